"""`gallery`: a picture of every scene and board, and what does not fit in them."""

from __future__ import annotations

import os

from ui.cli.errors import CommandFailed, WrongUse
from ui.cli.options import Options
from ui.console.console import FAILED, FINE, Console, one_line

SIZE = (1920, 1080)


def run(options: Options, console: Console) -> int:
    if options.folder is None:
        raise WrongUse("no_folder")
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    try:
        from ui.workshop.gallery.camera import taken
        from ui.workshop.gallery.registry import exhibits
        from ui.workshop.gallery.studio import Studio
    except ImportError as error:
        raise CommandFailed("pygame") from error
    chosen = [exhibit for exhibit in exhibits() if not options.only or options.only in exhibit.name]
    if not chosen:
        raise WrongUse("no_picture", text=options.only or "")
    studio = Studio(options.size or SIZE, console.voice.catalogue.language, options.text or 100)
    count = faults = 0
    try:
        for picture in taken(options.folder, studio, chosen):
            console.say("cli.gallery.wrong" if picture.faults else "cli.gallery.fine", file=str(picture.path))
            for fault in picture.faults:
                console.print(f"  {one_line(fault)}")
            console.flush()
            count, faults = count + 1, faults + len(picture.faults)
    finally:
        studio.close()
    console.say("cli.gallery.total", pictures=count, n=faults)
    return FAILED if faults else FINE
