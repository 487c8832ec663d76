import copy
import pathlib
import pickle
import tomllib
import xml.etree.ElementTree as ElementTree

import pytest

import palisade
from palisade import CHANCE, OVER, Game, Position, Record, Refusal


def test_refusals_name_the_rule_and_change_nothing():
    position = Game("quoridor").position("e2,e9 10,9 1 e3h")
    with pytest.raises(Refusal) as caught:
        position.play("e3v")
    assert caught.value.rule == "C12"
    assert caught.value.key == "refusal-quoridor-fence-crosses"
    assert "e3" in str(caught.value)
    record = Game("quoridor").record()
    with pytest.raises(Refusal):
        record.play("e5")
    assert record.words == []


@pytest.mark.parametrize(
    ("keywords", "rule"),
    [(dict(seats=3), "Q11"), (dict(pawn_behind="never"), "Q08"), (dict(maze="corners"), "")],
)
def test_bad_setups_are_refused(keywords, rule):
    with pytest.raises(Refusal) as caught:
        Game("quoridor", **keywords)
    assert caught.value.rule == rule


def test_a_nested_reason_is_a_refusal_of_its_own():
    with pytest.raises(Refusal) as caught:
        Record.parse("palisade 1\ngame quoridor\n\ne2 e5\n")
    assert caught.value.arguments["nth"] == 2
    assert caught.value.arguments["why"].rule.startswith("C")


def test_positions_are_values():
    start = Game("pacman").start()
    after = start.play("e6-f6")
    assert str(start) == "e5 e9,a5,i5,e1 a1,a9,i1,i9 3 pac corners"
    assert after != start and Game("pacman").position(str(after)) == after
    assert len({start, start.copy(), copy.deepcopy(start), pickle.loads(pickle.dumps(start))}) == 1


def test_games_are_values():
    game = Game("pacman", seats=3, maze="orchard", ghosts_share=False)
    again = pickle.loads(pickle.dumps(game))
    assert again == game and hash(again) == hash(game) and repr(again) == repr(game)
    assert game != Game("pacman", seats=3, maze="orchard")
    assert eval(repr(game)) == game


def test_chance_has_weights():
    start = Game("mspacman").start()
    assert start.turn == CHANCE and start.legal_moves() == []
    assert sum(weight for _, weight in start.rolls()) == 6
    assert start.play("spin:2").play("spin:5").turn == 1


def test_results_are_per_seat():
    end = Game("pacman", seats=3).position("e4 e4,a5,i5,e1 a9 0 - corners")
    assert end.turn == OVER and end.rewards == [-1.0, 1.0, 1.0]


def test_records_keep_everything():
    text = "palisade 1\ngame quoridor\nseats 2\nname 1 Ada\n\ne2 e8 {4:58} e3h\n"
    record = Record.parse(text)
    assert str(record) == text
    assert str(pickle.loads(pickle.dumps(record))) == text
    assert [str(position) for position in record.positions][-1] == "e2,e8 9,10 2 e3h"
    record.leave(0)
    assert (record.cause, record.rewards) == ("resign", [-1.0, 1.0])
    assert record.undo() == "leave:1:resign" and record.rewards is None


def test_a_record_can_begin_anywhere():
    game = Game("quoridor")
    record = Record(game, game.position("e8,d7 8,9 1 -"))
    record.play("e9")
    assert (record.cause, record.rewards) == ("rules", [1.0, -1.0])


def test_mazes_can_be_anything_a_file_can_say():
    word = "6x6.3.d4.d6___.a1f4.a1vb2vc1vc4hd1ve4h"
    game = Game("pacman", maze=word)
    assert game.maze == word and game.observation_shape[1:] == (6, 6)


def test_boards_are_pictures(setup):
    picture = setup.start()._repr_svg_()
    root = ElementTree.fromstring(picture)
    assert root.tag.endswith("svg") and len(root) > 20


def test_exact_moves_are_recoverable():
    start = Game("pacman").start()
    for action in start.legal_actions():
        moves = start.moves(action)
        assert start.move(action) == moves[0]
        assert {start.play(word) for word in moves} == {start.play_action(action)}
    every = [word for action in start.legal_actions() for word in start.moves(action)]
    assert sorted(every) == sorted(start.legal_moves())
    with pytest.raises(Refusal) as caught:
        start.move(0)
    assert caught.value.key == "action-not-legal"


def test_unknown_things_are_refused():
    with pytest.raises(Refusal):
        palisade.mazes("chess")
    with pytest.raises(IndexError):
        Game("quoridor").action_label(209)
    with pytest.raises(IndexError):
        Game("quoridor").start().leave(2)
    with pytest.raises(Refusal):
        Position(Game("quoridor"), "nonsense")


SAMPLES = pathlib.Path(__file__).parents[2] / "suites/dialects"


@pytest.mark.parametrize("sample", sorted(SAMPLES.glob("*.txt")), ids=lambda path: path.stem)
def test_every_notation_is_read(sample):
    dialect = sample.stem.split("_")[0]
    record = Record.from_text(sample.read_text(), dialect=dialect)
    expected = Record.parse(sample.with_suffix(".palisade").read_text())
    assert (record.words, record.positions) == (expected.words, expected.positions)
    again = Record.from_text(record.to_text(dialect), dialect=dialect)
    assert again.position == record.position


def test_a_notation_is_asked_for_where_the_text_does_not_decide():
    with pytest.raises(Refusal, match="moves-a") as caught:
        Record.from_text("e2 e8 d5v")
    assert caught.value.key == "dialect-which"
    with pytest.raises(ValueError, match="there is no dialect klingon; there are palisade, moves-a"):
        Record.from_text("e2 e8", dialect="klingon")
    with pytest.raises(Refusal):
        Record.from_text("")
    with pytest.raises(Refusal):
        Game("pacman").record().to_text("qgn")


def test_the_version_is_that_of_the_package():
    project = tomllib.loads((pathlib.Path(__file__).parents[1] / "pyproject.toml").read_text())
    assert palisade.__version__ == project["project"]["version"]
