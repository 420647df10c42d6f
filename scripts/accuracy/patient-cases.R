# The fictional patients for patients.R: ages on both sides of every seam,
# preterm children, births, parents.

sexes <- c("male", "female")

# Values near a score, rounded as recorded in a clinic.
measured <- function(tables, set, what, sex, ages, z, digits) {
  place <- place_at(set, what, ages)
  if (is.null(place)) return(NULL)
  round(value_of(place$id, z, figures_at(tables[[place$id]], sex, place$x)), digits)
}

visits_by_age <- function(tables) {
  ages <- list(
    germany = c(0, 0.08, 0.333, 0.334, 0.9, 1.999, 2, 2.002, 3.999, 4, 6.3, 9.75, 12.4, 15.1, 17.99, 18, 18.6, 18.99),
    kiggs = c(0.333, 0.334, 1.2, 3.5, 12.1, 18.4),
    who = c(0.5, 1.5, 2, 4.9, 5.0825, 5.09, 8.8, 10.01, 14.2, 18.9),
    cdc = c(0.02, 1.99, 2, 2.5, 11.11),
    cdc2000 = c(0.02, 0.7, 1.99, 2, 2.5, 5.6, 11.11, 16.7, 19.9),
    "kromeyer-hauschild" = c(0, 0.45, 3.3, 7.77, 14.9, 15.1, 17.95)
  )
  scores <- c(-2.4, -1.2, 0.3, 1.1, 2.2, -0.7)
  unlist(lapply(names(ages), function(set) lapply(seq_along(ages[[set]]), function(i) lapply(sexes, function(sex) {
    age <- ages[[set]][i]
    at <- list(reference = age, postmenstrual = NA, chronological = age)
    pick <- function(k) scores[(i + k) %% 6 + 1]
    given <- list(references = set, gender = sex, ageInYears = age)
    given$sizeCm <- measured(tables, set, "height", sex, at, pick(0), 1)
    given$weightKg <- measured(tables, set, "weight", sex, at, pick(2), 2)
    given$headCm <- measured(tables, set, "head", sex, at, pick(4), 1)
    if (set == "germany" && age > 0.5) given$seatCm <- measured(tables, set, "sitting-height", sex, at, pick(3), 1)
    if (set == "germany") given$references <- NULL
    visit(tables, given, age * 365.25)
  }))))
}

# Days of life around the beginning and the end of the correction and around term.
preterm_visits <- function(tables) {
  births <- list(c(24, 0), c(26, 3), c(28, 6), c(32, 1), c(34, 5), c(36, 6), c(37, 0), c(40, 2), c(30, NA))
  born <- as.Date(c("2019-12-31", "2020-02-29", "2021-07-15", "2018-03-01", "2022-10-30", "2017-02-28", "2020-06-01", "2023-01-09", "2021-02-11"))
  unlist(lapply(seq_along(births), function(i) {
    week <- births[[i]][1]
    day <- births[[i]][2]
    missing <- 280 - (7 * week + (if (is.na(day)) 3 else day))
    days <- unique(pmax(0, c(0, 20, missing - 1, missing, 69 + missing, 70 + missing, 200, 450, 730, 731, 730 + missing, 731 + missing, 900)))
    lapply(days, function(n) lapply(sexes[1 + (i + n) %% 2], function(sex) {
      given <- list(gender = sex, dateOfBirth = format(born[i]), weekBirth = week, dayBirth = day, date = format(born[i] + n))
      if (is.na(day)) given$dayBirth <- NULL
      at <- ages_of(given, n)
      given$sizeCm <- measured(tables, "germany", "height", sex, at, -1.3, 1)
      given$weightKg <- measured(tables, "germany", "weight", sex, at, -0.8, 2)
      given$headCm <- measured(tables, "germany", "head", sex, at, 0.6, 1)
      visit(tables, given, n)
    }))
  }))
}

syndromes <- function(tables) {
  ages <- c(0.25, 0.9, 365 / 365.25, 1, 1.5, 2, 2.5, 4.4, 7.5, 11.25, 15.8, 17.99, 18, 18 + 3 / 365.25)
  heights <- c(54, 66, 66, 66, 72, 76, 81, 92, 109, 124, 138, 142, 143, 143)
  unlist(lapply(seq_along(ages), function(i) c(
    visit(tables, list(gender = "female", diseases = "TurnerSyndrome", ageInYears = ages[i], sizeCm = heights[i]), ages[i] * 365.25),
    lapply(sexes, function(sex) {
      visit(tables, list(gender = sex, diseases = "NoonanSyndrome", ageInYears = ages[i], sizeCm = heights[i] + 4), ages[i] * 365.25)
    })
  )))
}

far_values <- function(tables) c(
  visit(tables, list(gender = "male", ageInYears = 9, sizeCm = 95, weightKg = 60), 9 * 365.25),
  visit(tables, list(gender = "female", ageInYears = 3, sizeCm = 130, weightKg = 40), 3 * 365.25),
  visit(tables, list(gender = "male", ageInYears = 1.25, sizeCm = 60, weightKg = 4), 1.25 * 365.25),
  visit(tables, list(gender = "female", ageInYears = 15, sizeCm = 165, weightKg = 150), 15 * 365.25),
  visit(tables, list(gender = "male", ageInYears = 12, sizeCm = 150, weightKg = 20), 12 * 365.25)
)

births_with_sizes <- function(tables) {
  gestation <- list(c(22, 5), c(23, NA), c(23, 3), c(23, 6), c(24, NA), c(25, 4), c(28, NA), c(28, 0), c(30, 5), c(33, 2), c(36, 6),
    c(38, NA), c(39, 3), c(40, 0), c(41, 4), c(42, NA), c(42, 5), c(43, 3))
  unlist(lapply(seq_along(gestation), function(i) lapply(sexes, function(sex) lapply(c(-2.3, 0.9), function(z) {
    week <- gestation[[i]][1]
    x <- max(24, min(42, week))
    cm <- value_of("", z, figures_at(tables[["niklasson2008-length"]], sex, x))
    kg <- value_of("", z / 2, figures_at(tables[["niklasson2008-weight"]], sex, x))
    given <- list(gender = sex, weekBirth = week, dayBirth = gestation[[i]][2], sizeBirthCm = round(cm, 1), weightBirthG = round(1000 * kg))
    if (is.na(given$dayBirth)) given$dayBirth <- NULL
    birth(tables, given)
  }))))
}

families <- function(tables) {
  parents <- list(c(181.5, 168), c(165, 152.5), c(196, 183), c(172, 159), c(150, 145))
  unlist(lapply(names(adult_end), function(set) lapply(parents, function(cm) lapply(sexes, function(sex) {
    given <- list(references = set, gender = sex, sizeFatherCm = cm[1], sizeMotherCm = cm[2])
    family(tables, given)
  }))))
}

all_patients <- function(folder) {
  ids <- table_names(folder)
  tables <- setNames(lapply(ids, function(id) read_table(folder, id)), ids)
  c("given,expected", visits_by_age(tables), preterm_visits(tables), syndromes(tables), far_values(tables),
    births_with_sizes(tables), families(tables))
}
