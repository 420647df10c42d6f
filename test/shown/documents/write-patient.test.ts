import { describe, expect, it } from 'vitest'
import type { ValidationMessage } from '../../../src/ground/model/validation-message.js'
import {
  formatPatientJson,
  formatPatientXml,
  parsePatientJson,
  parsePatientXml,
} from '../../../src/shown/documents/patient-document.js'
import {
  formatResultJson,
  formatResultXml,
  parseResultJson,
  parseResultXml,
} from '../../../src/shown/documents/patient-result-document.js'
import {
  formatReferencesJson,
  formatReferencesXml,
  parseReferencesJson,
  parseReferencesXml,
} from '../../../src/shown/documents/references-document.js'
import { errorOf, troubleOf } from '../../fixtures/error-of.js'
import { emptyResult, extendedMira, mira } from './documents-under-test.js'

describe('a result', () => {
  it.each([
    ['mira.xml', formatResultXml(mira)],
    ['mira.json', formatResultJson(mira)],
    ['empty.xml', formatResultXml(emptyResult)],
    ['empty.json', formatResultJson(emptyResult)],
    ['extended-mira.xml', formatResultXml(extendedMira, { extensions: true })],
    ['extended-mira.json', formatResultJson(extendedMira, { extensions: true })],
  ])('%s', async (name, text) => {
    await expect(text).toMatchFileSnapshot(`golden/${name}.txt`)
  })

  it('says the same in JSON as in XML', () => {
    const xml = formatResultXml(mira)
    const json = formatResultJson(mira)
    expect(formatResultJson(parseResultXml(xml))).toBe(json)
    expect(formatResultXml(parseResultJson(json))).toBe(xml)
    expect(JSON.parse(json)).toMatchObject({ SizeBirthSds: null, TargetSizeSds: { value: -0.25, accuracy: 'exact' } })
  })

  it('read back, has messages without a code in their measurement', () => {
    const result = parseResultXml(formatResultXml(mira))
    const { code, ...message } = mira.validationMessages[0] as ValidationMessage
    expect(code).toBe('birth-size-impossible')
    expect(result.validationMessages).toStrictEqual([message])
    expect(result.measurements[0]?.validationMessages).toStrictEqual([
      { severity: 'hint', target: 'head', text: 'Ungewöhnlich: 47.8 cm.', measurementIndex: 0 },
    ])
  })

  it('without anything, read back, is without anything', () => {
    const { provenance: _, ...withoutExtensions } = emptyResult
    expect(parseResultXml(formatResultXml(emptyResult))).toEqual(withoutExtensions)
    expect(parseResultJson(formatResultJson(emptyResult))).toEqual(withoutExtensions)
    expect(Object.keys(parseResultXml('<Patient/>'))).toContain('targetSizeCm')
  })

  it('on one line holds no white space between elements', () => {
    const xml = formatResultXml(mira, { pretty: false })
    expect(xml).not.toMatch(/>\s+</)
    expect(formatResultXml(parseResultXml(xml))).toBe(formatResultXml(mira))
    const json = formatResultJson(mira, { pretty: false })
    expect(json).not.toContain('\n')
    expect(JSON.parse(json)).toEqual(JSON.parse(formatResultJson(mira)))
  })
})

describe('the extended form of a result', () => {
  const extended = { extensions: true }

  it('says the same in JSON as in XML', () => {
    const xml = formatResultXml(extendedMira, extended)
    const json = formatResultJson(extendedMira, extended)
    expect(formatResultJson(parseResultXml(xml), extended)).toBe(json)
    expect(formatResultXml(parseResultJson(json), extended)).toBe(xml)
  })

  it.each([formatResultXml, formatResultJson])('is nothing but the default form with additions', (format) => {
    const byDefault = format(extendedMira).split('\n')
    const added = format(extendedMira, extended).split('\n')
    expect(format(extendedMira, { extensions: false })).toBe(format(extendedMira))
    const names = (lines: readonly string[]) => lines.flatMap((line) => /^ *[<"][A-Z]\w+/.exec(line) ?? [])
    const remaining = names(added)
    for (const name of names(byDefault)) {
      const index = remaining.indexOf(name)
      expect(index, name).toBeGreaterThanOrEqual(0)
      remaining.splice(0, index + 1)
    }
    expect(format(mira).split('\n')).toEqual(byDefault)
  })

  it('read back, has the codes of messages and the origin of scores', () => {
    const result = parseResultXml(formatResultXml(extendedMira, extended))
    expect(result.validationMessages).toEqual(mira.validationMessages)
    expect(result.measurements[0]?.validationMessages[0]?.code).toBe('head-low')
    expect(result.measurements[0]?.sizeSds).toEqual({
      value: -6,
      accuracy: 'less_or_equal',
      raw: -6.84,
      reference: 'WHO 2006',
    })
    expect(result.headBirthSds).toMatchObject({ approximate: true })
    expect(result.measurements[0]?.bmiClass).toEqual({
      class: 'extreme-obesity',
      reference: 'AGA 2015',
      percentOf: { percentile: 97, percent: 117.3 },
    })
    expect(result.measurements[0]?.diseaseScores?.[1]).toEqual({
      disease: 'Trisomy21',
      measure: 'head',
      score: { value: -4, accuracy: 'exact' },
      percentile: 0.01,
    })
  })

  it('of a result from a document in the default form is that document', () => {
    const read = parseResultJson(formatResultJson(extendedMira))
    expect(formatResultJson(read, extended)).toBe(formatResultJson(extendedMira))
    expect(formatResultXml(read, extended)).toBe(formatResultXml(extendedMira))
    expect(read.measurements[0]).not.toHaveProperty('bmiClass')
  })
})

describe('a request', () => {
  it('leaves out what is not given', () => {
    const patient = {
      firstName: '',
      lastName: ' ',
      weekBirth: undefined,
      diseases: [],
      measurements: [{}],
      markers: [],
    }
    expect(formatPatientJson(patient, { pretty: false })).toBe('{"Measurements":[{}]}')
    expect(formatPatientXml(patient)).toContain('<Measurement />')
    expect(formatPatientXml(patient)).not.toContain('FirstName')
  })

  it('writes sex, dates and numbers as the documents have them', () => {
    const patient = { dateOfBirth: '2009-02-28', gender: 'male', weightBirthG: 3480.5, weekBirth: -0 } as const
    expect(formatPatientJson(patient, { pretty: false })).toBe(
      '{"DateOfBirth":"2009-02-28","Gender":"Male","WeightBirthG":3480.5,"WeekBirth":0}',
    )
  })

  it('writes a carriage return so that it survives', () => {
    expect(formatPatientXml({ firstName: 'a\r\nb]]>' })).toContain('<FirstName>a&#xD;\nb]]&gt;</FirstName>')
  })
})

describe('what no document can carry', () => {
  const formats = [formatPatientXml, formatPatientJson]
  it.each([
    ['NaN', { weekBirth: Number.NaN }, 'Patient/WeekBirth'],
    [
      'Infinity',
      { measurements: [{}, { sizeCm: Number.POSITIVE_INFINITY }] },
      'Patient/Measurements/Measurement[2]/SizeCm',
    ],
    ['a null character', { firstName: 'a\u0000' }, 'Patient/FirstName'],
    ['a backspace', { lastName: '\u0008' }, 'Patient/LastName'],
    ['a lone surrogate', { markers: [{ text: '\uD800' }] }, 'Patient/Markers/Marker[1]/Text'],
    ['U+FFFE', { diseases: ['a', '\uFFFE'] }, 'Patient/Diseases/Disease[2]'],
    ['an impossible date', { dateOfBirth: '2019-02-29' }, 'Patient/DateOfBirth'],
    ['a number as text', { weekBirth: '39' as unknown as number }, 'Patient/WeekBirth'],
    ['an unknown sex', { gender: 'toString' as 'male' }, 'Patient/Gender'],
    ['a list of another kind', { diseases: 'a' as unknown as string[] }, 'Patient/Diseases'],
    [
      'a measurement of another kind',
      { measurements: [null as unknown as object] },
      'Patient/Measurements/Measurement[1]',
    ],
  ])('%s', (_, patient, path) => {
    for (const format of formats) {
      const trouble = troubleOf(() => format(patient))
      expect(trouble).toEqual({ code: 'invalid_value', path, line: undefined, column: undefined })
    }
  })

  it.each([formatResultXml, formatResultJson])('a score of NaN', (format) => {
    const result = {
      ...emptyResult,
      sizeFatherSds: { value: Number.NaN, accuracy: 'exact' as const, raw: 0, reference: '' },
    }
    expect(errorOf(() => format(result)).path).toBe('Patient/SizeFatherSds/value')
  })
})

describe('references', () => {
  const references = [
    { xAxisValue: 0, name: 'WHO (1)', text: 'WHO Multicentre Growth Reference Study Group: <2006> & "more".' },
    { xAxisValue: 5.005, name: 'Kromeyer-Hauschild (2)', text: '' },
  ]

  it('in XML', () => {
    expect(formatReferencesXml(references)).toBe(`<?xml version="1.0" encoding="utf-8"?>
<references>
  <reference>
    <x_axis_value>0</x_axis_value>
    <name>WHO (1)</name>
    <text>WHO Multicentre Growth Reference Study Group: &lt;2006&gt; &amp; "more".</text>
  </reference>
  <reference>
    <x_axis_value>5.01</x_axis_value>
    <name>Kromeyer-Hauschild (2)</name>
    <text />
  </reference>
</references>
`)
  })

  it('in JSON', () => {
    expect(formatReferencesJson(references.slice(0, 1))).toBe(`{
  "references": [
    {
      "x_axis_value": 0,
      "name": "WHO (1)",
      "text": "WHO Multicentre Growth Reference Study Group: <2006> & \\"more\\"."
    }
  ]
}
`)
    expect(formatReferencesJson([], { pretty: false })).toBe('{"references":[]}')
  })

  it('read back', () => {
    const rounded = references.map((reference) => ({
      ...reference,
      xAxisValue: Number(reference.xAxisValue.toFixed(1)),
    }))
    expect(parseReferencesXml(formatReferencesXml(rounded))).toEqual(rounded)
    expect(parseReferencesJson(formatReferencesJson(rounded))).toEqual(rounded)
    expect(parseReferencesXml('<references/>')).toEqual([])
    expect(parseReferencesJson('{"references":[]}')).toEqual([])
    expect(parseReferencesJson(formatReferencesJson([]))).toEqual([])
  })
})

describe('the examples in the documentation', () => {
  const compact = { pretty: false }

  it('hold', () => {
    expect(parsePatientXml('<Patient><Gender>weiblich</Gender><WeekBirth>39</WeekBirth></Patient>')).toEqual({
      gender: 'female',
      genderAsWritten: 'weiblich',
      weekBirth: 39,
    })
    expect(parsePatientJson('{ "Measurements": [{ "Date": "2015-11-04", "SizeCm": 86 }] }')).toEqual({
      measurements: [{ date: '2015-11-04', sizeCm: 86 }],
    })
    expect(formatPatientXml({ gender: 'male' }, compact)).toBe(
      '<?xml version="1.0" encoding="utf-8"?><Patient xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xmlns:xsd="http://www.w3.org/2001/XMLSchema"><Gender>Male</Gender></Patient>',
    )
    expect(formatPatientJson({ gender: 'male' }, compact)).toBe('{"Gender":"Male"}')
    expect(formatReferencesXml([], compact)).toBe('<?xml version="1.0" encoding="utf-8"?><references />')
    expect(formatReferencesJson([{ xAxisValue: 0, name: 'WHO (1)', text: 'WHO …' }], compact)).toBe(
      '{"references":[{"x_axis_value":0,"name":"WHO (1)","text":"WHO …"}]}',
    )
  })
})
