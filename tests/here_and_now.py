"""A cluster that is none: everything is done here, at once."""

from collections.abc import Callable
from typing import Any


class HereAndNow:
    """What `tripledraw.batch.cluster.Cluster` does, without Ray."""

    def __init__(self, workers: int) -> None:
        self.workers = workers
        self.begun = 0

    def submit(self, function: Callable[..., Any], *arguments: Any) -> Any:
        self.begun += 1
        return function(*arguments)

    def settle(self, kind: type, *arguments: Any) -> Any:
        return kind(*arguments)

    def ask(self, settled: Any, method: str, *arguments: Any) -> Any:
        return self.submit(getattr(settled, method), *arguments)

    def wait(self, handle: Any) -> Any:
        return handle

    def close(self) -> None:
        self.workers = 0
