"""Scores by SQL in fakesnow: sqlglot reads the dialect of Snowflake, and DuckDB runs what it makes of it. Argument: the folder of the run."""
import json
import sys
import time
import warnings

import fakesnow
import snowflake.connector

warnings.simplefilter("ignore")
folder = sys.argv[1]


def text(name):
    return open(f"{folder}/{name}").read().rstrip().rstrip(";")


with fakesnow.patch():
    connection = snowflake.connector.connect(database="growth", schema="public")
    cursor = connection.cursor()

    def row(sql):
        return [float(value) for value in cursor.execute(sql).fetchall()[0]]

    # The data come by DuckDB itself: its stages are not what is tried here.
    duckdb = connection._duck_conn
    for statement, table, file in [
        ("snowflake-create.sql", "auxology_days", "days"),
        ("snowflake-create-segments.sql", "auxology_segments", "segments"),
    ]:
        cursor.execute(text(statement))
        duckdb.execute(f"INSERT INTO growth.public.{table} SELECT * FROM '{folder}/{file}.parquet'")
    duckdb.execute(f"CREATE TABLE growth.public.measurements AS SELECT * FROM '{folder}/visits.parquet'")
    started = time.process_time()
    by_days = row(text("snowflake-comparison.sql"))
    seconds = time.process_time() - started
    by_segments = row(text("snowflake-stated.sql"))
    self_test = row(text("snowflake-self-test.sql"))[0]
    cursor.execute(f"CREATE VIEW scores AS {text('snowflake.sql')}")
    if row("SELECT COUNT(*) FROM scores")[0] != by_days[0]:
        raise SystemExit("the view has other rows")

names = ["rows", "wrong", "largest", "scores"]
print(
    json.dumps(
        {
            **dict(zip(names, by_days)),
            "seconds": round(seconds, 2),
            "selfTest": self_test,
            "bySegments": dict(zip(names, by_segments)),
        }
    )
)
