# Height and weight scores in R, from the figures that auxology writes:
#
#   npx auxology tables --grid day --references germany --to csv --out days.csv
#   Rscript scores.R days.csv days.curve.csv visits.csv scores.csv
#
# Ages are since birth. A child born preterm, whose age the library corrects, has no score where the visits have a column
# gestation_days: the reason is preterm. auxology sql --column gestation_days=NAME corrects the age.

files <- commandArgs(trailingOnly = TRUE)
days <- read.csv(files[1])
curves <- read.csv(files[2])
visits <- read.csv(files[3])

# Scores of values by rows of days: linear tails where there are any, the LMS formula, its limit where L is nearly 0.
z_scores <- function(y, day) {
  u <- log(y / day$m)
  z <- ifelse(abs(day$l) < 1e-100, u / day$s, expm1(day$l * u) / (day$l * day$s))
  z <- ifelse(!is.na(day$low) & y < day$low, (y - day$low_from) / day$low_per, z)
  z <- ifelse(!is.na(day$high) & y > day$high, (y - day$high_from) / day$high_per, z)
  pmin(pmax(z, -6), 6)
}

age <- as.integer(as.Date(visits$visit_date, optional = TRUE) - as.Date(visits$birth_date, optional = TRUE))
sex <- c(male = 0, female = 8192)[as.character(visits$sex)]
# Born before 37 weeks, an age is corrected up to 24 months after term: 2 years are 730.5 days, term is 280.
gestation <- if (is.null(visits$gestation_days)) NA else visits$gestation_days
preterm <- !is.na(gestation) & !is.na(age) & gestation < 37 * 7 & age - (280 - gestation) <= 730.5
# A day before birth or beyond the last of a sex would be a place of the other.
place <- sex + ifelse(age >= 0 & age <= 8188 & !preterm, age, NA)
rows_of <- function(series) {
  base <- curves$place[curves$reference_set == "germany" & curves$series == series]
  days[match(base + place, days$place), ]
}
within <- function(y, least, most) ifelse(!is.na(y) & y >= least & y <= most, y, NA)
why_not <- function(score, value, used) {
  ifelse(!is.na(score), "", ifelse(is.na(value), "no_value", ifelse(is.na(sex), "no_sex", ifelse(is.na(age), "no_age",
    ifelse(age < 0, "before_birth", ifelse(is.na(used), "impossible", ifelse(preterm, "preterm", "beyond_references")))))))
}

started <- proc.time()
height <- rows_of("height")
weight <- rows_of("weight")
height_cm <- within(visits$size_cm, 18, 300)
weight_kg <- within(visits$weight_kg, 0.2, 600)
height_sds <- z_scores(height_cm + height$shift_cm, height)
weight_sds <- z_scores(weight_kg, weight)
seconds <- sum((proc.time() - started)[c("user.self", "sys.self")])
cat(sprintf("%d scores, %.2f million/s\n", sum(!is.na(height_sds), !is.na(weight_sds)),
  sum(!is.na(height_sds), !is.na(weight_sds)) / max(seconds, 0.001) / 1e6))

scores <- data.frame(
  id = visits$id,
  height_sds, height_table = ifelse(is.na(height_sds), NA, height$table_id), height_reason = why_not(height_sds, visits$size_cm, height_cm),
  weight_sds, weight_table = ifelse(is.na(weight_sds), NA, weight$table_id), weight_reason = why_not(weight_sds, visits$weight_kg, weight_kg)
)
write.csv(scores, files[4], row.names = FALSE, na = "")
