import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, linkSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { parquetWriteBuffer } from 'hyparquet-writer'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { batchOptions } from '../../src/command/batch/run/batch-options.js'
import { commonOptions } from '../../src/command/options.js'

// The built command, in processes of its own: these tests need `npm run build`.
const command = join(import.meta.dirname, '../../dist/cli.js')

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'auxology-batch-'))
})
afterEach(() => {
  rmSync(folder, { recursive: true, force: true })
})

/** A file of patients, with every hundredth unreadable. */
function patients(count: number): string {
  const lines = Array.from({ length: count }, (_, i) =>
    i % 100 === 99
      ? '{"Gender":"?"}'
      : JSON.stringify({
          LastName: `Kind ${i + 1}`,
          DateOfBirth: '2016-06-01',
          Gender: i % 2 === 0 ? 'Male' : 'Female',
          Measurements: [{ Date: '2024-06-01', SizeCm: 115 + (i % 30), WeightKg: 25 }],
        }),
  )
  const path = join(folder, 'patients.ndjson')
  writeFileSync(path, `${lines.join('\n')}\n`)
  return path
}

const auxology = (...args: string[]) =>
  spawnSync(process.execPath, [command, 'batch', ...args, '--today', '2026-06-01'], { encoding: 'utf8' })

const lines = (path: string) =>
  readFileSync(path, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line))

describe('auxology batch', () => {
  it('keeps order, and sets failed records aside', () => {
    const out = join(folder, 'results.ndjson')
    const { status, stdout, stderr } = auxology(patients(1000), '--out', out)
    expect(stderr).toBe('')
    expect(status).toBe(3)
    expect(auxology(patients(1000), '--out', out, '--overwrite', '--fail-on', '1%').status).toBe(0)
    expect(auxology(patients(1000), '--out', out, '--overwrite', '--fail-on', '0.9%').status).toBe(3)
    expect(stdout).toMatch(/^1000 records, 10 failed/)
    const results = lines(out)
    expect(results).toHaveLength(990)
    expect(results.map(({ Record }) => Record)).toEqual(results.map(({ Record }) => Record).sort((a, b) => a - b))
    expect(results[0]).toMatchObject({
      Record: 1,
      LastName: 'Kind 1',
      Measurements: [{ SizeSds: { accuracy: 'exact' } }],
    })
    const failures = lines(`${out}.errors`)
    expect(failures.map(({ Record }) => Record)).toEqual(Array.from({ length: 10 }, (_, i) => 100 * (i + 1)))
    expect(failures[0]).toMatchObject({ Line: 100, Reason: expect.stringContaining('Patient/Gender') })
    expect(existsSync(`${out}.progress`)).toBe(false)
  })

  it('writes the extended form', () => {
    const out = join(folder, 'extended.ndjson')
    expect(auxology(patients(10), '--out', out, '--extensions').status).toBe(0)
    expect(lines(out)[0].Measurements[0].SizeSds).toMatchObject({ reference: expect.any(String) })
  })

  it('goes on after a kill, without loss or repetition', async () => {
    const input = patients(40_000)
    const whole = join(folder, 'whole.ndjson')
    expect(auxology(input, '--out', whole, '--fail-on', 'none').status).toBe(0)
    const out = join(folder, 'killed.ndjson')
    const part = `${out}.part`
    const child = spawn(process.execPath, [command, 'batch', input, '--out', out, '--today', '2026-06-01'])
    while (!existsSync(part) || statSync(part).size < 500_000) await new Promise((resolve) => setTimeout(resolve, 5))
    child.kill('SIGKILL')
    await new Promise((resolve) => child.on('exit', resolve))
    expect(statSync(part).size).toBeLessThan(statSync(whole).size)
    expect(existsSync(out)).toBe(false)

    const again = auxology(input, '--out', out)
    expect(again.status).toBe(1)
    expect(again.stderr).toMatch(/^auxology: an earlier run stopped after \d+ records: --resume continues it/)
    for (const option of [['--locale', 'en'], ['--extensions']]) {
      expect(auxology(input, '--out', out, '--resume', ...option).stderr).toContain('the options have changed')
    }
    expect(auxology(input, '--out', out, '--resume').status).toBe(3)
    expect(readFileSync(out).equals(readFileSync(whole))).toBe(true)
    expect(readFileSync(`${out}.errors`).equals(readFileSync(`${whole}.errors`))).toBe(true)
  })

  it('leaves what exists untouched where it fails', () => {
    const out = join(folder, 'out.ndjson')
    writeFileSync(out, 'earlier')
    const csv = join(folder, 'wrong.csv')
    writeFileSync(csv, 'Id;Shoe\n1;38\n')
    for (const [input, reason] of [
      [csv, /none of the columns is known: Id, Shoe/],
      [folder, /expected a name ending/],
      [patients(3), /out\.ndjson exists: --overwrite replaces it/],
    ] as const) {
      const { status, stderr } = auxology(input, '--out', out)
      expect(status).toBe(1)
      expect(stderr).toMatch(reason)
    }
    expect(readFileSync(out, 'utf8')).toBe('earlier')
    expect(readdirSync(folder).sort()).toEqual(['out.ndjson', 'patients.ndjson', 'wrong.csv'])
  })

  it('scores by own references in every worker, and keeps their checksums in the manifest', () => {
    const references = join(import.meta.dirname, '../../examples/references')
    const file = join(references, 'our-clinic.json')
    const out = join(folder, 'ours.ndjson')
    const { status, stderr } = auxology(
      ...[patients(90), '--out', out, '--extensions', '--workers', '2', '--references-file', file],
    )
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
    for (const result of lines(out)) expect(result.Measurements[0].SizeSds.reference).toBe('Our clinic 2026')
    const sha256 = (path: string) => createHash('sha256').update(readFileSync(path)).digest('hex')
    expect(JSON.parse(readFileSync(`${out}.manifest.json`, 'utf8'))).toMatchObject({
      References: 'our-clinic',
      Options: {
        'references-file': `${file} sha256:${sha256(file)}, height.csv sha256:${sha256(join(references, 'height.csv'))}`,
      },
    })
  })

  it('writes the same with any number of workers, into a file and a pipe, compressed, as Parquet and not', () => {
    const rows = Array.from(
      { length: 3000 },
      (_, i) => `k${Math.floor(i / 3)},2016-06-01,m,2024-0${1 + (i % 3)}-01,${115 + (i % 30)},S${i % 7}`,
    )
    const table = `Id,DateOfBirth,Gender,Date,SizeCm,Site\n${rows.join('\n')}\n`
    const input = join(folder, 'in.csv')
    writeFileSync(input, table)
    const path = (name: string) => join(folder, name)
    const read = (name: string) => readFileSync(path(name), 'utf8')
    expect(auxology(input, '--out', path('one.csv'), '--workers', '1').status).toBe(0)
    expect(auxology(input, '--out', path('four.csv.gz'), '--workers', '4').status).toBe(0)
    expect(gunzipSync(readFileSync(path('four.csv.gz'))).toString()).toBe(read('one.csv'))
    expect(read('one.csv').split('\n')).toHaveLength(3002)
    expect(JSON.parse(read('one.csv.manifest.json'))).toMatchObject({ Records: 1000, Columns: { Site: null } })

    const piped = spawnSync(
      process.execPath,
      [command, 'batch', '-', '--from', 'csv', '--out', '-', '--to', 'csv', '--today', '2026-06-01'],
      { input: table, encoding: 'utf8' },
    )
    expect({ status: piped.status, stderr: piped.stderr }).toEqual({
      status: 0,
      stderr: 'auxology: not read, but passed through: Site\n',
    })
    expect(piped.stdout).toBe(read('one.csv'))

    expect(auxology(input, '--out', path('out.parquet'), '--columns', 'Id,Date,SizeSds').status).toBe(0)
    expect(readFileSync(path('out.parquet')).subarray(-4).toString()).toBe('PAR1')
  })

  it('has every option in the manifest, whatever it is', () => {
    const given: { readonly [option: string]: string | true } = {
      from: 'csv',
      to: 'csv',
      compression: 'gzip',
      columns: 'Id,SizeSds',
      wide: '3',
      digits: '3',
      'no-header': true,
      verbatim: true,
      extensions: true,
      separator: 'semicolon',
      decimal: 'comma',
      dates: 'dd.mm.yyyy',
      'age-unit': 'years',
      missing: '-99',
      'sex-codes': '1,2',
      map: 'Ort=',
      header: 'Id,DateOfBirth,Gender,Date,SizeCm,Ort',
      encoding: 'windows-1252',
      'fail-on': 'none',
      today: '2026-06-01',
      'time-zone': 'Europe/Vienna',
      locale: 'en',
      references: 'who',
      measures: 'clinic-measures-who',
      correction: 'lifelong',
      'unknown-elements': 'error',
      'reference-sex': 'male',
      modules: 'scores,plausibility',
      'cleared-only': true,
    }
    const recorded = [...batchOptions, ...commonOptions].filter(({ ofRun }) => !ofRun).map(({ name }) => name)
    // Its file is tried above.
    expect(Object.keys(given).sort()).toEqual(recorded.filter((name) => name !== 'references-file').sort())
    const input = join(folder, 'in.csv')
    writeFileSync(input, Buffer.from('Jürgen;04.06.2016;1;04.06.2024;128,5;Köln\n', 'latin1'))
    const out = join(folder, 'out.csv')
    const args = Object.entries(given).map(([name, value]) => (value === true ? `--${name}` : `--${name}=${value}`))
    expect(spawnSync(process.execPath, [command, 'batch', input, '--out', out, ...args]).status).toBe(0)
    expect(gunzipSync(readFileSync(out)).toString()).toMatch(/^Jürgen,/)
    expect(JSON.parse(readFileSync(`${out}.manifest.json`, 'utf8')).Options).toEqual(given)
  })

  it('reads Parquet in a thread, which says what is wrong with a damaged file', () => {
    const days = (date: string) => Array.from({ length: 24 }, () => new Date(date))
    const whole = Buffer.from(
      parquetWriteBuffer({
        columnData: [
          { name: 'Id', data: Array.from({ length: 24 }, (_, i) => `c${i % 3}`) },
          { name: 'DateOfBirth', data: days('2016-06-01') },
          { name: 'Gender', data: Array.from({ length: 24 }, () => 'm') },
          { name: 'Date', data: days('2024-06-01') },
          { name: 'SizeCm', data: Array.from({ length: 24 }, () => 128.5) },
        ],
      }),
    )
    const input = join(folder, 'in.parquet')
    const out = join(folder, 'out.csv')
    writeFileSync(input, whole)
    const { status, stdout } = auxology(input, '--out', out)
    expect([status, stdout]).toEqual([0, expect.stringMatching(/^24 records, 0 failed; 24 visits, 24 with a score; /)])
    // The length of the first page: -1.
    const damaged = Buffer.from(whole)
    damaged[whole.indexOf(0x15, 6) + 1] = 0x01
    writeFileSync(input, damaged)
    const { status: refused, stderr } = auxology(input, '--out', out, '--overwrite')
    expect([refused, stderr]).toEqual([
      1,
      expect.stringMatching(/^auxology: .*in\.parquet is damaged, or not a Parquet/),
    ])
    expect(readFileSync(out, 'utf8').split('\n')).toHaveLength(26)
  })

  it('in a pipe ends quietly when its reader goes, and has a status for failures', () => {
    const input = patients(5000)
    const shell = `"${process.execPath}" "${command}" batch "${input}" --out - --errors "${join(folder, 'e')}" --today 2026-06-01 | head -2`
    const { stdout, stderr, status } = spawnSync('bash', ['-c', `set -o pipefail; ${shell}`], { encoding: 'utf8' })
    expect({ lines: stdout.split('\n').length, stderr, status }).toEqual({ lines: 3, stderr: '', status: 0 })
    const whole = spawnSync(process.execPath, [command, 'batch', input, '--out', '-'], {
      encoding: 'utf8',
      maxBuffer: 1e9,
    })
    expect([whole.status, whole.stderr.split('\n').length]).toEqual([3, 51])
  })

  it('never writes over its input, or two outputs into one', () => {
    const input = patients(10)
    const before = readFileSync(input, 'utf8')
    const out = join(folder, 'out.ndjson')
    expect(auxology(input, '--out', input).stderr).toContain('must be different files')
    expect(auxology(input, '--out', out, '--errors', out).stderr).toContain('must be different files')
    linkSync(input, join(folder, 'link.ndjson'))
    expect(auxology(input, '--out', join(folder, 'link.ndjson'), '--overwrite').stderr).toContain(
      'must be different files',
    )
    expect(readFileSync(input, 'utf8')).toBe(before)
  })

  it.each([
    [['missing.ndjson', '--out', 'x.csv'], /can't read missing\.ndjson \(no such file or folder, ENOENT\)/],
    [['patients.txt', '--out', 'x'], /expected a name ending in \.ndjson, \.jsonl, \.csv/],
    [['patients.ndjson'], /missing --out FILE/],
    [['patients.ndjson', '--out', 'x.csv', '--workers', '0'], /--workers is "0"; expected a whole number from 1 to 64/],
  ])('refuses %j in one line', (args, reason) => {
    const { status, stderr } = auxology(...args)
    expect(status).toBe(1)
    expect(stderr).toMatch(reason)
    expect(stderr.trimEnd()).not.toContain('\n')
  })
})
