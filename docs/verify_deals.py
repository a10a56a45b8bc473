"""Check that the packs of a record are what commitment, cuts and secret give: docs/fair-deals.md.

    python verify_deals.py match.stops

Needs Python alone. It shares no line with Mazarin, so that neither need be believed.
"""

import re
import sys
from hashlib import sha256
from hmac import digest


def pack_of(game: str, players: int) -> list[str]:
    if game != "stoppa":
        return [rank + suit for suit in "hdcs" for rank in "23456789TJQKA"]
    kings = {3: "b", 6: "dcsb"}.get(players, "")
    pack = [f"{rank}{suit}" for suit in "dcsb" for rank in range(1, 11)]
    return [card for card in pack if not (card[:-1] == "10" and card[-1] in kings)]


def shuffled(pack: list[str], secret: bytes, message: str) -> list[str]:
    key, block, drawn = digest(secret, message.encode(), "sha256"), 0, []
    for last in range(len(pack) - 1, 0, -1):
        while True:
            if not drawn:
                drawn = list(digest(key, block.to_bytes(8, "big"), "sha256"))
                block += 1
            if (byte := drawn.pop(0)) < 256 // (last + 1) * (last + 1):
                break
        place = byte % (last + 1)
        pack[last], pack[place] = pack[place], pack[last]
    return pack


def faults(text: str) -> list[str]:
    lines = [line.split("#")[0].strip() for line in text.splitlines()]
    top = "\n".join(lines).partition("\nd ")[0]
    head = dict(re.findall(r"^([a-z]+): *(.*)$", top, re.MULTILINE))
    if missing := {"match", "players", "table", "number", "commitment", "cuts", "secret"} - {*head}:
        return [f"the head has no line {key}:" for key in sorted(missing)]
    dealt = [re.findall(r"(?:10|.)[a-z]", line[2:]) for line in lines if line.startswith("d ")]
    pack = pack_of(head["match"].split("(")[0], int(head["players"]))
    cuts = [cut[1:].replace("=", ":") for cut in head["cuts"].split() if cut != "-"]
    secrets = [bytes.fromhex(head["secret"])]
    for _ in dealt:
        secrets.insert(0, sha256(secrets[0]).digest())
    found = [] if dealt and secrets[0].hex() == head["commitment"] else ["the secret is another"]
    for number, cards in enumerate(dealt, 1):
        told = ["mazarin deal 1", head["table"], head["number"], str(number), *cuts]
        if cards != shuffled(list(pack), secrets[number], "\n".join(told)):
            found.append(f"deal {number} is not what commitment, cuts and secret give")
    return found


if __name__ == "__main__":
    with open(sys.argv[1], encoding="utf-8") as record:
        found = faults(record.read())
    print("\n".join(found) or "all deals are fair")
    sys.exit(bool(found))
