"""A small neural network learns for a minute to beat `random`, with NumPy alone.

It plays a thousand heads-up tables at once and is moved towards what won more than the average
(REINFORCE, Williams 1992); then it meets `random` over duplicate deals. Give it more or fewer
seconds: ``python examples/train_a_policy.py 300``.
"""

import sys
import time
from typing import Any

import numpy as np

from tripledraw import envs
from tripledraw.agents.match import Match, Result, play_match

SECONDS, HANDS = 60.0, 2000
TABLES, STEPS, HIDDEN = 1024, 32, 64
RATE, CURIOSITY = 2e-3, 0.01

Arrays = dict[str, Any]


class Network:
    """One hidden layer from an observation to the odds of every action."""

    def __init__(self, chance: np.random.Generator, inputs: int, actions: int) -> None:
        self.chance = chance
        self.layers = [
            (chance.normal(size=(inputs, HIDDEN)) / np.sqrt(inputs)).astype(np.float32),
            np.zeros((HIDDEN, actions), np.float32),
        ]
        self.slopes = [np.zeros_like(layer) for layer in self.layers]
        self.squares = [np.zeros_like(layer) for layer in self.layers]
        self.updates = 0

    def odds(self, seen: Any, mask: Any) -> tuple[Any, Any]:
        """The hidden layer, and the probability of each action that the mask offers."""
        hidden = np.maximum(squeezed(seen) @ self.layers[0], 0)
        wishes = np.where(mask, hidden @ self.layers[1], -np.inf)
        odds = np.exp(wishes - wishes.max(-1, keepdims=True))
        return hidden, odds / odds.sum(-1, keepdims=True)

    def draw_lots(self, seen: Any, mask: Any) -> Any:
        """Actions by their probabilities."""
        odds = self.odds(seen, mask)[1]
        lots = self.chance.random((len(odds), 1), np.float32) * odds.sum(-1, keepdims=True)
        return (odds.cumsum(-1) <= lots).sum(-1).clip(max=odds.shape[1] - 1)

    def best(self, seen: Any, mask: Any) -> int:
        """The likeliest action of one observation: how the network plays a match."""
        return int(self.odds(seen, mask)[1].argmax())

    def learn(self, seen: Any, mask: Any, actions: Any, gains: Any) -> None:
        """Make actions likelier that gained, unlikelier that lost, and none certain too soon."""
        hidden, odds = self.odds(seen, mask)
        logs = np.log(np.maximum(odds, 1e-9))
        surprise = (odds * logs).sum(-1, keepdims=True)
        wanted = -gains[:, None] * odds - CURIOSITY * odds * (logs - surprise)
        wanted[np.arange(len(actions)), actions] += gains
        wanted /= len(actions)
        back = (wanted @ self.layers[1].T) * (hidden > 0)
        self.climb([squeezed(seen).T @ back, hidden.T @ wanted])

    def climb(self, slopes: list[Any]) -> None:
        """One step of Adam (Kingma and Ba 2015)."""
        self.updates += 1
        for layer, mean, square, slope in zip(
            self.layers, self.slopes, self.squares, slopes, strict=True
        ):
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope * slope - square)
            steady = mean / (1 - 0.9**self.updates)
            layer += RATE * steady / (np.sqrt(square / (1 - 0.999**self.updates)) + 1e-8)


def squeezed(seen: Any) -> Any:
    """Stacks of 1,000 bets would drown everything else; flags stay 0 and 1."""
    return np.log2(1 + seen)


def play_on(env: envs.SeatVectorEnv, network: Network, state: Arrays) -> Arrays:
    """`STEPS` decisions at every table, and what the hand brought in the end after each."""
    noted: dict[str, list[Any]] = {name: [] for name in ("seen", "mask", "action", "won", "ended")}
    for _ in range(STEPS):
        action = network.draw_lots(state["seen"], state["mask"])
        seen, won, ended, _, info = env.step(action)
        step = {**state, "action": action, "won": won, "ended": ended}
        for name, values in noted.items():
            values.append(step[name])
        state.update(seen=seen, mask=info["action_mask"])
    played = {name: np.array(values) for name, values in noted.items()}
    played["known"] = np.logical_or.accumulate(played["ended"][::-1])[::-1]
    for at in range(STEPS - 2, -1, -1):
        later = played["won"][at + 1]
        played["won"][at] = np.where(played["ended"][at], played["won"][at], later)
    # The hands that are not over yet have brought nothing that could be learned from.
    return {name: values[played["known"]] for name, values in played.items()}


def train(seconds: float, seed: int = 0) -> Network:
    """A network that has learned for so many seconds against `random`."""
    env = envs.SeatVectorEnv(TABLES, policies="random")
    network = Network(np.random.default_rng(seed), envs.SIZE, envs.ACTIONS)
    seen, info = env.reset(seed=seed)
    state = {"seen": seen, "mask": info["action_mask"]}
    start, hands, said = time.monotonic(), 0, 0.0
    while (spent := time.monotonic() - start) < seconds:
        played = play_on(env, network, state)
        gains = played["won"] - played["won"].mean()
        gains = (gains / (gains.std() + 1e-9)).astype(np.float32)
        network.learn(played["seen"], played["mask"], played["action"], gains)
        hands += int(played["ended"].sum())
        if spent >= said:
            won = played["won"][played["ended"]].mean()
            print(f"{spent:4.0f} s, {hands:9,} hands: {won:+.2f} small bets a hand")
            said = spent + seconds / 10
    return network


def compare(network: Network, hands: int) -> Result:
    """The network against `random`, every deal from both seats."""
    return play_match(Match(envs.LearnedAgent("network", network.best), "random"), hands)


def main() -> None:
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else SECONDS
    result = compare(train(seconds), HANDS)
    print(
        f"network: {result.small_bets_per_hand:+.2f} small bets a hand against random over "
        f"{result.hands:,} hands, standard error {result.standard_error:.2f}"
    )


if __name__ == "__main__":
    main()
