import { readFileSync } from 'node:fs'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { describe, expect, it } from 'vitest'
import { referenceSchema } from '../../../scripts/reference-set-schema.js'
import { calculatePatient } from '../../../src/clinical/assessment/calculate-patient.js'
import { tableChecksum } from '../../../src/clinical/references/checksum.js'
import { scoreAt } from '../../../src/clinical/references/distribution.js'
import { lookUp, lookUpTable } from '../../../src/clinical/references/lookup.js'
import { checkSetJson } from '../../../src/clinical/references/own/check-references.js'
import { defineSetFromJson } from '../../../src/clinical/references/own/set-json.js'
import { defineTableFromCsv } from '../../../src/clinical/references/own/table-csv.js'
import { defineTableFromJson } from '../../../src/clinical/references/own/table-json.js'
import { formatTableCsv, formatTableJson } from '../../../src/clinical/references/own/write-table.js'
import { setCatalogue } from '../../../src/clinical/references/set-catalogue.js'
import { cdc2022Bmi } from '../../../src/clinical/references/tables/cdc2022.js'
import { intergrowth21Weight } from '../../../src/clinical/references/tables/intergrowth21.js'
import { who2006Height } from '../../../src/clinical/references/tables/who2006.js'
import { dailyTables } from '../../../src/clinical/references/who-daily.js'
import { everyTable } from '../../../src/command/conform/every-table.js'
import { genders, type KnownDisease } from '../../../src/ground/model/patient.js'
import { errorOf } from '../../fixtures/error-of.js'

const validate = new Ajv2020({ strict: true, strictRequired: false }).compile(referenceSchema)
const tables = [...(await everyTable()), ...dailyTables]
const ourWeight = readFileSync(new URL('../../../examples/references/our-weight.json', import.meta.url), 'utf8')
const weight = JSON.parse(ourWeight)

describe('every table', () => {
  it.each(tables.map((table) => [table.id, table] as const))(
    '%s is written and read without a bit lost',
    (_, table) => {
      const text = formatTableJson(table)
      expect([validate(JSON.parse(text)), validate.errors]).toEqual([true, null])
      expect(text.startsWith('{\n  "format"')).toBe(true)
      const read = defineTableFromJson(text)
      expect({ ...read, curve: '' }).toEqual({ ...table, curve: '' })
      expect(tableChecksum(read)).toBe(tableChecksum(table))
      const { id, measure, axis, steps, publications, distribution } = table
      const ignoredColumns = distribution === 'half-normal' ? ['sigma'] : []
      const csv = defineTableFromCsv(formatTableCsv(table), { id, measure, axis, steps, publications, ignoredColumns })
      for (const sex of genders) {
        const [curve, written] = [read, table].map((each) => ({ ...each.curve(sex), distributionAt: undefined }))
        expect(curve).toEqual(written)
        const { l, m, s } = csv.curve(sex) ?? {}
        if (l !== undefined) expect(written).toMatchObject({ l, m, s })
      }
    },
  )

  it.each([
    ['cdc2022-bmi', cdc2022Bmi, 10.04, 31],
    ['intergrowth21-weight', intergrowth21Weight, 38.05, 2.4],
    ['who2006-height', who2006Height, 2.001, 80],
  ] as const)('%s scores as it did between its rows', (_, table, x, value) => {
    const read = defineTableFromJson(formatTableJson(table))
    for (const sex of genders) {
      const [place, written] = [lookUpTable(read, sex, x), lookUpTable(table, sex, x)]
      expect(place && scoreAt(place, value)).toBe(written && scoreAt(written, value))
    }
  })
})

describe('conditions of tables', async () => {
  const diseases: { readonly [start: string]: KnownDisease } = {
    turner: 'TurnerSyndrome',
    noonan: 'NoonanSyndrome',
    achondroplasia: 'Achondroplasia',
    trisomy21: 'Trisomy21',
    cerebralPalsy: 'CerebralPalsy',
  }
  const sets = await Promise.all(setCatalogue.map(({ load }) => load()))

  it.each(sets.map((set) => [set.id, set] as const))(
    'are those under which %s uses them',
    (_, { series, groups = {} }) => {
      const ofGroups = Object.entries(groups).map(([group, own]) => [group, own?.series ?? {}] as const)
      for (const [group, each] of [[undefined, series] as const, ...ofGroups]) {
        for (const [name, pieces = []] of Object.entries(each)) {
          const [, diagnosis] = Object.entries(diseases).find(([start]) => name.startsWith(start)) ?? []
          for (const { table, position } of pieces) {
            const { conditions = {} } = table
            expect([table.id, conditions.diagnosis, conditions.group]).toEqual([table.id, diagnosis, group])
            if (position !== undefined) expect([table.id, conditions.position]).toEqual([table.id, position])
          }
        }
      }
    },
  )
})

describe('rows of each form', () => {
  const rows = (...list: readonly object[]) => ({
    ...weight,
    distribution: undefined,
    checks: undefined,
    rows: { male: list },
  })
  const scoreOf = (content: object, value: number) => {
    const place = lookUpTable(defineTableFromJson(content), 'male', 4)
    return place && scoreAt(place, value)
  }

  it('takes a mean with its SD for a normal distribution', () => {
    expect(scoreOf({ ...rows({ x: 4, mean: 16, sd: 2 }), distribution: 'mean-sd' }, 19)).toBeCloseTo(1.5, 12)
    expect(scoreOf(rows({ x: 4, mean: 16, sd: 16 }), 24)).toBeCloseTo(0.5, 12)
  })

  it('takes −0 for 0, which a checksum tells apart', () => {
    const [table, zero] = [-0, 0].map((l) => defineTableFromJson(rows({ x: 4, l, m: 16, s: 0.12 })))
    expect(table && tableChecksum(table)).toBe(zero && tableChecksum(zero))
  })

  it('takes BCCG for L, M and S', () => {
    const content = rows({ x: 4, l: -0.5, m: 16, s: 0.12 })
    expect(scoreOf({ ...content, distribution: 'BCCG' }, 19)).toBe(scoreOf(content, 19))
  })

  it('takes percentiles with what they are fitted by', () => {
    const table = defineTableFromJson(rows({ x: 4, percentiles: { 3: 13, 50: 16, 97: 20.5 } }))
    expect(table).toMatchObject({ approximate: true, distribution: 'lms', fitDeviation: expect.closeTo(0, 6) })
  })

  it.each([
    [rows({ x: 4, mean: 16, sd: 17 }), 'rows.male[0].sd', 'an SD above 0 and at most 16'],
    [rows({ x: 4, mean: 16, sd: 0 }), 'rows.male[0].sd', 'an SD above 0 and at most 16'],
    [rows({ x: 4, mean: 16 }), 'rows.male[0].sd', 'an SD above 0 and at most 16'],
    [rows({ x: 4, mu: 3, sigma: 0, nu: 1, tau: 10 }), 'rows.male[0].sigma', 'a positive number'],
    [rows({ x: 4, l: 1, m: 16, s: 0.1, n: 200 }), 'rows.male[0].n', ['x', 'l', 'm', 's']],
    [rows({ x: 4, m: 16 }, { x: 5, mean: 18, sd: 2 }), 'rows.male[1]', 'a row of the form median, like the first'],
    [{ ...rows({ x: 4, m: 16 }), distribution: 'lms' }, 'distribution', ['median']],
    [{ ...rows({ x: 4, mu: 3, sigma: 1, nu: 1, tau: 2 }), distribution: 'BCPE' }, 'distribution', ['skew-t']],
    [
      { ...rows({ x: 4, l: 1, m: 16, s: 0.1 }), sigma: { male: [1, 0, 0] } },
      'sigma',
      'only with the distribution half-normal',
    ],
    [
      { ...rows({ x: 4, l: 1, m: 16, s: 0.1 }), distribution: 'half-normal', sigma: { male: [-1, 0.25, 0] } },
      'sigma.male',
      /positive at every x/,
    ],
    [
      {
        ...rows({ x: 2, l: 1, m: 16, s: 0.1 }, { x: 20, l: 1, m: 17, s: 0.1 }),
        distribution: 'half-normal',
        sigma: { male: [99, -20, 1] },
      },
      'sigma.male',
      /positive at every x/,
    ],
    [{ ...rows({ x: 4, l: 1, m: 16, s: 0.1 }), distribution: 'half-normal' }, 'sigma.male', /three coefficients/],
    [{ ...rows({ x: 4, m: 16 }, { x: 4, m: 17 }) }, 'rows.male[1].x', 'more than 4'],
    [{ ...rows({ x: 4, m: 16 }, { x: 4, m: 17 }, { x: 4, m: 18 }), steps: [4] }, 'rows.male[2].x', 'more than 4'],
    [{ ...rows({ x: 4, m: 16 }, { x: 5, m: 17 }), steps: [5] }, 'steps[0]', 'an x that comes twice in the rows'],
  ])('refuses others: %j', (content, path, accepted) => {
    const error = errorOf(() => defineTableFromJson(content))
    expect(error).toMatchObject({
      path,
      accepted: accepted instanceof RegExp ? expect.stringMatching(accepted) : accepted,
    })
  })

  it('says why BCPE is refused', () => {
    const content = { ...rows({ x: 4, mu: 3, sigma: 1, nu: 1, tau: 2 }), distribution: 'BCPE' }
    expect(errorOf(() => defineTableFromJson(content)).message).toContain(
      'power exponential distribution, which is not computed',
    )
  })
})

describe('a file of one reference', () => {
  it('is described by its schema', () => {
    expect([validate(weight), validate.errors]).toEqual([true, null])
    expect(validate({ ...weight, tails: 'long' })).toBe(false)
    const [check] = weight.checks
    expect([0, -0.1].map((tolerance) => validate({ ...weight, checks: [{ ...check, tolerance }] }))).toEqual([
      true,
      false,
    ])
    const named = ['50', '0x32'].map((name) => ({ female: [{ x: 4, percentiles: { 3: 13, [name]: 16, 97: 20.5 } }] }))
    expect(named.map((rows) => validate({ ...weight, rows }))).toEqual([true, false])
    expect(validate({ ...weight, publication: weight.publications[0] })).toBe(false)
  })

  it('says everything again when it is written', () => {
    const { $schema: _, ...said } = weight
    const written = JSON.parse(formatTableJson(defineTableFromJson(ourWeight)))
    expect(written).toEqual({ ...said, checksum: expect.stringMatching(/^[0-9a-f]{8}$/) })
  })

  const change = (from: string, to: string) => ourWeight.replace(from, to)
  it.each([
    [
      change('reference/1"', 'reference/2"'),
      'format (line 3, column 13) is "auxology-reference/2" (did you mean auxology-reference/1?); expected auxology-reference/1.',
    ],
    [change('"limits"', '"limit"'), /^limit \(line 22, column 12\): no such member; expected \$schema, format, id,/],
    [
      change('"unit": "kg"', '"unit": "g"'),
      'our-clinic-weight: unit (line 7, column 11) is "g" (the unit of weight); expected kg.',
    ],
    [
      change('"x": 4.5', '"x": 4'),
      /^our-clinic-weight: rows\.female\[1\]\.x \(line 30, column 14\) is 4 \(twice, though it is not one of steps/,
    ],
    [
      change('"x": 4.5', '"x": 3.5'),
      'our-clinic-weight: rows.female[1].x (line 30, column 14) is 3.5; expected more than 4.',
    ],
    [change('"x": 4.5', '"x": NaN'), /line 30, column 14: not well-formed JSON/],
    [
      change('"m": 17.2', '"m": "17,2"'),
      'our-clinic-weight: rows.female[1].m (line 30, column 35) is "17,2"; expected a positive number.',
    ],
    [
      change('"value": 16.1', '"value": 16.2'),
      'our-clinic-weight: checks[0].value (line 24, column 53) is 16.2; expected 16.1 ± 0.05, which the rows give.',
    ],
    [
      change('"sex": "female", "x": 4, "score": 0', '"sex": "male", "x": 4, "score": 0'),
      /^our-clinic-weight: checks\[0\]\.x .*expected an x that the rows of the sex cover/,
    ],
    [
      change('"years": [2020, 2025]', '"years": [2025, 2020]'),
      /^publications\[0\]\.years \(line 17, column 16\) .*expected the first and the last year/,
    ],
    [change('1200', '12.5'), 'publications[0].sample (line 18, column 17) is 12.5; expected a number of children.'],
    [
      change('"edition": "2026"', '"edition": 2026'),
      /^our-clinic-weight: edition \(line 5, column 14\) is 2026; expected a text/,
    ],
    [
      change('"rows"', '"checksum": "00000000", "rows"'),
      /^our-clinic-weight: checksum \(line 27, column 15\) is "00000000"; expected [0-9a-f]{8}, as the figures have it/,
    ],
    [
      change('"rows"', '"conditions": { "position": "sitting" }, "rows"'),
      /conditions\.position .* is "sitting"; expected lying or standing\.$/,
    ],
    [
      change('"rows"', '"conditions": { "age": 4 }, "rows"'),
      /conditions\.age .*no such condition; expected position, diagnosis, group or origin\.$/,
    ],
    [change('"rows"', '"rough": [[2, 1]], "rows"'), /rough .*expected a list of ranges/],
    [change('"publications": [', '"publications": [], "x": ['), /^x .*no such member/],
    [
      change('"x": 4.5,', '"x": 4.5, "x": 4.6,'),
      'rows.female[1].x (line 30, column 24): given twice; expected each member once.',
    ],
    [
      change('"rows": {', '"rows": { "divers": [],'),
      /rows\.divers \(line 27, column 23\): no such member; expected male or female\.$/,
    ],
    [JSON.stringify({ ...weight, publications: [] }), /publications .*expected at least one publication/],
    [JSON.stringify({ ...weight, rows: {} }), /rows .*expected rows for male, female or both/],
  ])('says where it is wrong', (text, message) => {
    expect(errorOf(() => defineTableFromJson(text)).message).toEqual(
      typeof message === 'string' ? message : expect.stringMatching(message),
    )
    expect(checkSetJson(text, {}).problems[0]?.severity).toBe('error')
  })

  it('names every printed value that its rows do not give, and a wrong checksum', () => {
    const text = ourWeight
      .replace('"value": 16.1', '"value": 16.3')
      .replace('"value": 12.7', '"value": 12.6')
      .replace('"rows"', '"checksum": "00000000", "rows"')
    const { problems } = checkSetJson(text, {})
    expect(problems.map(({ path, line }) => [path, line])).toEqual([
      ['checks[0].value', 24],
      ['checks[1].value', 25],
      ['checksum', 27],
    ])
    const second = checkSetJson(text.replace('"value": 16.3', '"value": 16.1'), {})
    expect(second.problems.map(({ path }) => path)).toEqual(['checks[1].value', 'checksum'])
    const rowToo = checkSetJson(text.replace('"m": 17.2', '"m": -17.2'), {})
    expect(rowToo.problems.map(({ path }) => path)).toEqual(['rows.female[1].m'])
  })

  it.each([
    [0.05, true],
    [0.0499, true],
    [0.0501, false],
  ])('a printed value may be half a unit of its last decimal off: %d', (off, isMet) => {
    const checks = [
      { sex: 'female', x: 4, score: 0, value: 16.1 },
      { sex: 'female', x: 5, score: 0, value: 18.3 },
    ]
    const [first] = weight.rows.female
    const content = {
      ...weight,
      checks,
      rows: { female: [{ ...first, m: 16.1 + off }, ...weight.rows.female.slice(1)] },
    }
    if (isMet) expect(defineTableFromJson(content).checks).toEqual(checks)
    else expect(errorOf(() => defineTableFromJson(content)).path).toBe('checks[0].value')
    const tolerant = [{ ...checks[0], tolerance: 0.06 }]
    expect(defineTableFromJson({ ...content, checks: tolerant }).checks).toEqual(tolerant)
  })

  it('takes no checksum of fitted percentiles', () => {
    const rows = { male: [{ x: 4, percentiles: { 3: 13, 50: 16, 97: 20.5 } }] }
    const content = { ...weight, distribution: 'percentiles', checks: undefined, checksum: '00000000', rows }
    expect(errorOf(() => defineTableFromJson(content)).message).toContain('no checksum of percentiles')
  })
})

describe('a set with a file of a reference', () => {
  const set = {
    id: 'ours',
    name: 'Ours',
    tables: [{ file: 'our-weight.json' }],
    series: { weight: [{ table: 'our-clinic-weight' }] },
  }
  const files = { 'our-weight.json': ourWeight }
  const girl = {
    gender: 'female',
    dateOfBirth: '2020-06-04',
    measurements: [{ date: '2024-12-04', weightKg: 17.2 }],
  } as const

  it('scores by it', () => {
    const ours = defineSetFromJson(set, { files })
    expect(lookUp(ours, 'weight', 'female', 4.5)?.m).toBe(17.2)
    expect(checkSetJson(JSON.stringify(set), { files }).problems).toEqual([])
  })

  it.each([
    ['licensed', 'Our clinic 2026'],
    ['unstated', undefined],
  ])('goes by its rights: %s', (status, reference) => {
    const changed = { 'our-weight.json': ourWeight.replace('"licensed"', `"${status}"`) }
    const references = defineSetFromJson(set, { files: changed })
    const [visit] = calculatePatient(girl, { references, clearedOnly: true, today: '2025-01-01' }).measurements
    expect(visit?.weightSds?.reference).toBe(reference)
  })

  it.each([
    [
      { 'our-weight.json': ourWeight.replace('17.2', '-17.2') },
      'our-weight.json: rows.female[1].m (line 30, column 35) is -17.2; expected a positive number.',
    ],
    [
      { 'our-weight.json': ourWeight.replace('"limits"', '"limit"') },
      /^our-weight\.json: limit \(line 22, column 12\): no such member/,
    ],
    [{ 'our-weight.json': '{' }, /^our-weight\.json: .*not well-formed JSON/],
    [{}, 'tables[0].file is "our-weight.json"; expected the name of a file of a reference that is there.'],
  ])('names the file of what is wrong', (given, message) => {
    const files: { readonly [name: string]: string } = { ...given }
    expect(errorOf(() => defineSetFromJson(set, { files })).message).toEqual(
      typeof message === 'string' ? message : expect.stringMatching(message),
    )
  })

  it('takes nothing else beside the file, and no reference in place of a set', () => {
    expect(errorOf(() => defineSetFromJson({ ...set, tables: [{ ...set.tables[0], id: 'x' }] }, { files })).path).toBe(
      'tables[0].id',
    )
    expect(errorOf(() => defineSetFromJson(ourWeight)).message).toMatch(/a file of one reference/)
  })

  it('warns of children with a disease in a series of all', () => {
    const changed = {
      'our-weight.json': ourWeight.replace('"rows"', '"conditions": { "diagnosis": "Trisomy21" }, "rows"'),
    }
    expect(checkSetJson(JSON.stringify(set), { files: changed }).problems).toMatchObject([
      { severity: 'warning', path: 'series.weight[0].table', value: 'our-clinic-weight' },
    ])
  })
})
