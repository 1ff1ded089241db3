"""Work done on a Ray cluster that has this package installed on its machines."""

from collections.abc import Callable
from importlib import import_module
from typing import Any

from tripledraw.errors import MissingExtra


class Cluster:
    """A Ray cluster; whatever is begun gives a handle at once, and `wait` its result.

    ``address`` is what Ray calls so: "auto", "ray://host:10001", or "local" for a cluster of
    this machine alone. ``workers`` is how much is done at a time. Raises `MissingExtra`
    without Ray.
    """

    def __init__(self, address: str) -> None:
        try:
            self._ray = import_module("ray")  # large, and needed by those with a cluster only
        except ImportError:
            raise MissingExtra("a Ray cluster", "cluster") from None
        # What workers print would come out among our own results.
        self._ray.init(address=address, log_to_driver=False)
        self.workers = max(1, int(self._ray.cluster_resources().get("CPU", 1)))

    def submit(self, function: Callable[..., Any], *arguments: Any) -> Any:
        """Begin to call a function somewhere."""
        return self._ray.remote(function).remote(*arguments)

    def settle(self, kind: type, *arguments: Any) -> Any:
        """Make an object somewhere that stays there; `ask` calls its methods."""
        return self._ray.remote(kind).remote(*arguments)

    def ask(self, settled: Any, method: str, *arguments: Any) -> Any:
        """Begin to call a method of a settled object; calls of one come one after the other."""
        return getattr(settled, method).remote(*arguments)

    def wait(self, handle: Any) -> Any:
        """The result of what was begun."""
        return self._ray.get(handle)

    def close(self) -> None:
        """Leave the cluster; what has not ended is dropped."""
        self._ray.shutdown()
