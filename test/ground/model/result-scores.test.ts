import { describe, expect, it } from 'vitest'
import type { AnyList, AnyRecord } from '../../../src/ground/codec/schema.js'
import {
  patientScoreNames,
  patientScores,
  visitMeasures,
  visitScoreNames,
  visitScores,
} from '../../../src/ground/model/result-scores.js'
import { patientResultDocument } from '../../../src/shown/documents/patient-result-document.js'
import { words } from '../../fixtures/words.js'

// The elements of the interface specification, in its order.
const patientElements = ['TargetSizeSds', 'SizeFatherSds', 'SizeMotherSds', 'SizeBirthSds', 'WeightBirthSds']
const visitElements = words(`
  SizeSds BmiSds HeadSds SeatSds LegSds SeatLegSds WeightSds SizeTurnerSyndromeSds SizeNoonanSyndromeSds
  SizePercentile BmiPercentile HeadPercentile SeatPercentile LegPercentile SeatLegPercentile WeightPercentile
  SizeTurnerSyndromePercentile SizeNoonanSyndromePercentile
`)

const decapitalised = (element: string) => element.charAt(0).toLowerCase() + element.slice(1)

it('the table has every score and percentile of the specification, in its order', () => {
  const ofPatient = patientScoreNames.filter((name) => !patientScores[name].isExtension)
  expect(ofPatient).toEqual(patientElements.map(decapitalised))
  const ofVisit = visitScoreNames.filter((name) => !visitScores[name].isExtension)
  const percentiles = ofVisit.map((name) => visitScores[name].percentile)
  expect([...ofVisit, ...percentiles]).toEqual(visitElements.map(decapitalised))
})

it('the table has what goes beyond the specification, flagged', () => {
  expect(patientScoreNames.filter((name) => patientScores[name].isExtension)).toEqual(['headBirthSds', 'bmiBirthSds'])
  const ofVisit = visitScoreNames.filter((name) => visitScores[name].isExtension)
  expect(ofVisit).toEqual(['weightForLengthSds', 'headWhoSds', 'boneAgeSizeSds'])
})

describe('the document', () => {
  const patient = patientResultDocument.value as AnyRecord
  const measurements = patient.fields.find(({ key }) => key === 'measurements')?.value as AnyList
  const visit = measurements.of as AnyRecord
  const scored = ({ fields }: AnyRecord, extensions: boolean) =>
    fields
      .filter(({ extension = false, name }) => extension === extensions && /(Sds|Percentile)$/.test(name))
      .map(({ name }) => name)

  it('has them by the names of the specification, in its order', () => {
    expect(scored(patient, false)).toEqual(patientElements)
    expect(scored(visit, false)).toEqual(visitElements)
  })

  it('has what goes beyond the specification as extensions, behind all else', () => {
    const flagged = visitScoreNames.filter((name) => visitScores[name].isExtension)
    const ofVisit = flagged.flatMap((name) => [name, visitScores[name].percentile])
    expect(scored(visit, true).map(decapitalised)).toEqual(ofVisit)
    const ofPatient = patientScoreNames.filter((name) => patientScores[name].isExtension)
    expect(scored(patient, true).map(decapitalised)).toEqual(ofPatient)
    for (const { fields } of [patient, visit]) {
      const order = fields.map(({ extension = false }) => Number(extension))
      expect(order).toEqual([...order].sort())
    }
  })
})

it('tables of visits have every score once, and every value that isn’t that of another score', () => {
  expect(visitMeasures.map(({ score }) => score).sort()).toEqual([...visitScoreNames].sort())
  const withoutValue = visitMeasures.filter(({ value }) => value === undefined).map(({ measure }) => measure)
  expect(withoutValue).toEqual(['turner', 'noonan', 'boneAgeSize', 'weightForLength', 'headWho'])
})
