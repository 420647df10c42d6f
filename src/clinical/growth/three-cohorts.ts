// Written by scripts/write-growth-study.ts; do not edit.
import type { ScoreCovariance } from './score-covariance.js'

/**
 * How the scores of children of birth cohorts hang together: maximum likelihood with a weak prior, our own estimate from half of
 * the children of three cohorts, scored by Dutch references of 1997 or WHO, less the mean of each cohort at the age.
 */
export const scoreCovariances: { readonly [measure in 'size' | 'weight' | 'bmi']: ScoreCovariance } = {
  size: {
    lasting: 0.2171,
    drift: 0.9224,
    driftLength: 2.855,
    puberty: 0.6912,
    pubertyYears: 4.253,
    pubertySpread: 1.04,
    birth: 0.8748,
    birthYears: 0.05522,
    birthError: 0.1,
    error: 0.3653,
    pubertyAge: { male: 12.91, female: 11.28 },
  },
  weight: {
    lasting: 0.4483,
    drift: 0.9254,
    driftLength: 1.775,
    puberty: 0.5677,
    pubertyYears: 3.656,
    pubertySpread: 1.482,
    birth: 0.7474,
    birthYears: 0.07795,
    birthError: 0.1933,
    error: 0.08261,
    pubertyAge: { male: 13.63, female: 11.84 },
  },
  bmi: {
    lasting: 0.5906,
    drift: 0.7551,
    driftLength: 0.6192,
    puberty: 0.4686,
    pubertyYears: 3.91,
    pubertySpread: 1.583,
    birth: 0.7972,
    birthYears: 0.04958,
    birthError: 0.1657,
    error: 0.3032,
    pubertyAge: { male: 14.41, female: 12.55 },
  },
}

/** SMOCC (lengths), the Collaborative Perinatal Project, and Terneuzen. */
export const cohortCitations: readonly string[] = [
  'Herngreen WP, van Buuren S, van Wieringen JC, et al. Growth in length and weight from birth to 2 years of a representative sample of Netherlands children (born in 1988-89) related to socio-economic status and other background characteristics. Ann Hum Biol. 1994;21:449-463.',
  'Broman SH. The Collaborative Perinatal Project: an overview. In: Handbook of Longitudinal Research. 1984;1:185-227.',
  'de Kroon MLA, Renders CM, Kuipers ECC, et al. Eur J Public Health. 2008;18:656-660 (Terneuzen birth cohort).',
]
