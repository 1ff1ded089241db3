"""The option --ray of commands that a Ray cluster may work for."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing, contextmanager
from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from tripledraw.batch.cluster import Cluster

RayAddress = Annotated[
    str | None,
    typer.Option("--ray", help="Work on a Ray cluster: its address, or local.", metavar="ADDRESS"),
]


@contextmanager
def cluster_at(address: str | None) -> Iterator[Cluster | None]:
    """The cluster of an address, left afterwards; none where no address was given."""
    if address is None:
        yield None
        return
    from tripledraw.batch.cluster import Cluster  # numpy and numba

    with closing(Cluster(address)) as cluster:
        yield cluster
