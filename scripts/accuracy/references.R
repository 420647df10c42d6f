# The published method, implemented in R from the papers, not from the
# library's code: reading a table, LMS, WHO's rule beyond 3 SD, the CDC's beyond
# the 95th percentile, the skew t distribution of type 3.

# Figures of a table by sex. The sources round x to six or seven digits; this
# restores the intended fraction (a day is 1/365.25 of a year).
denominators <- c(1, 2, 12, 24, 365.25, 14, 10, 100, 1e3, 1e4, 1e5, 1e6)

# Above the 95th percentile of its tables of 2000 the CDC has a rule of its own; there is no file of it.
extended <- c("cdc2022-bmi" = "cdc2000-bmi")

read_table <- function(folder, id) {
  file <- if (id %in% names(extended)) extended[[id]] else id
  rows <- read.csv(file.path(folder, paste0(file, ".csv")), stringsAsFactors = FALSE)
  fits <- sapply(denominators, function(d) all(abs(round(rows$x * d) / d - rows$x) <= 6e-7 * pmax(1, abs(rows$x))))
  per <- denominators[which(fits)[1]]
  rows$count <- round(rows$x * per)
  rows$x <- rows$count / per
  if (grepl("^niklasson2008", id)) rows <- beyond_week_40(rows)
  guide <- if (id %in% names(follows_who)) read_table(folder, "who2006-height")
  list(id = id, per = per, median = is.null(rows$l) && is.null(rows$mu), rows = rows, guide = guide)
}

# Niklasson 2008: raw means at 41 and 42 weeks. The medians go on from week 40 by
# the raw increment of a week (weight, whose log10 has two decimals: by 0.01 in
# both sexes), with the S of week 40.
beyond_week_40 <- function(rows) {
  for (sex in unique(rows$sex)) {
    at <- function(week) which(rows$sex == sex & rows$x == week)
    weight <- rows$l[at(40)] == 0
    increment <- rows$m[at(42)] - rows$m[at(41)]
    for (weeks in 1:2) {
      rows$m[at(40 + weeks)] <- if (weight) rows$m[at(40)] * 10^(0.01 * weeks) else rows$m[at(40)] + weeks * increment
      rows$s[at(40 + weeks)] <- rows$s[at(40)]
    }
  }
  rows
}

# Tables whose median, up to this age, keeps an evenly changing ratio to WHO's median height.
follows_who <- c("isojima2016-noonan-height" = 0.5, "fredriks2005-sitting-height" = 0.25, "fredriks2005-leg-length" = 0.25)

curve_of <- function(table, sex) table$rows[table$rows$sex == sex, ]

# WHO measures lying up to day 730 and standing from day 731 (length and BMI).
step_day <- function(id) if (id %in% c("who2006-height", "who2006-bmi")) 731 else NA

# Two rows at one age, years: the first ends what was measured lying, the second begins what was measured standing.
two_rows <- c("zong2013-bmi" = 3, "zong2013-height" = 3)

# WHO 2006, chapter 7, de Onis 2007, and the standards of 2007: measures that include weight, head, arm and skinfolds.
who_rule <- function(id) grepl("^who2006-(weight|bmi|head)|^who2007-(weight|bmi|arm|triceps|subscapular)", id)

# Slopes of F. N. Fritsch and J. Butland (1984); secants at the two ends.
butland_slopes <- function(x, y) {
  h <- diff(x)
  d <- diff(y) / h
  slopes <- c(d[1], rep(0, length(x) - 2), d[length(d)])
  for (i in seq_along(x)[-c(1, length(x))]) {
    a <- (h[i - 1] + 2 * h[i]) / (3 * (h[i - 1] + h[i]))
    if (d[i - 1] * d[i] > 0) slopes[i] <- d[i - 1] * d[i] / (a * d[i] + (1 - a) * d[i - 1])
  }
  slopes
}

# One column of a curve at x: linear where rows are at most half a year apart, otherwise cubic.
column_at <- function(table, curve, name, x) {
  step <- step_day(table$id)
  if (!is.na(step)) {
    standing <- curve$count >= step
    curve <- if (x >= step / table$per) curve[standing, ] else curve[!standing, ]
    x <- min(x, max(curve$x)) # the last figures for lying are used to the end of day 730
  }
  y <- curve[[name]]
  at <- curve$x
  if (x <= at[1]) return(y[1])
  if (x >= at[length(at)]) return(y[length(y)])
  i <- max(which(at <= x))
  t <- (x - at[i]) / (at[i + 1] - at[i])
  if (name == "m" && !is.null(table$guide) && x < follows_who[[table$id]]) {
    who <- function(age) column_at(table$guide, curve_of(table$guide, curve$sex[1]), "m", age)
    return(who(x) * ((1 - t) * y[i] / who(at[i]) + t * y[i + 1] / who(at[i + 1])))
  }
  by_age <- !grepl("fenton|niklasson|olsen|intergrowth|weight-for", table$id)
  if (!(by_age && max(diff(at)) > 0.5 + 1e-9)) return((1 - t) * y[i] + t * y[i + 1])
  k <- butland_slopes(at, y) * (at[i + 1] - at[i])
  (2 * t^3 - 3 * t^2 + 1) * y[i] + (t^3 - 2 * t^2 + t) * k[i] + (3 * t^2 - 2 * t^3) * y[i + 1] + (t^3 - t^2) * k[i + 1]
}

# Wei 2020: the scale of the half-normal distribution above the 95th percentile, by age in years.
sigma_of <- function(sex, x) {
  if (sex == "male") 0.3728 + 0.5196 * x - 0.0091 * x^2 else 0.8334 + 0.3712 * x - 0.0011 * x^2
}

columns_of <- function(rows) intersect(c("l", "m", "s", "mu", "sigma", "nu", "tau"), names(rows))

figures_at <- function(table, sex, x) {
  curve <- curve_of(table, sex)
  p <- sapply(columns_of(curve), function(name) column_at(table, curve, name, x))
  if (table$id %in% names(extended)) c(p, sigma = sigma_of(sex, x)) else p
}

# Cole and Green 1992.
plain_score <- function(y, p) {
  if (p[["l"]] == 0) log(y / p[["m"]]) / p[["s"]] else ((y / p[["m"]])^p[["l"]] - 1) / (p[["l"]] * p[["s"]])
}

plain_value <- function(z, p) {
  if (p[["l"]] == 0) return(p[["m"]] * exp(p[["s"]] * z))
  inner <- 1 + p[["l"]] * p[["s"]] * z
  if (inner > 0) p[["m"]] * inner^(1 / p[["l"]]) else NaN
}

# Fernandez and Steel 1998, ST3 of Rigby and Stasinopoulos 2005; each half from its own tail.
skew_t_score <- function(y, p) {
  t <- (y - p[["mu"]]) / p[["sigma"]]
  nu <- p[["nu"]]
  if (t < 0) return(qnorm(log(2) + pt(nu * t, p[["tau"]], log.p = TRUE) - log1p(nu^2), log.p = TRUE))
  above <- log(2) + 2 * log(nu) + pt(t / nu, p[["tau"]], lower.tail = FALSE, log.p = TRUE) - log1p(nu^2)
  qnorm(above, lower.tail = FALSE, log.p = TRUE)
}

skew_t_value <- function(z, p) {
  nu <- p[["nu"]]
  if (pnorm(z) < 1 / (1 + nu^2)) return(p[["mu"]] + p[["sigma"]] / nu * qt(pnorm(z) * (1 + nu^2) / 2, p[["tau"]]))
  p[["mu"]] - p[["sigma"]] * nu * qt(pnorm(-z) * (1 + nu^2) / (2 * nu^2), p[["tau"]])
}

# Wei 2020: percentile = 90 + 10 pnorm((y - P95) / sigma), by the share above.
half_normal_score <- function(y, p) {
  p95 <- plain_value(qnorm(0.95), p)
  if (y <= p95) return(plain_score(y, p))
  above <- log(0.1) + pnorm((y - p95) / p[["sigma"]], lower.tail = FALSE, log.p = TRUE)
  qnorm(above, lower.tail = FALSE, log.p = TRUE)
}

half_normal_value <- function(z, p) {
  if (z <= qnorm(0.95)) return(plain_value(z, p))
  above <- pnorm(z, lower.tail = FALSE, log.p = TRUE) - log(0.1)
  plain_value(qnorm(0.95), p) + p[["sigma"]] * qnorm(above, lower.tail = FALSE, log.p = TRUE)
}

score_of <- function(id, y, p) {
  if ("mu" %in% names(p)) return(skew_t_score(y, p))
  if (id %in% names(extended)) return(half_normal_score(y, p))
  z <- plain_score(y, p)
  if (!who_rule(id) || abs(z) <= 3) return(z)
  side <- sign(z)
  sd3 <- plain_value(3 * side, p)
  sd2 <- plain_value(2 * side, p)
  side * 3 + (y - sd3) / abs(sd3 - sd2)
}

value_of <- function(id, z, p) {
  if ("mu" %in% names(p)) return(skew_t_value(z, p))
  if (id %in% names(extended)) return(half_normal_value(z, p))
  if (!who_rule(id) || abs(z) <= 3) return(plain_value(z, p))
  side <- sign(z)
  sd3 <- plain_value(3 * side, p)
  sd3 + (z - 3 * side) * abs(sd3 - plain_value(2 * side, p))
}

# x as written to the file: 25/12 years, 731/365.25 years, 28 weeks.
written_x <- function(count, per) if (per == 1) format(count, digits = 12) else paste0(format(count, digits = 12), "/", per)

table_names <- function(folder) {
  files <- sub("\\.csv$", "", list.files(folder, "\\.csv$"))
  sort(c(files, names(extended)[extended %in% files]))
}
