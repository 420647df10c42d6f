import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import {
  formatPatientJson,
  formatPatientXml,
  parsePatientJson,
  parsePatientXml,
} from '../../../src/shown/documents/patient-document.js'
import { words } from '../../fixtures/words.js'

const example = (name: string) => readFileSync(new URL(`../../../examples/patients/${name}`, import.meta.url), 'utf8')
const xsi = 'xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"'

describe('the examples', () => {
  it('the girl with Turner syndrome', () => {
    expect(parsePatientXml(example('girl-with-turner-syndrome.xml'))).toMatchObject({
      firstName: 'Mira',
      lastName: 'Österreicher',
      dateOfBirth: '2012-11-03',
      gender: 'female',
      diseases: ['TurnerSyndrome'],
      weightBirthG: 2640,
      measurements: [
        { date: '2015-11-04T00:00:00', sizeCm: 86, weightKg: 11.8, headCm: 47.8 },
        { date: '2018-11-05T00:00:00', boneAgeYears: 5, sizeCm: 104.5, weightKg: 17.9, seatCm: 58.5 },
        { boneAgeYears: 7.8 },
        { weightKg: 36 },
      ],
      markers: [{ text: 'Beginn Wachstumshormon', date: '2019-01-15T00:00:00' }],
    })
  })

  it('the preterm boy', () => {
    const patient = parsePatientJson(example('preterm-boy.json'))
    expect(patient).toMatchObject({ gender: 'male', weekBirth: 28, dayBirth: 3 })
    expect(patient.measurements).toHaveLength(5)
  })

  it.each([
    ['healthy-boy.xml', parsePatientXml],
    ['girl-with-turner-syndrome.xml', parsePatientXml],
    ['preterm-boy.json', parsePatientJson],
  ])('%s is the same in either format', (name, parse) => {
    const patient = parse(example(name))
    expect(parsePatientJson(formatPatientJson(patient))).toEqual(patient)
    expect(parsePatientXml(formatPatientXml(patient))).toEqual(patient)
  })
})

describe('gender', () => {
  it.each([
    'male',
    'Male',
    'MALE',
    'm',
    'M',
    'männlich',
    'MÄNNLICH',
    'ma\u0308nnlich',
    'maennlich',
    'Knabe',
    'Junge',
    'BOY',
    'Mann',
    ' m ',
  ])('%s is male', (text) => {
    expect(parsePatientXml(`<Patient><Gender>${text}</Gender></Patient>`)).toMatchObject({ gender: 'male' })
    expect(parsePatientJson(JSON.stringify({ Gender: text }))).toMatchObject({ gender: 'male' })
  })

  it.each(['female', 'Female', 'f', 'F', 'w', 'W', 'weiblich', 'Mädchen', 'maedchen', 'MÄDCHEN', 'girl', 'Frau'])(
    '%s is female',
    (text) => {
      expect(parsePatientXml(`<Patient><Gender>${text}</Gender></Patient>`)).toMatchObject({ gender: 'female' })
    },
  )
})

describe('how a child was measured', () => {
  it.each([
    ['lying', 'lying'],
    ['Lying', 'lying'],
    [' LIEGEND ', 'lying'],
    ['standing', 'standing'],
    ['STANDING', 'standing'],
    ['stehend', 'standing'],
  ])('%s is %s', (text, sizePosition) => {
    const xml = `<Patient><Measurements><Measurement><SizePosition>${text}</SizePosition></Measurement></Measurements></Patient>`
    const patient = { measurements: [{ sizePosition }] }
    expect(parsePatientXml(xml)).toEqual(patient)
    expect(parsePatientJson(JSON.stringify({ Measurements: [{ SizePosition: text }] }))).toEqual(patient)
  })
})

describe('a marker of a period', () => {
  it.each(['growth-hormone', 'Growth-Hormone', ' GROWTH-HORMONE '])('of the kind %s', (text) => {
    const patient = { markers: [{ text: 'GH', date: '2019-01-15', until: '2023-06-30', kind: 'growth-hormone' }] }
    const xml = `<Patient><Markers><Marker><Kind>${text}</Kind><Until>2023-06-30</Until><Date>2019-01-15</Date><Text>GH</Text></Marker></Markers></Patient>`
    const json = { Markers: [{ Kind: text, Until: '2023-06-30', Date: '2019-01-15', Text: 'GH' }] }
    expect(parsePatientXml(xml)).toEqual(patient)
    expect(parsePatientJson(JSON.stringify(json))).toEqual(patient)
  })

  it('of no kind, without an end', () => {
    const json = '{ "Markers": [{ "Kind": "", "Until": null, "Text": "GH" }] }'
    expect(parsePatientJson(json)).toEqual({ markers: [{ text: 'GH' }] })
  })
})

describe('what is not given', () => {
  it.each([
    '<Patient/>',
    '<Patient></Patient>',
    '<Patient>\n</Patient>',
    '<Patient><FirstName/><WeekBirth></WeekBirth><DateOfBirth> </DateOfBirth><Gender>\n</Gender></Patient>',
    `<Patient ${xsi}><WeekBirth xsi:nil="true"/><Gender xsi:nil="1"></Gender><Markers xsi:nil="true"/></Patient>`,
    '<Patient xmlns:i="http://www.w3.org/2001/XMLSchema-instance"><WeekBirth i:nil="true"/></Patient>',
    `<Patient ${xsi}><WeekBirth xsi:nil="false"/></Patient>`,
    '<Patient><Diseases/><Measurements> </Measurements><Markers><!-- none --></Markers></Patient>',
    '<Patient><Diseases><Disease/><Disease> </Disease></Diseases></Patient>',
    '<Patient><WeekBirth precision="1"/></Patient>',
  ])('%s', (xml) => {
    expect(parsePatientXml(xml)).toEqual({})
  })

  it.each([
    '{}',
    '{"FirstName":"","WeekBirth":null,"DateOfBirth":"","Gender":" "}',
    '{"Diseases":[],"Measurements":null,"Markers":[]}',
    '{"Diseases":[null,""]}',
  ])('%s', (json) => {
    expect(parsePatientJson(json)).toEqual({})
  })

  it('an empty measurement keeps its place', () => {
    const xml =
      '<Patient><Measurements><Measurement/><Measurement><SizeCm>86</SizeCm></Measurement></Measurements></Patient>'
    expect(parsePatientXml(xml)).toEqual({ measurements: [{}, { sizeCm: 86 }] })
  })
})

describe('XML in other forms', () => {
  it.each([
    ['a byte order mark', '\uFEFF<?xml version="1.0" encoding="utf-8"?><Patient><WeekBirth>39</WeekBirth></Patient>'],
    [
      'another encoding declared',
      '<?xml version="1.0" encoding="ISO-8859-1"?><Patient><WeekBirth>39</WeekBirth></Patient>',
    ],
    ['a prefix', '<g:Patient xmlns:g="urn:growth"><g:WeekBirth>39</g:WeekBirth></g:Patient>'],
    ['a prefix at the root only', '<g:Patient xmlns:g="urn:growth"><WeekBirth>39</WeekBirth></g:Patient>'],
    ['a default namespace', '<Patient xmlns="urn:growth"><WeekBirth>39</WeekBirth></Patient>'],
    ['comments', '<Patient><!-- a --><WeekBirth>3<!-- b -->9</WeekBirth></Patient><!-- c -->'],
    ['CDATA', '<Patient><WeekBirth><![CDATA[39]]></WeekBirth></Patient>'],
    ['processing instructions', '<?a b?><Patient><?c d?><WeekBirth>39</WeekBirth></Patient>'],
    ['references', '<Patient><WeekBirth>&#51;&#x39;</WeekBirth></Patient>'],
    ['xml:space', '<Patient xml:space="preserve"> <WeekBirth> 39 </WeekBirth> </Patient>'],
    ['CR LF', '<Patient>\r\n<WeekBirth>\r\n39\r\n</WeekBirth>\r\n</Patient>\r\n'],
    ['other attributes', '<Patient id="1" version="2"><WeekBirth precision="1">39</WeekBirth></Patient>'],
  ])('%s', (_, xml) => {
    expect(parsePatientXml(xml)).toEqual({ weekBirth: 39 })
  })

  it('elements in any order', () => {
    const xml = `<Patient><Markers><Marker><Date>2020-01-01</Date><Text>t</Text></Marker></Markers>
      <Measurements><Measurement><SeatCm>50</SeatCm><AgeInYears>4.5</AgeInYears></Measurement></Measurements>
      <DayBirth>2</DayBirth><FirstName>A</FirstName></Patient>`
    expect(parsePatientXml(xml)).toEqual({
      firstName: 'A',
      dayBirth: 2,
      measurements: [{ ageInYears: 4.5, seatCm: 50 }],
      markers: [{ text: 't', date: '2020-01-01' }],
    })
  })

  it('names keep their white space, their entities and their emoji', () => {
    const xml = '<Patient><FirstName> A&#xD;&#10;\n\tß &lt;&amp;&gt;&quot;&apos; 👩‍👧 </FirstName></Patient>'
    expect(parsePatientXml(xml)).toEqual({ firstName: ' A\r\n\n\tß <&>"\' 👩‍👧 ' })
  })
})

describe('dates', () => {
  it.each(
    words(`
    2009-02-28 2009-02-28T00:00:00 2009-02-28T13:45:00.123Z 2009-02-28T13:45:00+02:00 2009-02-28+02:00 2008-02-29
  `),
  )('%s is kept as written', (text) => {
    expect(parsePatientXml(`<Patient><DateOfBirth> ${text}\n</DateOfBirth></Patient>`).dateOfBirth).toBe(text)
    expect(parsePatientJson(JSON.stringify({ DateOfBirth: text })).dateOfBirth).toBe(text)
  })
})

describe('JSON numbers', () => {
  it.each([
    ['39', 39],
    ['39.0', 39],
    ['3.9e1', 39],
    ['390E-1', 39],
    ['-0', 0],
  ])('%s', (text, value) => {
    expect(parsePatientJson(`\uFEFF{ "WeekBirth" : ${text} }`)).toEqual({ weekBirth: value })
  })
})

it('an error says whether a list in place of a value is empty', () => {
  expect(() => parsePatientJson('{ "Gender": ["male"] }')).toThrow('Patient/Gender (line 1, column 13) is a list;')
  expect(() => parsePatientJson('{ "Gender": [] }')).toThrow('Patient/Gender (line 1, column 13) is an empty list;')
})
