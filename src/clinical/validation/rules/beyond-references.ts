import type { ReferenceAges, SetMeasure, UnscoredValues } from '../../../ground/model/message-values.js'
import type { KnownDisease, Measurement } from '../../../ground/model/patient.js'
import { diseaseSeries } from '../../growth/disease.js'
import { isCorrected } from '../../growth/growth-age.js'
import { type GrowthSubject, isBornAtTerm } from '../../growth/growth-subject.js'
import type { MeasurementGrowth } from '../../growth/patient-growth.js'
import { referencesOfChild } from '../../references/child-groups.js'
import type { SeriesName } from '../../references/reference-set.js'
import { leftOutOf } from '../../references/set-rights.js'
import { type AnyRule, type AssessedPatient, rule, ruleList } from '../rule.js'
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
  find: ({ patient, growth: { subject, measurements: growths } }) => {
    const { gender, diseases } = subject
    const { measurements = [] } = patient
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
          ...(subject.isAgeFromBirth && disease === undefined ? { bornWeek: patient.weekBirth } : {}),
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

/** What the values of a patient are scored by, in general, in a disease and before term; at birth those without a score. */
function seriesOfChild({ patient, growth: { subject, measurements, birth } }: AssessedPatient): readonly SeriesName[] {
  const { measurements: visits = [], sizeBirthCm, weightBirthG, headBirthCm } = patient
  const given = allMeasures.filter((measure) =>
    visits.some((visit, i) => givenValue(measure, visit, measurements[i] as MeasurementGrowth) !== undefined),
  )
  const preterm = { size: 'pretermHeight', weight: 'pretermWeight', head: 'pretermHead' } as const
  const atBirth = [
    sizeBirthCm !== undefined && birth.length === undefined && 'birthLength',
    weightBirthG !== undefined && birth.weight === undefined && 'birthWeight',
    headBirthCm !== undefined && birth.head === undefined && 'birthHead',
  ] as const
  const names = given.flatMap((measure) => [
    seriesOf(measure, undefined),
    ...subject.diseases.map((disease) => seriesOf(measure, disease)),
    isBornAtTerm(subject) || measure === 'bmi' || measure === 'seat' ? undefined : preterm[measure],
  ])
  return [...names, ...atBirth].filter((name) => typeof name === 'string')
}

const referencesNotCleared = rule({
  asks: 'patient',
  code: 'references_not_cleared',
  target: 'age',
  cases: {
    left_out: {
      severity: 'hint',
      when: 'with `clearedOnly`, a reference that a given value would be scored by is left out; said once',
      source: ourChoice('The reader should know why there is no score.'),
    },
  },
  find: (assessment) => {
    const { gestationDays, references } = assessment.growth.subject
    const { gmfcsLevel, tubeFed } = assessment.patient
    if (references.clearedOf === undefined) return undefined
    const whole = referencesOfChild(references.clearedOf, { gmfcsLevel, tubeFed, gestationDays }).references
    const publications = leftOutOf(whole, seriesOfChild(assessment))
    return publications.length === 0 ? undefined : { case: 'left_out', parameters: { publications } }
  },
})

/** What has no score because the chosen references have no figures for it, or are left out. */
export const beyondReferencesRules: readonly AnyRule[] = ruleList(valuesBeyondReferences, referencesNotCleared)
