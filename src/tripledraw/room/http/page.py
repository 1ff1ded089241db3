"""The page in the browser: the files that the build of ``web/`` puts into the package.

They are read once, so a request names one of them or nothing.
"""

import gzip
import mimetypes
from pathlib import Path
from typing import NamedTuple

from litestar import Response
from litestar.handlers import HTTPRouteHandler, route

from tripledraw.room.http.cookies import AnyRequest

FOLDER = Path(__file__).parents[1] / "page"
INDEX = "/index.html"
# Nothing from elsewhere, no script in the text; sockets also of the other processes of a room.
POLICY = (
    "default-src 'self'; connect-src 'self' ws: wss:; base-uri 'none'; "
    "form-action 'self'; frame-ancestors 'none'; object-src 'none'"
)
# The build names what is in assets/ by what is in it, so it never changes.
FOR_EVER, EACH_TIME = "public, max-age=31536000, immutable", "no-cache"
# What systems name in different ways, or not at all.
TYPES = {".js": "text/javascript", ".webmanifest": "application/manifest+json"}


class File(NamedTuple):
    """A file of the page; ``packed`` is the same by gzip, where that is shorter."""

    body: bytes
    packed: bytes | None
    media_type: str


def is_built(folder: Path = FOLDER) -> bool:
    """Whether the page is in the package."""
    return (folder / "index.html").exists()


def handlers(folder: Path = FOLDER) -> list[HTTPRouteHandler]:
    """What serves a page that is built, at the root of the room."""
    files = read(folder)

    @route(["/", *files], http_method=["GET", "HEAD"], include_in_schema=False)
    async def page(request: AnyRequest) -> Response[bytes]:
        path = request.url.path
        return _answer(request, INDEX if path == "/" else path, files)

    return [page]


def read(folder: Path) -> dict[str, File]:
    """All files of a folder by their paths, which begin with a slash."""
    return {
        f"/{path.relative_to(folder).as_posix()}": _file(path)
        for path in sorted(folder.rglob("*"))
        if path.is_file()
    }


def _file(path: Path) -> File:
    body = path.read_bytes()
    packed = gzip.compress(body, mtime=0)
    media_type = TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0]
    return File(
        body,
        packed if len(packed) < len(body) else None,
        media_type or "application/octet-stream",
    )


def _answer(request: AnyRequest, path: str, files: dict[str, File]) -> Response[bytes]:
    file = files[path]
    is_asset = path.startswith("/assets/")
    headers = {"Cache-Control": FOR_EVER if is_asset else EACH_TIME, "Vary": "Accept-Encoding"}
    if path == INDEX:
        headers["Content-Security-Policy"] = POLICY
    body = file.body
    if file.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        body = file.packed
        headers["Content-Encoding"] = "gzip"
    return Response(body, media_type=file.media_type, headers=headers)
