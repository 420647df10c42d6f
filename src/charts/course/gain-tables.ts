import { courseFacts } from '../../clinical/course/course-basis.js'
import { courseSettings } from '../../clinical/course/course-options.js'
import { growthIntervals } from '../../clinical/course/velocity/compare-visits.js'
import { cole1998 } from '../../clinical/course/velocity/conditional-gain.js'
import type { GrowthInterval } from '../../clinical/course/velocity/growth-interval.js'
import { intervalNotes } from '../../clinical/course/velocity/interval-notes.js'
import { rateText } from '../../clinical/course/velocity/rate-text.js'
import { changeInOneReference } from '../../clinical/course/velocity/sds-change.js'
import { type VelocityReference, who2009Gain } from '../../clinical/course/velocity/velocity-references.js'
import { publicationName } from '../../clinical/references/table.js'
import type { PatientAssessment } from '../../clinical/validation/engine.js'
import type { ChartLanguage } from '../../ground/languages/language.js'
import type { CourseWords } from '../../ground/languages/words.js'
import { numberText, signedScoreText } from '../../ground/languages/written-number.js'
import { type GainMeasure, gainMeasures } from '../../ground/model/course-names.js'
import { mostValuesDrawn } from '../../ground/model/limits.js'
import type { ChartGrowth } from '../chart-growth.js'
import { citationWithDoi } from '../data/notes/chart-references.js'
import { calendarDate } from '../data/points/point-score.js'
import { ageText, dateText, percentileText, scoreNumber } from '../data/texts/describe-point.js'
import { courseWords } from './course-texts.js'

/** What a child gained between visits, as a table in words. */
export interface ShownGains {
  readonly measure: GainMeasure
  /** `Growth between visits: height, cm` */
  readonly caption: string
  /** `height, cm` */
  readonly name: string
  readonly headings: readonly string[]
  readonly rows: readonly (readonly string[])[]
  /** What the scores come from, by name. */
  readonly references: readonly GainReference[]
}

/** A reference that gains were scored by. */
export interface GainReference {
  readonly name: string
  readonly text: string
}

/** A column of such a table. The last holds text, the others dates and figures. */
interface GainColumn {
  readonly heading: (words: CourseWords, language: ChartLanguage) => string
  readonly cell: (interval: GrowthInterval, texts: GainTexts) => string
}

interface GainTexts {
  readonly words: CourseWords
  readonly language: ChartLanguage
  /** When a visit was. */
  readonly visit: (index: number, years: number) => string
}

const decimalsOf: { readonly [measure in GainMeasure]: number } = { size: 1, weight: 2, head: 1 }

const columns: readonly GainColumn[] = [
  { heading: ({ from }) => from, cell: ({ fromIndex, fromYears }, { visit }) => visit(fromIndex, fromYears) },
  { heading: ({ to }) => to, cell: ({ toIndex, toYears }, { visit }) => visit(toIndex, toYears) },
  {
    heading: (_, { chart }) => chart.axes.age.unit,
    cell: ({ years }, { language }) => numberText(years, 2, language),
  },
  {
    heading: ({ gain }) => gain,
    cell: ({ gain, measure }, { language }) => figure(gain, decimalsOf[measure], language),
  },
  {
    heading: ({ perYear }) => perYear,
    cell: ({ rate }, texts) => (rate === undefined ? '' : rateText(rate, texts)),
  },
  {
    heading: (_, { names }) => names.sds,
    cell: ({ sds }, { language }) => (sds === undefined ? '' : scoreNumber(sds, language)),
  },
  {
    heading: (_, { page }) => page.percentile,
    cell: ({ percentile }, { language }) => (percentile === undefined ? '' : percentileText(percentile, language)),
  },
  {
    heading: ({ change }) => change,
    cell: ({ sdsChange }, { language }) => signed(changeInOneReference(sdsChange)?.change, language),
  },
  { heading: (_, { page }) => page.remark, cell: remarkOf },
]

/**
 * What was gained between visits, in a table for each measure: the numbers of the
 * course, rounded here. Of very many intervals the latest.
 */
export function shownGains(
  assessment: PatientAssessment,
  options: ChartGrowth['course'],
  language: ChartLanguage,
  measures: readonly GainMeasure[] = gainMeasures,
): readonly ShownGains[] {
  const words = courseWords(language)
  const dates = assessment.patient.measurements ?? []
  const visit = (index: number, years: number) => {
    const date = calendarDate(dates[index]?.date)
    return date === undefined ? ageText(years, language) : dateText(date, language)
  }
  const texts: GainTexts = { words, language, visit }
  const facts = courseFacts(assessment, courseSettings({ boneAgeMethod: undefined, ...options }))
  return measures.flatMap((measure) => {
    const rows = growthIntervals(facts, [measure]).slice(-mostValuesDrawn)
    if (rows.length === 0) return []
    return {
      measure,
      caption: `${words.gains}: ${words.measures[measure]}`,
      name: words.measures[measure],
      references: citedBy(rows, facts.velocity),
      headings: columns.map(({ heading }) => heading(words, language)),
      rows: rows.map((interval) => columns.map(({ cell }) => cell(interval, texts))),
    }
  })
}

/** The velocity of each interval of a measure with its score, by the visit that it ends at: `6.7 ± 0.4 cm/y (9 y 0 m – 10 y 0 m), SDS +1.01`. */
export function rateTexts(
  assessment: PatientAssessment,
  options: ChartGrowth['course'],
  language: ChartLanguage,
  measure: GainMeasure,
): ReadonlyMap<number, string> {
  const words = courseWords(language)
  const facts = courseFacts(assessment, courseSettings({ boneAgeMethod: undefined, ...options }))
  return new Map(
    growthIntervals(facts, [measure]).flatMap(({ toIndex, rate, sds, fromYears, toYears }) => {
      if (rate === undefined) return []
      const between = `${ageText(fromYears, language)} – ${ageText(toYears, language)}`
      const score = sds === undefined ? [] : [`${language.names.sds} (${sds.reference}) ${scoreNumber(sds, language)}`]
      return [[toIndex, [`${rateText(rate, { words, language })} (${between})`, ...score].join(', ')] as const]
    }),
  )
}

/** The references of several tables, each once. */
export function gainReferences(tables: readonly ShownGains[]): readonly GainReference[] {
  return [...new Map(tables.flatMap(({ references }) => references).map((each) => [each.name, each])).values()]
}

function citedBy(intervals: readonly GrowthInterval[], velocity: VelocityReference): GainReference[] {
  const publications = [
    ...[velocity.publication, who2009Gain].filter((each) =>
      intervals.some(({ sds }) => sds?.reference === publicationName(each)),
    ),
    ...(intervals.some(({ conditionalGain }) => conditionalGain !== undefined) ? [cole1998] : []),
  ]
  return publications.map((each) => ({ name: publicationName(each), text: citationWithDoi(each) }))
}

/** Whose score it is, and what else is to be said of the interval. */
function remarkOf(interval: GrowthInterval, texts: GainTexts): string {
  const { sds } = interval
  return [...(sds === undefined ? [] : [sds.reference]), ...intervalNotes(interval, texts)].join('; ')
}

function signed(value: number | undefined, language: ChartLanguage): string {
  return value === undefined ? '' : signedScoreText(value, language, 2)
}

function figure(value: number | undefined, decimals: number, language: ChartLanguage): string {
  return value === undefined ? '' : numberText(value, decimals, language)
}
