"""A small port of WHO's length and height for age, checked by the conformance suite.

    npx auxology tables --grid knot --references who --to csv --out who.csv
    npx auxology conform conformance/cases --only who2006-height --command "python3 who_height.py who.csv"
"""
import csv
import json
import math
import sys

DAYS_PER_YEAR = 365.25


def read_rows(path):
    """The rows of each sex, by age: (years, L, M, S)."""
    rows = {"male": [], "female": []}
    with open(path, newline="", encoding="utf-8") as file:
        for row in csv.DictReader(file):
            if row["table_id"] == "who2006-height":
                rows[row["sex"]].append(tuple(float(row[name]) for name in ("x", "l", "m", "s")))
    return rows


def figures_at(rows, years):
    """L, M and S at an age, on straight lines between the rows; None beyond them."""
    # Ages in days come to a few billionths of a year less or more than a row.
    if not rows[0][0] - 1e-8 <= years <= rows[-1][0] + 1e-8:
        return None
    for low, high in zip(rows, rows[1:]):
        if years < high[0] or high is rows[-1]:
            share = (years - low[0]) / (high[0] - low[0])
            return [a + (b - a) * share for a, b in zip(low[1:], high[1:])]


def answer(question, rows):
    if question["reference"] != "who2006-height":
        return {"unsupported": True}
    sex, value, days = (question.get(name) for name in ("sex", "value", "ageDays"))
    if sex not in rows:
        return {"none": "sex"}
    if not isinstance(value, (int, float)) or value <= 0:
        return {"none": "value"}
    figures = figures_at(rows[sex], days / DAYS_PER_YEAR)
    if figures is None:
        return {"none": "age"}
    l, m, s = figures
    score = ((value / m) ** l - 1) / (l * s)
    return {"score": score, "percentile": 50 * math.erfc(-score / math.sqrt(2))}


if __name__ == "__main__":
    rows = read_rows(sys.argv[1])
    for line in sys.stdin:
        question = json.loads(line)
        print(json.dumps({"id": question["id"], **answer(question, rows)}))
