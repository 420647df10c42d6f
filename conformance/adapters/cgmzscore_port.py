"""cgmzscore: WHO 2006 height, weight, weight for length and for height in Python."""
from answers import answer_all
from cgmzscore.src.main import z_score_lhfa, z_score_wfa, z_score_wfh, z_score_wfl

# The package chooses lying or standing by the age.
LYING, STANDING = "400", "1000"


def score(question):
    table, value = question["reference"], question.get("value")
    sex = {"male": "M", "female": "F"}.get(question["sex"], question["sex"])
    if table in ("who2006-height", "who2006-weight"):
        days = str(round(question["ageDays"]))
        if table == "who2006-height":
            return z_score_lhfa(age_in_days=days, sex=sex, height=str(value))
        return z_score_wfa(weight=str(value), age_in_days=days, sex=sex)
    if table == "who2006-weight-for-length":
        return z_score_wfl(weight=str(value), age_in_days=LYING, sex=sex, height=str(question["sizeCm"]))
    if table == "who2006-weight-for-height":
        return z_score_wfh(weight=str(value), age_in_days=STANDING, sex=sex, height=str(question["sizeCm"]))
    return None


answer_all(score)
