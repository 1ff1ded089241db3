"""Players that decide from a view: the policies with a seat, and matches between them."""

from tripledraw.agents.base import NAMES as NAMES
from tripledraw.agents.base import POLICIES as POLICIES
from tripledraw.agents.base import Agent as Agent
from tripledraw.agents.base import PolicyAgent as PolicyAgent
from tripledraw.agents.base import agent as agent
