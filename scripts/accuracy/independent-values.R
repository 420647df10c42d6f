# Computes check values from the source figures, without any of the library's code.
#
#     Rscript scripts/accuracy/independent-values.R FOLDER              writes test/accuracy/independent-*.csv
#     Rscript scripts/accuracy/independent-values.R FOLDER --every-row  writes every row of every source to standard output
#
# FOLDER has one CSV file per table (sex,x,l,m,s or sex,x,m). Base R alone, 4.0 or later.

arguments <- commandArgs(trailingOnly = TRUE)
if (length(arguments) == 0) stop("Which folder has the CSV files?")
here <- dirname(sub("^--file=", "", grep("^--file=", commandArgs(), value = TRUE)))
for (part in c("references", "scores", "normal", "patients", "patient-cases")) source(file.path(here, paste0(part, ".R")))

if ("--every-row" %in% arguments) {
  every_row(arguments[1])
} else {
  target <- file.path(here, "../../test/accuracy")
  writeLines(all_scores(arguments[1]), file.path(target, "independent-scores.csv"))
  writeLines(all_patients(arguments[1]), file.path(target, "independent-patients.csv"))
  writeLines(normal_rows(), file.path(target, "independent-normal.csv"))
}
