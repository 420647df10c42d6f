import { readFileSync } from 'node:fs'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { describe, expect, it } from 'vitest'
import { referenceSetSchema } from '../../scripts/reference-set-schema.js'
import { calculatePatient } from '../../src/assessment/calculate-patient.js'
import { chartData } from '../../src/charts/data/build-chart-data.js'
import { getReferences } from '../../src/charts/data/get-references.js'
import { lmsScore } from '../../src/math/lms.js'
import type { ClinicChartType } from '../../src/model/chart-types.js'
import type { ClinicField } from '../../src/model/clinic-values.js'
import type { Measurement, Patient } from '../../src/model/patient.js'
import { checkSetJson } from '../../src/references/check-references.js'
import { setChecksum } from '../../src/references/checksum.js'
import { clinicMeasures, clinicMeasuresOfWho } from '../../src/references/clinic-measures.js'
import { definePressures, type PressureData } from '../../src/references/define-pressures.js'
import { defineSet } from '../../src/references/define-set.js'
import { defineTable } from '../../src/references/define-table.js'
import { definePressuresFromCsv } from '../../src/references/pressure-csv.js'
import type { ReferenceSet, SeriesName } from '../../src/references/reference-set.js'
import { defineSetFromJson } from '../../src/references/set-json.js'
import type { Measure } from '../../src/references/table.js'
import { errorSentence } from '../../src/text/error-sentence.js'
import { malika, valentin } from '../fixtures/clinic-children.js'
import { errorOf } from '../fixtures/error-of.js'

const publication = { shortName: 'Ours', year: 2026, citation: 'Ours. 2026.', population: 'Children', licence: 'free' }
const today = '2025-08-10'

const row = { systolic: { l: 0.2, s: 0.08 }, diastolic: { l: 0.4, s: 0.11 } }
const ours: PressureData = {
  id: 'ours',
  publication,
  rows: {
    male: [
      {
        years: 6,
        ...row,
        heights: [
          { cm: 110, systolic: 97, diastolic: 60 },
          { cm: 120, systolic: 99, diastolic: 61 },
        ],
      },
      {
        years: 8,
        ...row,
        heights: [
          { cm: 120, systolic: 99, diastolic: 62 },
          { cm: 130, systolic: 101, diastolic: 63 },
          { cm: 140, systolic: 105, diastolic: 64 },
        ],
      },
    ],
  },
}

const text = (file: string) => readFileSync(new URL(`../../examples/references/${file}`, import.meta.url), 'utf8')
const json = text('our-measures.json')
const files = { 'waist.csv': text('waist.csv'), 'blood-pressure.csv': text('blood-pressure.csv') }
const ourMeasures = defineSetFromJson(json, { files })

describe('definePressures', () => {
  const pressures = definePressures(ours)

  it('have a checksum that tells whether the last age is among them', () => {
    const upTo8 = definePressures({ ...ours, to: 8 })
    expect(pressures.lookUp('systolic', 'male', 8, 130)).toBeDefined()
    expect(upTo8.lookUp('systolic', 'male', 8, 130)).toBeUndefined()
    expect(upTo8.checksum).not.toBe(pressures.checksum)
  })

  it.each([
    ['at a row', 6, 110, 97, false],
    ['between heights', 6, 115, 98, false],
    ['between ages, each at the height', 7, 120, 99, false],
    ['nearer to the older row, whose heights reach', 7.5, 135, (99 + 3 * 103) / 4, false],
    ['at a height below, from the lowest', 6, 90, 97, true],
    ['at a height above, from the highest', 8, 150, 105, true],
    ['at the last age', 8, 130, 101, false],
    ['up to three days beyond it', 8.008, 130, 101, false],
  ])('reads medians %s', (_, years, cm, m, approximate) => {
    const place = pressures.lookUp('systolic', 'male', years, cm)
    expect(place?.m).toBeCloseTo(m, 10)
    expect(place).toMatchObject({ ...row.systolic, approximate })
  })

  it('has nothing before and after its ages, nor for the other sex', () => {
    expect(pressures.lookUp('systolic', 'male', 5.9, 110)).toBeUndefined()
    expect(pressures.lookUp('systolic', 'male', 8.1, 110)).toBeUndefined()
    expect(pressures.lookUp('systolic', 'female', 7, 110)).toBeUndefined()
    expect(pressures.tableAt('diastolic').curve('female')).toBeUndefined()
  })

  it('holds its first and last row where it is to', () => {
    const wider = definePressures({ ...ours, from: 5.5, to: 8.5 })
    expect(wider.lookUp('systolic', 'male', 5.5, 110)?.m).toBe(97)
    expect(wider.lookUp('systolic', 'male', 8.49, 140)?.m).toBe(105)
    expect(wider.lookUp('systolic', 'male', 8.5, 140)).toBeUndefined()
    expect(wider.tableAt('systolic').range).toEqual([5.5, 8.5])
    expect(wider.checksum).not.toBe(pressures.checksum)
  })

  describe('of girls whose rows end before those of boys', () => {
    const male = [
      ...(ours.rows.male ?? []),
      ...(ours.rows.male ?? []).map((each) => ({ ...each, years: each.years + 9 })),
    ]
    const data = { ...ours, rows: { male, female: ours.rows.male } }
    const at = (ends: Partial<PressureData>, years: number, cm = 120) =>
      definePressures({ ...data, ...ends }).lookUp('systolic', 'female', years, cm)

    it('hold at the ages of the sex alone', () => {
      expect(at({}, 8, 130)).toMatchObject({ m: 101, approximate: false })
      for (const years of [5.9, 8.1, 16.4]) expect(at({}, years, 130)).toBeUndefined()
      const both = definePressures(data)
      expect(both.lookUp('systolic', 'male', 16.4, 130)).toBeDefined()
      expect([...(both.tableAt('systolic').curve('female')?.x ?? [])]).toEqual([6, 7, 8])
      expect(both.checksum).not.toBe(definePressures({ ...data, from: 6, to: 17 }).checksum)
    })

    it.each([
      [5.4, true],
      [5.5, false],
      [8.5, false],
      [8.6, true],
      [16.4, true],
    ])('are approximate where a row is held far: %d years', (years, approximate) => {
      expect(at({ from: 5, to: 18 }, years, 120)).toMatchObject({ approximate })
    })

    it('leave a girl of 16.4 years without a score', () => {
      const references = defineSet({ id: 'ours', name: 'Ours', series: {}, pressures: definePressures(data) })
      const visit = { date: '2024-10-28', sizeCm: 160, systolicMmHg: 110 }
      const girl: Patient = { gender: 'female', dateOfBirth: '2008-06-04', measurements: [visit] }
      const [systolic] =
        calculatePatient(girl, { today, references, measures: clinicMeasures }).measurements[0]?.clinicMeasures ?? []
      expect(systolic).toMatchObject({ measure: 'systolic', unscored: 'age' })
    })
  })

  it('has a curve by age alone, at the middle height of each age', () => {
    const curve = pressures.tableAt('systolic').curve('male')
    expect([...(curve?.x ?? [])]).toEqual([6, 7, 8])
    expect(curve?.m[0]).toBe(98)
    expect(curve?.m[2]).toBe(101)
  })

  const male = ours.rows.male ?? []
  const changed = (changes: object, at = 0) => ({
    male: male.map((each, i) => (i === at ? { ...each, ...changes } : each)),
  })
  const [six] = male
  const heights = six?.heights ?? []
  it.each([
    [{ id: '' }, 'id is ""; expected a name.'],
    [{ publication: { ...publication, citation: '' } }, /^ours-systolic: publication\.citation is ""/],
    [{ rows: {} }, 'ours: rows is an object; expected rows for male, female or both.'],
    [{ rows: { male, femal: male } }, 'ours: rows.femal: no such sex; expected male or female.'],
    [{ rows: changed({ year: 6 }) }, /^ours: rows\.male\[0\]\.year: no such member; expected years, systolic/],
    [
      { rows: changed({ heights: [{ ...heights[0], dia: 60 }, heights[1]] }) },
      'ours: rows.male[0].heights[0].dia: no such member; expected cm, systolic or diastolic.',
    ],
    [{ rows: { male: male.slice(0, 1) } }, /^ours: rows\.male is a list.*; expected rows of at least two ages\.$/],
    [{ rows: { male: [...male].reverse() } }, 'ours: rows.male[1].years is 6; expected more than 8.'],
    [{ rows: changed({ years: '6' }) }, 'ours: rows.male[0].years is "6"; expected 0 to 120.'],
    [
      { rows: changed({ systolic: { l: 0.2 } }) },
      /^ours: rows\.male\[0\]\.systolic\.s is missing; expected a positive/,
    ],
    [{ rows: changed({ diastolic: { l: '0', s: 0.1 } }) }, 'ours: rows.male[0].diastolic.l is "0"; expected a number.'],
    [
      { rows: changed({ systolic: { l: 0.2, s: 8 } }, 1) },
      'ours: rows.male[1].systolic.s is 8; expected a positive number, at most 1.',
    ],
    [
      { rows: changed({ heights: heights.slice(1) }) },
      /^ours: rows\.male\[0\]\.heights is a list.*two heights at least\.$/,
    ],
    [
      { rows: changed({ heights: [...heights].reverse() }) },
      'ours: rows.male[0].heights[1].cm is 110; expected more than 120.',
    ],
    [
      { rows: changed({ heights: [heights[0], { cm: 120, systolic: 13, diastolic: 8 }] }) },
      'ours: rows.male[0].heights[1].systolic is 13; expected 30 to 300.',
    ],
    [
      { rows: changed({ heights: [heights[0], { cm: 120, systolic: 60, diastolic: 99 }] }) },
      'ours: rows.male[0].heights[1].diastolic is 99; expected less than 60, the systolic.',
    ],
    [{ from: 7 }, 'ours: from is 7; expected 0 to 6.'],
    [{ to: 7 }, 'ours: to is 7; expected 8 to 120.'],
  ])('says what is wrong: %j', (changes, message) => {
    const error = errorOf(() => definePressures({ ...ours, ...changes } as PressureData))
    expect(error.code).toBe('invalid_reference')
    expect(error.message).toMatch(message)
  })
})

describe('definePressuresFromCsv', () => {
  const head = 'sex,years,cm,systolicL,systolicM,systolicS,diastolicL,diastolicM,diastolicS'
  const lines = [
    'm,6,110,0.2,97,0.08,0.4,60,0.11',
    'm,6,120,0.2,99,0.08,0.4,61,0.11',
    'm,8,120,0.2,99,0.08,0.4,62,0.11',
    'm,8,130,0.2,101,0.08,0.4,63,0.11',
    'm,8,140,0.2,105,0.08,0.4,64,0.11',
  ]
  const csvOf = (...more: readonly string[]) => `${[head, ...more].join('\n')}\n`
  const read = (csv: string) => definePressuresFromCsv(csv, { id: 'ours', publication, file: 'bp.csv' })

  it('reads what plain data say', () => {
    expect(read(csvOf(...lines)).checksum).toBe(definePressures(ours).checksum)
  })

  it('reads months, other orders and decimal commas', () => {
    const csv = csvOf(...lines)
      .replace('sex,years', 'SEX,Months')
      .replace(/^m,(\d+)/gm, (_, years) => `1,${Number(years) * 12}`)
      .replaceAll(',', ';')
      .replaceAll('.', ',')
    expect(read(csv).checksum).toBe(definePressures(ours).checksum)
  })

  it.each([
    [csvOf('m,6,110,0.2,97'), 'bp.csv: the line (line 2, column 1): 5 cells; expected 9 cells, as in the first line.'],
    [csvOf('d,6,110,0.2,97,0.08,0.4,60,0.11'), /^bp\.csv: sex \(line 2, column 1\) is "d"; expected male, m or 1/],
    [csvOf('m,six,110,0.2,97,0.08,0.4,60,0.11'), 'bp.csv: years (line 2, column 3) is "six"; expected a number.'],
    [
      csvOf(lines[0] ?? '', 'm,6,120,0.2,99,0.09,0.4,61,0.11'),
      'bp.csv: systolicS (line 3, column 16) is 0.09; expected 0.08, which line 2 has for this age.',
    ],
    [
      csvOf(...lines.slice(0, 3), 'm,8,115,0.2,101,0.08,0.4,63,0.11'),
      'bp.csv: cm (line 5, column 5) is 115; expected more than 120.',
    ],
    [
      csvOf(...lines.slice(0, 4), 'm,8,140,0.2,15,0.08,0.4,64,0.11'),
      'bp.csv: systolicM (line 6, column 13) is 15; expected 30 to 300.',
    ],
    [csvOf(...lines.slice(2), ...lines.slice(0, 2)), 'bp.csv: years (line 5, column 3) is 6; expected more than 8.'],
    [
      csvOf(...lines.map((line) => line.replace('0.08', '8'))),
      'bp.csv: systolicS (line 2, column 16) is 8; expected a positive number, at most 1.',
    ],
    [csvOf(...lines.slice(0, 3)), /^bp\.csv: the line \(line 4, column 1\) is a list.*two heights at least\.$/],
    [
      csvOf(...lines).replace('diastolicS', 'diastolicT'),
      /^bp\.csv: the header \(line 1, column 66\) is "diastolicT" \(no such column\)/,
    ],
    [
      csvOf(...lines).replace('years', 'cm'),
      /^bp\.csv: the header \(line 1, column 8\) is "cm"; expected each column once/,
    ],
    [csvOf(...lines).replace('sex', 'days'), /one such column beside days/],
    ['sex,years\n', /no column for cm; expected sex; one of years, months and days; cm; systolicL/],
    ['', /no column for the age/],
    ['sex,"', /^bp\.csv: line 1, column 5: a quote that is never closed/],
  ])('says where %j is wrong', (csv, message) => {
    expect(errorOf(() => read(csv)).message).toMatch(message)
  })

  it('says what is missing beside it', () => {
    for (const nothing of [undefined, 5]) {
      expect(errorOf(() => definePressuresFromCsv(nothing as unknown as string, ours)).path).toBe('text')
      expect(errorOf(() => definePressuresFromCsv('', nothing as unknown as PressureData)).path).toBe('options')
    }
  })
})

const boy = (measurement: Measurement): Patient => ({
  gender: 'male',
  dateOfBirth: '2015-06-04',
  measurements: [measurement],
})

describe('a set with its own references for blood pressure', () => {
  const measurement = { date: '2022-06-04', sizeCm: 120, systolicMmHg: 110, diastolicMmHg: 75 }
  const scores = (references: ReferenceSet, visit: Measurement = measurement) =>
    calculatePatient(boy(visit), { today, references, measures: clinicMeasures }).measurements[0]?.clinicMeasures

  it('scores by them before those of the measures, and classes name them', () => {
    const set = defineSet({ id: 'ours', name: 'Ours', series: {}, pressures: definePressures(ours) })
    const [systolic] = scores(set) ?? []
    expect(systolic?.score?.reference).toBe('Ours 2026')
    expect(systolic?.score?.value).toBeCloseTo(lmsScore(110, { ...row.systolic, m: 99 }), 2)
    expect(scores(set, { ...measurement, systolicMmHg: 122 })?.[0]?.class).toEqual({
      name: 'fromP99',
      source: 'Ours 2026',
    })
    expect(scores(defineSet({ id: 'heir', name: 'Heir', series: {}, base: set }))?.[0]).toEqual(systolic)
  })

  it('takes part in the checksum of the set, whose edition breaks without them', () => {
    const with_ = defineSet({ id: 'ours', name: 'Ours', series: {}, pressures: definePressures(ours) })
    const without = defineSet({ id: 'ours', name: 'Ours', series: {} })
    expect(with_.edition?.checksum).toBe(setChecksum(with_))
    expect(with_.edition?.checksum).not.toBe(without.edition?.checksum)
    const { provenance } = calculatePatient(boy(measurement), { today, references: { ...with_, pressures: undefined } })
    expect(provenance.checksum).toBe('--------')
  })

  it('refuses what are no such references', () => {
    const odd = { ...ours } as unknown as ReturnType<typeof definePressures>
    const error = errorOf(() => defineSet({ id: 'ours', name: 'Ours', series: {}, pressures: odd }))
    expect(error.message).toBe(
      'ours: pressures is an object; expected references for blood pressure, from definePressures.',
    )
  })
})

describe('the example in examples/references', () => {
  it('is described by its schema, and nothing is wrong with it', () => {
    const validate = new Ajv2020({ strict: true, strictRequired: false }).compile(referenceSetSchema)
    expect([validate(JSON.parse(json)), validate.errors]).toEqual([true, null])
    const { series: _, tables: __, ...pressuresAlone } = JSON.parse(json)
    expect(validate(pressuresAlone)).toBe(true)
    expect(defineSetFromJson(pressuresAlone, { files }).pressures?.checksum).toBe(ourMeasures.pressures?.checksum)
    const { problems, set } = checkSetJson(json, { files })
    expect(problems).toEqual([])
    expect(set?.edition?.checksum).toBe(ourMeasures.edition?.checksum)
  })

  it('scores and draws', () => {
    const { measurements } = calculatePatient(valentin, { today, references: ourMeasures, measures: clinicMeasures })
    const references = measurements[2]?.clinicMeasures?.map(({ measure, score }) => [measure, score?.reference])
    expect(references).toEqual([
      ['waist', 'Our clinic 2026'],
      ['hip', 'LIFE Child 2019'],
      ['waistHeightRatio', 'LIFE Child 2019'],
      ['waistHipRatio', 'LIFE Child 2019'],
      ['arm', 'Abdel-Rahman 2017'],
      ['triceps', 'KiGGS 2013'],
      ['systolic', 'Our clinic 2026'],
      ['diastolic', 'Our clinic 2026'],
    ])
    for (const type of ['Waist', 'SystolicPressure', 'DiastolicPressure'] as const) {
      const data = chartData(valentin, { type }, { today, references: ourMeasures, measures: clinicMeasures })
      expect(data.references.map(({ shortName }) => shortName)).toEqual(['Our clinic'])
      expect(data.provenance).toMatchObject({ references: 'our-measures', checksum: ourMeasures.edition?.checksum })
      expect(data.points.map(({ reference }) => reference)).toContain('Our clinic 2026')
    }
    expect(
      getReferences(valentin, { type: 'Hip' }, { today, references: ourMeasures, measures: clinicMeasures })[0]?.name,
    ).toContain('LIFE Child')
  })

  const change = (from: string, to: string) => json.replace(from, to)
  it.each([
    [
      change('"csv": "blood-pressure.csv"', '"csv": "none.csv"'),
      /^pressures\.csv \(line 29, column 12\) is "none\.csv"; expected the name of/,
    ],
    [
      change('"csv": "blood-pressure.csv"', '"cvs": "none.csv"'),
      /^pressures\.cvs \(line 29, column 12\): no such member; expected id, publication/,
    ],
    [
      change(',\n    "csv": "blood-pressure.csv"', ''),
      'pressures (line 20, column 16): no figures; expected either rows or csv.',
    ],
    [
      change('"id": "our-measures-pressure"', '"id": ""'),
      'pressures.id (line 21, column 11) is ""; expected a text of at most 1000 characters.',
    ],
    [
      change('"csv": "blood-pressure.csv"', '"to": 12, "csv": "blood-pressure.csv"'),
      /^our-measures-pressure: pressures\.to \(line 29, column 11\) is 12; expected 17 to 120/,
    ],
    [
      change('"measure": "waist"', '"measure": "hip"'),
      /^series\.waist\[0\]\.table .*\(it is of hip\); expected a table of waist/,
    ],
  ])('says where another is wrong', (changed, message) => {
    expect(errorOf(() => defineSetFromJson(changed, { files })).message).toMatch(message)
  })

  it('names the CSV file, its line and its column; the check names every error', () => {
    const broken = {
      ...files,
      'blood-pressure.csv': files['blood-pressure.csv'].replace('male,3,96,-0.2,96', 'male,3,96,-0.2,9'),
    }
    expect(errorOf(() => defineSetFromJson(json, { files: broken }))).toMatchObject({
      subject: 'blood-pressure.csv',
      path: 'systolicM',
      line: 3,
      value: 9,
    })
    const twice = { ...files, 'blood-pressure.csv': files['blood-pressure.csv'].replaceAll(/^male,5,/gm, 'lad,5,') }
    const { problems } = checkSetJson(json, { files: twice })
    expect(problems.map((problem) => errorSentence(problem))).toEqual(
      [5, 6, 7].map(
        (line) =>
          `blood-pressure.csv: sex (line ${line}, column 1) is "lad"; expected male, m or 1, or female, f, w or 2.`,
      ),
    )
  })
})

describe('a table of one’s own', () => {
  const cases: readonly (readonly [SeriesName & Measure, ClinicChartType, readonly ClinicField[], Patient])[] = [
    ['waist', 'Waist', ['waistCm'], valentin],
    ['hip', 'Hip', ['hipCm'], valentin],
    ['waistHeightRatio', 'WaistHeightRatio', ['waistCm'], valentin],
    ['waistHipRatio', 'WaistHipRatio', ['waistCm', 'hipCm'], valentin],
    ['armCircumference', 'Arm', ['armCm'], malika],
    ['tricepsSkinfold', 'TricepsSkinfold', ['tricepsMm'], malika],
    ['subscapularSkinfold', 'SubscapularSkinfold', ['subscapularMm'], malika],
  ]
  it.each(cases)('of %s scores and is drawn', (series, type, _, patient) => {
    const m = series.endsWith('Ratio') ? 0.6 : 20
    const rows = [0, 20].map((x) => ({ x, l: 0.5, m, s: 0.2 }))
    const table = defineTable({ id: `our-${series}`, measure: series, publication, rows: { male: rows, female: rows } })
    const references = defineSet({
      id: 'ours',
      name: 'Ours',
      series: { [series]: [{ table, from: 0, to: 20, closed: true }] },
    })
    // A set of measures without this one, so that nothing else can score it.
    const options = { today, references, measures: clinicMeasuresOfWho }
    const { points, curves, provenance } = chartData(patient, { type }, options)
    expect(points.length).toBeGreaterThan(1)
    expect(points.every(({ reference, score }) => reference === 'Ours 2026' && score !== undefined)).toBe(true)
    expect(curves.length).toBeGreaterThan(4)
    expect(provenance?.references).toBe('ours')
  })
})
