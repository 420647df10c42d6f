# Computes check values from the source figures, without any of the library's code.
#
#     Rscript scripts/accuracy/independent-values.R FOLDER              writes test/accuracy/independent-*.csv
#     Rscript scripts/accuracy/independent-values.R FOLDER --every-row  writes every row of every source to standard output
#
# FOLDER has one CSV file per table (sex,x,l,m,s, sex,x,m or sex,x,mu,sigma,nu,tau); values of tables that it lacks are kept.
# Needs only base R, 4.0 or later.

arguments <- commandArgs(trailingOnly = TRUE)
if (length(arguments) == 0) stop("missing FOLDER with the CSV files")
here <- dirname(sub("^--file=", "", grep("^--file=", commandArgs(), value = TRUE)))
for (part in c("references", "scores", "normal", "patients", "patient-cases")) source(file.path(here, paste0(part, ".R")))
if (length(table_names(arguments[1])) == 0) stop("No CSV files in ", arguments[1])

# Replaces the old lines of the same tables, ordered by table; a line begins with its table's name.
merged <- function(file, lines) {
  table_of <- function(line) sub(",.*", "", line)
  kept <- readLines(file)[-1]
  rows <- c(kept[!table_of(kept) %in% table_of(lines)], lines[-1])
  c(lines[1], rows[order(table_of(rows), method = "radix")])
}

if ("--every-row" %in% arguments) {
  every_row(arguments[1])
} else {
  target <- file.path(here, "../../test/accuracy")
  scores <- file.path(target, "independent-scores.csv")
  writeLines(merged(scores, all_scores(arguments[1])), scores)
  writeLines(normal_rows(), file.path(target, "independent-normal.csv"))
  missing <- setdiff(sub(",.*", "", readLines(scores)[-1]), table_names(arguments[1]))
  if (length(missing) == 0) {
    writeLines(all_patients(arguments[1]), file.path(target, "independent-patients.csv"))
  } else {
    message("Complete patients are kept as they are: computing them needs every table, and FOLDER lacks ", length(missing), ".")
  }
}
