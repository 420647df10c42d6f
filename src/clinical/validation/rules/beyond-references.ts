import type { ReferenceAges, SetMeasure, UnscoredValues } from '../../../ground/model/message-values.js'
import type { KnownDisease, Measurement } from '../../../ground/model/patient.js'
import { diseaseSeries } from '../../growth/disease.js'
import { isCorrected } from '../../growth/growth-age.js'
import type { GrowthSubject } from '../../growth/growth-subject.js'
import type { MeasurementGrowth } from '../../growth/patient-growth.js'
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
    const { gender, diseases } = subject
    if (
      gender === undefined ||
      (diseases.length === 0 && growths.every((growth, index) => isScored(measurements[index], growth)))
    )
      return []
    const found = new Map<string, UnscoredValues>()
    for (const disease of [undefined, ...diseases]) {
      for (const measure of allMeasures) {
        const series = seriesOf(measure, disease)
        const unscored = unscoredAges(measure, disease, measurements, growths)
        if (series === undefined || unscored === 'none') continue
        const ages = referenceAges(subject, series)
        const key = JSON.stringify([disease, ages])
        const { measures = [], corrected } = found.get(key) ?? {}
        found.set(key, {
          measures: [...measures, measure],
          disease,
          ...ages,
          corrected: (ages.toYears !== undefined && unscored === 'corrected') || corrected,
        })
      }
    }
    return [...found.values()].map((parameters) => ({ case: 'unscored', parameters }))
  },
})

function seriesOf(measure: SeriesMeasure, disease: KnownDisease | undefined): SeriesName | undefined {
  if (disease === undefined) return generalSeries[measure]
  return measure === 'seat' ? undefined : diseaseSeries(disease, measure)
}

function hasScore(growth: MeasurementGrowth, measure: SeriesMeasure, disease: KnownDisease | undefined): boolean {
  if (disease === undefined) return growth.scored[measure] !== undefined
  return growth.diseases.some((each) => each.disease === disease && each.measure === measure)
}

/** Whether any value of a measure has no score, and whether one of those is at a corrected age. */
function unscoredAges(
  measure: SeriesMeasure,
  disease: KnownDisease | undefined,
  measurements: readonly Measurement[],
  growths: readonly MeasurementGrowth[],
): 'none' | 'chronological' | 'corrected' {
  let found: 'none' | 'chronological' = 'none'
  for (const [index, growth] of growths.entries()) {
    const visit = measurements[index]
    if (growth.age === undefined || visit === undefined || hasScore(growth, measure, disease)) continue
    if (givenValue(measure, visit, growth) === undefined) continue
    if (isCorrected(growth.age)) return 'corrected'
    found = 'chronological'
  }
  return found
}

/** A name put together for each value took most of this rule's time. */
const fieldOf = { size: 'sizeCm', weight: 'weightKg', head: 'headCm', seat: 'seatCm' } as const

function givenValue(measure: SeriesMeasure, visit: Measurement, { bmi }: MeasurementGrowth): number | undefined {
  return measure === 'bmi' ? bmi : visit[fieldOf[measure]]
}

/** Whether every value of a visit has a score: the quick answer for most, without looking for a member by its name. */
function isScored(visit: Measurement | undefined, { scored, bmi }: MeasurementGrowth): boolean {
  return (
    visit === undefined ||
    ((scored.size !== undefined || visit.sizeCm === undefined) &&
      (scored.weight !== undefined || visit.weightKg === undefined) &&
      (scored.bmi !== undefined || bmi === undefined) &&
      (scored.head !== undefined || visit.headCm === undefined) &&
      (scored.seat !== undefined || visit.seatCm === undefined))
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
