import { coleWrightCorrelations } from '../../src/clinical/course/figures/child-adult-correlations.js'
import { figuresAt } from '../../src/clinical/course/figures/figure-rows.js'
import { bandHalfWidths, expectedScores, type ScoreCovariance } from '../../src/clinical/growth/score-covariance.js'
import type { Gender } from '../../src/ground/model/patient.js'
import { cohortRows, numberIn } from '../cohort-study/cohort-files.js'
import type { ScoredChild } from './cohort-scores.js'

/** The end of growth, years: adult scores are taken as those of this age. */
const grownYears = 18

/** Ages of the latest height that the adult's is expected from, years. */
const ages = [
  [1, 2],
  [2, 3],
  [3, 5],
  [5, 7],
  [7, 9],
  [9, 11],
  [11, 13],
  [13, 16],
] as const

/** In puberty, years, and the heights in it that show when a child grew fastest: our own choice. */
const puberty = { from: 9, to: 16, heights: 4 } as const

/** A child whose adult score is known, with an estimate that has not seen it. */
interface GrownChild {
  readonly child: ScoredChild
  readonly adult: number
  readonly adultYears: number
  readonly covariance: ScoreCovariance
}

/** How far the expected adult score is off, SD, and what the bands held. */
export interface AdultEvidence {
  readonly from: number
  readonly to: number
  readonly gender: Gender | 'both'
  readonly children: number
  readonly rmse: number
  readonly keepsChannel: number
  readonly coleWright: number
  readonly latestAlone: { readonly rmse: number; readonly within90: number }
  readonly within: { readonly [percent in 50 | 90]: number }
  /** Of the share within the band of 90, per cent: by Wilson, 95 %. */
  readonly interval: readonly [number, number]
}

/** Adult scores of Terneuzen less their mean, by child. No estimate has seen one. */
function adultScores(folder: string): ReadonlyMap<string, Pick<GrownChild, 'adult' | 'adultYears'>> {
  const adults = cohortRows(folder, 'terneuzen').flatMap((row) => {
    const score = numberIn(row, 'hgt.z')
    const years = numberIn(row, 'age') ?? 0
    return years < grownYears || score === undefined ? [] : [{ id: row['id'] ?? '', years, score }]
  })
  const mean = adults.reduce((sum, { score }) => sum + score, 0) / adults.length
  return new Map(adults.map(({ id, years, score }) => [id, { adult: score - mean, adultYears: years }]))
}

/** Adult heights of held-out children by their earlier heights. */
export function judgeAdultHeights(
  folder: string,
  held: readonly { readonly child: ScoredChild; readonly covariance: ScoreCovariance }[],
) {
  const adults = adultScores(folder)
  const ofTerneuzen = held.filter(({ child }) => child.cohort === 'terneuzen')
  const grown = ofTerneuzen.flatMap((each): GrownChild[] => {
    const adult = adults.get(each.child.id)
    return adult === undefined ? [] : [{ ...each, ...adult }]
  })
  const heights = ofTerneuzen.map(
    ({ child }) => child.scores.size.filter(({ years }) => years >= puberty.from && years < puberty.to).length,
  )
  return {
    children: grown.length,
    years: [Math.min, Math.max].map((end) => Number(end(...grown.map(({ adultYears }) => adultYears)).toFixed(1))),
    boys: grown.filter(({ child }) => child.gender === 'male').length,
    puberty: {
      ...puberty,
      children: heights.filter((n) => n >= puberty.heights).length,
      of: heights.filter((n) => n > 0).length,
    },
    byAge: (['both', 'male', 'female'] as const).flatMap((gender) =>
      ages.map((band) => evidenceOf(grown, gender, band)),
    ),
  }
}

function evidenceOf(
  grown: readonly GrownChild[],
  gender: AdultEvidence['gender'],
  [from, to]: readonly [number, number],
): AdultEvidence {
  const expected = grown.flatMap((each) => {
    const { child } = each
    const scores = child.scores.size.filter(({ years }) => years < to)
    const latest = scores.at(-1)
    if (latest === undefined || latest.years < from || (gender !== 'both' && child.gender !== gender)) return []
    const [correlation = 0] = figuresAt(coleWrightCorrelations[child.gender], latest.years) ?? []
    return [
      {
        ...errorOf(each, scores),
        latest: errorOf(each, [latest]),
        change: each.adult - latest.score,
        coleWright: each.adult - correlation * latest.score,
      },
    ]
  })
  const children = expected.length
  const root = (of: (each: (typeof expected)[number]) => number) =>
    Number(Math.sqrt(expected.reduce((sum, each) => sum + of(each) ** 2, 0) / children).toFixed(2))
  const within = (half: number, of = (each: (typeof expected)[number]) => each.standardised) =>
    expected.filter((each) => Math.abs(of(each)) <= half).length
  const wide = within(bandHalfWidths[90])
  const percent = (count: number) => Math.round((100 * count) / children)
  return {
    from,
    to,
    gender,
    children,
    rmse: root(({ error }) => error),
    keepsChannel: root(({ change }) => change),
    coleWright: root(({ coleWright }) => coleWright),
    latestAlone: {
      rmse: root(({ latest }) => latest.error),
      within90: percent(within(bandHalfWidths[90], ({ latest }) => latest.standardised)),
    },
    within: { 50: percent(within(bandHalfWidths[50])), 90: percent(wide) },
    interval: wilson(wide, children),
  }
}

function errorOf({ child, adult, covariance }: GrownChild, scores: ScoredChild['scores']['size']) {
  const { factor, standardised } = expectedScores(
    [...scores, { years: grownYears, score: adult }],
    child.gender,
    covariance,
  )
  const z = standardised.at(-1) as number
  return { standardised: z, error: z * (factor.at(-1)?.at(-1) as number) }
}

/** The 95 % interval of a share, per cent (Wilson 1927). */
function wilson(count: number, of: number): readonly [number, number] {
  const z = 1.959964
  const [share, scale] = [count / of, 1 + z ** 2 / of]
  const middle = (share + z ** 2 / (2 * of)) / scale
  const half = (z / scale) * Math.sqrt((share * (1 - share)) / of + z ** 2 / (4 * of ** 2))
  return [Math.round(100 * (middle - half)), Math.round(100 * (middle + half))]
}
