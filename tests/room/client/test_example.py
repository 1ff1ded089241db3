"""examples/bot.py as it stands, in a room."""

import asyncio
import sys
from pathlib import Path

from tests.room.client.playing import play, seated, with_clients

from tripledraw.agents import agent

BOT = Path(__file__).parents[3] / "examples" / "bot.py"


async def read(stream):
    async with asyncio.timeout(30):
        return (await stream.readline()).decode().strip()


def test_the_bot_sits_down_plays_and_ends_with_its_table(tmp_path):
    async def work(rig, table, clients):
        bot = await asyncio.create_subprocess_exec(
            sys.executable, BOT, clients[0].address, "Ada", stdout=-1, stderr=-1
        )
        assert await read(bot.stdout) == "Ada plays at table"
        async with seated(clients, table) as (ann,):
            assert {who.name for who in ann.table.chairs} == {"Ada", "Ann"}
            rig.clock.advance(10_000)  # the example does not ask for the next hand
            await play(ann, agent("caller"), 1)
            await table.ask(lambda game, now: game.close())
        assert await read(bot.stdout) == "Ada is done"
        assert await bot.wait() == 0
        assert await bot.stderr.read() == b""

    with_clients(f"sqlite:///{tmp_path}/room.db", work, "Ann")
