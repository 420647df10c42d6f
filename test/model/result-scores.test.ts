import { expect, it } from 'vitest'
import type { AnyList, AnyRecord } from '../../src/codec/schema.js'
import { patientResultDocument } from '../../src/documents/patient-result-document.js'
import { patientScoreNames, visitMeasures, visitScoreNames, visitScores } from '../../src/model/result-scores.js'

// The elements of the interface specification, in its order.
const patientElements = ['TargetSizeSds', 'SizeFatherSds', 'SizeMotherSds', 'SizeBirthSds', 'WeightBirthSds']
const visitElements = [
  'SizeSds',
  'BmiSds',
  'HeadSds',
  'SeatSds',
  'LegSds',
  'SeatLegSds',
  'WeightSds',
  'SizeTurnerSyndromeSds',
  'SizeNoonanSyndromeSds',
  'SizePercentile',
  'BmiPercentile',
  'HeadPercentile',
  'SeatPercentile',
  'LegPercentile',
  'SeatLegPercentile',
  'WeightPercentile',
  'SizeTurnerSyndromePercentile',
  'SizeNoonanSyndromePercentile',
]

const decapitalised = (element: string) => element.charAt(0).toLowerCase() + element.slice(1)

it('the table has every score and percentile of the specification, in its order', () => {
  expect(patientScoreNames).toEqual(patientElements.map(decapitalised))
  const percentiles = visitScoreNames.map((name) => visitScores[name].percentile)
  expect([...visitScoreNames, ...percentiles]).toEqual(visitElements.map(decapitalised))
})

it('the document has them by the names of the specification, in its order', () => {
  const { fields } = patientResultDocument.value as AnyRecord
  const measurements = fields.find(({ key }) => key === 'measurements')?.value as AnyList
  const scored = ({ fields: all }: AnyRecord) => all.map(({ name }) => name).filter((n) => /(Sds|Percentile)$/.test(n))
  expect(scored({ fields } as AnyRecord)).toEqual(patientElements)
  expect(scored(measurements.of as AnyRecord)).toEqual(visitElements)
})

it('tables of visits have every score once, and every value that isn’t that of another score', () => {
  expect(visitMeasures.map(({ score }) => score).sort()).toEqual([...visitScoreNames].sort())
  const withoutValue = visitMeasures.filter(({ value }) => value === undefined).map(({ measure }) => measure)
  expect(withoutValue).toEqual(['turner', 'noonan'])
})
