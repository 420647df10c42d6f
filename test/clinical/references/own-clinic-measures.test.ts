import { readFileSync } from 'node:fs'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { describe, expect, it } from 'vitest'
import { referenceSetSchema } from '../../../scripts/reference-set-schema.js'
import { chartData } from '../../../src/charts/data/build-chart-data.js'
import { chartReferences } from '../../../src/charts/data/notes/chart-references.js'
import { calculatePatient } from '../../../src/clinical/assessment/calculate-patient.js'
import { clinicMeasures, clinicMeasuresOfWho } from '../../../src/clinical/references/clinic-measures.js'
import { checkSetJson } from '../../../src/clinical/references/own/check-references.js'
import { defineSet } from '../../../src/clinical/references/own/define-set.js'
import { defineTable } from '../../../src/clinical/references/own/define-table.js'
import { defineSetFromJson } from '../../../src/clinical/references/own/set-json.js'
import type { SeriesName } from '../../../src/clinical/references/reference-set.js'
import type { Measure } from '../../../src/clinical/references/table.js'
import type { ChartTypeOf } from '../../../src/ground/model/chart-types.js'
import type { ClinicField } from '../../../src/ground/model/clinic-values.js'
import type { Patient } from '../../../src/ground/model/patient.js'
import { malika, valentin } from '../../fixtures/clinic-children.js'
import { errorOf } from '../../fixtures/error-of.js'

const publication = { shortName: 'Ours', year: 2026, citation: 'Ours. 2026.', population: 'Children', licence: 'free' }
const today = '2025-08-10'

const text = (file: string) => readFileSync(new URL(`../../../examples/references/${file}`, import.meta.url), 'utf8')
const json = text('our-measures.json')
const files = { 'waist.csv': text('waist.csv') }

describe('the example in examples/references', () => {
  const ourMeasures = defineSetFromJson(json, { files })
  const options = { today, references: ourMeasures, measures: clinicMeasures }

  it('is described by its schema, and nothing is wrong with it', () => {
    const validate = new Ajv2020({ strict: true, strictRequired: false }).compile(referenceSetSchema)
    expect([validate(JSON.parse(json)), validate.errors]).toEqual([true, null])
    const { problems, set } = checkSetJson(json, { files })
    expect(problems).toEqual([])
    expect(set?.edition?.checksum).toBe(ourMeasures.edition?.checksum)
  })

  it('scores and draws', () => {
    const { measurements } = calculatePatient(valentin, options)
    const references = measurements[2]?.clinicMeasures?.map(({ measure, score }) => [measure, score?.reference])
    expect(references).toEqual([
      ['waist', 'Our clinic 2026'],
      ['hip', 'LIFE Child 2019'],
      ['waistHeightRatio', 'LIFE Child 2019'],
      ['waistHipRatio', 'LIFE Child 2019'],
      ['arm', 'Abdel-Rahman 2017'],
      ['triceps', 'KiGGS 2013'],
      ['systolic', 'KiGGS 2011'],
      ['diastolic', 'KiGGS 2011'],
    ])
    const data = chartData(valentin, { type: 'Waist' }, options)
    expect(data.references.map(({ shortName }) => shortName)).toEqual(['Our clinic'])
    expect(data.provenance).toMatchObject({ references: 'our-measures', checksum: ourMeasures.edition?.checksum })
    expect(data.points.map(({ reference }) => reference)).toContain('Our clinic 2026')
    const pressure = chartData(valentin, { type: 'SystolicPressure' }, options)
    expect(pressure.provenance).toMatchObject({ references: 'clinic-measures@2026' })
    expect(chartReferences(valentin, { type: 'Hip' }, options)[0]?.name).toContain('LIFE Child')
  })

  it.each([
    [
      '"measure": "waist"',
      '"measure": "hip"',
      /^series\.waist\[0\]\.table .*\(it is of hip\); expected a table of waist/,
    ],
    ['"series"', '"pressures": {}, "series"', /^pressures \(line \d+, column \d+\): no such member/],
  ])('says what is wrong: %s', (from, to, message) => {
    expect(errorOf(() => defineSetFromJson(json.replace(from, to), { files })).message).toMatch(message)
  })
})

describe('a table of one’s own', () => {
  const cases: readonly (readonly [SeriesName & Measure, ChartTypeOf<'clinic'>, readonly ClinicField[], Patient])[] = [
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
