"""argparse in the language of the catalogue: it reads the arguments, its help and its errors are ours."""

from __future__ import annotations

import argparse
from collections.abc import Iterable
from textwrap import fill
from typing import NoReturn

from ui.cli.arguments import COMMANDS, COMMON, HELP, NAMES, WINDOW, Argument
from ui.cli.errors import WrongUse
from ui.cli.options import Options
from ui.console.console import program_name
from ui.text import Voice

WIDTH = 100


class Parser(argparse.ArgumentParser):
    """The parser of one command. It raises WrongUse and never ends the program."""

    def __init__(self, voice: Voice, command: str) -> None:
        prefix = voice.say("cli.help.usage")

        class Formatter(argparse.RawDescriptionHelpFormatter):
            def add_usage(
                self,
                usage: str | None,
                actions: Iterable[argparse.Action],
                groups: Iterable[argparse._MutuallyExclusiveGroup],
                prefix: str | None = prefix,
            ) -> None:
                super().add_usage(usage, actions, groups, prefix)

        super().__init__(
            prog=program_name() if command == WINDOW else f"{program_name()} {command}",
            description=fill(voice.say(f"cli.about.{command}"), WIDTH),
            epilog=_epilog(voice, command),
            formatter_class=Formatter,
            add_help=False,
            allow_abbrev=False,
            exit_on_error=False,
        )
        self.command = command
        places = self.add_argument_group(voice.say("cli.help.arguments"))
        options = self.add_argument_group(voice.say("cli.help.options"))
        for argument in (*COMMANDS[command], *COMMON):
            _add(options if argument.is_option else places, voice, argument)

    def read(self, words: list[str]) -> Options:
        """The options in these words; WrongUse if one of them is not understood."""
        options = Options(command=self.command)
        try:
            _, left_over = self.parse_known_intermixed_args(words, options)
        except argparse.ArgumentError as error:
            raise self._wrong_value(error) from error
        for word in left_over:
            raise WrongUse("unknown_option" if word.startswith("-") else "too_much", text=word)
        return options

    def _wrong_value(self, error: argparse.ArgumentError) -> WrongUse:
        name = (error.argument_name or "").rpartition("/")[2]
        is_switch = any(name in action.option_strings and action.nargs == 0 for action in self._actions)
        return WrongUse("no_value" if is_switch else "needs_value", option=name)

    def error(self, message: str) -> NoReturn:
        raise WrongUse("other", detail=message)


def _add(group: argparse._ArgumentGroup, voice: Voice, argument: Argument) -> None:
    explained = voice.say(f"cli.option.{argument.dest}").replace("%", "%%")
    names = ["-h", HELP.name] if argument is HELP else [argument.name]
    if argument.read is None:
        group.add_argument(*names, dest=argument.dest, action="store_true", default=argparse.SUPPRESS, help=explained)
        return
    meta = voice.say(f"cli.meta.{argument.meta}")
    if argument.is_option:
        group.add_argument(
            *names, dest=argument.dest, type=argument.read, metavar=meta, default=argparse.SUPPRESS, help=explained
        )
    else:
        group.add_argument(
            argument.dest, type=argument.read, nargs=argument.nargs, metavar=meta, default=None, help=explained
        )


def _epilog(voice: Voice, command: str) -> str:
    if command != WINDOW:
        return voice.say(f"cli.example.{command}", program=program_name())
    width = max(map(len, NAMES))
    commands = [f"  {name:<{width}}  {voice.say(f'cli.summary.{name}')}" for name in NAMES]
    more = fill(voice.say("cli.help.more", program=program_name()), WIDTH)
    return "\n".join([f"{voice.say('cli.help.commands')}:", *commands, "", more])
