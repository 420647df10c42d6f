"""Scores by SQL and by the pipe in Apache Spark, with several executor processes. One is killed.

Arguments: the folder of the run, how many times the base of visits is repeated, how many children go through the pipe.
"""
import json
import os
import shlex
import signal
import sys
import threading
import time

from pyspark.sql import SparkSession
from pyspark.sql import functions as f

folder, factor, children = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
command = json.load(open(f"{folder}/command.json"))

spark = (
    SparkSession.builder.master("local-cluster[2,1,1024]")
    .config("spark.ui.enabled", "false")
    .config("spark.driver.bindAddress", "127.0.0.1")
    .config("spark.driver.host", "127.0.0.1")
    .config("spark.local.dir", f"{folder}/spark")
    .config("spark.sql.warehouse.dir", f"{folder}/warehouse")
    .config("spark.sql.shuffle.partitions", "8")
    .config("spark.executor.extraJavaOptions", "-Duser.timezone=UTC")
    .config("spark.task.maxFailures", "8")
    .getOrCreate()
)
spark.sparkContext.setLogLevel("OFF")
driver_port = spark.conf.get("spark.driver.port")


def executors():
    """The executor processes of this application."""
    found = []
    for pid in filter(str.isdigit, os.listdir("/proc")):
        try:
            words = open(f"/proc/{pid}/cmdline", "rb").read().split(b"\0")
        except OSError:
            continue
        is_ours = any(word.endswith(f":{driver_port}".encode()) for word in words)
        if is_ours and any(b"CoarseGrainedExecutorBackend" in word for word in words):
            found.append(int(pid))
    return found


killed = []


def kill_one_at_work():
    """Kills an executor as soon as a task of the job has ended."""
    tracker = spark.sparkContext.statusTracker()
    while True:
        for stage in tracker.getActiveStageIds():
            info = tracker.getStageInfo(stage)
            if info is not None and 0 < info.numCompletedTasks < info.numTasks:
                victim = executors()[0]
                os.kill(victim, signal.SIGKILL)
                killed.append((victim, info.numCompletedTasks, info.numTasks))
                return
        time.sleep(0.02)


measures = ["size", "weight", "bmi", "head", "seat", "leg", "seat_leg"]
spark.read.parquet(f"{folder}/days.parquet").createOrReplaceTempView("auxology_days")
base = spark.read.parquet(f"{folder}/visits.parquet")
# Many partitions: a killed executor then loses some of the job, not all.
copies = spark.range(0, factor, 1, min(factor, 40)).withColumnRenamed("id", "copy")
copies.crossJoin(f.broadcast(base)).createOrReplaceTempView("measurements")
scores = spark.sql(open(f"{folder}/spark.sql").read())

wrong = f.lit(0)
largest = f.lit(0.0)
for measure in measures:
    sds, expected = f.col(f"{measure}_sds"), f.col(f"{measure}_expected")
    is_missing = sds.isNull() != expected.isNull()
    is_flagged = ~f.col(f"{measure}_accuracy").eqNullSafe(f.col(f"{measure}_expected_accuracy"))
    wrong = wrong + f.when(is_missing | is_flagged, 1).otherwise(0)
    largest = f.greatest(largest, f.coalesce(f.abs(sds - expected), f.lit(0.0)))
counts = [f.count(f"{measure}_sds") for measure in measures]


def score():
    started = time.time()
    row = scores.agg(f.count("*"), f.sum(wrong), f.max(largest), *counts).collect()[0]
    return row, time.time() - started


self_test = spark.sql(open(f"{folder}/spark-self-test.sql").read()).collect()[0][0]
quiet, seconds = score()
before = executors()
thread = threading.Thread(target=kill_one_at_work, daemon=True)
thread.start()
disturbed, disturbed_seconds = score()
thread.join(timeout=1)
after_sql = list(killed)

lines = open(f"{folder}/children.ndjson").read().splitlines()
expected = {name: json.loads(text) for name, text in map(json.loads, open(f"{folder}/expected.ndjson"))}
repeats = -(-children // len(lines))
given = spark.sparkContext.broadcast(lines)
answers = spark.sparkContext.broadcast(expected)
total = repeats * len(lines)


def compare(line):
    """1 for a line that is not what the library gives for the child."""
    result = json.loads(line)
    result.pop("Record")
    result.pop("Made", None)
    return 0 if result == answers.value[result["FirstName"]] else 1


def through_pipe():
    started = time.time()
    results = (
        spark.sparkContext.parallelize(range(repeats), min(repeats, 20))
        .flatMap(lambda _: given.value)
        .pipe(shlex.join(command), env=dict(os.environ), checkCode=True)
        .map(compare)
    )
    count, differing = results.map(lambda each: (1, each)).reduce(lambda a, b: (a[0] + b[0], a[1] + b[1]))
    return count, differing, time.time() - started


killed.clear()
thread = threading.Thread(target=kill_one_at_work, daemon=True)
thread.start()
count, differing, pipe_seconds = through_pipe()
thread.join(timeout=1)

print(
    json.dumps(
        {
            "spark": spark.version,
            "executors": len(before),
            "selfTest": self_test,
            "rows": quiet[0],
            "wrong": quiet[1] + disturbed[1],
            "largest": max(quiet[2], disturbed[2]),
            "scores": sum(quiet[3:]),
            "same": list(quiet) == list(disturbed),
            "seconds": round(seconds, 1),
            "killed": [list(each) for each in after_sql],
            "disturbedSeconds": round(disturbed_seconds, 1),
            "children": count,
            "childrenAsked": total,
            "childrenDiffering": differing,
            "pipeSeconds": round(pipe_seconds, 1),
            "killedInPipe": [list(each) for each in killed],
        }
    )
)
spark.stop()
