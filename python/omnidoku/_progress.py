# SPDX-License-Identifier: MIT
"""How far a long call has come, told to a function or shown as a bar."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Optional, Union

# Called with (nodes, solutions, fraction or None); False stops. True shows a bar, if there is tqdm.
Progress = Union[bool, Callable[[int, int, Optional[float]], Optional[bool]], None]


class _Bar:
    """Progress as a bar by tqdm, which is there only where it is installed."""

    def __init__(self, total: int | None):
        try:
            from tqdm.auto import tqdm
        except ImportError:
            self.bar = None
        else:
            self.bar = tqdm(total=total)

    def __call__(self, done: int, solutions: int, fraction: float | None) -> None:
        if self.bar is not None:
            self.bar.update(done - self.bar.n)

    def close(self) -> None:
        if self.bar is not None:
            self.bar.close()


def told(progress: Progress, total: int | None) -> tuple[Any, Callable[[], None]]:
    """The function to tell, and the one that ends it. `total`: of what there is to do, where that is known."""
    if progress is True:
        bar = _Bar(total)
        return bar, bar.close
    return progress or None, lambda: None
