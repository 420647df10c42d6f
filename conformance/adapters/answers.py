"""Reads the questions of the conformance suite and prints an answer to each."""
import json
import sys


def answer_all(score):
    """Puts each question to a function that returns a score, an answer, or None where the package has no such reference."""
    for line in sys.stdin:
        question = json.loads(line)
        try:
            found = score(question)
        except Exception as error:  # What a package raises is its way to say that it has no score.
            found = {"none": f"{type(error).__name__}: {error}"}
        if found is None:
            found = {"unsupported": True}
        elif not isinstance(found, dict):
            found = {"score": float(found)}
        print(json.dumps({"id": question["id"], **found}), flush=True)
