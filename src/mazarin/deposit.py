"""PDEP: one processor instruction that finds the n-th card of a set, where Numba offers a loop.

Choosing a card at random is a third of the time of random play. The instruction is quick on Intel
since 2013 and AMD since 2020; elsewhere, and interpreted, `mazarin.cards.nth_card` loops.
"""

from typing import Any

import numba
from llvmlite import ir
from llvmlite.binding import get_host_cpu_features, get_host_cpu_name
from numba.core import types
from numba.extending import intrinsic

from mazarin.compiled import INTERPRETED

TAKES_IT_APART = ("bdver4", "znver1", "znver2")
"""Processors that have the instruction but work it out bit by bit, slower than a loop."""


def _is_fast() -> bool:
    """Return whether code compiled here may use the instruction and gains by it."""
    if INTERPRETED or numba.config.CPU_NAME or numba.config.CPU_FEATURES is not None:
        return False
    return bool(get_host_cpu_features().get("bmi2")) and get_host_cpu_name() not in TAKES_IT_APART


IS_FAST = _is_fast()


@intrinsic
def deposit(_context: Any, _bits: Any, _mask: Any) -> Any:
    """Lay the lowest bits of the first word into the places that the second has, lowest first.

    May be compiled only where ``IS_FAST``.
    """

    def generate(_target: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
        word = ir.IntType(64)
        pdep = builder.module.declare_intrinsic(
            "llvm.x86.bmi.pdep.64", (), ir.FunctionType(word, (word, word))
        )
        return builder.call(pdep, arguments)

    return types.uint64(types.uint64, types.uint64), generate
