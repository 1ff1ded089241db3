"""The room: a server where people and bots play, and nothing is ever lost.

Game side: `terms`, `entries`, `table` and what they use know no clock, socket or database. Edge:
`store` keeps the log, `live` gives each table a task, `app` and `wire` speak to clients. The
packages it needs are the extra ``room``; nothing outside this part loads them.
"""
