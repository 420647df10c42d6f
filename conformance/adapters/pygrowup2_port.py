"""pygrowup2: WHO 2006 and 2007 in Python."""
from answers import answer_all
from pygrowup import Observation

METHODS = {
    "height": "lhfa",
    "weight": "wfa",
    "bmi": "bmifa",
    "head": "hcfa",
    "armCircumference": "acfa",
    "subscapularSkinfold": "ssfa",
    "tricepsSkinfold": "tsfa",
}


def score(question):
    table = question["reference"]
    if not table.startswith(("who2006", "who2007")):
        return None
    if "sizeCm" in question:
        method = "wfl" if table.endswith("length") else "wfh"
        observation = Observation(sex=question["sex"], age_in_days=400)
        return getattr(observation, method)(question["value"], question["sizeCm"])
    observation = Observation(sex=question["sex"], age_in_days=round(question["ageDays"]))
    if question["measure"] == "height":
        # Otherwise it takes every child to be measured standing, and adds 0.7 cm below two years.
        return observation.lhfa(question["value"], auto_adjust=False)
    return getattr(observation, METHODS[question["measure"]])(question["value"])


answer_all(score)
