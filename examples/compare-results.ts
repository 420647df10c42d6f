/**
 * TypeScript: what changes for your own patients when auxology stands in for the network service.
 *
 *     npx tsx examples/compare-results.ts
 *
 * The answers of the service are kept as files (here one, of a fictional child); the command reads them leniently and
 * compares them with results of today. In your own program, `compareResults` does the same with two objects.
 */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { calculatePatient, compareResults, formatResultJson, formatResultXml, parsePatientXml } from 'auxology'

const file = (path: string) => new URL(path, import.meta.url)
const patient = parsePatientXml(readFileSync(file('patients/girl-with-turner-syndrome.xml'), 'utf8'))
const result = calculatePatient(patient, { today: '2026-06-01' })

const folder = mkdtempSync(join(tmpdir(), 'auxology-'))
try {
  const old = file('results/girl-with-turner-syndrome-old.xml').pathname
  const now = join(folder, 'new.xml')
  writeFileSync(now, formatResultXml(result))
  const command = [
    file('../dist/cli.js').pathname,
    'compare',
    old,
    now,
    '--tolerance',
    '0.01',
    '--ignore-texts',
    '--locale',
    'en',
  ]
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { encoding: 'utf8' })
  console.log(stdout + stderr)
  console.log(`exit status ${status}: ${status === 3 ? 'they differ' : 'they do not, or could not be read'}`)
  if (status !== 3) process.exitCode = 1
} finally {
  rmSync(folder, { recursive: true })
}

const english = calculatePatient(patient, { today: '2026-06-01', locale: 'en' })
const asObject = (one: typeof result) => JSON.parse(formatResultJson(one)) as object
console.log(
  `In English only texts differ: ${compareResults(asObject(result), asObject(english), { ignoreTexts: true }).length} differences`,
)
