# Scores of values for every table and sex, at its rows and between them.

score_groups <- list(
  c(-5, -2.5, -1, 0.5, 3.5),
  c(-4, -1.5, 0, 2, 5),
  c(-3, -2, 1, 2.5, 4),
  c(-4.5, -0.5, 1.5, 3, 4.5),
  c(-3.5, -1, 0, 1, 2)
)

# Where a curve is read, in units of 1/per: both ends, rows in between, points between rows, both sides of a step.
positions_of <- function(table, curve) {
  n <- nrow(curve)
  at_rows <- curve$count[c(1, round(1 + (n - 1) * c(0.3, 0.72)), n)]
  between <- sapply(list(c(0.12, 0.37), c(0.5, 0.5), c(0.88, 0.81)), function(pick) {
    i <- 1 + floor((n - 2) * pick[1])
    round(curve$count[i] + pick[2] * (curve$count[i + 1] - curve$count[i]), 3)
  })
  step <- step_day(table$id)
  both <- if (table$id %in% names(two_rows)) two_rows[[table$id]] else NA
  c(at_rows, between, if (!is.na(step)) step + c(-1, -0.5, 0, 1), if (!is.na(both)) table$per * both + c(-0.01, 0))
}

# More rows of the tables that the library thins, all rows of which it still has to reproduce.
thinned <- function(id) grepl("^(who2006|fenton2013)-", id)

extra_rows <- function(table, curve) {
  if (!thinned(table$id)) return(numeric(0))
  n <- nrow(curve)
  # Closer together at the start of life, where figures change fastest.
  curve$count[unique(round(1 + (n - 1) * (seq(0.02, 0.98, length.out = 18))^1.5))]
}

score_rows <- function(table, sex, count, scores, extremes = FALSE) {
  x <- count / table$per
  place <- if (count %in% curve_of(table, sex)$count) "row" else "between"
  where <- paste(table$id, sex, written_x(count, table$per), place, sep = ",")
  if (table$median) return(paste(where, format(column_at(table, curve_of(table, sex), "m", x), digits = 12), "", "", sep = ","))
  list_of <- function(form, numbers) paste(sprintf(form, numbers), collapse = " ")
  p <- figures_at(table, sex, x)
  values <- sapply(scores, function(z) value_of(table$id, z, p))
  if (extremes) values <- c(values, value_of(table$id, 0, p) * c(0.5, 1.6))
  values <- signif(values[is.finite(values) & values > 0], 6)
  z <- sapply(values, function(y) score_of(table$id, y, p))
  paste(where, list_of("%.6g", values), list_of("%.10f", z), list_of("%.8g", 100 * pnorm(z)), sep = ",")
}

all_scores <- function(folder) {
  lines <- "table,sex,x,place,values,scores,percentiles"
  for (id in table_names(folder)) {
    table <- read_table(folder, id)
    for (sex in unique(table$rows$sex)) {
      curve <- curve_of(table, sex)
      counts <- positions_of(table, curve)
      for (i in seq_along(counts)) {
        lines <- c(lines, score_rows(table, sex, counts[i], score_groups[[(i - 1) %% 5 + 1]], extremes = i == 2))
      }
      extra <- extra_rows(table, curve)
      for (i in seq_along(extra)) {
        lines <- c(lines, score_rows(table, sex, extra[i], c(list(c(-4, 0, 3)), list(c(-3, 1, 4)), list(c(-2, 2, 5)))[[(i - 1) %% 3 + 1]]))
      }
    }
  }
  unique(lines)
}

# Every row of every source, from -5 to 5 in halves: too much to keep, so only a summary of the comparison is.
every_row <- function(folder) {
  z <- seq(-5, 5, 0.5)
  writeLines("table,sex,x,values,scores")
  for (id in table_names(folder)) {
    table <- read_table(folder, id)
    if (table$median) next
    for (i in seq_len(nrow(table$rows))) {
      row <- table$rows[i, ]
      p <- unlist(row[columns_of(row)])
      if (id %in% names(extended)) p <- c(p, sigma = sigma_of(row$sex, row$x))
      y <- sapply(z, function(one) value_of(id, one, p))
      good <- is.finite(y) & y > 0
      # Of two rows at one age the first applies just before it.
      following <- table$rows[i + 1, ]
      ends <- i < nrow(table$rows) && following$sex == row$sex && following$count == row$count
      writeLines(paste(id, row$sex, written_x(row$count - if (ends) 1e-9 else 0, table$per), paste(sprintf("%.15g", y[good]), collapse = " "), paste(z[good], collapse = " "), sep = ","))
    }
  }
}
