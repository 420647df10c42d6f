"""The Python package of the Royal College of Paediatrics and Child Health: its scores, and how often a second it gives them.

Reads cases as JSON from standard input and writes JSON: scores of single heights, and whole patients as its
class Measurement makes them (WHO, ages by dates, centiles, bands and advice).
"""

import json
import sys
import time
from datetime import date
from statistics import median

from rcpchgrowth import Measurement
from rcpchgrowth.global_functions import centile, sds_for_measurement

TURNS = 5
SECONDS = 1.0


def per_second(task):
    """The median of several runs of a second each, as for the packages in JavaScript."""
    task()
    rates = []
    for _ in range(TURNS):
        start = time.perf_counter()
        calls = 0
        while time.perf_counter() - start < SECONDS:
            task()
            calls += 1
        rates.append(calls / (time.perf_counter() - start))
    return median(rates)


def score(case):
    return sds_for_measurement(
        reference="who",
        age=case["years"],
        measurement_method="height",
        observation_value=case["height"],
        sex=case["sex"],
    )


def visits(patient):
    """What both score of a visit: WHO ends for weight at ten years and for the head at five."""
    born = date.fromisoformat(patient["dateOfBirth"])
    for visit in patient["visits"]:
        day = date.fromisoformat(visit["date"][:10])
        years = (day - born).days / 365.25
        values = {"height": visit["sizeCm"], "bmi": visit["weightKg"] / (visit["sizeCm"] / 100) ** 2}
        if years < 10:
            values["weight"] = visit["weightKg"]
        if years < 5:
            values["ofc"] = visit["headCm"]
        yield born, day, values


def whole(patient, parsed):
    for born, day, values in parsed:
        for method, value in values.items():
            Measurement(
                birth_date=born,
                observation_date=day,
                measurement_method=method,
                observation_value=value,
                reference="who",
                sex=patient["sex"],
            ).measurement


def main():
    given = json.load(sys.stdin)
    cases, patient = given["cases"], given["patient"]
    scores = [score(case) for case in cases]
    parsed = list(visits(patient))
    rates = {
        "score": per_second(lambda: [score(case) for case in cases]) * len(cases),
        "percentile": per_second(lambda: [centile(z) for z in scores]) * len(cases),
        "patient": per_second(lambda: whole(patient, parsed)),
    }
    json.dump({"scores": scores, "rates": rates, "values": sum(len(values) for _, _, values in parsed)}, sys.stdout)


main()
