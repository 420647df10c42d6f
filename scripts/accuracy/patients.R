# Complete patients: which table is used at which age, corrected age, size at birth,
# target height, proportions, equivalent BMI, by the rules in docs/method.md.

# The table, and the x in it, that a set uses, or NULL.
serves <- function(set, what, age) {
  younger <- function(id, x = age) list(id = id, x = x)
  if (what %in% c("sitting-height", "leg-length", "sitting-height-ratio")) {
    return(if (age < 19) younger(paste0("fredriks2005-", what)))
  }
  if (what == "head" && set == "kromeyer-hauschild") set <- "germany"
  switch(set,
    germany = {
      change <- if (what == "head") 1 / 3 else 4
      if (age < change) younger(paste0("who2006-", what))
      else if (age < 19) younger(paste0("kiggs-", what), min(age, 18))
    },
    kiggs = {
      if (age < 1 / 3) younger(paste0("who2006-", what))
      else if (age < 19) younger(paste0("kiggs-", what), min(age, 18))
    },
    who = {
      if (what == "head") return(if (age <= 1856 / 365.25) younger("who2006-head"))
      if (age < 61 / 12) younger(paste0("who2006-", what), min(age, 1856 / 365.25))
      else if (age <= if (what == "weight") 10 else 19) younger(paste0("who2007-", what))
    },
    cdc = {
      if (what == "bmi") return(if (age >= 2 && age <= 20) younger("cdc2022-bmi"))
      if (age < 2) younger(paste0("who2006-", what))
      else if (age <= if (what == "head") 3 else 20) younger(paste0("cdc2000-", what))
    },
    cdc2000 = {
      if (what == "bmi") return(if (age >= 2 && age <= 20) younger("cdc2000-bmi"))
      if (what == "head") return(if (age <= 3) younger("cdc2000-head"))
      infant <- c(height = "cdc2000-length", weight = "cdc2000-weight-infant")[[what]]
      if (age < 2) younger(infant) else if (age <= 20) younger(paste0("cdc2000-", what))
    },
    "kromeyer-hauschild" = {
      if (what == "bmi") return(if (age <= 20) younger("aga2015-bmi"))
      if (age <= 18) younger(paste0("kromeyer2001-", what))
    }
  )
}

adult_end <- c(germany = 18, kiggs = 18, who = 19, cdc = 20, cdc2000 = 20, "kromeyer-hauschild" = 18)

# Days of gestation, and the ages that result on a day of life. A missing day is the middle of its week.
ages_of <- function(child, days) {
  gestation <- if (is.null(child$weekBirth)) NA else child$weekBirth * 7 + (if (is.null(child$dayBirth)) 3 else child$dayBirth)
  corrected <- days
  if (!is.na(gestation) && gestation < 259 && (days - (280 - gestation)) / 365.25 <= 2) corrected <- days - (280 - gestation)
  list(reference = corrected / 365.25, postmenstrual = (gestation + days) / 7, chronological = days / 365.25)
}

# Whether a preterm child is scored by postmenstrual age: until 50 weeks.
by_weeks <- function(ages) ages$reference != ages$chronological && ages$postmenstrual < 50

# What WHO adds to a length or height, cm: children are measured lying up to day
# 730 of life, and so are those behind the rows up to that day (or by weeks).
shift_of <- function(ages) {
  standing <- ages$chronological * 365.25 > 730.5
  rows_standing <- !by_weeks(ages) && ages$reference * 365.25 > 730.5
  0.7 * (standing && !rows_standing) - 0.7 * (rows_standing && !standing)
}

raw_score <- function(tables, place, sex, y) {
  if (is.null(place)) return(NULL)
  score_of(place$id, y, figures_at(tables[[place$id]], sex, place$x))
}

# The score of a value, limited to six, and the table it came from.
written_score <- function(tables, place, sex, y) {
  if (is.null(place)) return("none")
  z <- raw_score(tables, place, sex, y)
  paste(if (z < -6) "<=-6" else if (z > 6) ">=6" else sprintf("%.9f", z), place$id)
}

# An age within a table, or at its end if at most three days beyond, else NA.
near_end <- function(x, from, to, days = 3 / 365.25) {
  if (x >= from - days - 1e-9 && x <= to + days + 1e-9) max(from, min(to, x)) else NA
}

# The set's own table; at most three days before term as at term.
of_set <- function(set, what, ages) {
  if (ages$reference >= -3 / 365.25 - 1e-9) serves(set, what, max(0, ages$reference))
}

place_at <- function(set, what, ages) {
  if (!by_weeks(ages) || what == "bmi") return(of_set(set, what, ages))
  fenton <- c(height = "fenton2013-length", weight = "fenton2013-weight", head = "fenton2013-head")
  if (!what %in% names(fenton)) return(of_set(set, what, ages))
  x <- near_end(ages$postmenstrual, if (what == "weight") 22.5 else 23.5, 50, 3 / 7)
  if (!is.na(x)) list(id = fenton[[what]], x = x)
}

written_list <- function(list) paste(names(list), sapply(list, format, digits = 12), sep = "=", collapse = ";")

line_for <- function(given, answers) paste(written_list(given), written_list(answers), sep = ",")

# One visit: everything that is scored from it.
visit <- function(tables, given, days) {
  set <- if (is.null(given$references)) "germany" else given$references
  ages <- ages_of(given, days)
  score <- function(what, y) written_score(tables, place_at(set, what, ages), given$gender, y)
  bmi <- if (!is.null(given$weightKg)) given$weightKg / (given$sizeCm / 100)^2
  answers <- list()
  if (!is.null(given$sizeCm)) {
    answers$sizeSds <- score("height", given$sizeCm + shift_of(ages))
    if (!is.null(bmi)) bmi <- given$weightKg / ((given$sizeCm + shift_of(ages)) / 100)^2
  }
  if (!is.null(given$weightKg)) {
    place <- place_at(set, "bmi", ages)
    z <- raw_score(tables, place, given$gender, bmi)
    answers$weightSds <- score("weight", given$weightKg)
    answers$bmiSds <- score("bmi", bmi)
    answers$equiBmi <- "none"
    adult <- serves(set, "bmi", 18)
    if (!is.null(z) && place$id == adult$id) {
      value <- value_of(adult$id, max(-6, min(6, z)), figures_at(tables[[adult$id]], given$gender, adult$x))
      if (is.finite(value)) answers$equiBmi <- sprintf("%.9f", value)
    }
  }
  if (!is.null(given$headCm)) answers$headSds <- score("head", given$headCm)
  if (!is.null(given$seatCm)) {
    answers$seatSds <- score("sitting-height", given$seatCm)
    answers$legSds <- score("leg-length", given$sizeCm - given$seatCm)
    answers$seatLegSds <- score("sitting-height-ratio", given$seatCm / given$sizeCm)
  }
  for (disease in c("turner", "noonan")) {
    if (!identical(given$diseases, paste0(toupper(substr(disease, 1, 1)), substr(disease, 2, 9), "Syndrome"))) next
    age <- ages$reference
    place <- if (disease == "turner") {
      if (given$gender == "female") list(id = "lyon1985-turner-height", x = near_end(age, 1, 20))
    } else if (age < 2) list(id = "isojima2016-noonan-height", x = age)
    else list(id = "cappa2024-noonan-height", x = near_end(age, 2, 18))
    if (!is.null(place) && is.na(place$x)) place <- NULL
    field <- c(turner = "sizeTurnerSyndromeSds", noonan = "sizeNoonanSyndromeSds")[[disease]]
    answers[[field]] <- written_score(tables, place, given$gender, given$sizeCm)
  }
  line_for(given, answers)
}

birth <- function(tables, given) {
  # A week without a day stands for its middle.
  weeks <- given$weekBirth + (if (is.null(given$dayBirth)) 0.5 else given$dayBirth / 7)
  place_of <- function(what) {
    if (weeks >= 44) NULL
    else if (weeks >= 24) list(id = paste0("niklasson2008-", what), x = min(weeks, 42))
    else {
      x <- near_end(weeks, if (what == "weight") 22.5 else 23.5, 24, 3 / 7)
      if (!is.na(x)) list(id = paste0("fenton2013-", what), x = x)
    }
  }
  length <- raw_score(tables, place_of("length"), given$gender, given$sizeBirthCm)
  weight <- raw_score(tables, place_of("weight"), given$gender, given$weightBirthG / 1000)
  small <- if (is.null(length) && is.null(weight)) "none" else if (any(c(length, weight) < -2)) "true" else "false"
  line_for(given, list(
    sizeBirthSds = written_score(tables, place_of("length"), given$gender, given$sizeBirthCm),
    weightBirthSds = written_score(tables, place_of("weight"), given$gender, given$weightBirthG / 1000),
    sizeBirthUndersized = small
  ))
}

family <- function(tables, given) {
  set <- if (is.null(given$references)) "germany" else given$references
  end <- serves(set, "height", adult_end[[set]])
  adult <- function(sex, cm) written_score(tables, end, sex, cm)
  target <- mean(c(given$sizeFatherCm, given$sizeMotherCm)) + (if (given$gender == "male") 6.5 else -6.5)
  line_for(given, list(
    targetSizeCm = sprintf("%.9f", target),
    targetSizeSds = adult(given$gender, target),
    sizeFatherSds = adult("male", given$sizeFatherCm),
    sizeMotherSds = adult("female", given$sizeMotherCm)
  ))
}
