import { diseaseSeries } from '../../growth/disease.js'
import type { GrowthSubject } from '../../growth/growth-subject.js'
import type { MeasurementGrowth } from '../../growth/patient-growth.js'
import type { ReferenceAges, SetMeasure, UnscoredValues } from '../../model/message-values.js'
import type { KnownDisease, Measurement } from '../../model/patient.js'
import type { SeriesName } from '../../references/reference-set.js'
import { type AnyRule, rule, ruleList } from '../rule.js'
import { ourChoice } from '../sources.js'

/** What a set scores at a visit, and the series by which it does. */
const generalSeries = {
  size: 'height',
  weight: 'weight',
  bmi: 'bmi',
  head: 'head',
  seat: 'sittingHeight',
} as const satisfies { readonly [measure in SetMeasure | 'seat']: SeriesName }

type SeriesMeasure = keyof typeof generalSeries

const allMeasures: readonly SeriesMeasure[] = ['size', 'weight', 'bmi', 'head', 'seat']

const valuesBeyondReferences = rule({
  asks: 'patient',
  code: 'values_beyond_references',
  target: 'age',
  cases: {
    unscored: {
      severity: 'hint',
      when: 'no figures for a measure, in general or in a disease, or not at the age; said once',
      source: ourChoice('The reader should know why there is no score.'),
    },
  },
  find: ({ patient: { measurements = [] }, growth: { subject, measurements: growths } }) => {
    const found = new Map<string, UnscoredValues>()
    const { gender, diseases } = subject
    growths.forEach((growth, index) => {
      const { age, scored } = growth
      const visit = measurements[index]
      if (gender === undefined || age === undefined || visit === undefined) return
      if (diseases.length === 0 && isScored(visit, growth)) return
      const note = (measure: SeriesMeasure, series: SeriesName, disease?: KnownDisease) => {
        const ages = referenceAges(subject, series)
        const key = JSON.stringify([disease, ages])
        const { measures = [], corrected } = found.get(key) ?? {}
        const isCorrected = ages.toYears !== undefined && age.referenceYears !== age.chronologicalYears
        found.set(key, {
          measures: [...new Set([...measures, measure])],
          disease,
          ...ages,
          corrected: isCorrected || corrected,
        })
      }
      for (const measure of allMeasures) {
        if (givenValue(measure, visit, growth) === undefined) continue
        if (scored[measure] === undefined) note(measure, generalSeries[measure])
        if (measure === 'seat') continue
        for (const disease of diseases) {
          const series = diseaseSeries(disease, measure)
          if (series && !growth.diseases.some((each) => each.disease === disease && each.measure === measure))
            note(measure, series, disease)
        }
      }
    })
    return [...found.values()].map((parameters) => ({ case: 'unscored', parameters }))
  },
})

function givenValue(measure: SeriesMeasure, visit: Measurement, { bmi }: MeasurementGrowth): number | undefined {
  return measure === 'bmi' ? bmi : visit[measure === 'weight' ? 'weightKg' : (`${measure}Cm` as const)]
}

/** Whether every value of a visit has a score: the quick answer for most. */
function isScored(visit: Measurement, growth: MeasurementGrowth): boolean {
  return allMeasures.every(
    (measure) => growth.scored[measure] !== undefined || givenValue(measure, visit, growth) === undefined,
  )
}

/** The ages for which a set has figures of a series for the child's sex; empty without any. */
function referenceAges({ references, gender }: GrowthSubject, name: SeriesName): Partial<ReferenceAges> {
  const pieces = references.series[name]?.filter(({ table }) => gender !== undefined && table.curve(gender)) ?? []
  const [first, last] = [pieces[0], pieces.at(-1)]
  return first && last ? { fromYears: first.from, toYears: last.to } : {}
}

/** What has no score because the chosen references have no figures for it. */
export const beyondReferencesRules: readonly AnyRule[] = ruleList(valuesBeyondReferences)
