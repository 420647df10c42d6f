"""pygrowthstandards: WHO 2006, WHO 2007 and INTERGROWTH-21st in Python."""
from answers import answer_all
from pygrowthstandards import functional

MEASURES = {"height": "stature", "weight": "weight", "bmi": "body_mass_index", "head": "head_circumference"}
SEXES = {"male": "M", "female": "F"}


def score(question):
    table = question["reference"]
    measure = MEASURES.get(question["measure"])
    if measure is None or "sizeCm" in question:
        return None
    sex = SEXES.get(question["sex"], question["sex"])
    if table.startswith("intergrowth21"):
        days = round(question["postmenstrualDays"])
        return functional.zscore(measure, question["value"], sex, gestational_age=days)
    if not table.startswith(("who2006", "who2007")):
        return None
    return functional.zscore(measure, question["value"], sex, age_days=round(question["ageDays"]))


answer_all(score)
