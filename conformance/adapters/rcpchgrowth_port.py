"""rcpchgrowth, of the Royal College of Paediatrics and Child Health."""
from answers import answer_all
from rcpchgrowth.global_functions import sds_for_measurement

MEASURES = {"height": "height", "weight": "weight", "bmi": "bmi", "head": "ofc"}
REFERENCES = {
    "who2006": "who",
    "who2007": "who",
    "who": "who",
    "cdc2022": "cdc",
    "cdc2000": "cdc",
    "zemel2015": "trisomy-21-aap",
    "lyon1985": "turners-syndrome",
}
# What the package doesn't have: its BMI is CDC's of 2022, and below two years its CDC is WHO's.
LEFT_OUT = ("cdc2000-bmi", "cdc2000-length", "cdc2000-weight-infant", "cdc2000")


def score(question):
    table = question["reference"]
    reference = REFERENCES.get(table.split("-")[0])
    method = MEASURES.get(question["measure"])
    by_age = "sizeCm" not in question or question["measure"] == "bmi"
    if reference is None or method is None or table in LEFT_OUT or not by_age or "gestationDays" in question:
        return None
    if "position" in question and table == "who":
        return None
    if table.startswith("cdc2000-") and question["ageDays"] < 730:
        return None
    return sds_for_measurement(
        reference=reference,
        age=question["ageDays"] / 365.25,
        measurement_method=method,
        observation_value=question["value"],
        sex=question["sex"],
    )


answer_all(score)
