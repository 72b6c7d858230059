"""What stays on disk: matches, autosaves, settings, records of finished games. Nothing in here imports ui."""

from saves.document import Chapter, SaveIdentity, compose
from saves.errors import CannotSave, DamagedSave, NewerSave, Notice
from saves.header import Header
from saves.loading import Loaded, Stop, Verification, load, verify
from saves.reading import read_header
from saves.recording import digests_of, write_match
from saves.records import Record, SeatRecord
from saves.repertoire import PROGRAM, Repertoire
from saves.settings import Settings
from saves.shelf import Entry
from saves.statistics import Tally, by_kind, by_person, by_title
from saves.store import Store, default_folder
from saves.trash import Deleted

__all__ = [
    "PROGRAM",
    "CannotSave",
    "Chapter",
    "DamagedSave",
    "Deleted",
    "Entry",
    "Header",
    "Loaded",
    "NewerSave",
    "Notice",
    "Record",
    "Repertoire",
    "SaveIdentity",
    "SeatRecord",
    "Settings",
    "Stop",
    "Store",
    "Tally",
    "Verification",
    "by_kind",
    "by_person",
    "by_title",
    "compose",
    "default_folder",
    "digests_of",
    "load",
    "read_header",
    "verify",
    "write_match",
]
