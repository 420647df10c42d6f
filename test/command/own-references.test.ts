import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
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
    const { status, output } = await auxology('references check references/our-clinic.json')
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
    expect(output).toMatch(/1 error, \d+ warnings?\n$/)
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
    expect({ status, output }).toEqual({ status: 0, output: '1 table, 66 rows; 0 errors, 0 warnings\n' })
    const { errors } = await auxology('references check references/height.csv')
    expect(errors).toEqual([expect.stringMatching(/^auxology: missing --measure for a CSV file: height, weight/)])
  })
})
