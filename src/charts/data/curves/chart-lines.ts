import { percentileOf, scoreOfPercentile } from '../../../clinical/references/distribution.js'
import type { ChartLanguage } from '../../../ground/languages/language.js'
import { givenNumberText, shortNumberText } from '../../../ground/languages/written-number.js'
import type { ChartLines } from '../../chart-request.js'
import type { ChartDefinition } from '../../types/chart-definition.js'
import type { ChartCurve } from '../chart-curves.js'

/** What a curve follows through all ages: a percentile or a standard deviation score. */
export type ChartLine = Pick<ChartCurve, 'kind' | 'percentile' | 'sds'>

/** The lines of each choice, lowest first. */
const choices: { readonly [choice in ChartLines]: readonly ChartLine[] } = /* @__PURE__ */ allChoices()

/** A function without side effects, so that a program that draws nothing does not bundle the lines. */
/* @__NO_SIDE_EFFECTS__ */
function allChoices(): { readonly [choice in ChartLines]: readonly ChartLine[] } {
  return {
    percentiles: [3, 10, 25, 50, 75, 90, 97].map(percentileLine),
    sds: [-3, -2, -1, 0, 1, 2, 3].map(sdsLine),
    /** T. J. Cole: "Do growth chart centiles need a face lift?", BMJ 308 (1994) 641-642. */
    nine: [0.4, 2, 9, 25, 50, 75, 91, 98, 99.6].map(percentileLine),
    /** The percentile charts of the WHO Child Growth Standards, 2006. */
    who: [3, 15, 50, 85, 97].map(percentileLine),
    /** R. J. Kuczmarski et al.: "2000 CDC Growth Charts for the United States", Vital Health Stat. 11 (2002) 246. */
    cdc: [5, 10, 25, 50, 75, 90, 95].map(percentileLine),
  }
}

/** The CDC's charts of the body mass index have their limit of overweight too. */
const cdcBmi: readonly ChartLine[] = /* @__PURE__ */ [5, 10, 25, 50, 75, 85, 90, 95].map(percentileLine)

/** Of a general reference behind that of a disease. */
export const backgroundLines: readonly ChartLine[] = /* @__PURE__ */ [3, 50, 97].map(percentileLine)

/** The line of a percentile, 0 to 100. */
export function percentileLine(percentile: number): ChartLine {
  return { kind: 'percentile', percentile, sds: scoreOfPercentile(percentile) }
}

/** The line of a score. */
export function sdsLine(sds: number): ChartLine {
  return { kind: 'sds', percentile: percentileOf(sds), sds }
}

/** The lines that a request asks for, lowest first. */
export function chosenLines(choice: ChartLines, { measure, percentiles }: ChartDefinition): readonly ChartLine[] {
  if (choice === 'percentiles' && percentiles !== undefined) return percentiles.map(percentileLine)
  return choice === 'cdc' && measure === 'bodyMassIndex' ? cdcBmi : choices[choice]
}

/** Scores at which lines are drawn beyond the outermost chosen ones, to the bound of reported scores. */
const scoresBeyond = [2.5, 3, 4, 5, 6] as const
/** Both decision lines are drawn as soon as a value lies beyond the chosen lines: -2.5 and -3 SD. */
const alwaysUpTo = 3
/** A line closer to the outermost chosen one would add nothing, SD. */
const leastApart = 0.2

/**
 * The lines beyond the chosen ones, on the sides where values of the child lie
 * beyond them: to the first line that has no value behind it.
 */
export function linesBeyond(chosen: readonly ChartLine[], scores: readonly number[]): ChartLine[] {
  const lowest = chosen[0]?.sds ?? 0
  const highest = chosen.at(-1)?.sds ?? 0
  const below = scoresOutside(-lowest, Math.max(0, ...scores.map((score) => -score)))
  const above = scoresOutside(highest, Math.max(0, ...scores))
  return [...below.map((score) => sdsLine(-score)).reverse(), ...above.map(sdsLine)]
}

/** The scores of lines on one side, as distances from the median. */
function scoresOutside(outermost: number, farthest: number): number[] {
  if (farthest <= outermost) return []
  return scoresBeyond.filter((score, i) => {
    const before = scoresBeyond[i - 1] ?? 0
    return score > outermost + leastApart && (score <= alwaysUpTo || farthest > before)
  })
}

/** `P97`, `+3 SD`, `Median`. */
export function lineLabel({ kind, percentile, sds }: ChartLine, language: ChartLanguage): string {
  const words = language.chart
  if (kind === 'percentile') return words.percentile(givenNumberText(percentile, language))
  if (sds === 0) return words.median
  const number = shortNumberText(sds, 2, language)
  return words.standardDeviations(sds > 0 ? `+${number}` : number)
}
