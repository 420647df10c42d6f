"""Scores by SQL in ClickHouse, through chDB. Arguments: the folder of the run, how many times the base is repeated."""
import json
import sys
import time

from chdb import session

folder, factor = sys.argv[1], int(sys.argv[2])
clickhouse = session.Session()
measures = ["size", "weight", "bmi", "head", "seat", "leg", "seat_leg"]


def rows(sql):
    return [json.loads(line) for line in str(clickhouse.query(sql, "JSONEachRow")).splitlines()]


clickhouse.query("CREATE DATABASE auxology")
clickhouse.query("USE auxology")
for statement in open(f"{folder}/clickhouse-create.sql").read().split(";\n"):
    if statement.strip():
        clickhouse.query(statement)
clickhouse.query(f"INSERT INTO auxology_days SELECT * FROM file('{folder}/days.parquet', Parquet)")
clickhouse.query(
    f"CREATE TABLE measurements ENGINE = MergeTree ORDER BY tuple() AS "
    f"SELECT b.* FROM file('{folder}/visits.parquet', Parquet) AS b CROSS JOIN numbers({factor}) AS n"
)
wrong = " + ".join(
    f"(isNull({m}_sds) != isNull({m}_expected) OR ifNull({m}_accuracy, '') != ifNull({m}_expected_accuracy, ''))"
    for m in measures
)
largest = "greatest(" + ", ".join(f"ifNull(abs({m}_sds - {m}_expected), 0)" for m in measures) + ")"
counted = " + ".join(f"count({m}_sds)" for m in measures)
query = open(f"{folder}/clickhouse.sql").read()
started = time.process_time()
result = rows(
    f"SELECT count() AS rows, sum({wrong}) AS wrong, max({largest}) AS largest, {counted} AS scores "
    f"FROM ({query}) SETTINGS max_threads = 1"
)[0]
seconds = time.process_time() - started
self_test = rows(open(f"{folder}/clickhouse-self-test.sql").read())[0]["largest_difference"]
print(json.dumps({**{k: float(v) for k, v in result.items()}, "seconds": round(seconds, 1), "selfTest": float(self_test)}))
