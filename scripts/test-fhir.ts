/**
 * Judges the bundles of auxology/fhir by the validators of others: HAPI's, with FHIR's
 * base profiles, vital signs and US Core; Medplum's; and the KBV's parser.
 *
 *     npm run test:fhir              every fictional child by every profile, 12 generated ones
 *     npm run test:fhir -- --full    300 generated ones
 */
import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { formatFhirXml } from '../src/doors/fhir/index.js'
import { judgedBundles } from './fhir/bundles.js'
import { type HapiFinding, hapiFindings } from './fhir/hapi.js'
import { isOfBooklet, kbvJudge, medplumJudge, usCorePatientDefinitions } from './fhir/packages.js'
import { terminology } from './fhir/terminology.js'
import { usCoreDefinitions } from './fhir/us-core.js'
import { wrongBundles } from './fhir/wrong-bundles.js'

const started = performance.now()
const generated = process.argv.includes('--full') ? 300 : 12
const bundles = judgedBundles(generated, 20261122)
const wrong = wrongBundles(bundles)
const folder = mkdtempSync(join(tmpdir(), 'auxology-fhir-'))

try {
  const definitions = written('definitions', [
    ...Object.entries(terminology).map(([file, resource]) => [file, resource] as const),
    ...[...usCoreDefinitions(), ...usCorePatientDefinitions()].map(
      (each, index) => [`us-core-${index}.json`, each] as const,
    ),
  ])
  const documents = written('bundles', [
    ...bundles.map(({ name, bundle }, index) =>
      // A third in XML, whose reader minds the order of elements.
      index % 3 === 2 ? ([`${name}.xml`, formatFhirXml(bundle)] as const) : ([`${name}.json`, bundle] as const),
    ),
    ...wrong.map(({ name, bundle }) => [`${name}.json`, bundle] as const),
  ])
  const findings = hapiFindings(definitions, documents, bundles.length + wrong.length)
  const errors = findings.filter(({ severity }) => severity === 'error' || severity === 'fatal')
  const isWrong = ({ file }: HapiFinding) => wrong.some(({ name }) => file === `${name}.json`)
  const found = errors.filter((error) => !isWrong(error) && !isOfClosedProfile(error))
  assert.deepEqual(found.slice(0, 20), [], 'HAPI')
  for (const { name, finds } of wrong) {
    const own = errors.filter(({ file }) => file === `${name}.json`)
    assert.match(own.map(({ text }) => text).join('\n'), finds, `HAPI, broken on purpose: ${name}`)
  }
  console.log(`HAPI: ${bundles.length} bundles, nothing wrong; ${wrong.length} broken on purpose, each found`)

  const judgeByMedplum = medplumJudge()
  for (const { name, bundle } of bundles) assert.equal(judgeByMedplum(bundle), undefined, `Medplum: ${name}`)
  console.log(`Medplum: ${bundles.length} bundles, nothing wrong`)

  const judgeByKbv = kbvJudge()
  const ofBooklet = bundles.flatMap(({ bundle }) => bundle.entry.map(({ resource }) => resource).filter(isOfBooklet))
  assert.ok(ofBooklet.length > 100, 'observations of the booklet')
  for (const resource of ofBooklet) {
    assert.equal(judgeByKbv(resource), undefined, `KBV: ${JSON.stringify(resource)}`)
    assert.notEqual(judgeByKbv({ ...resource, resourceType: 'Condition' }), undefined, 'KBV finds nothing')
  }
  console.log(`KBV: ${ofBooklet.length} observations, nothing wrong`)
  console.log(`${((performance.now() - started) / 1000).toFixed(0)} s`)
} finally {
  rmSync(folder, { recursive: true, force: true })
}

/** Writes resources to a folder. */
function written(name: string, files: readonly (readonly [file: string, resource: object | string])[]): string {
  const path = join(folder, name)
  mkdirSync(path)
  for (const [file, resource] of files) {
    writeFileSync(join(path, file), typeof resource === 'string' ? resource : JSON.stringify(resource))
  }
  return path
}

/**
 * The KBV's profiles are closed and have no category, which FHIR asks of every vital
 * sign: an observation can't keep both, and keeps the KBV's.
 */
function isOfClosedProfile({ file, text }: HapiFinding): boolean {
  return (
    /-kbv-uheft\.(json|xml)$/.test(file) &&
    /Observation\.category: minimum required = 1|category.*VSCat|fhir\.kbv\.de/.test(text)
  )
}
