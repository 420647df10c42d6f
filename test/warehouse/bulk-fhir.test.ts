import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { observationCodes } from '../../src/fhir/growth-codes.js'
import { compareWithReader, loadFigures, observations, patients } from './bulk-export.js'
import { openDuckDb } from './engines.js'

const examples = 'examples/warehouse/fhir'
const script = readFileSync(`${examples}/bulk-fhir.sql`, 'utf8')

it('scores a bulk export in DuckDB as the reader and the library score each child', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'auxology-fhir-'))
  const ndjson = (resources: readonly object[]) => `${resources.map((each) => JSON.stringify(each)).join('\n')}\n`
  writeFileSync(join(folder, 'Patient.ndjson'), ndjson(patients))
  writeFileSync(join(folder, 'Observation.ndjson'), ndjson(observations))
  const engine = await openDuckDb()
  await loadFigures(engine)
  await engine.run(script.replaceAll(/'(\w+\.ndjson)'/g, (_, file: string) => `'${join(folder, file)}'`))
  expect(await compareWithReader(engine)).toEqual([8, 16])
  await engine.close()
  rmSync(folder, { recursive: true })
}, 60_000)

it('knows the codes of the reader alone', () => {
  const codes = [...script.matchAll(/'(?:http:\/\/loinc\.org|http:\/\/snomed\.info\/sct)', '([\d-]+)'/g)].map(
    ([, code]) => code,
  )
  expect(codes.length).toBe(15)
  expect(observationCodes).toEqual(expect.arrayContaining(codes))
})
