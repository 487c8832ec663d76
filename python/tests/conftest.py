import palisade


def every_setup() -> list[palisade.Game]:
    """Every game with every number of seats, every maze, and every value of every option."""
    lists = {"ghosts": ["2,2,-,2"], "colours": ["d,b"], "pieces": ["pacman,blinky"]}
    found = []
    for name in palisade.games():
        for seats in range(2, 6):
            choices = [{"maze": maze} for maze in palisade.mazes(name)] or [{}]
            for option in palisade.options(name):
                for value in lists.get(option["name"], option["values"].split()):
                    if "-" in value and option["name"] not in lists:
                        value = value.split("-")[0]  # the least of a range of numbers
                    choices.append({option["name"]: value})
            for choice in choices:
                try:
                    found.append(palisade.Game(name, seats=seats, **choice))
                except palisade.Refusal:
                    pass  # some values need other numbers of seats
    assert len(found) > 100
    return found


def pytest_generate_tests(metafunc):
    if "setup" in metafunc.fixturenames:
        metafunc.parametrize("setup", every_setup(), ids=str)
