"""What all tests share: the test game is a title like any other, and the sampled tests say which
seed they ran with. `pytest --seed 7` repeats them."""

from __future__ import annotations

import pytest

from tabard.core import registry
from tests.keepsake import GAME


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--seed", type=int, default=0, help="the seed of the sampled tests")


def pytest_report_header(config: pytest.Config) -> str:
    return f"sampled tests: --seed {config.getoption('seed')}"


@pytest.fixture
def seed(pytestconfig: pytest.Config) -> int:
    """The seed of every sampled test."""
    return int(pytestconfig.getoption("seed"))


registry.register(GAME)
