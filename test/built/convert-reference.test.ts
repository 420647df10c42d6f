import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { scoreAt } from '../../src/clinical/references/distribution.js'
import { lookUpTable } from '../../src/clinical/references/lookup.js'
import { defineTableFromJson } from '../../src/clinical/references/own/table-json.js'

// The tables have the form of those of rcpchgrowth and childsds, and made-up figures.
const root = join(import.meta.dirname, '../..')
const folder = mkdtempSync(join(tmpdir(), 'auxology-convert-'))
afterAll(() => rmSync(folder, { recursive: true }))

const said = ['--short-name', 'Made up', '--citation', 'Made up.', '--population', 'No children']

function convert(content: object, ...args: readonly string[]) {
  const out = mkdtempSync(join(folder, 'out-'))
  const file = join(folder, 'given.json')
  writeFileSync(file, JSON.stringify(content))
  const program = join(root, 'examples/references/convert.mjs')
  const given = [program, file, '--id', 'made', '--out', out, ...args]
  const { status, stderr } = spawnSync(process.execPath, given, { cwd: root, encoding: 'utf8' })
  const files = readdirSync(out).map((name) => [name, readFileSync(join(out, name), 'utf8')])
  return { status, notes: stderr.trim().split('\n'), files: Object.fromEntries(files) }
}

const rcpchRow = (decimal_age: number, M: number) => ({ decimal_age, interval: 'months', value: 1, L: 1, M, S: 0.04 })
const boys = [rcpchRow(1, 76), rcpchRow(1.5, 82), rcpchRow(2, 87.5), rcpchRow(2, 86.8), rcpchRow(2.5, 91)]
const rcpch = (measurement: object) => ({ acknowledgement_text: 'Made up, 1990.', notes: '', measurement })

const curve = (row: object) => [0, 0.5, 1].map((age) => ({ age, mu: 9 + age, sigma: 0.1, nu: -0.5, ...row }))
const childsds = (dist: string, row: object = {}) => ({ dist: { male: [dist] }, params: { male: curve(row) } })

it('says that auxology is not installed', () => {
  const alone = join(folder, 'convert.mjs')
  copyFileSync(join(root, 'examples/references/convert.mjs'), alone)
  const { status, stderr } = spawnSync(process.execPath, [alone, 'x.json'], { encoding: 'utf8' })
  expect({ status, stderr }).toEqual({
    status: 1,
    stderr: 'auxology is not installed where convert.mjs is: npm install auxology there.\n',
  })
})

describe('rcpchgrowth', () => {
  it('becomes a file for each measure, and says what it lacks', () => {
    const girls = [...boys, boys[4], { ...rcpchRow(3, 95), S: '' }]
    const ofc = { male: [], female: [] }
    const given = rcpch({ height: { male: boys, female: girls }, ofc })
    const { status, notes, files } = convert(given, ...said, '--rights', 'licensed', '--licence', 'CC0')
    expect(notes).toEqual([
      'acknowledgement_text, not carried over: Made up, 1990.',
      'height: the column interval was left out: it repeats the age',
      'height: the column value was left out: it repeats the age',
      `height: 1 of 7 rows of female lack a number and were left out, first ${JSON.stringify(girls[6])}`,
      'height: 1 rows of female that repeat the one before were left out',
      'height: no unit in the file: read as cm',
      'height: no rule beyond ±3 in the file: L, M and S throughout; --tails linear takes WHO’s',
      'height: between rows rcpchgrowth mostly has cubics through four rows, the file straight lines',
      'height: two rows at 2: steps, at which the second applies',
      'ofc: no rows of male',
      'ofc: no rows of female',
    ])
    expect([status, Object.keys(files)]).toEqual([0, ['made-height.json']])
    const { steps, publications, limits, rows } = JSON.parse(files['made-height.json'])
    expect([steps, rows.male[3]]).toEqual([[2], { x: 2, l: 1, m: 86.8, s: 0.04 }])
    expect(publications[0].rights).toEqual({ status: 'licensed', licence: 'CC0' })
    expect(limits).toEqual({
      de: 'Umgewandelt: 1 von 7 Zeilen der Mädchen fehlen, weil eine Zahl fehlt; zwischen Zeilen rechnet rcpchgrowth meist kubisch durch vier Zeilen, die Datei linear.',
      en: expect.stringMatching(/^Converted: 1 of 7 rows .*; between rows .* straight lines\.$/),
    })
    const place = lookUpTable(defineTableFromJson(files['made-height.json']), 'female', 2.5)
    expect(place && scoreAt(place, 91 * (1 - 2 * 0.04))).toBeCloseTo(-2, 12)
  })

  it('has ages before term in weeks, and lengths in cm', () => {
    const early = [rcpchRow((-17 * 7) / 365.25, 31), rcpchRow((2 * 7) / 365.25, 52)]
    const byLength = [{ height: 50, L: -0.3, M: 3.3, S: 0.09 }]
    const given = rcpch({ height: { male: early, female: early }, weight_height: { female: byLength } })
    const { files } = convert(given, ...said, '--ages', 'years-from-term')
    const tables = ['height', 'weight_height'].map((name) => JSON.parse(files[`made-${name}.json`]))
    expect(tables.map(({ axis, rows }) => [axis, rows.female.map(({ x }: { x: number }) => x)])).toEqual([
      ['weeks', [23, 42]],
      ['cm', [50]],
    ])
  })
})

describe('childsds', () => {
  it.each([
    ['bmi', childsds('BCCG'), { l: -0.5, m: 9.5, s: 0.1 }],
    ['bmi', childsds('BCPEo', { tau: 2 }), { l: -0.5, m: 9.5, s: 0.1 }],
    ['hc', { ...childsds('NO'), params: { male: [{ age: 6, mu: 40, sigma: 2 }] } }, { x: 0.5, l: 1, m: 40, s: 0.05 }],
    ['waist', childsds('ST3', { tau: 9, nu: 1.5 }), { mu: 9.5, sigma: 0.1, nu: 1.5, tau: 9 }],
  ] as const)('becomes a file: %s', (name, table, row) => {
    const { status, files } = convert({ [name]: table }, ...said, ...(name === 'hc' ? ['--ages', 'months'] : []))
    const { rows } = JSON.parse(files[`made-${name}.json`])
    expect([status, rows.male]).toEqual([0, expect.arrayContaining([{ x: 0.5, ...row }])])
  })

  it.each([
    ['bmi', childsds('BCCG', { nu: -2.25 }), 'bmi: gamlss truncates the distribution of male at 4.4 SD'],
    [
      'bmi',
      { ...childsds('BCCG'), params: { male: curve({}).filter(({ age }) => age !== 0.5) } },
      'bmi: between rows childsds has straight lines, the file a monotone cubic',
    ],
    ['bmi', childsds('BCCG'), 'bmi: no rows of female'],
  ] as const)('says where scores differ: %s', (name, table, note) => {
    const { status, notes } = convert({ [name]: table }, ...said)
    expect([status, notes]).toEqual([0, expect.arrayContaining([expect.stringContaining(note)])])
  })
})

it.each([
  [
    'another power',
    { bmi: childsds('BCPE', { tau: 1.7 }) },
    said,
    /^bmi: NOT CONVERTED: BCPE of male has a τ of 1\.7 at 0/,
  ],
  ['another distribution', { bmi: childsds('BCT', { tau: 9 }) }, said, /BCT of male has no place in the format/],
  ['an unknown column', { bmi: childsds('BCCG', { x2: 1 }) }, said, /the column x2 is unknown; --ignore x2/],
  ['an unknown measure', { igf: childsds('BCCG') }, said, /which measure is it\? --measure igf=… takes height, weight/],
  [
    'an age before birth',
    rcpch({ bmi: { male: [rcpchRow(-0.1, 9)] } }),
    said,
    /an age of -0\.1: --ages years-from-term/,
  ],
  ['other ages', { bmi: childsds('BCCG') }, [...said, '--ages', 'hours'], /--ages takes years, months, days/],
  ['another sex', rcpch({ bmi: { boys } }), said, /boys is neither male nor female/],
  [
    'figures that can’t be',
    { bmi: childsds('BCCG', { mu: -1 }) },
    said,
    /made-bmi: rows\.male\[0\]\.m is -1; expected a positive/,
  ],
  [
    'no citation',
    { bmi: childsds('BCCG') },
    [],
    /^One file is needed, and what it doesn’t say: --short-name, --citation, --pop/,
  ],
] as const)('refuses %s', (_, content, args, message) => {
  const { status, notes, files } = convert(content, ...args)
  expect([status, notes, files]).toEqual([1, expect.arrayContaining([expect.stringMatching(message)]), {}])
})

it.each([
  [['--citaton', 'x'], /^Unknown option '--citaton'/],
  [['--out', join(folder, 'nowhere')], /^bmi: NOT CONVERTED: ENOENT/],
])('says in one line what is wrong with %s', (args, message) => {
  const { status, notes } = convert({ bmi: childsds('BCCG') }, ...said, '--rights', 'unstated', ...args)
  expect([status, notes[0], notes.join()]).toEqual([
    1,
    expect.stringMatching(message),
    expect.not.stringMatching('node:'),
  ])
})

it('replaces no file unless it is told to', () => {
  const out = mkdtempSync(join(folder, 'kept-'))
  const again = (...args: readonly string[]) => convert({ bmi: childsds('BCCG') }, ...said, '--out', out, ...args)
  expect([again(), again(), again('--overwrite')].map(({ status }) => status)).toEqual([0, 1, 0])
})

it('leaves a column out by its name alone, and says so in the file', () => {
  const { status, files } = convert(
    { height0_3: childsds('BCCG', { n: 1, nu: -2.2 }) },
    ...said,
    ...['--ignore', 'n', '--measure', 'height0_3=height'],
  )
  const { measure, limits } = JSON.parse(files['made-height0_3.json'])
  expect([status, measure, limits]).toEqual([
    0,
    'height',
    {
      de: 'Umgewandelt: die Spalte n fehlt, obwohl Scores von ihr abhängen können.',
      en: 'Converted: the column n was left out, though scores may depend on it.',
    },
  ])
})
