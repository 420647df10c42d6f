// Estimates how the scores of a child hang together from cohorts in a folder, judges the estimate on children who
// were held out, and writes the figures and the evidence. The cohorts are not part of the repository.
//
//     npm run growth-study -- FOLDER

import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { judgeAdultHeights } from './growth-study/adult-heights.js'
import {
  cohortNames,
  readCohorts,
  type ScoredChild,
  type StudiedMeasure,
  studiedMeasures,
} from './growth-study/cohort-scores.js'
import { type Fit, fitCovariance, logarithms } from './growth-study/fit.js'
import { type HeldOut, type HeldOutSummary, heldOutOf, summaryOf } from './growth-study/held-out.js'

const folder = process.argv[2]
if (folder === undefined)
  throw new RangeError('npm run growth-study -- FOLDER: the folder of smocc.csv, cpp.csv and terneuzen.csv')

/** Each child is held out once. */
const folds = 5

const ageBands = [
  [0, 0.5],
  [0.5, 2],
  [2, 4],
  [4, 10],
  [10, 18],
] as const
const intervals = [
  [0, 0.25],
  [0.25, 0.5],
  [0.5, 1],
  [1, 2],
  [2, 3],
  [3, 4],
  [4, 6],
  [6, 9],
] as const

const { centred, asScored } = readCohorts(folder)
const studied = (children: readonly ScoredChild[], measure: StudiedMeasure) =>
  children.filter(({ scores }) => scores[measure].length > 1)

const fits = Object.fromEntries(
  studiedMeasures.map((measure) => [measure, fitCovariance(studied(centred, measure), measure)]),
) as Record<StudiedMeasure, Fit>
const heldOut = Object.fromEntries(
  studiedMeasures.map((measure) => [measure, withoutOwnFold(studied(centred, measure), measure)]),
) as Record<StudiedMeasure, ReturnType<typeof withoutOwnFold>>
const evidence = {
  ...Object.fromEntries(studiedMeasures.map((measure) => [measure, judge(measure)])),
  adult: judgeAdultHeights(folder, heldOut.size),
}

writeFileSync(new URL('../src/clinical/growth/three-cohorts.ts', import.meta.url), figures())
writeFileSync(new URL('./growth-study/evidence.json', import.meta.url), JSON.stringify(evidence, undefined, 2))
spawnSync('npx', [
  'biome',
  'format',
  '--write',
  'src/clinical/growth/three-cohorts.ts',
  'scripts/growth-study/evidence.json',
])
console.log(JSON.stringify(evidence, undefined, 1))

/** Each child with an estimate from the other folds. */
function withoutOwnFold(children: readonly ScoredChild[], measure: StudiedMeasure) {
  const estimates = Array.from({ length: folds }, (_, fold) =>
    fitCovariance(
      children.filter((__, i) => i % folds !== fold),
      measure,
    ),
  )
  return children.map((child, i) => ({ child, covariance: (estimates[i % folds] as Fit).covariance }))
}

function judge(measure: StudiedMeasure) {
  const children = studied(centred, measure)
  const held = heldOut[measure].flatMap(({ child, covariance }) => heldOutOf(child, measure, covariance))
  const next = held.filter(({ isNext }) => isNext)
  const within = (of: (each: HeldOut) => number, bands: typeof ageBands | typeof intervals, all: readonly HeldOut[]) =>
    bands.map(([from, to]) => ({ from, to, ...rounded(all.filter((each) => of(each) >= from && of(each) < to)) }))
  return {
    children: children.length,
    values: children.reduce((sum, { scores }) => sum + scores[measure].length, 0),
    standardErrors: Object.fromEntries(
      Object.entries(fits[measure].standardErrors).map(([name, x]) => [name, Number(x.toPrecision(2))]),
    ),
    next: rounded(next),
    byAge: within(({ years }) => years, ageBands, next),
    byInterval: within(({ interval }) => interval, intervals, held),
    withoutCohort: cohortNames.flatMap((cohort) => withoutCohort(cohort, measure)),
  }
}

/** A cohort judged by an estimate from the others: less its means, and as it was scored. */
function withoutCohort(cohort: ScoredChild['cohort'], measure: StudiedMeasure) {
  const isOf = (child: ScoredChild) => child.cohort === cohort
  const of = studied(centred, measure)
  if (!of.some(isOf)) return []
  const { covariance } = fitCovariance(
    of.filter((child) => !isOf(child)),
    measure,
  )
  const judged = (children: readonly ScoredChild[]) =>
    rounded(
      children.filter(isOf).flatMap((child) => heldOutOf(child, measure, covariance).filter(({ isNext }) => isNext)),
    )
  return [{ cohort, children: of.filter(isOf).length, ...judged(of), asScored: judged(studied(asScored, measure)) }]
}

function rounded(all: readonly HeldOut[]): HeldOutSummary {
  const { pairs, within, rmse, keepsChannel } = summaryOf(all)
  const to = (digits: number) => (x: number) => Number(x.toFixed(digits))
  return {
    pairs,
    within: { 50: to(1)(within[50]), 90: to(1)(within[90]), 98: to(1)(within[98]) },
    rmse: to(3)(rmse),
    keepsChannel: to(3)(keepsChannel),
  }
}

function figures(): string {
  const digits = (x: number) => String(Number(x.toPrecision(4)))
  const estimates = studiedMeasures.map((measure) => {
    const { covariance } = fits[measure]
    const { male, female } = covariance.pubertyAge
    const values = logarithms.map((name) => `${name}: ${digits(covariance[name])}`)
    return `${measure}: { ${values.join(', ')}, pubertyAge: { male: ${digits(male)}, female: ${digits(female)} } }`
  })
  return `// Written by scripts/write-growth-study.ts; do not edit.
import type { ScoreCovariance } from './score-covariance.js'

/**
 * How the scores of children of birth cohorts hang together: maximum likelihood with a weak prior, our own estimate from half of
 * the children of three cohorts, scored by Dutch references of 1997 or WHO, less the mean of each cohort at the age.
 */
export const scoreCovariances: { readonly [measure in 'size' | 'weight' | 'bmi']: ScoreCovariance } = {
  ${estimates.join(',\n  ')},
}

/** SMOCC (lengths), the Collaborative Perinatal Project, and Terneuzen. */
export const cohortCitations: readonly string[] = [
  'Herngreen WP, van Buuren S, van Wieringen JC, et al. Growth in length and weight from birth to 2 years of a representative sample of Netherlands children (born in 1988-89) related to socio-economic status and other background characteristics. Ann Hum Biol. 1994;21:449-463.',
  'Broman SH. The Collaborative Perinatal Project: an overview. In: Handbook of Longitudinal Research. 1984;1:185-227.',
  'de Kroon MLA, Renders CM, Kuipers ECC, et al. Eur J Public Health. 2008;18:656-660 (Terneuzen birth cohort).',
]
`
}
