import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { tableChecksum } from '../../src/clinical/references/checksum.js'
import { who2006Height } from '../../src/clinical/references/tables/who2006.js'
import { growthOptions, resultOptions } from '../../src/command/options.js'
import { auxology as command } from './auxology.js'

const examples = new URL('../../examples/', import.meta.url)
const today = ['--today', '2026-06-01']
const ours = ['--references-file', 'references/our-clinic.json']

/** Runs the command over the examples, some of them changed. */
async function auxology(args: string | readonly string[], changed: Readonly<Record<string, string>> = {}) {
  const read = (path: string) => changed[path] ?? readFileSync(new URL(path, examples))
  const { status, output, errors, written } = await command(args, { read })
  return { status, output: [output, ...written.values()].join(''), errors }
}

const boy = 'patients/healthy-boy.xml'
const json = readFileSync(new URL('references/our-clinic.json', examples), 'utf8')
const csv = readFileSync(new URL('references/height.csv', examples), 'utf8')
const weight = readFileSync(new URL('references/our-weight.json', examples), 'utf8')

describe('--references-file', () => {
  it.each([
    ['calculate', [boy, '--extensions'], 'reference="Our clinic 2026"'],
    ['chart', [boy, '--out', 'height.svg'], 'Our clinic 2026'],
    ['course', [boy, '--json'], 'Our clinic 2026'],
    ['references', [boy], 'Invented figures'],
  ] as const)('serves %s', async (command, args, expected) => {
    const { status, output, errors } = await auxology([command, ...args, ...ours, ...today])
    expect({ status, errors }).toEqual({ status: 0, errors: [] })
    expect(output).toContain(expected)
  })

  it('serves waist in results and charts', async () => {
    const own = ['--references-file', 'references/our-measures.json']
    const visit = { Date: '2024-06-04', SizeCm: 138, WaistCm: 63, SystolicMmHg: 112 }
    const child = { 'child.json': JSON.stringify({ DateOfBirth: '2014-06-04', Gender: 'Male', Measurements: [visit] }) }
    const result = await auxology(['calculate', 'child.json', '--extensions', ...own, ...today], child)
    expect(result.errors).toEqual([])
    const measures: readonly { readonly MeasureName: string; readonly Score: { readonly reference: string } }[] =
      JSON.parse(result.output).Measurements[0].ClinicMeasures
    expect(measures.map(({ MeasureName, Score }) => [MeasureName, Score.reference])).toEqual([
      ['waist', 'Our clinic 2026'],
      ['waistHeightRatio', 'LIFE Child 2019'],
      ['systolic', 'KiGGS 2011'],
    ])
    const chart = await auxology(
      ['chart', 'child.json', '--type', 'Waist', '--out', 'chart.svg', ...own, ...today],
      child,
    )
    expect(chart.errors).toEqual([])
    expect(chart.output).toContain('SDS (Our clinic 2026)')
  })

  it('serves validate, whose messages go by it', async () => {
    const low = csv.replace(/^(male,[\d.]+,[\d.]+,)(\d+)/gm, (_, start, m) => `${start}${Number(m) - 40}`)
    const { output } = await auxology(['validate', boy, ...ours, ...today], { 'references/height.csv': low })
    const usual = await auxology(['validate', boy, ...today])
    expect(output.split('\n').length).toBeGreaterThan(usual.output.split('\n').length + 3)
  })

  it('can be named, or another set beside it', async () => {
    const named = await auxology(['calculate', boy, '--extensions', ...ours, '--references', 'our-clinic', ...today])
    expect(named.output).toContain('Our clinic 2026')
    const other = await auxology(['calculate', boy, '--extensions', ...ours, '--references', 'who', ...today])
    expect(other.output).not.toContain('Our clinic 2026')
    const { errors, status } = await auxology(['calculate', boy, ...ours, '--references', 'clinic', ...today])
    expect([status, errors]).toEqual([
      1,
      [expect.stringMatching(/--references is "clinic".*expected our-clinic, germany/)],
    ])
  })

  it('reaches workers as a text, which needs no file', async () => {
    const files = { 'height.csv': csv }
    const values = { 'references-file': JSON.stringify({ path: 'x.json', text: json, files }) }
    const options = await growthOptions(structuredClone(resultOptions(values)))
    expect(options.references?.id).toBe('our-clinic')
    expect((await growthOptions(resultOptions(values))).references).toBe(options.references)
  })

  it.each([
    [
      'a missing file',
      ['--references-file', 'references/none.json'],
      {},
      /^auxology: can't read references\/none\.json/,
    ],
    [
      'a missing table',
      ours,
      { 'references/our-clinic.json': json.replace('height.csv', 'none.csv') },
      /can't read references\/none\.csv/,
    ],
    [
      'a fault of the set',
      ours,
      { 'references/our-clinic.json': json.replace('"base"', '"bass"') },
      /^auxology: references\/our-clinic\.json: bass \(line 5, column 11\): no such member/,
    ],
    [
      'a fault of a table',
      ours,
      { 'references/height.csv': csv.replace('88.16', '88,16') },
      /^auxology: height\.csv: the line \(line 2, column 1\): 6 cells; expected 5 cells/,
    ],
    [
      'a text that is no JSON',
      ours,
      { 'references/our-clinic.json': '<set/>' },
      /^auxology: references\/our-clinic\.json: line 1, column 1: not well-formed JSON/,
    ],
  ] as const)('names the file for %s', async (_, args, changed, message) => {
    const { status, errors } = await auxology(['calculate', boy, ...args, ...today], changed)
    expect(status).toBe(1)
    expect(errors).toEqual([expect.stringMatching(message)])
  })
})

describe('auxology references check', () => {
  it('says of a sound set what it has', async () => {
    const { status, output } = await auxology('references check references/our-clinic.json --locale en')
    expect(output).toMatch(/^our-clinic \(checksum [0-9a-f]{8}\): 1 table, 66 rows; 0 errors, 0 warnings\n$/)
    expect(status).toBe(0)
  })

  it('names the place of everything else, and ends with 1 for an error', async () => {
    const broken = csv.replace('88.16', '-88.16').replace('female,9,0.82,129.56,', 'female,9,0.82,192.56,')
    const { status, output } = await auxology('references check references/our-clinic.json', {
      'references/height.csv': broken,
    })
    expect(status).toBe(1)
    expect(output).toMatch(/^error {4}height\.csv: m \(line 2, column 13\) is -88\.16; expected a positive number\.$/m)
    expect(output).toMatch(/^warning {2}height\.csv: m \(line 49, column 15\) is 192\.56 \(out of line\)/m)
    expect(output).toMatch(/; 1 Fehler, \d+ Warnung(en)?\n$/)
  })

  it.each(['../../../etc/passwd', '/etc/passwd', 'below/../../height.csv'])(
    'reads no file beside its folder: %s',
    async (csv) => {
      const given = readFileSync(new URL('references/our-clinic.json', examples), 'utf8').replace('height.csv', csv)
      const changed = { 'references/our-clinic.json': given, [`references/${csv}`]: 'root:x:0', [csv]: 'root:x:0' }
      const { status, errors } = await auxology('references check references/our-clinic.json', changed)
      expect({ status, errors }).toEqual({
        status: 1,
        errors: [`auxology: references/our-clinic.json: ${csv} is not in its folder`],
      })
    },
  )

  it('checks the CSV file of a table alone', async () => {
    const { status, output } = await auxology('references check references/height.csv --measure height')
    expect({ status, output }).toEqual({ status: 0, output: '1 Tabelle, 66 Zeilen; 0 Fehler, 0 Warnungen\n' })
    const { errors } = await auxology('references check references/height.csv')
    expect(errors).toEqual([expect.stringMatching(/^auxology: missing --measure for a CSV file: height, weight/)])
  })

  it('says what a file of one reference holds', async () => {
    const { status, output } = await auxology('references check references/our-weight.json --locale en')
    expect(output).toBe(`our-clinic-weight: Weight (kg), by age in years; edition 2026
  Our clinic 2026: Invented children; 2020–2025; 1200 children
  Rights: licensed, CC0
  Boys: no rows; Girls: 3 rows from 4 to 5
  L, M and S; linear in the value beyond ±3 SD
  Printed values that the rows give: 2
  Checksum 56922526; the file states none
  Invented figures.
1 table, 3 rows; 0 errors, 0 warnings
`)
    expect(status).toBe(0)
  })

  it.each([
    [
      '"measure"',
      '"conditions": { "position": "lying", "diagnosis": "Trisomy21", "group": "g", "origin": "o" }, "measure"',
      'Bedingungen: im Liegen gemessen, Trisomie 21, g, Herkunft: o',
    ],
    [
      '"checks": [',
      '"approximate": true, "thinned": true, "fitDeviation": 0.02, "rough": [[4, 4.5]], "checks": [',
      'L, M und S; jenseits von ±3 SD linear im Messwert; ohne Zeilen, die für die Interpolation kaum nötig sind; Näherung; an Perzentilen angepasst, Abweichung bis 0,02 SD; bei 4–4,5 SDS um mehr als 0,3 ungenau',
    ],
    ['"rows"', '"checksum": "56922526", "rows"', 'Prüfsumme 56922526, wie in der Datei angegeben'],
    [/"checks": [^\]]*\],/, '', 'Gedruckte Werte: keine in der Datei'],
    [/"checks": \[[^\]]*\],/, '"checks": [],', 'Gedruckte Werte: keine in der Datei'],
    [/"sample": 1200,/, '', 'Erfundene Kinder; 2020–2025\n'],
  ])('says it in German: %s', async (from, to, expected) => {
    const changed = { 'references/our-weight.json': weight.replace(from, to) }
    const { status, output } = await auxology('references check references/our-weight.json --locale de', changed)
    expect(output).toContain(expected)
    expect(status).toBe(0)
  })

  it.each([
    ['de', 'Keine Prüfsumme: L, M und S sind an die Perzentilen angepasst, und die letzte Stelle kann abweichen\n'],
    ['en', 'No checksum: L, M and S are fitted to the percentiles, and the last digit may differ\n'],
  ])('shows no checksum that a file of percentiles could state: %s', async (locale, expected) => {
    const { rows, checks, distribution, ...head } = JSON.parse(weight)
    const percentiles = { male: [4, 5].map((x) => ({ x, percentiles: { 3: 10 + x, 50: 12 + x, 97: 15.5 + x } })) }
    const changed = { 'references/our-weight.json': JSON.stringify({ ...head, rows: percentiles }) }
    const { status, output } = await auxology(`references check references/our-weight.json --locale ${locale}`, changed)
    expect(output).toContain(expected)
    expect(output).not.toMatch(/[0-9a-f]{8}/)
    expect(status).toBe(0)
  })

  it.each([
    ['de', 'Als Referenzsatz gelesen: 0 Tabellen, 0 Zeilen; 2 Fehler, 0 Warnungen\n'],
    ['en', 'Read as a set: 0 tables, 0 rows; 2 errors, 0 warnings\n'],
  ])('says as what a file with errors was read, and names every set for an unknown base: %s', async (locale, last) => {
    const changed = { 'references/our-clinic.json': '{ "id": "ours", "base": "none", "series": {} }' }
    const { output } = await auxology(`references check references/our-clinic.json --locale ${locale}`, changed)
    expect(output.split('\n')).toEqual([
      expect.stringMatching(/^error {4}\S+: name .* is missing; expected the name of the set\.$/),
      expect.stringMatching(/base .* is "none"; expected germany, kiggs, .*netherlands-1997, .*norway, .* or olsen\.$/),
      last.trim(),
      '',
    ])
  })

  it('reads a file without a format that has what a reference has as one', async () => {
    const changed = { 'references/our-weight.json': weight.replace(/"format".*\n/, '') }
    const { output } = await auxology('references check references/our-weight.json --locale en', changed)
    expect(output).toBe(
      'error    references/our-weight.json: format (line 1, column 1) is missing; expected auxology-reference/1.\n' +
        'Read as one reference: 1 table, 3 rows; 1 error, 0 warnings\n',
    )
  })

  it('warns of the id of a table of the library, unless the figures are its own', async () => {
    const changed = { 'references/our-weight.json': weight.replace('our-clinic-weight', 'roelants2009-weight') }
    const { status, output } = await auxology('references check references/our-weight.json --locale en', changed)
    expect(output).toMatch(
      /^warning {2}.*: id \(line 4, column 9\) is "roelants2009-weight" \(a table of the library has this name, and other figures\); expected another name\.$/m,
    )
    expect(status).toBe(0)
  })

  it('names a file that is not there among other errors', async () => {
    const changed = { 'references/our-clinic.json': json.replace('height.csv', 'none.csv').replace('"base"', '"bass"') }
    const { output } = await auxology('references check references/our-clinic.json --locale en', changed)
    expect(output).toMatch(/bass .*no such member.*\n.*csv .* is "none\.csv"; expected the name of a CSV file.*\n/)
  })

  it('explains no file that it refuses', async () => {
    const changed = { 'references/our-weight.json': weight.replace('17.2', '-1') }
    const { status, output } = await auxology('references check references/our-weight.json', changed)
    expect(output).toMatch(
      /^error .*rows\.female\[1\]\.m .*\nAls .* gelesen: 1 Tabelle, 2 Zeilen; 1 Fehler, 0 Warnungen\n$/,
    )
    expect(status).toBe(1)
  })
})

describe('auxology references export', () => {
  it('writes a table that check finds as it was', async () => {
    const exported = await auxology('references export who2006-height')
    const changed = { 'who.json': exported.output }
    const { status, output } = await auxology('references check who.json --locale en', changed)
    expect(output).toContain(`Checksum ${tableChecksum(who2006Height)}, as the file states`)
    expect(output).toContain('0 errors, 0 warnings')
    expect(status).toBe(0)
  })

  it('writes the tables of a publication, with CSV beside, and says their rights', async () => {
    const { written, output } = await command('references export cdc2000 --out tables --locale en')
    expect([...written.keys()].slice(0, 3)).toEqual([
      'tables/cdc2000-bmi.json',
      'tables/cdc2000-bmi.csv',
      'tables/cdc2000-head.json',
    ])
    expect(written.get('tables/cdc2000-bmi.csv')).toMatch(/^sex,years,l,m,s\r\nmale,2,-2\.0/)
    expect(output).toBe('public domain: CDC 2000\n')
  })

  it('writes every table, and own ones', async () => {
    const { written, output } = await command('references export --all --out tables --locale en')
    expect(written.size).toBe(282)
    expect(output).toContain('CC BY-NC-ND 4.0, non-commercial, no changed copies: LIFE Child 2019')
    const cleared = await command('references export --all --out tables --cleared-only --locale en')
    expect(cleared.output).not.toMatch(/non-commercial|no terms known/)
    const own = await auxology(['references', 'export', 'our-clinic-height', ...ours])
    expect(JSON.parse(own.output)).toMatchObject({
      id: 'our-clinic-height',
      publications: [{ shortName: 'Our clinic' }],
    })
  })

  it.each([
    ['export', /takes the name of a table, or --all/],
    ['export who2006-height --all', /takes the name of a table, or --all/],
    ['export who2006', /missing --out FOLDER for several tables/],
    ['export who2006-heigt', /no table or publication is called "who2006-heigt"; did you mean who2006-height\?$/],
    ['export nosuch', /called "nosuch"; there are the tables of abdel-rahman2017, .*who2007, .*zong2013$/],
    ['export who2006-height --today 2024-01-01', /export takes no --today$/],
    ['export who2006-height --to csv', /--to/],
    ['export who2006-height --rights', /export takes no --rights$/],
    ['export who2006-height --overwrite', /--overwrite goes with --out$/],
    ['check references/our-clinic.json --to json', /check takes no --to$/],
    ['check references/our-clinic.json --rights', /check takes no --rights$/],
    ['check references/our-clinic.json --overwrite', /check takes no --overwrite$/],
    ['check references/our-clinic.json --references who', /check takes no --references$/],
    [
      'check references/our-clinic.json --measure height',
      /--measure goes with a CSV file: a JSON file says it itself$/,
    ],
    ['list --measure height', /list takes no --measure$/],
    [`${boy} --all`, /references FILE takes no --all$/],
    [`${boy} --rights`, /FILE takes no --rights$/],
    [`${boy} --overwrite`, /FILE takes no --overwrite$/],
    [`${boy} --measure height`, /FILE takes no --measure$/],
    ['export who', /who is a set, and export takes a table or a publication: who2006, who2007, /],
    ['exprot who2006-height', /expected FILE \| list \| check FILE \| export \[NAME\], got exprot who2006-height$/],
    ['check', /expected FILE \| .*, got check$/],
    ['export kiggs-height --cleared-only', /left out by --cleared-only/],
    ['export who2006-height --out /nowhere/', /can't write \/nowhere\/who2006-height\.json/],
  ])('refuses %s', async (words, message) => {
    const { status, errors } = await auxology(`references ${words}`)
    expect([status, errors]).toEqual([1, [expect.stringMatching(message)]])
  })

  it('replaces no file unless it is told to', async () => {
    const around = { written: new Map([['t/who2006-head.csv', 'kept']]) }
    const { errors } = await command('references export who2006-head --out t', around)
    expect(errors).toEqual([expect.stringMatching(/t\/who2006-head\.csv \(it exists/)])
    await command('references export who2006-head --out t --overwrite', around)
    expect(around.written.get('t/who2006-head.csv')).toMatch(/^sex,years/)
  })
})
