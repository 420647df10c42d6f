# The published method, implemented in R from the papers, not from the
# library's code: reading a table, LMS, WHO's rule beyond 3 SD.

# Figures of a table by sex. The sources round x to six or seven digits; this
# restores the intended fraction (a day is 1/365.25 of a year).
denominators <- c(1, 2, 12, 24, 365.25, 14, 10, 100, 1e3, 1e4, 1e5, 1e6)

read_table <- function(folder, id) {
  rows <- read.csv(file.path(folder, paste0(id, ".csv")), stringsAsFactors = FALSE)
  fits <- sapply(denominators, function(d) all(abs(round(rows$x * d) / d - rows$x) <= 6e-7 * pmax(1, abs(rows$x))))
  per <- denominators[which(fits)[1]]
  rows$count <- round(rows$x * per)
  rows$x <- rows$count / per
  list(id = id, per = per, median = is.null(rows$l), rows = rows)
}

curve_of <- function(table, sex) table$rows[table$rows$sex == sex, ]

# WHO measures lying up to day 730 and standing from day 731 (length and BMI).
step_day <- function(id) if (id %in% c("who2006-height", "who2006-bmi")) 731 else NA

# WHO 2006, chapter 7, and de Onis 2007: measures that include weight, and head.
who_rule <- function(id) grepl("^who2006-(weight|bmi|head)|^who2007-(weight|bmi)", id)

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
  by_age <- !grepl("fenton|niklasson|olsen|weight-for", table$id)
  if (!(by_age && max(diff(at)) > 0.5 + 1e-9)) return((1 - t) * y[i] + t * y[i + 1])
  k <- butland_slopes(at, y) * (at[i + 1] - at[i])
  (2 * t^3 - 3 * t^2 + 1) * y[i] + (t^3 - 2 * t^2 + t) * k[i] + (3 * t^2 - 2 * t^3) * y[i + 1] + (t^3 - t^2) * k[i + 1]
}

lms_at <- function(table, sex, x) {
  curve <- curve_of(table, sex)
  sapply(c(l = "l", m = "m", s = "s"), function(name) column_at(table, curve, name, x))
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

score_of <- function(id, y, p) {
  z <- plain_score(y, p)
  if (!who_rule(id) || abs(z) <= 3) return(z)
  side <- sign(z)
  sd3 <- plain_value(3 * side, p)
  sd2 <- plain_value(2 * side, p)
  side * 3 + (y - sd3) / abs(sd3 - sd2)
}

value_of <- function(id, z, p) {
  if (!who_rule(id) || abs(z) <= 3) return(plain_value(z, p))
  side <- sign(z)
  sd3 <- plain_value(3 * side, p)
  sd3 + (z - 3 * side) * abs(sd3 - plain_value(2 * side, p))
}

# x as written to the file: 25/12 years, 731/365.25 years, 28 weeks.
written_x <- function(count, per) if (per == 1) format(count, digits = 12) else paste0(format(count, digits = 12), "/", per)

table_names <- function(folder) sort(sub("\\.csv$", "", list.files(folder, "\\.csv$")))
