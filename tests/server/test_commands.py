"""Commands: one id, one effect, one answer; and every refusal has a name (F1, F2, F4)."""

import asyncio
from collections.abc import Callable

import pytest

from mazarin.server import wire
from mazarin.server.desk import Refused
from mazarin.server.store import StoreFailed
from tests.server.virtual import Guest, Parlour, failing, virtually

GUESTS = ("ada", "bo", "cy")


async def on_turn(parlour: Parlour) -> tuple[Guest, list[Guest]]:
    """Return who has a choice at a table, and all who sit there."""
    guests = await parlour.playing(*GUESTS)
    guest = await parlour.on_turn(guests)
    assert guest is not None
    return guest, guests


async def forced(parlour: Parlour, ada: Guest) -> None:
    """Let time go by until she must give the answer that is asked of her."""
    async with asyncio.timeout(10):
        while not (ada.moves() and parlour.is_forced(ada.room)):
            if ada.moves():
                await parlour.play(ada)
            await parlour.hours.go_by(100)


def moved(guest: Guest) -> int:
    """Return how many moves persons have made."""
    rows = guest.parlour.shelf.logs[guest.room.id]
    return sum(b'"is":"moved"' in row and b'"hand"' not in row for row in rows)


def test_f01_the_same_command_twice_is_done_once_and_answered_twice() -> None:
    async def scene(parlour: Parlour) -> None:
        guest, _ = await on_turn(parlour)
        command = wire.Move(id="x", at=guest.room.at, move=guest.moves()[0])
        first = await guest.do(command)
        assert await guest.do(command) == first
        assert moved(guest) == 1

    virtually(scene)


def test_f01_ten_of_the_same_command_at_once() -> None:
    async def scene(parlour: Parlour) -> None:
        guest, _ = await on_turn(parlour)
        command = wire.Move(id="x", at=guest.room.at, move=guest.moves()[0])
        answers = await asyncio.gather(*(guest.do(command) for _ in range(10)))
        assert len(answers) == 10
        assert all(answer == answers[0] for answer in answers)
        assert moved(guest) == 1

    virtually(scene)


def test_f01_of_two_commands_for_one_turn_one_is_done() -> None:
    async def scene(parlour: Parlour) -> None:
        guest, _ = await on_turn(parlour)
        at, one, other = guest.room.at, *guest.moves()[:2]
        wishes = [guest.do(wire.Move(id=m, at=at, move=m)) for m in (one, other)]
        first, second = await asyncio.gather(*wishes, return_exceptions=True)
        assert isinstance(first, wire.Answer)
        assert isinstance(second, Refused)
        assert second.name == "stale"
        assert moved(guest) == 1

    virtually(scene)


def test_f01_the_same_id_of_somebody_else_is_another_command() -> None:
    async def scene(parlour: Parlour) -> None:
        ada, bo = await parlour.seated("ada", "bo")
        first = await ada.do(wire.Say(id="x", phrase="hello"))
        assert (await bo.do(wire.Say(id="x", phrase="hello"))).seq == first.seq + 1

    virtually(scene)


def test_f01_the_same_answer_after_a_restart() -> None:
    async def scene(parlour: Parlour) -> None:
        guest, _ = await on_turn(parlour)
        command = wire.Move(id="x", at=guest.room.at, move=guest.moves()[0])
        first = await guest.do(command)
        await parlour.restart()
        await guest.come_back()
        assert await guest.do(command) == first
        assert moved(guest) == 1

    virtually(scene)


def test_f01_a_command_that_changed_nothing_gets_its_answer_again() -> None:
    """As the answer to a question does: it is accepted, and comes on the beat."""

    async def scene(parlour: Parlour) -> None:
        (ada,) = await parlour.playing("ada", rules="classic")
        await forced(parlour, ada)
        command = wire.Move(id="x", at=ada.room.at, move=ada.moves()[0])
        first = await ada.do(command)
        await parlour.hours.go_by(5_000)
        assert ada.room.at > first.seq
        assert await ada.do(command) == first

    virtually(scene)


def test_f01_a_refusal_is_an_answer_too_and_stays_one() -> None:
    async def scene(parlour: Parlour) -> None:
        (ada,) = await parlour.seated("ada")
        command = wire.Deal(id="x")
        assert await ada.refused(command) == "not-now"
        await ada.do(wire.Start(id="go"))
        await parlour.play_deal([ada])
        assert ada.room.phase == "between"
        assert await ada.refused(command) == "not-now"
        await ada.do(wire.Deal(id="y"))

    virtually(scene)


def test_f01_what_could_not_be_written_may_be_asked_again() -> None:
    async def scene(parlour: Parlour) -> None:
        guest, _ = await on_turn(parlour)
        command = wire.Move(id="x", at=guest.room.at, move=guest.moves()[0])
        with failing(parlour.shelf, StoreFailed("the disk is full")):
            assert await guest.refused(command) == "store-failed"
        assert (await guest.do(command)).ok
        assert moved(guest) == 1

    virtually(scene)


def test_f02_a_move_is_stale_once_the_game_has_moved_on() -> None:
    async def scene(parlour: Parlour) -> None:
        guest, guests = await on_turn(parlour)
        at, move = guest.room.at, guest.moves()[0]
        await guest.do(wire.Move(id="x", at=at, move=move))
        await parlour.on_turn(guests)
        for n, other in enumerate(guests):
            assert await other.refused(wire.Move(id=f"y{n}", at=at, move=move)) == "stale"

    virtually(scene)


def test_f02_a_card_that_is_gone_is_refused_with_a_reason() -> None:
    async def scene(parlour: Parlour) -> None:
        (ada,) = await parlour.playing("ada", bots=[None, "simple", "simple"])
        guest = await parlour.on_turn([ada])
        assert guest is ada
        move = ada.moves()[0]
        await ada.do(wire.Move(id="x", at=ada.room.at, move=move))
        assert await parlour.on_turn([ada]) is ada
        with pytest.raises(Refused) as refused:
            await ada.do(wire.Move(id="y", at=ada.room.at, move=move))
        assert refused.value.name == "illegal-move"
        assert refused.value.reason is not None

    virtually(scene)


async def waiting(parlour: Parlour) -> Guest:
    return (await parlour.seated("ada", bots=[None, None, "simple"]))[0]


async def standing(parlour: Parlour) -> Guest:
    return await parlour.open()


async def guest_of_another(parlour: Parlour) -> Guest:
    return (await parlour.seated("ada", "bo"))[1]


async def watching(parlour: Parlour) -> Guest:
    return await parlour.come((await parlour.open()).keeper, "wes", "watch")


async def dealt(parlour: Parlour) -> Guest:
    return (await on_turn(parlour))[0]


async def unclocked(parlour: Parlour) -> Guest:
    return (await parlour.playing("ada", pace="relaxed"))[0]


async def not_on_turn(parlour: Parlour) -> Guest:
    guest, guests = await on_turn(parlour)
    return next(other for other in guests if other is not guest)


async def late(parlour: Parlour) -> Guest:
    """At a table where a deal is going on, without a seat."""
    return await parlour.come((await parlour.playing("ada"))[0].keeper, "bo")


async def between(parlour: Parlour) -> Guest:
    guests = await parlour.playing(*GUESTS)
    await parlour.play_deal(guests)
    return guests[0]


async def finished(parlour: Parlour) -> Guest:
    (ada,) = await parlour.playing("ada", rules="deals=1")
    await parlour.play_match([ada])
    return ada


async def gone(parlour: Parlour) -> Guest:
    _, bo = await parlour.seated("ada", "bo")
    await bo.do(wire.Leave(id="bye"))
    return bo


async def over(parlour: Parlour) -> Guest:
    (ada,) = await parlour.seated("ada")
    await ada.do(wire.Close(id="end"))
    return ada


REFUSALS: list[tuple[Callable[[Parlour], object], wire.Command, str]] = [
    (over, wire.Here(id="x"), "table-closed"),
    (gone, wire.Here(id="x"), "not-at-table"),
    (standing, wire.Move(id="x", at=1, move="7h"), "not-seated"),
    (waiting, wire.Move(id="x", at=1, move="7h"), "no-deal"),
    (dealt, wire.Move(id="x", at=1, move="7h"), "stale"),
    (between, wire.Move(id="x", at=1, move="7h"), "no-deal"),
    (guest_of_another, wire.Start(id="x"), "host-only"),
    (standing, wire.Start(id="x"), "nobody-seated"),
    (dealt, wire.Deal(id="x"), "not-now"),
    (standing, wire.Deal(id="x"), "not-seated"),
    (waiting, wire.Extend(id="x"), "no-clock"),
    (unclocked, wire.Extend(id="x"), "no-clock"),
    (late, wire.Extend(id="x"), "not-seated"),
    (watching, wire.Sit(id="x"), "watch-only"),
    (late, wire.Sit(id="x"), "deal-running"),
    (between, wire.Sit(id="x"), "seated"),
    (waiting, wire.Sit(id="x", seat=7), "no-such-seat"),
    (guest_of_another, wire.Sit(id="x", seat=0), "seat-taken"),
    (waiting, wire.Sit(id="x", seat=1, cut="zz"), "unreadable-cut"),
    (standing, wire.Stand(id="x"), "not-seated"),
    (guest_of_another, wire.Kick(id="x", guest="ada"), "host-only"),
    (waiting, wire.Kick(id="x", guest="ada"), "not-yourself"),
    (waiting, wire.Kick(id="x", guest="nobody"), "no-such-guest"),
    (guest_of_another, wire.Host(id="x", guest="bo"), "host-only"),
    (waiting, wire.Host(id="x", guest="nobody"), "no-such-guest"),
    (guest_of_another, wire.Bot(id="x", seat=2, level="simple"), "host-only"),
    (dealt, wire.Bot(id="x", seat=2, level="simple"), "host-only|match-running"),
    (waiting, wire.Bot(id="x", seat=7, level="simple"), "no-such-seat"),
    (waiting, wire.Bot(id="x", seat=0, level="simple"), "seat-taken"),
    (waiting, wire.Bot(id="x", seat=1, level="genius"), "no-such-bot"),
    (finished, wire.Bot(id="x", seat=1), "match-running"),
    (standing, wire.Cut(id="x", value="ab"), "not-seated"),
    (waiting, wire.Cut(id="x", value="XY"), "unreadable-cut"),
    (dealt, wire.Cut(id="x", value="ab"), "no-commitment"),
    (dealt, wire.Reveal(id="x"), "not-now"),
    (late, wire.Reveal(id="x"), "not-seated"),
    (between, wire.Rematch(id="x"), "not-now"),
    (standing, wire.Rematch(id="x"), "not-seated"),
    (finished, wire.Rematch(id="x", cut="no"), "unreadable-cut"),
    (waiting, wire.Decline(id="x"), "no-offer"),
    (standing, wire.Decline(id="x"), "not-seated"),
    (waiting, wire.Say(id="x", phrase="cheat!"), "no-such-phrase"),
    (guest_of_another, wire.Close(id="x"), "host-only"),
]


@pytest.mark.parametrize(
    ("place", "command", "name"),
    REFUSALS,
    ids=[f"{place.__name__}-{type(c).__name__}-{name}" for place, c, name in REFUSALS],
)
def test_f04_every_refusal_has_a_name_and_changes_nothing(
    place: Callable[[Parlour], object], command: wire.Command, name: str
) -> None:
    async def scene(parlour: Parlour) -> None:
        guest = await place(parlour)  # type: ignore[misc]
        before = len(parlour.shelf.logs.get(guest.room.id, ()))
        assert await guest.refused(command) in name.split("|")
        assert len(parlour.shelf.logs.get(guest.room.id, ())) == before

    virtually(scene)


@pytest.mark.parametrize(
    ("move", "name"),
    [
        ("9z", "unreadable-move"),
        ("", "unreadable-move"),
        ("7h 7h", "unreadable-move"),
        ("open 99999999999999999999999999", "unreadable-move"),
        ("open -1", "unreadable-move"),
        ("\x00", "unreadable-move"),
        ("７h", "unreadable-move"),
    ],
)
def test_f04_what_is_no_move(move: str, name: str) -> None:
    async def scene(parlour: Parlour) -> None:
        guest = await dealt(parlour)
        assert await guest.refused(wire.Move(id="x", at=guest.room.at, move=move)) == name

    virtually(scene)


def test_f04_out_of_turn_and_the_wrong_card_are_refused_by_the_rules() -> None:
    async def scene(parlour: Parlour) -> None:
        guest, guests = await on_turn(parlour)
        for other in guests:
            if other is not guest:
                move = wire.Move(id=parlour.id(), at=other.room.at, move=guest.moves()[0])
                with pytest.raises(Refused) as refused:
                    await other.do(move)
                assert refused.value.reason is not None
                assert refused.value.reason.name == "not-your-turn"
                assert not refused.value.reason.cards

    virtually(scene)


def test_f04_whoever_lost_frames_gets_all_that_is_true_now() -> None:
    """A line that was down for 0.1, 5 and 60 s around a move."""

    async def scene(parlour: Parlour) -> None:
        guests = await parlour.playing(*GUESTS, pace="relaxed")
        for away in (100, 5_000, 60_000):
            guest = await parlour.on_turn(guests)
            assert guest is not None
            other = next(g for g in guests if g is not guest)
            await other.drop()
            await parlour.play(guest)
            await parlour.hours.go_by(away)
            await other.come_back()
            snapshot = (await other.hear())[-1]
            assert snapshot["type"] == "snapshot"
            fresh = await parlour.come(guest.keeper, f"w{away}", "watch")
            assert (await fresh.hear())[-1]["game"] == snapshot["game"]
            assert snapshot["seq"] == guest.room.seq - 2

    virtually(scene)
