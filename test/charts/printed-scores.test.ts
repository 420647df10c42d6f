import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ChartPoint } from '../../src/charts/data/chart-data.js'
import { chartFrame } from '../../src/charts/data/frame/frame.js'
import { judgedTexts, scoreNumber } from '../../src/charts/data/texts/describe-point.js'
import { chartDefinitions } from '../../src/charts/types/chart-catalogue.js'
import type { ChartDefinition } from '../../src/charts/types/chart-definition.js'
import { chartMeasures } from '../../src/charts/types/measures.js'
import { calculatePatient } from '../../src/clinical/assessment/calculate-patient.js'
import { diseaseReferences } from '../../src/clinical/growth/disease.js'
import { chartDefaults, type GrowthOptions, growthSettings } from '../../src/clinical/growth/growth-options.js'
import { cdc, germany, who } from '../../src/clinical/references/built-in-sets.js'
import { de } from '../../src/ground/languages/de/index.js'
import { isoDate } from '../../src/ground/model/calendar-date.js'
import { type ChartType, chartTypes } from '../../src/ground/model/chart-types.js'
import type { Patient } from '../../src/ground/model/patient.js'
import type { MeasurementResult } from '../../src/ground/model/patient-result.js'
import type { VisitMeasureName } from '../../src/ground/model/result-scores.js'
import type { Score } from '../../src/ground/model/score.js'
import { runsOf } from '../property-runs.js'
import { today } from './patient-of-type.js'

const birthDay = 15000
/** Days of visits: mostly in the weeks and years in which preterm children are followed up. */
const visitDay = fc.oneof(
  fc.integer({ min: 0, max: 190 }),
  fc.integer({ min: 0, max: 1300 }),
  fc.integer({ min: 0, max: 5800 }),
)

/** Values roughly right for the age, from far below to far above the percentiles. */
const measurement = fc
  .tuple(visitDay, fc.double({ min: 0.7, max: 1.3, noNaN: true }), fc.double({ min: 0.6, max: 1.8, noNaN: true }))
  .map(([day, tall, heavy]) => {
    const years = day / 365.25
    const sizeCm = Math.round((40 + 25 * Math.sqrt(years) + 3.5 * years) * tall * 10) / 10
    const weightKg = Math.round(15 * heavy * (sizeCm / 100) ** 2 * 100) / 100
    const headCm = Math.round((30 + 13 * Math.min(1, Math.sqrt(years)) + 0.6 * years) * Math.sqrt(tall) * 10) / 10
    return { date: isoDate(birthDay + day), sizeCm, weightKg, headCm, seatCm: Math.round(sizeCm * 5.6) / 10 }
  })

const patient: fc.Arbitrary<Patient> = fc.record({
  gender: fc.constantFrom('male', 'female'),
  dateOfBirth: fc.constant(isoDate(birthDay)),
  diseases: fc.subarray(Object.keys(diseaseReferences)),
  weekBirth: fc.option(fc.integer({ min: 23, max: 42 }), { nil: undefined, freq: 8 }),
  dayBirth: fc.option(fc.integer({ min: 0, max: 6 }), { nil: undefined }),
  measurements: fc.array(measurement, { minLength: 1, maxLength: 6 }),
})

const options: fc.Arbitrary<GrowthOptions> = fc.record({
  today: fc.constant(today),
  gestationalCorrection: fc.constantFrom('preterm', 'preterm36', 'lifelong', 'none'),
  references: fc.constantFrom(germany, who, cdc),
})

const resultFields: { readonly [measure in VisitMeasureName]?: keyof MeasurementResult } = {
  size: 'sizeSds',
  weight: 'weightSds',
  bmi: 'bmiSds',
  head: 'headSds',
  seat: 'seatSds',
  leg: 'legSds',
  seatLeg: 'seatLegSds',
}

/** The score by the general reference that the result has for a type of chart. */
function generalIn(result: MeasurementResult, { axis, measure }: ChartDefinition): Score | undefined {
  const field = axis.hasOwnScores ? 'weightForLengthSds' : resultFields[chartMeasures[measure].scored ?? 'size']
  return result[field as keyof MeasurementResult] as Score | undefined
}

/** The one by that of the disease; weight for length has none in the result. */
function ofDiseaseIn(result: MeasurementResult, { measure, disease }: ChartDefinition): Score | undefined {
  const { scored } = chartMeasures[measure]
  return result.diseaseScores.find((one) => one.disease === disease && one.measure === scored)?.score
}

function drawnPoints(type: ChartType, child: Patient, given: GrowthOptions): readonly ChartPoint[] {
  return chartFrame(child, { type }, growthSettings(given, chartDefaults)).values.points
}

/** What a reader learns of a score. */
function essence(
  score: Partial<Pick<Score, 'value' | 'accuracy' | 'reference'>> | undefined,
  reference: string | undefined = score?.reference,
) {
  return { value: score?.value, accuracy: score?.accuracy, reference }
}

/** Enough points that none of the types is without scores, or without values beyond its preterm reference. */
const leastPoints = 200

describe('the scores printed at the points are those of the result', () => {
  it.each(chartTypes)('%s', (type) => {
    const definition = chartDefinitions[type]
    const { disease, gender, axis } = definition
    let count = 0
    fc.assert(
      fc.property(patient, options, (anyone, settings) => {
        const child: Patient = {
          ...anyone,
          gender: gender ?? anyone.gender,
          weekBirth: anyone.weekBirth ?? (axis.needsGestation ? 27 : undefined),
        }
        const { measurements } = calculatePatient(child, settings)
        const points = drawnPoints(type, child, settings)
        const drawn = new Set(points.map(({ measurementIndex }) => measurementIndex))
        measurements.forEach((result, index) => {
          if (generalIn(result, definition) !== undefined) expect(drawn).toContain(index)
        })
        for (const point of points) {
          const result = measurements[point.measurementIndex as number] as MeasurementResult
          const general = generalIn(result, definition)
          const isDiagnosed = disease !== undefined && child.diseases?.includes(disease) === true
          const ofDisease = isDiagnosed && !axis.hasOwnScores ? ofDiseaseIn(result, definition) : undefined
          if (disease === undefined) expect(essence(point.score, point.reference)).toEqual(essence(general))
          else expect(essence(point.generalScore)).toEqual(essence(general))
          if (isDiagnosed && !axis.hasOwnScores) expect(point.score).toEqual(ofDisease)
          const texts = judgedTexts(point, de).join('; ')
          for (const score of [general, ofDisease]) {
            if (score !== undefined) expect(texts).toContain(scoreNumber(score, de))
          }
          count += general === undefined ? 0 : 1
        }
      }),
      runsOf(150),
    )
    expect(count).toBeGreaterThan(leastPoints)
  })
})
