import { type DiseaseMeasure, diseaseSeries } from '../../growth/disease.js'
import type { GrowthSubject } from '../../growth/growth-subject.js'
import type { MeasurementGrowth } from '../../growth/patient-growth.js'
import { placeAtAge } from '../../growth/score-at-age.js'
import type { ReferenceAges, SetMeasure, UnscoredValues } from '../../model/message-values.js'
import type { KnownDisease, Measurement } from '../../model/patient.js'
import type { SeriesName } from '../../references/reference-set.js'
import { type AnyRule, rule, ruleList } from '../rule.js'
import { ourChoice } from '../sources.js'

const whyNoScore = ourChoice('The reader should know why there is no score.')

const ageBeyondReferences = rule({
  asks: 'visit',
  code: 'age_beyond_references',
  target: 'age',
  cases: {
    unscored: {
      severity: 'hint',
      when: 'no reference covers the age for any value of the measurement',
      source: whyNoScore,
    },
  },
  find: ({ visit, subject, growth }) => {
    if (subject.gender === undefined || growth.age === undefined || !isBeyondReferences(visit, subject, growth)) {
      return undefined
    }
    const ages = setMeasures.flatMap((measure) => referenceAges(subject, generalSeries[measure]) ?? [])
    const all = ages.length > 0 && {
      fromYears: Math.min(...ages.map(({ fromYears }) => fromYears)),
      toYears: Math.max(...ages.map(({ toYears }) => toYears)),
    }
    return { case: 'unscored', parameters: { years: growth.age.chronologicalYears, ...all } }
  },
})

const valuesBeyondReferences = rule({
  asks: 'patient',
  code: 'values_beyond_references',
  target: 'age',
  cases: {
    lacking: {
      severity: 'hint',
      when: 'the chosen references have none for a measure, in general or for a disease of the child; said once',
      source: whyNoScore,
    },
    ages: {
      severity: 'hint',
      when: 'they have one, but not for the ages of all measurements; said once, with its ages',
      source: whyNoScore,
    },
  },
  find: ({ patient: { measurements = [] }, growth: { subject, measurements: growths } }) => {
    const found = new Map<string, UnscoredValues>()
    if (subject.gender === undefined) return undefined
    growths.forEach((growth, index) => {
      const visit = measurements[index]
      const { age, scored, diseases } = growth
      if (visit === undefined || age === undefined) return
      if (subject.diseases.length === 0 && isScored(visit, growth)) return
      const isBeyond = isBeyondReferences(visit, subject, growth)
      const note = (measure: MeasureOfSeries, series: SeriesName, disease?: KnownDisease) => {
        const ages = referenceAges(subject, series)
        // The visit has a message of its own.
        if (ages !== undefined && isBeyond) return
        const key = [disease, ages?.fromYears, ages?.toYears].join()
        const { measures = [], corrected } = found.get(key) ?? {}
        const isCorrected = ages !== undefined && age.referenceYears !== age.chronologicalYears
        found.set(key, {
          measures: measures.includes(measure) ? measures : [...measures, measure],
          disease,
          ...ages,
          corrected: isCorrected || corrected,
        })
      }
      for (const measure of measuresOfSeries) {
        if (givenValue(measure, visit, growth) === undefined) continue
        if (scored[measure] === undefined) note(measure, generalSeries[measure])
        for (const disease of measure === 'seat' ? [] : subject.diseases) {
          const series = diseaseSeries(disease, measure as DiseaseMeasure)
          const isDone = diseases.some((each) => each.disease === disease && each.measure === measure)
          if (series !== undefined && !isDone) note(measure, series, disease)
        }
      }
    })
    return [...found.values()].map((parameters) => ({
      case: parameters.toYears === undefined ? ('lacking' as const) : ('ages' as const),
      parameters,
    }))
  },
})

/** What a set scores at a visit, and the series by which it does. */
const generalSeries = {
  size: 'height',
  weight: 'weight',
  bmi: 'bmi',
  head: 'head',
  seat: 'sittingHeight',
} as const satisfies { readonly [measure in SetMeasure | 'seat']: SeriesName }

type MeasureOfSeries = keyof typeof generalSeries

const measuresOfSeries: readonly MeasureOfSeries[] = ['size', 'weight', 'bmi', 'head', 'seat']
const setMeasures: readonly SetMeasure[] = ['size', 'weight', 'bmi', 'head']

function givenValue(measure: MeasureOfSeries, visit: Measurement, { bmi }: MeasurementGrowth): number | undefined {
  return measure === 'bmi' ? bmi : visit[measure === 'weight' ? 'weightKg' : (`${measure}Cm` as const)]
}

/** Whether every value of a visit has a score: the quick answer for most. */
function isScored(visit: Measurement, growth: MeasurementGrowth): boolean {
  return measuresOfSeries.every(
    (measure) => growth.scored[measure] !== undefined || givenValue(measure, visit, growth) === undefined,
  )
}

/** Whether nothing of a visit is scored, and nothing could be at its age. */
function isBeyondReferences(visit: Measurement, subject: GrowthSubject, growth: MeasurementGrowth): boolean {
  const { age, scored, diseases } = growth
  // With figures for another measure, the age is not what is wrong.
  if (age === undefined || diseases.length > 0 || scored.weightForLength !== undefined) return false
  return (
    measuresOfSeries.every((measure) => scored[measure] === undefined) &&
    measuresOfSeries.some((measure) => givenValue(measure, visit, growth) !== undefined) &&
    setMeasures.every((measure) => placeAtAge(subject, generalSeries[measure], age) === undefined)
  )
}

/** The ages for which a set has figures of a series for the child's sex. */
function referenceAges({ references, gender }: GrowthSubject, name: SeriesName): ReferenceAges | undefined {
  const pieces = references.series[name]?.filter(({ table }) => gender !== undefined && table.curve(gender))
  const [first, last] = [pieces?.[0], pieces?.at(-1)]
  return first && last && { fromYears: first.from, toYears: last.to }
}

/** What has no score because the chosen references have no figures for it. */
export const beyondReferencesRules: readonly AnyRule[] = ruleList(ageBeyondReferences, valuesBeyondReferences)
