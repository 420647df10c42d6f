import { describe, expect, it } from 'vitest'
import type { ChartRequest } from '../../src/charts/chart-request.js'
import { chartSettings } from '../../src/charts/chart-settings.js'
import { chartData } from '../../src/charts/data/build-chart-data.js'
import type { Patient } from '../../src/ground/model/patient.js'
import { emil, jakob } from '../fixtures/children.js'
import { errorOf } from '../fixtures/error-of.js'
import { today } from './patient-of-type.js'

function heightRequest(parameters: Record<string, unknown>): ChartRequest {
  return { type: 'Height', ...parameters } as unknown as ChartRequest
}

describe('a request', () => {
  it('has the defaults of the specification', () => {
    expect(chartSettings({ type: 'Bmi' })).toEqual({
      type: 'Bmi',
      format: 'Svg',
      layout: 'chart',
      scale: 1,
      width: 1000,
      height: 1000,
      window: 'full',
      cropX: false,
      cropXAt: undefined,
      cropY: false,
      cropYAt: undefined,
      references: false,
      patientId: undefined,
      lines: 'percentiles',
      thriveLines: false,
      expected: false,
      theme: { base: 'default' },
      background: undefined,
      header: true,
      responsive: false,
      customProperties: false,
      idPrefix: 'auxology',
      puberty: undefined,
      course: false,
    })
  })

  it.each([
    [{ scale: 0.1 }],
    [{ scale: 7 }],
    [{ width: 100, height: 10_000 }],
    [{ width: 5000, height: 1000, scale: 2 }],
    [{ cropX: false, cropXAt: 99 }],
    [{ patientId: 'x'.repeat(100) }],
    [{ window: 'fit' }],
    [{ theme: { base: 'dark', curve: '#fff' } }],
    [{ background: 'transparent', header: false }],
  ])('accepts %j', (parameters) => {
    expect(() => chartSettings(heightRequest(parameters))).not.toThrow()
  })

  it.each([
    [{ type: 'height' }, 'unknown_chart_type', 'type', 'did you mean Height?'],
    [{ type: 'Tail' }, 'unknown_chart_type', 'type', 'HeightWithTurnerSyndrome'],
    [{ type: undefined }, 'unknown_chart_type', 'type', 'missing'],
    [{ type: 'toString' }, 'unknown_chart_type', 'type', 'toString'],
    [{ format: 'svg' }, 'unknown_chart_format', 'format', 'PdfAndData'],
    [{ scale: 0.09 }, 'invalid_parameter', 'scale', '0.1 to 10'],
    [{ scale: 10.1 }, 'invalid_parameter', 'scale', '10.1'],
    [{ scale: Number.NaN }, 'invalid_parameter', 'scale', 'NaN'],
    [{ scale: '2' }, 'invalid_parameter', 'scale', '0.1 to 10'],
    [{ width: 800 }, 'invalid_parameter', 'height', 'together with width'],
    [{ height: 800 }, 'invalid_parameter', 'width', 'together with height'],
    [{ width: 99, height: 800 }, 'invalid_parameter', 'width', '100 to 10000 whole pixels'],
    [{ width: 800, height: 10_001 }, 'invalid_parameter', 'height', '10001'],
    [{ width: 800.5, height: 800 }, 'invalid_parameter', 'width', '800.5'],
    [{ width: 8000, height: 8000 }, 'invalid_parameter', 'width', '50 million pixels'],
    [{ scale: 10 }, 'invalid_parameter', 'scale', '10000 by 10000 pixels'],
    [{ width: 10_000, height: 100, scale: 1.5 }, 'invalid_parameter', 'scale', '10000 pixels a side'],
    [{ cropX: 'true' }, 'invalid_parameter', 'cropX', 'true or false'],
    [{ window: 'child' }, 'invalid_parameter', 'window', 'full'],
    [{ lines: 'sd' }, 'invalid_parameter', 'lines', 'percentiles, sds, nine, who or cdc'],
    [{ expected: 'size' }, 'invalid_parameter', 'expected', 'true or false'],
    [{ references: 1 }, 'invalid_parameter', 'references', 'true or false'],
    [{ cropX: true, cropXAt: Number.POSITIVE_INFINITY }, 'invalid_parameter', 'cropXAt', 'Infinity'],
    [{ cropXAt: '5' }, 'invalid_parameter', 'cropXAt', 'a number'],
    [{ patientId: 'x'.repeat(101) }, 'invalid_parameter', 'patientId', 'at most 100 characters'],
    [{ patientId: 4711 }, 'invalid_parameter', 'patientId', '4711'],
    [{ idPrefix: '1"><script>' }, 'invalid_parameter', 'idPrefix', 'a letter'],
  ])('refuses %j', (parameters, code, parameter, part) => {
    const error = errorOf(() => chartSettings(heightRequest(parameters)))
    expect(error).toMatchObject({
      code,
      parameter,
      value: parameters[parameter as keyof typeof parameters],
      accepted: expect.anything(),
    })
    expect(error.message).toContain(part)
  })
})

describe('a section outside the chart', () => {
  it.each([
    [{ cropX: true, cropXAt: 19.5 }, 'cropXAt', '0.25 to 19'],
    [{ cropX: true, cropXAt: 0 }, 'cropXAt', '0.25 to 19'],
    [{ cropX: true, cropXAt: -1 }, 'cropXAt', '-1'],
    [{ cropY: true, cropYAt: 10 }, 'cropYAt', 'to 300 cm'],
    [{ cropY: true, cropYAt: 301 }, 'cropYAt', '301'],
  ])('refuses %j', (parameters, parameter, part) => {
    const error = errorOf(() => chartData(jakob, heightRequest(parameters), { today }))
    expect(error).toMatchObject({
      code: 'invalid_parameter',
      parameter,
      value: parameters[parameter as keyof typeof parameters],
      accepted: { from: expect.any(Number), to: expect.any(Number) },
    })
    expect(error.message).toContain(part)
  })
})

describe('a chart that is not applicable to a patient', () => {
  const { gender: _gender, ...withoutSex } = jakob
  const { weekBirth: _week, dayBirth: _day, ...withoutWeek } = emil
  it.each<[string, Patient, ChartRequest['type'], string]>([
    ['no sex', withoutSex, 'Height', 'gender'],
    ['Turner syndrome in a boy', jakob, 'HeightWithTurnerSyndrome', 'gender'],
    ['no week of birth', withoutWeek, 'HeightPremature', 'weekBirth'],
    ['no week of birth, combined', withoutWeek, 'WeightPrematureCombined', 'weekBirth'],
  ])('%s', (_name, patient, type, path) => {
    expect(errorOf(() => chartData(patient, { type }, { today }))).toMatchObject({ code: 'chart_not_applicable', path })
  })

  it('a series that the set of references lacks', () => {
    const references = { id: 'empty', name: 'empty', series: {} }
    const error = errorOf(() => chartData(jakob, { type: 'Height' }, { today, references }))
    expect(error).toMatchObject({ code: 'chart_not_applicable', path: 'references' })
  })
})
