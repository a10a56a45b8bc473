"""A match in the terminal: what is typed, what is answered, and how one leaves and goes on."""

import random
from pathlib import Path

import pytest

from mazarin.cards import FRENCH, NEAPOLITAN, Pack
from mazarin.chance import stream
from mazarin.cli import kept
from mazarin.cli.screen import Screen
from mazarin.cli.session import Session
from mazarin.cli.story import Story
from mazarin.games import GAMES
from mazarin.play.events import Event
from mazarin.play.match import Match, shuffled
from mazarin.play.record import replay, write_record
from mazarin.play.sentences import LANGUAGES, Sentences
from tests.conftest import Run


class Follower:
    """A player who asks for a hint at every move and takes it."""

    def __init__(self, say: Sentences) -> None:
        self.said: list[str] = [""]
        self.before, self.behind = say.text("hint", example="|").split("|")
        self.next_deal = say.text("prompt-deal")
        self.moves = 0

    def answer(self, prompt: str) -> str:
        """Type a hint's move where there is one, else ask for one."""
        hint = self.said[-1]
        if prompt.startswith(self.next_deal):
            return ""
        if not hint.startswith(self.before):
            return "hint"
        self.moves += 1
        return hint.removeprefix(self.before).removesuffix(self.behind)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_match_is_played_in_every_language(game: str, lang: str) -> None:
    say = Sentences(lang)
    player = Follower(say)
    match = Match.new(game, players=3)
    screen = Screen(say, [say.text("name-player", number=seat) for seat in range(3)], 0)
    Session(
        match,
        seed=11,
        chance=stream(11),
        screen=screen,
        ask=player.answer,
        tell=player.said.append,
    ).run()
    assert match.state.finished
    assert player.moves > 10
    assert say.text("score-final") in player.said
    assert write_record(replay(write_record(match)).match) == write_record(match)


@pytest.mark.parametrize("game", GAMES)
def test_every_command_answers_and_the_end_of_input_leaves(run: Run, game: str) -> None:
    typed = ["help", "rules", "table", "hand", "last", "undo", "why", "why 8h", "nonsense", "save"]
    code, out, _ = run("play", game, "--seed", "5", "--lang", "en", typed=[*typed, "quit", "no"])
    assert code == 0
    for line in ("Commands", "nonsense", "There is nothing to take back.", "Goodbye!"):
        assert line in out


def _moves(game: str, rng: random.Random) -> list[str]:
    """Return enough words to blunder through a match: each is a legal move now and then."""
    french = [rank + suit for rank in "23456789TJQKA" for suit in "hdcs"]
    italian = [f"{rank}{suit}" for rank in range(1, 11) for suit in "dcsb"]
    words = ["close", "see", "open 1", "raise 1", ""] if game == "stoppa" else ["stopp", ""]
    pool = (italian if game == "stoppa" else french) + words * 8
    return [rng.choice(pool) for _ in range(6000)]


@pytest.mark.parametrize("game", GAMES)
def test_a_match_is_typed_saved_replayed_and_resumed(run: Run, game: str, tmp_path: Path) -> None:
    saved, again = tmp_path / "half.stops", tmp_path / "whole.stops"
    typed = _moves(game, random.Random(1))
    half = [*typed[:150], f"save {saved}", f"save {saved}"]
    code, out, _ = run("play", game, "--seed", "3", "--lang", "en", typed=half)
    assert code == 0
    assert saved.exists()
    assert out.count(str(saved)) == 2  # saved once, and refused to write over it
    code, out, err = run("replay", str(saved))
    assert (code, err) == (0, "")
    code, out, _ = run(
        "play", "--resume", str(saved), "--seed", "8", typed=[*typed, f"save {again}"]
    )
    assert code == 0


def _screen(lang: str, players: int) -> Screen:
    say = Sentences(lang)
    return Screen(say, [say.text("name-player", number=n) for n in range(players)], 0)


def _story(players: int) -> Story:
    screen = _screen("en", players)
    return Story(screen.say, screen.names, screen.me)


def test_what_all_put_in_is_told_in_one_sentence() -> None:
    story = _story(3)
    michigan, stoppa = Match.new("michigan", players=3), Match.new("stoppa", players=3)
    told = story.told(michigan.deal(shuffled(michigan.state, 1, 0)), michigan.state)
    assert told[1] == "Everybody stakes 4 chips on the pay cards, the dealer twice as many."
    told = story.told(stoppa.deal(shuffled(stoppa.state, 1, 0)), stoppa.state)
    assert told[2] == "Everybody puts 1 chip in the pot."
    others = [Event("antes", n, amount=2) for n in range(3) if n != stoppa.state.dealer]
    told = story.told(others, stoppa.state)
    assert told == ["Everybody but the dealer puts 2 chips in the pot."]
    uneven = [Event("antes", n, amount=n + 1) for n in range(3)]
    assert len(story.told(uneven, stoppa.state)) == 3


def test_a_stop_tells_who_leads() -> None:
    story, s = _story(3), Match.new("michigan", players=3).state
    stop = Event("stop-card", 1)
    [told] = story.told([stop, Event("leads", 1)], s)
    assert told == "Stop! Player 1 has no card to lay and so leads."
    assert len(story.told([stop, Event("passes-lead", 1), Event("leads", 2)], s)) == 3
    assert story.told([Event("ace-ends-run", 0), Event("leads", 0)], s)[0].endswith(
        "lead the next."
    )


def test_cards_laid_on_end_are_told_in_one_sentence() -> None:
    s = Match.new("stoppa", players=3).state
    laid = [Event("lays", 1, ("2c",)), Event("lays", 1, ("3s",)), Event("passes", 1)]
    told = _story(3).told([*laid, Event("lays", 2, ("4d",))], s)
    assert told[0] == "Player 1 lays the two of cups and the three of swords."
    assert len(told) == 3


def test_amounts_that_make_no_sense_are_answered(run: Run) -> None:
    typed = ["open", "x", "open -1", "open 99", "why open", "why raise", "close 3", "raise"]
    _, out, _ = run("play", "stoppa", "--seed", "3", "--lang", "en", typed=typed)
    for line in ("“x” is no number", "“-1” is no number", "must be from 1 to 4", "play open now"):
        assert line in out
    assert out.count("You cannot say that now") == 2
    assert "takes no number of chips" in out


def test_commands_between_deals_tell_of_the_deal_that_is_over() -> None:
    match, player = Match.new("stopp", players=3), Follower(Sentences("en"))
    said, typed = player.said, iter(["hand", "table", "8h", "hint", "undo"])

    def answer(prompt: str) -> str:
        return next(typed, "") if prompt.startswith(player.next_deal) else player.answer(prompt)

    Session(
        match, seed=4, chance=stream(4), screen=_screen("en", 3), ask=answer, tell=said.append
    ).run()
    assert next(typed, None) is None
    assert "The deal is over" in said
    assert "You may play: " not in said
    assert any("no deal is going on" in line for line in said)


def test_a_dumb_terminal_gets_no_colours(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdout.isatty", lambda: True)
    monkeypatch.delenv("NO_COLOR", raising=False)
    monkeypatch.setenv("TERM", "xterm")
    assert "\033[" in run("play", "stopp", "--seed", "3")[1]
    monkeypatch.setenv("TERM", "dumb")
    assert "\033[" not in run("play", "stopp", "--seed", "3")[1]


def test_whoever_has_lost_all_chips_is_shown_as_out() -> None:
    match = Match.new("stopp", players=3)
    match.deal(shuffled(match.state, 1, 0))
    match.state.dealt_in[2] = match.state.chips[2] = match.state.hands[2] = 0
    assert "out of the match" in _screen("en", 3).table(match.state)[-1]


@pytest.mark.parametrize("end", [EOFError, KeyboardInterrupt])
def test_a_match_that_is_left_is_kept_until_it_is_played_out(
    run: Run, tmp_path: Path, end: type[BaseException]
) -> None:
    short = ("play", "stopp", "--rules", "capital=1,hand_size=1", "--seed", "3")
    code, out, _ = run(*short, "--lang", "en", end=end)
    assert code == 0
    assert "--resume" in out
    assert out.endswith("Goodbye!\n")
    assert kept.kept_file().parent == tmp_path / "mazarin"
    code, out, _ = run("play", "--resume", "--lang", "en", typed=[""] * 200)
    assert "wins the match" in out or "win the match" in out
    assert not kept.kept_file().exists()
    assert run("play", "--resume")[0] == 2


def test_leaving_tells_how_to_go_on(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "sv_SE")
    monkeypatch.delenv("MAKELEVEL", raising=False)
    leave = ("play", "stoppa", "--lang", "it", "--seat", "2")
    assert "mazarin play --resume --seat 2 --lang it\n" in run(*leave)[1]
    monkeypatch.setenv("MAKELEVEL", "1")
    assert "make play ARGS='--resume'\n" in run("play", "stoppa", "--lang", "sv")[1]


def test_a_match_that_cannot_be_kept_is_left_all_the_same(run: Run, tmp_path: Path) -> None:
    (tmp_path / "mazarin").write_text("a file where the folder should be")
    code, out, _ = run("play", "stopp", "--lang", "en")
    assert code == 0
    assert "Could not save" in out


NAMED = {
    "en": ["eight of hearts", "10 of spades", "jack spades", "Q♦", "10h"],
    "sv": ["hjärter åtta", "spader 10", "knekt sp", "D♦", "E hjärter"],
    "uk": ["вісімка чирв", "ДЕСЯТКУ ПІК", "валет п", "Д♦", "8ч"],
    "it": ["l'asso di cuori", "dieci di picche", "fante picche", "Q♦", "8f"],
}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_cards_may_be_typed_as_they_are_named(run: Run, lang: str) -> None:
    _, out, _ = run("play", "stopp", "--lang", lang, typed=[f"why {name}" for name in NAMED[lang]])
    usage = Sentences(lang).text("why-usage", example="|").partition("|")[0]
    assert usage not in out


def test_a_card_that_could_be_two_is_none() -> None:
    assert Sentences("uk").read_card("7м", "Neapolitan") is None
    assert Sentences("uk").read_card("7мо", "Neapolitan") == "7d"


@pytest.mark.parametrize("pack", [FRENCH, NEAPOLITAN], ids=lambda pack: pack.name)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_whatever_we_call_a_card_is_understood(lang: str, pack: Pack) -> None:
    say = Sentences(lang)
    for card in map(pack.write_card, range(pack.size)):
        for form in ("", "object"):
            assert say.read_card(say.card(card, pack.name, form), pack.name) == card
        assert say.read_card(say.short(card, pack.name), pack.name) == card
