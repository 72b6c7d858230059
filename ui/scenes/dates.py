"""Dates as people say them: today, yesterday, Monday, 9 November."""

from __future__ import annotations

from datetime import datetime

from ui.text import Voice

WEEKDAYS = ("monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday")
MONTHS = (
    "january",
    "february",
    "march",
    "april",
    "may",
    "june",
    "july",
    "august",
    "september",
    "october",
    "november",
    "december",
)


def told_date(voice: Voice, when: datetime, now: datetime | None = None) -> str:
    """In the time zone of this computer."""
    local, today = when.astimezone(), (now or datetime.now().astimezone()).astimezone()
    days = (today.date() - local.date()).days
    time = voice.say("menu.date.time", hour=str(local.hour), minute=f"{local.minute:02}")
    if days == 0:
        return voice.say("menu.date.today", time=time)
    if days == 1:
        return voice.say("menu.date.yesterday", time=time)
    if 1 < days < 7:
        return voice.say("menu.date.weekday", day=voice.say(f"menu.weekday.{WEEKDAYS[local.weekday()]}"), time=time)
    month = voice.say(f"menu.month.{MONTHS[local.month - 1]}")
    day = voice.say("menu.date.first" if local.day == 1 else "menu.date.day", number=local.day, month=month)
    return day if local.year == today.year else voice.say("menu.date.year", day=day, year=str(local.year))
