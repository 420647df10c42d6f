import { readdirSync, readFileSync } from 'node:fs'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { describe, expect, it } from 'vitest'
import { referenceSetSchema } from '../../../scripts/reference-set-schema.js'
import { calculatePatient } from '../../../src/clinical/assessment/calculate-patient.js'
import { builtInSets } from '../../../src/clinical/references/built-in-sets.js'
import { lookUp, lookUpTable } from '../../../src/clinical/references/lookup.js'
import { checkSetJson, checkTableCsv } from '../../../src/clinical/references/own/check-references.js'
import { defineSetFromJson } from '../../../src/clinical/references/own/set-json.js'
import { defineTableFromCsv } from '../../../src/clinical/references/own/table-csv.js'
import { tableWarnings } from '../../../src/clinical/references/own/table-warnings.js'
import { who2006Height } from '../../../src/clinical/references/tables/who2006.js'
import { errorSentence } from '../../../src/ground/text/error-sentence.js'
import { errorOf } from '../../fixtures/error-of.js'

const publication = { shortName: 'Ours', year: 2026, citation: 'Ours. 2026.', population: 'Children', licence: 'free' }
const ofHeight = { id: 'our-height', measure: 'height', publication } as const

const text = (file: string) => readFileSync(new URL(`../../../examples/references/${file}`, import.meta.url), 'utf8')
const files = Object.fromEntries(
  readdirSync(new URL('../../../examples/references/', import.meta.url))
    .filter((name) => name.endsWith('.csv'))
    .map((name) => [name, text(name)]),
)
const ourClinic = text('our-clinic.json')

describe('defineTableFromCsv', () => {
  it.each([
    ['years', 'sex,years,l,m,s\nfemale,4,1,102,0.04\nfemale,4.5,1,105,0.04\n'],
    ['German names', 'Geschlecht;Monate;L;M;S\nw;48;1;102;0,04\nMädchen;54;1;105;0,04\n'],
    ['ages by their name', 'Gender,Alter in Jahren,l,m,s\ngirl,4,1,102,0.04\nFrau,4.5,1,105,0.04\n'],
    ['months, codes, CRLF and quotes', '"Sex","Months","L","M","S"\r\n2,48,1,"102",0.04\r\n2,54,1,105,.04\r\n'],
    ['days and tabs, no line end', 'sex\tdays\tl\tm\ts\nF\t1461\t1\t102\t0,04\nF\t1643,625\t1\t105\t0,04'],
    ['semicolons and decimal commas', '\uFEFFm;s;l;x;sex\n102;0,04;1;4;f\n\n105;0,04;1;4,5;f\n'],
  ])('reads %s', (_, csv) => {
    const table = defineTableFromCsv(csv, ofHeight)
    expect(table).toMatchObject({
      id: 'our-height',
      axis: 'years',
      range: [4, 4.5],
      distribution: 'lms',
      approximate: false,
    })
    expect(lookUpTable(table, 'female', 4.25)).toMatchObject({ l: 1, m: 103.5, s: 0.04 })
    expect(lookUpTable(table, 'male', 4.25)).toBeUndefined()
  })

  it.each([
    ['weeks', 'weeks'],
    ['completedWeeks', 'completedWeeks'],
    ['cm', 'cm'],
  ])('reads %s as they are', (column, axis) => {
    const table = defineTableFromCsv(`sex,${column},m\nm,30,40\nm,32,42\n`, ofHeight)
    expect(table).toMatchObject({ axis, range: [30, 32] })
  })

  it('reads percentiles, medians, one sex and another axis', () => {
    const percentiles = defineTableFromCsv('cm,p3,P50,p97.0\n50,2.5,3.2,4.1\n60,4.5,5.6,7\n', {
      ...ofHeight,
      measure: 'weight',
      sex: 'male',
    })
    expect(percentiles).toMatchObject({ axis: 'cm', approximate: true })
    expect(lookUpTable(percentiles, 'male', 50)?.m).toBeCloseTo(3.2, 6)
    expect(defineTableFromCsv('sex,weeks,m\nm,30,40\n', ofHeight)).toMatchObject({
      axis: 'weeks',
      distribution: 'median',
    })
  })

  it('leaves columns unread on request', () => {
    const csv = 'sex,years,l,m,s,p50,SD2neg\nf,4,1,102,0.04,102,94\n'
    expect(
      lookUpTable(defineTableFromCsv(csv, { ...ofHeight, ignoredColumns: ['P50', 'sd2neg'] }), 'female', 4)?.m,
    ).toBe(102)
  })

  it.each([
    ['sex,years,l,m,s\nf,4,1,-2,0.04\n', 'our-height: m (line 2, column 7) is -2; expected a positive number.'],
    ['sex,years,l,m,s\nf,4,1,,0.04\n', 'our-height: m (line 2, column 7) is missing; expected a positive number.'],
    ['sex,years,l,m,s\nf,4,1,1e2,0.04\n', 'our-height: m (line 2, column 7) is "1e2"; expected a positive number.'],
    [
      'sex,years,l,m,s\nf,4,1,102,0x1\n',
      'our-height: s (line 2, column 11) is "0x1"; expected a coefficient of variation above 0 and at most 1, such as 0.04.',
    ],
    [
      'sex,Years,l,m,s\nf, 4,1,102,4\nf,4,1,102,4',
      'our-height: Years (line 3, column 3) is 4; expected more than 4, which line 2 has.',
    ],
    [
      'sex,years,l,m,s\nf,4,1,102,0.04\n\n"f ","3",1,102,0.04\n',
      'our-height: years (line 4, column 6) is 3; expected more than 4, which line 2 has.',
    ],
    ['sex,years,l,m,s\nf,four,1,102,0.04\n', 'our-height: years (line 2, column 3) is "four"; expected a number.'],
    [
      'sex,years,l,m,s\nd,4,1,102,0.04\n',
      'our-height: sex (line 2, column 1) is "d"; expected male, m or 1, or female, f, w or 2.',
    ],
    [
      'sex,years,l,m,s\nf,4,1\n',
      'our-height: the line (line 2, column 1): 3 cells; expected 5 cells, as in the first line.',
    ],
    [
      'sex,years,l,m\nf,4,1,2\n',
      /^our-height: the header \(line 1, column 1\): no column for s; expected sex; one of x, /,
    ],
    ['sex,l,m,s\nf,4,1,2\n', /no column for the age or the length/],
    ['years,l,m,s\n4,1,2,3\n', /no column for the sex/],
    ['sex,years,l,m,s,z\nf,4,1,2,3,4\n', /^our-height: the header \(line 1, column 17\) is "z" \(no such column\)/],
    [
      'sex,years,l,m,s,m\nf,4,1,2,3,4\n',
      'our-height: the header (line 1, column 17) is "m"; expected each column once.',
    ],
    [
      'sex,years,months,m\nf,4,1,2\n',
      'our-height: the header (line 1, column 11) is "months"; expected one such column beside years.',
    ],
    ['sex,years,m,p50\nf,4,1,2\n', /both percentiles and m;/],
    [
      'sex,years,p3,p50,p50.0\nf,4,3,4,5\n',
      'our-height: p50.0 (line 2, column 9) is "50.0"; expected each percentile once.',
    ],
    [
      'sex,years,l,m,s,sigma\nf,4,1,102,0.04,2\n',
      'our-height: the header (line 1, column 17) is "sigma" (beside l, m and s, σ of a half-normal table); expected this column among ignoredColumns; the table takes σ as coefficients, in sigma.',
    ],
    ['sex,years,m\nf,4,"1\n', 'our-height: line 2, column 5: a quote that is never closed, or within a cell.'],
    ['sex,years,m\n', 'our-height: rows is an object; expected rows for male, female or both.'],
    ['', /^our-height: the header \(line 1, column 1\): no column for the age or the length; expected sex; one of x, /],
    ['sex,years,p3,p50,p97\nf,4,3,2,1\n', 'our-height: p50 (line 2, column 7) is 2; expected a number above 3.'],
    [
      'sex,years,p3,p50\nf,4,3,4\n',
      /^our-height: percentiles \(line 2, column 1\) is an object \(2 given\); expected at least three/,
    ],
  ])('says where %j is wrong', (csv, message) => {
    expect(errorOf(() => defineTableFromCsv(csv, ofHeight)).message).toMatch(message)
  })

  it('names the file, and what is wrong beside it', () => {
    const error = errorOf(() => defineTableFromCsv('sex,years,m\nf,4,0\n', { ...ofHeight, file: 'height.csv' }))
    expect(error).toMatchObject({
      code: 'invalid_reference',
      subject: 'height.csv',
      path: 'm',
      line: 2,
      column: 5,
      value: 0,
    })
    const { message } = errorOf(() => defineTableFromCsv('sex,weeks,m\nf,4,1\n', { ...ofHeight, axis: 'years' }))
    expect(message).toBe('our-height: the header (line 1, column 5) is "weeks"; expected a column of the axis years.')
    expect(
      errorOf(() => defineTableFromCsv('sex,years,m\nf,4,1\n', { ...ofHeight, measure: 'hight' as 'height' })).path,
    ).toBe('measure')
    for (const nothing of [undefined, 5]) {
      expect(errorOf(() => defineTableFromCsv(nothing as unknown as string, ofHeight)).path).toBe('text')
      expect(errorOf(() => defineTableFromCsv('', nothing as unknown as typeof ofHeight)).path).toBe('options')
    }
  })
})

describe('defineSetFromJson', () => {
  it('refuses an option of another name', () => {
    const options = { csv: () => '' } as object
    expect(errorOf(() => defineSetFromJson('{}', options))).toMatchObject({
      code: 'invalid_parameter',
      parameter: 'csv',
      accepted: ['files', 'bases'],
    })
  })

  it('reads the example, whose figures then score', () => {
    const set = defineSetFromJson(ourClinic, { files })
    expect(set.id).toBe('our-clinic')
    expect(lookUp(set, 'height', 'female', 1)?.table.id).toBe('who2006-height')
    expect(lookUp(set, 'height', 'female', 2)?.table.id).toBe('our-clinic-height')
    expect(lookUp(set, 'weight', 'female', 10)?.table.id).toBe('kiggs-weight')
    const measurements = [{ date: '2024-06-04', sizeCm: 136 }]
    const result = calculatePatient(
      { gender: 'male', dateOfBirth: '2014-06-04', measurements },
      { today: '2024-06-04', references: set },
    )
    expect(result.measurements[0]?.sizeSds?.reference).toBe('Our clinic 2026')
    expect(result.provenance.checksum).toBe(set.edition?.checksum)
  })

  it('takes its content as well as its text, and rows instead of a file', () => {
    const content = JSON.parse(ourClinic)
    const { csv: _, ...table } = content.tables[0]
    const rows = {
      male: [
        { x: 2, l: 1, m: 88, s: 0.04 },
        { x: 3, l: 1, m: 96, s: 0.04 },
      ],
    }
    const set = defineSetFromJson({
      ...content,
      base: 'who@2026',
      bmiClasses: 'iotf2012',
      tables: [{ ...table, rows }],
    })
    expect(lookUp(set, 'height', 'male', 2.5)?.m).toBe(92)
    expect(lookUp(set, 'weight', 'male', 6)?.table.id).toBe('who2007-weight')
    expect(set.bmiClasses?.id).toBe('iotf2012')
  })

  it('is described by its schema', () => {
    const validate = new Ajv2020({ strict: true, strictRequired: false }).compile(referenceSetSchema)
    expect([validate(JSON.parse(ourClinic)), validate.errors]).toEqual([true, null])
    expect(validate({ ...JSON.parse(ourClinic), tabels: [] })).toBe(false)
  })

  const change = (from: string, to: string) => ourClinic.replace(from, to)
  it.each([
    ['', /^line 1, column 1: not well-formed JSON: the document ends early/],
    [change('"base"', '"bass"'), /^bass \(line 5, column 11\): no such member; expected /],
    [
      change('germany', 'germny'),
      'base (line 5, column 11) is "germny" (did you mean germany?); expected germany, kiggs, who, cdc, cdc2000 or kromeyer-hauschild.',
    ],
    [change('"our-clinic"', '"who"'), 'id (line 3, column 9) is "who"; expected a name that no built-in set has.'],
    [
      change('"measure": "height"', '"measure": "hight"'),
      /^our-clinic-height: tables\[0\]\.measure \(line 9, column 18\) is "hight" \(did you mean height\?\)/,
    ],
    [
      change('"measure": "height"', '"measure": "weight"'),
      /^series\.height\[1\]\.table \(line 21, column 67\) is "our-clinic-height" \(it is of weight\); expected a table of height\.$/,
    ],
    [
      change('"height.csv"', '"other.csv"'),
      'tables[0].csv (line 17, column 14) is "other.csv"; expected the name of a CSV file that is there.',
    ],
    [
      change('"our-clinic-height" }', '"our-height" }'),
      /^series\.height\[1\]\.table \(line 21, column 67\) is "our-height"; expected the id of a table/,
    ],
    [
      change('"to": 2', '"to": 9'),
      /^our-clinic: series\.height\[0\]\.to \(line 21, column 51\) is 9; expected at most 5/,
    ],
    [
      change('"height": [{', '"hight": [{'),
      /^series\.hight \(line 21, column 14\): no such series; expected height, weight/,
    ],
    [
      change('"shortName": "Our clinic"', '"shortName": ""'),
      'tables[0].publication.shortName (line 11, column 22) is ""; expected a text of 1 to 1000 characters.',
    ],
    [
      change('"shortName": "Our clinic"', `"shortName": "${'x'.repeat(1001)}"`),
      /shortName \(line 11, column 22\) is "x+…?".*; expected a text of 1 to 1000 characters\.$/,
    ],
    [
      JSON.stringify({ ...JSON.parse(ourClinic), name: { de: 'x'.repeat(1001) } }),
      /^name .* expected a text of at most 1000 characters, or texts by language/,
    ],
    ...['__proto__', "o'; DROP TABLE x;--", 'x'.repeat(65), ' x', 'a\nb'].map((id): [string, RegExp] => [
      JSON.stringify({ ...JSON.parse(ourClinic), id }),
      /^id \(line 1, column \d+\) is .*; expected at most 64 letters, digits, points, hyphens, underscores and blanks/s,
    ]),
    ...['constructor', '__proto__', 'toString'].map((name): [string, RegExp] => [
      change('"height": [{', `"${name}": [{`),
      /^series\.\w+ \(line 21, column \d+\): no such series; expected height, weight/,
    ]),
    [
      change('"year": 2026', '"year": "2026"'),
      'tables[0].publication.year (line 12, column 17) is "2026"; expected a year.',
    ],
    [
      change('"csv": "height.csv"', '"rows": { "male": [{ "x": 1, "l": 1, "m": "88", "s": 0.04 }] }'),
      'our-clinic-height: tables[0].rows.male[0].m (line 17, column 49) is "88"; expected a positive number.',
    ],
    [
      change(',\n      "csv": "height.csv"', ''),
      'tables[0] (line 7, column 5): no figures; expected either rows or csv.',
    ],
    [
      '[]',
      /^\(line 1, column 1\) is an empty list; expected an object with id, name|is an empty list; expected an object/,
    ],
  ])('says where it is wrong', (json, message) => {
    expect(errorOf(() => defineSetFromJson(json, { files })).message).toMatch(message)
  })

  it('passes on what is wrong with a file of figures, and names that', () => {
    const broken = { 'height.csv': text('height.csv').replace('female,5,', 'female,4,') }
    const error = errorOf(() => defineSetFromJson(ourClinic, { files: broken }))
    expect(error).toMatchObject({ subject: 'height.csv', path: 'years', line: 41, column: 8, value: 4 })
  })

  it('gives the path alone for content without a text', () => {
    expect(errorOf(() => defineSetFromJson({ ...JSON.parse(ourClinic), base: 1 }, { files })).message).toMatch(
      /^base is 1; expected germany/,
    )
    const circle: Record<string, unknown> = {}
    circle['circle'] = circle
    for (const odd of [circle, { id: 1n }, undefined, () => 1, { toJSON: () => undefined }]) {
      expect(errorOf(() => defineSetFromJson(odd as object)).code).toBe('invalid_reference')
    }
  })
})

const linesOf = ({ problems }: ReturnType<typeof checkTableCsv>) =>
  problems.map(({ severity, ...problem }) => `${severity} ${errorSentence(problem)}`)

describe('checking own references', () => {
  it('finds nothing in the example', () => {
    const checked = checkSetJson(ourClinic, { files })
    expect(linesOf(checked)).toEqual([])
    expect([checked.tables.length, checked.set?.id]).toEqual([1, 'our-clinic'])
  })

  it('finds every error of a file, not the first alone', () => {
    const csv =
      'sex,years,l,m,s\nf,4,1,102,0.04\nf,5,x,108,0.04\nq,6,1,114,0.04\nf,6,1,114,40\nf,7,1,0,0\nf,8,1,128,0.04\n'
    const checked = checkTableCsv(csv, { ...ofHeight, file: 'height.csv' })
    expect(linesOf(checked)).toEqual([
      'error height.csv: l (line 3, column 5) is "x"; expected a number.',
      'error height.csv: sex (line 4, column 1) is "q"; expected male, m or 1, or female, f, w or 2.',
      'error height.csv: s (line 5, column 11) is 40; expected a coefficient of variation above 0 and at most 1, such as 0.04.',
      'error height.csv: m (line 6, column 7) is 0; expected a positive number.',
    ])
  })

  it('names the rows of a file that are all wrong, and not besides that there are none', () => {
    const checked = checkTableCsv('sex,years,l,m,s\nf,4,1,x,0.04\n', ofHeight)
    expect(linesOf(checked)).toHaveLength(1)
  })

  it('misses no row that has an error itself', () => {
    const row = (sex: string, years: number, m: string) => `${sex},${years},1,${m},0.04\n`
    const rows = [
      row('m', 2, 'x'),
      row('m', 3, '95'),
      row('m', 4, 'y'),
      ...[2, 3, 4].map((at) => row('f', at, `9${at}`)),
    ]
    const { problems } = checkTableCsv(`sex,years,l,m,s\n${rows.join('')}`, ofHeight)
    expect(problems.map(({ severity }) => severity)).toEqual(['error', 'error'])
  })

  it('says of a file without rows that there are none', () => {
    expect(linesOf(checkTableCsv('sex,years,l,m,s\n', ofHeight))).toEqual([expect.stringMatching(/rows/)])
  })

  it('finds a misread digit, a missing row, falling medians, another unit and odd S and L', () => {
    const csv = text('height.csv')
    const warningsOf = (from: string | RegExp, to: string) => linesOf(checkTableCsv(csv.replace(from, to), ofHeight))
    expect(warningsOf('male,9,0.82,130.79,', 'male,9,0.82,103.79,')).toEqual([
      'warning our-height: m (line 16, column 13) is 103.79 (the median falls); expected at least 128.1 of the row before.',
      'warning our-height: m (line 16, column 13) is 103.79 (out of line); expected about 130.8, as its neighbours have it.',
    ])
    expect(warningsOf('male,9,0.82,130.79,0.0405', 'male,9,0.82,130.79,0.0450')).toEqual([
      'warning our-height: s (line 16, column 20) is 0.045 (out of line); expected about 0.04043, as its neighbours have it.',
    ])
    expect(warningsOf('male,9,0.82,', 'male,9,-0.82,')[0]).toMatch(
      /l \(line 16, column 8\) is -0\.82 \(out of line\); expected about 0\.82/,
    )
    expect(warningsOf(/^male,9,.*\n/m, '')).toEqual([
      'warning our-height: years (line 16, column 6) is 9.5 (1 after the row before, 0.5 there); expected even steps: a row may be missing.',
    ])
    expect(warningsOf(/,0\.0(\d+)$/gm, ',0.6$1')[0]).toMatch(/^warning .* \(a coefficient of variation\?\)/)
    expect(warningsOf(/,0\.0(\d+)$/gm, ',4.$1')[0]).toMatch(/^error .* is 4\.37; expected a coefficient of variation/)
    expect(warningsOf(/,(\d{2,3})\.(\d\d),/g, ',0.$1$2,')[0]).toMatch(/in another unit\?/)
    expect(warningsOf(/^male,18,.*\n/m, '')).toEqual([
      'warning our-height: rows: from 2 to 17.5 for boys, from 2 to 18 for girls.',
    ])
  })

  it('finds a jump where tables meet', () => {
    const { problems } = checkSetJson(
      ourClinic.replace('"to": 2', '"to": 2').replace('"our-clinic-height" }]', '"our-clinic-height" }]'),
      {
        files: {
          'height.csv': text('height.csv').replace(
            /^(male,[\d.]+,[\d.]+,)(\d+)/gm,
            (_, start, m) => `${start}${Number(m) + 6}`,
          ),
        },
      },
    )
    expect(problems.map(({ path, line }) => [path, line])).toEqual([['series.height[1].from', 21]])
    expect(problems[0]?.detail).toMatch(/^the median of boys jumps by 1\.\d SD there$/)
  })

  // The median of WHO's girls at 2 years is this far from that of the next table, whose S is 0.04.
  it.each([
    [0.49, []],
    [-0.49, []],
    [0.51, ['the median of girls jumps by 0.5 SD there']],
    [-0.56, ['the median of girls jumps by 0.6 SD there']],
  ])('tells a jump of more than half an SD: %d', (jump, expected) => {
    const end = lookUpTable(who2006Height, 'female', 2)?.m ?? Number.NaN
    const rows = Array.from({ length: 17 }, (_, i) => `f,${2 + i},1,${end / (1 + 0.04 * jump) + 5 * i},0.04\n`)
    const { problems } = checkSetJson(ourClinic, {
      files: { 'height.csv': `sex,years,l,m,s\n${rows.join('')}` },
    })
    expect(problems.filter(({ path }) => path?.startsWith('series')).map(({ detail }) => detail)).toEqual(expected)
  })

  it('stops at the twentieth error of a table, and says so', () => {
    const rows = Array.from({ length: 30 }, (_, i) => `f,${i},1,0,0.04\n`)
    const lines = linesOf(checkTableCsv(`sex,years,l,m,s\n${rows.join('')}`, ofHeight))
    expect(lines).toHaveLength(21)
    expect(lines.at(-1)).toBe('warning our-height: line 21, column 8: there may be more errors than these.')
  })

  const girls = (...rows: readonly object[]) => ({ female: rows })
  const row = { x: 4, l: 1, m: 102, s: 0.04 }
  const rows = girls(row, { ...row, x: 5, m: 108 })
  const table = { id: 'a', measure: 'height', publication: ofHeight.publication, rows }
  const set = { id: 'ours', name: 'Ours', tables: [table], series: { height: [{ table: 'a' }] } }
  const other = { ...table, id: 'b' }

  it.each([
    [{ ...set, name: undefined, bass: 1, base: 'x', bmiClasses: 'y' }, 'base bass bmiClasses name'],
    [{ ...set, id: 'norway', tables: 1 }, 'id tables'],
    [
      { ...set, id: '/', series: { height: [{ table: 'c' }], hieght: [], weight: 5 } },
      'id series.height[0].table series.hieght series.weight',
    ],
    [{ ...set, series: { height: [{ table: 'a', too: 9 }, {}] } }, 'series.height[0].too series.height[1].table'],
    [
      { ...set, series: { height: [{ table: 'a', to: 3 }], bmi: [{ table: 'a' }] } },
      'series.bmi[0].table series.height[0].to',
    ],
    [
      { ...set, weeks: { 28: { height: 'x', bmi: 'a' }, 60: { height: 'a' } } },
      'weeks.28.bmi weeks.28.height weeks.60',
    ],
    [
      { ...set, tables: [{ ...table, id: '', foo: 1, rows: girls({ ...row, s: 4 }, row, row) }] },
      'tables[0].foo tables[0].id tables[0].rows.female[0].s tables[0].rows.female[2].x',
    ],
    [
      { ...set, tables: [{ ...table, measure: 'x', unit: 'y', tails: 'z', conditions: { a: 1 } }] },
      'tables[0].conditions.a tables[0].measure tables[0].tails',
    ],
    [
      { ...set, tables: [{ ...table, publication: { rights: { status: 'x' } } }] },
      ['citation', 'population', 'rights.status', 'shortName'].map((name) => `tables[0].publication.${name}`).join(' '),
    ],
    [{ ...set, tables: [{ ...table, steps: 'x', rows: girls(row, row) }] }, 'tables[0].steps'],
    [
      {
        ...set,
        tables: [
          { ...table, rows: { divers: [], male: [] } },
          { ...other, csv: 'x' },
        ],
      },
      'tables[0].rows.divers tables[0].rows.male tables[1]',
    ],
    [
      { ...set, tables: [{ ...table, rows: { female: [5, row, 6] } }] },
      'tables[0].rows.female[0] tables[0].rows.female[2]',
    ],
    [
      { ...set, tables: [{ ...table, tails: 'x' }, other, { ...other, csv: 'c', rows: undefined }, table], base: 'x' },
      'base tables[0].tails tables[2].csv tables[2].id tables[3].id',
    ],
    [
      { ...set, tables: [{ file: 'f' }, { file: 'g' }, { file: 'h', id: 'h' }] },
      '- axis foo tables[2].file tables[2].id',
    ],
  ])('names every error of a set, each at its place: %j', (content, expected) => {
    const files = { f: JSON.stringify({ format: 'auxology-reference/1', ...table, foo: 1, axis: 'x' }), g: '{' }
    const { problems, set: made } = checkSetJson(JSON.stringify(content, null, 1), { files })
    const errors = problems.filter(({ severity }) => severity === 'error')
    expect(errors.map(({ path = '-' }) => path).sort()).toEqual(expected.split(' '))
    expect(problems.every(({ line }) => line !== undefined)).toBe(true)
    const isDecisive = /steps|tables\[\d\]$/.test(expected)
    expect(problems.length - errors.length).toBe(isDecisive ? 1 : 0)
    expect(made).toBeUndefined()
    expect(errorOf(() => defineSetFromJson(content, { files })).code).toBeDefined()
  })

  it('warns of a table that neither a series nor a week names, and of no other', () => {
    const { problems } = checkSetJson(JSON.stringify({ ...set, tables: [table, other, { ...other, id: 'c' }] }), {})
    expect(linesOf({ problems, tables: [] }).filter((line) => line.includes('names this table'))).toEqual([
      expect.stringMatching(/^warning tables\[1\]\.id .* is "b" \(no series names this table\)\.$/),
      expect.stringMatching(/^warning tables\[2\]\.id .* is "c" \(no series names this table\)\.$/),
    ])
  })

  it('hardly finds anything in the built-in tables', () => {
    const tables = new Map(
      builtInSets
        .flatMap(({ series }) => Object.values(series))
        .flatMap((pieces) => pieces ?? [])
        .map(({ table }) => [table.id, table]),
    )
    const warned = [...tables.values()].filter((table) => [...tableWarnings(table)].length > 0)
    // Joined from steps of months and of years, with boys and girls of other ranges, or level at the end.
    expect(warned.map(({ id }) => id)).toEqual([
      'fredriks2005-sitting-height',
      'fredriks2005-leg-length',
      'isojima2016-noonan-height',
      'merker2018-height',
      'zemel2015-weight-for-length',
    ])
  })
})
