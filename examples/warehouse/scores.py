"""Height and weight scores in pandas and in polars, from the figures that auxology writes.

    npx auxology tables --grid day --references germany --to parquet --out days.parquet
    python scores.py days.parquet days.curve.parquet visits.parquet scores.csv

Ages are since birth. A child born preterm, whose age the library corrects, has no score where the visits have a column
gestation_days: the reason is `preterm`. `auxology sql --column gestation_days=NAME` corrects the age.
"""
import sys

import numpy as np
import pandas as pd
import polars as pl


# The days of a sex in a curve: an age before birth or beyond them would be a place of the other sex.
FIRST_DAY, LAST_DAY = 0, 8188
# Born before 37 weeks, an age is corrected up to 24 months after term: 2 years are 730.5 days, term is 280.
PRETERM, TERM, CORRECTED_UNTIL = 37 * 7, 280, 730.5


def z_scores(value, day):
    """Scores of values by rows of days: linear tails where there are any, the LMS formula, its limit where L is nearly 0."""
    y, l, m, s = (np.asarray(each, dtype=float) for each in (value, day["l"], day["m"], day["s"]))
    low, high = np.asarray(day["low"], dtype=float), np.asarray(day["high"], dtype=float)
    with np.errstate(all="ignore"):
        u = np.log(y / m)
        z = np.where(np.abs(l) < 1e-100, u / s, np.expm1(l * u) / (l * s))
        z = np.where(y < low, (y - np.asarray(day["low_from"], dtype=float)) / np.asarray(day["low_per"], dtype=float), z)
        z = np.where(y > high, (y - np.asarray(day["high_from"], dtype=float)) / np.asarray(day["high_per"], dtype=float), z)
    return np.clip(z, -6, 6)


def first_place(curves, series):
    return int(curves.loc[(curves.reference_set == "germany") & (curves.series == series), "place"].iloc[0])


def with_pandas(days, curves, visits):
    age = (pd.to_datetime(visits.visit_date, errors="coerce") - pd.to_datetime(visits.birth_date, errors="coerce")).dt.days
    sex = visits.sex.map({"male": 0, "female": 8192})
    gestation = visits.get("gestation_days", pd.Series(np.nan, index=visits.index))
    preterm = (gestation < PRETERM) & (age - (TERM - gestation) <= CORRECTED_UNTIL)
    place = sex + age.where(age.between(FIRST_DAY, LAST_DAY) & ~preterm)
    by_place = days.set_index("place")
    for column, series, least, most in (("size_cm", "height", 18, 300), ("weight_kg", "weight", 0.2, 600)):
        day = by_place.reindex(place + first_place(curves, series)).reset_index(drop=True)
        used = visits[column].where(visits[column].between(least, most))
        score = z_scores(used + (day.shift_cm.to_numpy() if series == "height" else 0), day)
        visits[f"{series}_sds"] = score
        visits[f"{series}_table"] = day.table_id.where(~np.isnan(score))
        why_not = (
            (~np.isnan(score), ""), (visits[column].isna(), "no_value"), (sex.isna(), "no_sex"), (age.isna(), "no_age"),
            (age < FIRST_DAY, "before_birth"), (used.isna(), "impossible"), (preterm, "preterm"),
        )
        visits[f"{series}_reason"] = np.select(*zip(*why_not), default="beyond_references")
    return visits[["id", *(f"{s}_{c}" for s in ("height", "weight") for c in ("sds", "table", "reason"))]]


def with_polars(days, curves, visits):
    """The same by a join, as one writes it in polars: here for weight, whose tails are linear below five years."""
    base = first_place(curves.to_pandas(), "weight")
    to_date = lambda name: pl.col(name).str.to_date("%Y-%m-%d", strict=False)
    age = (to_date("visit_date") - to_date("birth_date")).dt.total_days()
    gestation = pl.col("gestation_days") if "gestation_days" in visits.columns else pl.lit(None, dtype=pl.Float64)
    preterm = ((gestation < PRETERM) & (age - (TERM - gestation) <= CORRECTED_UNTIL)).fill_null(False)
    joined = visits.with_columns(
        (base + pl.when(pl.col("sex") == "female").then(8192).when(pl.col("sex") == "male").then(0)
         + pl.when(age.is_between(FIRST_DAY, LAST_DAY) & ~preterm).then(age)).alias("place"),
        pl.when(pl.col("weight_kg").is_between(0.2, 600)).then(pl.col("weight_kg")).alias("y"),
    ).join(days, on="place", how="left", maintain_order="left")
    formula = pl.when(pl.col("l").abs() < 1e-9).then((pl.col("y") / pl.col("m")).log() / pl.col("s")).otherwise(
        ((pl.col("l") * (pl.col("y") / pl.col("m")).log()).exp() - 1) / (pl.col("l") * pl.col("s"))
    )
    z = (
        pl.when(pl.col("y") < pl.col("low")).then((pl.col("y") - pl.col("low_from")) / pl.col("low_per"))
        .when(pl.col("y") > pl.col("high")).then((pl.col("y") - pl.col("high_from")) / pl.col("high_per"))
        .otherwise(formula)
    )
    return joined.select("id", z.clip(-6, 6).alias("weight_sds"))


if __name__ == "__main__":
    days_file, curves_file, visits_file, out = sys.argv[1:]
    scores = with_pandas(pd.read_parquet(days_file), pd.read_parquet(curves_file), pd.read_parquet(visits_file))
    by_polars = with_polars(pl.read_parquet(days_file), pl.read_parquet(curves_file), pl.read_parquet(visits_file))
    scores["weight_sds_polars"] = by_polars["weight_sds"].to_numpy()
    scores.to_csv(out, index=False)
