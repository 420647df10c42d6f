# The normal distribution in R: both directions, both tails.

normal_rows <- function() {
  z <- c(seq(-8, 8, 0.25), -37.5, -30, -20, -15, -12, -10, -9, -0.66291, 0.66291, -5.65685, 5.65685, 1e-9, -1e-9)
  p <- c(1e-300, 1e-100, 1e-50, 1e-20, 1e-15, 1e-10, 1e-7, 1e-5, 1e-4, 0.001, 0.005, 0.01, 0.02, 0.03, 0.05, 0.075,
    0.1, 0.15, 0.25, 0.4, 0.5, 0.6, 0.75, 0.85, 0.9, 0.925, 0.95, 0.97, 0.98, 0.99, 0.995, 0.999, 0.9999, 1 - 2^-20,
    1 - 2^-30, 1 - 2^-40, 1 - 2^-50)
  c("function,argument,result",
    sprintf("pnorm,%.17g,%.17g", z, pnorm(z)),
    sprintf("qnorm,%.17g,%.17g", p, qnorm(p)))
}
