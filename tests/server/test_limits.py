"""Limits: what is granted over time, and that no flood fills the memory."""

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mazarin.server.limits import Buckets, Limit, Quota, household

MESSAGES = Limit("too-many-messages", rate=2, burst=5)


class Clock:
    """A clock that goes when it is told."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


def taken(buckets: Buckets, who: str, times: int) -> int:
    return sum(buckets.take(who) for _ in range(times))


def test_a_burst_and_then_the_rate() -> None:
    clock = Clock()
    buckets = Buckets(MESSAGES, clock)
    assert taken(buckets, "a", 10) == 5
    assert taken(buckets, "b", 10) == 5
    assert buckets.refused == 10
    clock.now += 1.5
    assert taken(buckets, "a", 10) == 3
    clock.now += 3600
    assert taken(buckets, "a", 10) == 5


def test_how_long_to_wait() -> None:
    clock = Clock()
    buckets = Buckets(MESSAGES, clock)
    assert buckets.wait("a") == 0
    taken(buckets, "a", 5)
    assert buckets.wait("a") == 0.5
    assert buckets.wait("a", 4) == 2
    assert buckets.wait("a", 6) == math.inf
    clock.now += buckets.wait("a")
    assert buckets.take("a")


def test_what_costs_more_takes_more() -> None:
    buckets = Buckets(MESSAGES, Clock())
    assert buckets.take("a", 4)
    assert not buckets.take("a", 2)
    assert buckets.take("a", 1)


def test_a_clock_set_back_harms_nobody() -> None:
    clock = Clock()
    buckets = Buckets(MESSAGES, clock)
    taken(buckets, "a", 3)
    clock.now -= 500
    assert taken(buckets, "a", 10) == 2


@given(st.lists(st.tuples(st.floats(0, 3), st.integers(0, 8)), max_size=40))
def test_never_more_than_rate_and_burst(asked: list[tuple[float, int]]) -> None:
    clock = Clock()
    buckets = Buckets(MESSAGES, clock)
    granted = 0
    for pause, times in asked:
        clock.now += pause
        granted += taken(buckets, "a", times)
        assert granted <= MESSAGES.burst + MESSAGES.rate * (clock.now - 1000) + 1e-6


def test_a_flood_of_addresses_fills_no_memory() -> None:
    buckets = Buckets(MESSAGES, Clock(), most=100)
    taken(buckets, "steady", 5)
    for number in range(10_000):
        buckets.take(f"10.0.{number}")
        assert not buckets.take("steady")
    assert len(buckets) == 100


def test_a_quota_counts_each_and_all() -> None:
    quota = Quota("too-many-sockets", each=2, together=3)
    assert [quota.enter("a") for _ in range(3)] == [True, True, False]
    assert [quota.enter("b") for _ in range(2)] == [True, False]
    assert (quota.count("a"), quota.count("b"), quota.held, quota.refused) == (2, 1, 3, 2)
    quota.leave("a")
    assert quota.enter("b")
    for who in "abb":
        quota.leave(who)
    assert (len(quota), quota.held) == (0, 0)


def test_nobody_leaves_who_was_not_there() -> None:
    quota = Quota("too-many-tables", each=1, together=1)
    with pytest.raises(ValueError, match="too-many-tables"):
        quota.leave("a")
    assert (len(quota), quota.held) == (0, 0)


def test_those_refused_are_not_remembered() -> None:
    quota = Quota("too-many-tables", each=1, together=0)
    assert not any(quota.enter(f"10.0.{number}") for number in range(1000))
    assert (len(quota), quota.refused) == (0, 1000)


@pytest.mark.parametrize(
    ("address", "counted"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("", ""),
        ("testclient", "testclient"),
    ],
)
def test_a_household_counts_as_one(address: str, counted: str) -> None:
    assert household(address) == counted
