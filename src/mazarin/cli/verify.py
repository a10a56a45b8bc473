"""``mazarin verify``: checks that the packs of a record were shuffled as they had to be."""

import argparse
import dataclasses
import json
import sys

from mazarin.cli import FAULT
from mazarin.cli.show import text_of
from mazarin.play.fair import Fault, faults_of
from mazarin.play.record import Replay, replay
from mazarin.play.sentences import Sentences


def verify(asked: argparse.Namespace) -> int:
    """Check the deals of a record; exit with 1 if one is not what it must be."""
    done = replay(text_of(asked.file))
    # A record that breaks off hides the deals behind its fault; so they are not judged at all.
    faults = [] if done.fault else faults_of(done.match)
    if asked.json:
        print(json.dumps(_as_json(done, faults)))
    else:
        _tell(done, faults, Sentences(asked.lang))
    return FAULT if done.fault or faults else 0


def _as_json(done: Replay, faults: list[Fault]) -> dict[str, object]:
    return {
        "fair": not done.fault and not faults,
        "deals": len(done.match.deals),
        "faults": [dataclasses.asdict(fault) for fault in faults],
        "fault": done.fault and str(done.fault),
    }


def _tell(done: Replay, faults: list[Fault], say: Sentences) -> None:
    if done.fault:
        print(say.text("verify-unsound"))
        print(f"mazarin: {done.fault}", file=sys.stderr)
    elif faults:
        for fault in faults:
            print(say.text(f"verify-{fault.name}", **_args(fault)))
    else:
        print(say.text("verify-fair", count=len(done.match.deals)))


def _args(fault: Fault) -> dict[str, str | int]:
    """Return what a fault's sentence names: a header or the number of a deal."""
    return {"key": fault.key, "number": fault.deal}
