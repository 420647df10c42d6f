import { describe, expect, it } from 'vitest'
import { calculatePatient } from '../../../src/clinical/assessment/calculate-patient.js'
import { compareResults } from '../../../src/shown/documents/compare-results.js'
import { formatResultJson } from '../../../src/shown/documents/patient-result-document.js'
import { anton, clara, emil, hanna, jakob, jonas, lina, mira, paul, sofie } from '../../fixtures/children.js'

const children = [anton, clara, emil, hanna, jakob, jonas, lina, mira, paul, sofie]
const visit = { Date: '2019-05-06', SizeCm: 110, SizeSds: { value: 0.53, accuracy: 'exact' }, SizePercentile: 70.19 }
const result = { Gender: 'Male', Measurements: [visit, { Date: '2020-05-06', WeightKg: 18.5 }] }
const withVisit = (more: object) => ({ ...result, Measurements: [{ ...visit, ...more }, result.Measurements[1]] })

describe('what two results differ in', () => {
  it.each(children)('nothing, for the same: $firstName', (child) => {
    const parsed = (extensions: boolean) =>
      JSON.parse(formatResultJson(calculatePatient(child, { today: '2026-06-01' }), { extensions }))
    expect(compareResults(parsed(false), parsed(false))).toEqual([])
    expect(compareResults(parsed(true), parsed(true))).toEqual([])
  })

  it('a score, in standard deviations; a percentile, in points', () => {
    expect(
      compareResults(result, withVisit({ SizeSds: { value: 0.5, accuracy: 'exact' }, SizePercentile: 69.15 })),
    ).toEqual([
      { kind: 'changed', path: 'Patient/Measurements/2019-05-06/SizeSds', old: 0.53, new: 0.5, by: -0.03, in: 'SD' },
      {
        kind: 'changed',
        path: 'Patient/Measurements/2019-05-06/SizePercentile',
        old: 70.19,
        new: 69.15,
        by: -1.04,
        in: 'percentile points',
      },
    ])
  })

  it('a score that is now a bound', () => {
    expect(compareResults(result, withVisit({ SizeSds: { value: 0.53, accuracy: 'less_or_equal' } }))).toEqual([
      {
        kind: 'changed',
        path: 'Patient/Measurements/2019-05-06/SizeSds/@accuracy',
        old: 'exact',
        new: 'less_or_equal',
      },
    ])
  })

  it('missing and additional elements and visits', () => {
    expect(compareResults(result, { Gender: '', TargetSizeCm: 180, Measurements: [visit] })).toEqual([
      { kind: 'missing', path: 'Patient/Gender', old: 'Male' },
      { kind: 'missing', path: 'Patient/Measurements/2020-05-06' },
      { kind: 'additional', path: 'Patient/TargetSizeCm', new: 180 },
    ])
  })

  it('nothing, where it is said in another way', () => {
    const other = {
      measurements: [
        { WeightKg: '18,50', Date: '2020-05-06T00:00:00', Bmi: null, BmiSds: {}, validation_message: [] },
        { ...visit, Date: '2019-05-06T00:00:00.000', SizeSds: { accuracy: 'exact', value: '0.530' } },
      ],
      GENDER: 'Male',
      Diseases: [],
      SizeBirthUndersized: undefined,
    }
    expect(compareResults(result, other)).toEqual([])
    expect(compareResults({ SizeBirthUndersized: false }, { SizeBirthUndersized: 'False' })).toEqual([])
  })
})

describe('tolerances', () => {
  const near = withVisit({ SizeSds: { value: 0.54, accuracy: 'exact' }, SizePercentile: 70.54, SizeCm: 110.4 })

  it('of scores hold for their percentiles', () => {
    expect(compareResults(result, near, { tolerance: 0.01 }).map(({ path }) => path)).toEqual([
      'Patient/Measurements/2019-05-06/SizeCm',
    ])
    expect(compareResults(result, near, { tolerance: 0.01, numberTolerance: 0.4 })).toEqual([])
    expect(compareResults(result, near, { tolerance: 0.009, numberTolerance: 0.39 })).toHaveLength(2)
    expect(compareResults(result, near)).toHaveLength(3)
  })

  it.each([[{ tolerance: -1 }], [{ numberTolerance: Number.NaN }]])('%j is refused', (options) => {
    expect(() => compareResults(result, near, options)).toThrow('expected a number that is not negative')
  })

  it('a misspelt option is refused', () => {
    expect(() => compareResults(result, near, { tolerence: 0.1 } as object)).toThrow('did you mean tolerance?')
  })

  it('what is no object is refused', () => {
    expect(() => compareResults([], result)).toThrow('old is an empty list; expected a result as an object')
    expect(() => compareResults(result, 'x' as unknown as object)).toThrow('now is "x"; expected a result as an object')
  })
})

describe('messages', () => {
  const message = (severity: string, target: string, text: string, code?: string) => ({ severity, target, text, code })
  const compared = (old: object[], now: object[], ignoreTexts?: boolean) =>
    compareResults({ validation_message: old }, { validation_message: now }, { ignoreTexts })

  it('added, gone, of another severity', () => {
    const old = [message('error', 'size', 'a'), message('hint', 'weight', 'b')]
    const now = [message('warning', 'size', 'a'), message('hint', 'bmi', 'c')]
    expect(compared(old, now)).toEqual([
      { kind: 'message_gone', path: 'Patient/validation_message[weight]', old: 'hint: b' },
      { kind: 'message_added', path: 'Patient/validation_message[bmi]', new: 'hint: c' },
      { kind: 'message_severity', path: 'Patient/validation_message[size]', old: 'error: a', new: 'warning: a' },
    ])
  })

  it('of another text, unless texts may differ', () => {
    const [old, now] = [[message('hint', 'size', 'a')], [message('hint', 'size', 'b')]]
    expect(compared(old, now)).toEqual([
      { kind: 'message_text', path: 'Patient/validation_message[size]', old: 'a', new: 'b' },
    ])
    expect(compared(old, now, true)).toEqual([])
  })

  it('of one field belong together by text, severity and code, in any order', () => {
    const old = [message('hint', 'size', 'a', 'x'), message('warning', 'size', 'b', 'y')]
    expect(compared(old, [...old].reverse())).toEqual([])
    expect(compared(old, [message('warning', 'size', 'q'), message('hint', 'size', 'r')], true)).toEqual([])
    expect(compared(old.slice(0, 1), [message('hint', 'size', 'a', 'z')])).toHaveLength(2)
  })
})
