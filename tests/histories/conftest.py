from pathlib import Path

import pytest

from tripledraw.histories import read_file

SAMPLES = Path(__file__).parent / "samples"


@pytest.fixture(scope="session")
def hands():
    """Every hand of the samples by its number (PHH: by the number in its file)."""
    files = [*SAMPLES.glob("pokerstars/*"), *SAMPLES.glob("fulltilt/*"), *SAMPLES.glob("phh/*")]
    return {hand.hand_id: hand for path in files for hand in read_file(path)}


@pytest.fixture(scope="session")
def real_hands(root):
    """The eight recorded hands that lie beside the checkout, as (path, hand)."""
    folder = root.parent / "shared" / "histories" / "phh"
    if not folder.is_dir():
        pytest.skip("../shared is not here")
    return [(path, next(read_file(path))) for path in sorted(folder.glob("*.phh"))]
