import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { calculatePatient } from '../../../src/clinical/assessment/calculate-patient.js'
import { expectedGrowth } from '../../../src/clinical/course/expected/expected-growth.js'
import { type GrowthObservation, growthObservations, growthSystem } from '../../../src/doors/fhir/codes/growth-codes.js'
import { inUnitOf } from '../../../src/doors/fhir/codes/quantity.js'
import { resultToFhir } from '../../../src/doors/fhir/index.js'
import { compareWithReader, loadFigures, observation, observations, patients, refusals } from './bulk-export.js'
import { type Engine, openDuckDb } from './engines.js'

const examples = 'examples/warehouse/fhir'
const script = readFileSync(`${examples}/bulk-fhir.sql`, 'utf8')

/** What is found once the script has read observations of the patients. */
async function withScript<Found>(read: readonly object[], find: (engine: Engine) => Promise<Found>): Promise<Found> {
  const folder = mkdtempSync(join(tmpdir(), 'auxology-fhir-'))
  const ndjson = (resources: readonly object[]) => `${resources.map((each) => JSON.stringify(each)).join('\n')}\n`
  writeFileSync(join(folder, 'Patient.ndjson'), ndjson(patients))
  writeFileSync(join(folder, 'Observation.ndjson'), ndjson(read))
  const engine = await openDuckDb()
  try {
    await engine.run(script.replaceAll(/'(\w+\.ndjson)'/g, (_, file: string) => `'${join(folder, file)}'`))
    return await find(engine)
  } finally {
    await engine.close()
    rmSync(folder, { recursive: true })
  }
}

it('scores a bulk export in DuckDB as the reader and the library score each child, and says what it leaves out', async () => {
  await withScript(observations, async (engine) => {
    await loadFigures(engine)
    expect(await compareWithReader(engine)).toEqual([12, 24])
    const readings = await engine.query('SELECT id, reason FROM readings')
    const reasons = new Map(readings.map(({ id, reason }) => [id, reason]))
    for (const [id, reason] of refusals) expect([id, reasons.get(id)]).toEqual([id, reason])
  })
}, 60_000)

it.each([
  ['8306-3', '2023-06-30', null],
  ['8306-3', '2023-07-01', 'other_position'],
  ['8308-9', '2023-06-30', 'other_position'],
  ['8308-9', '2023-07-01', null],
])(
  'leaves a length by %s on %s, at two years, to the reader where it has to be converted: %s',
  async (code, at, reason) => {
    const readings = await withScript([observation('c', code, 86, 'cm', at)], (engine) =>
      engine.query('SELECT reason FROM readings'),
    )
    expect(readings).toEqual([{ reason }])
  },
)

it('knows the codes and units of the reader, each as it does', async () => {
  const engine = await openDuckDb()
  await engine.run(script.slice(0, script.indexOf('CREATE VIEW patients')))
  const codes = await engine.query('SELECT system, code, measure, position, reason FROM growth_codes ORDER BY 1, 2')
  const ofExpected = ['expected-height', 'expected-weight', 'expected-bmi', 'expected-head-circumference']
  const expected = [...growthObservations].flatMap(([named, meaning]) => {
    const [system = '', code = ''] = named.split('|')
    return system === growthSystem && !ofExpected.includes(code) ? [] : [{ system, code, ...meant(meaning) }]
  })
  expect(codes).toEqual(expected.sort((a, b) => (`${a.system} ${a.code}` < `${b.system} ${b.code}` ? -1 : 1)))
  for (const { unit, kind, factor } of await engine.query('SELECT unit, kind, factor FROM units')) {
    const field = kind === 'cm' ? 'sizeCm' : 'weightKg'
    expect([unit, inUnitOf(field, 1, String(unit))]).toEqual([unit, Number(Number(factor).toPrecision(12))])
  }
  await engine.close()
})

it('reads no expected value as a measurement, and says so', async () => {
  const child = {
    dateOfBirth: '2021-06-30',
    gender: 'male',
    measurements: [{ date: '2023-08-01', sizeCm: 87 }],
  } as const
  const at = '2024-02-01'
  const expected = [expectedGrowth(child, { measure: 'size', at }), expectedGrowth(child, { measure: 'weight', at })]
  const result = { ...calculatePatient(child, { today: at }), expected }
  const { entry } = resultToFhir(result, { subject: 'Patient/c', measured: true })
  const written = entry.flatMap(({ resource }, id) =>
    resource.resourceType === 'Observation' ? { ...resource, id: `${id}` } : [],
  )
  const own = { system: growthSystem, code: 'expected-height' }
  const recoded = observation('c', '8302-2', 91, 'cm', at)
  recoded.code.coding.push(own)
  await withScript([...written, recoded], async (engine) => {
    const told = await engine.query("SELECT reason FROM readings WHERE visit_date = DATE '2024-02-01'")
    expect(told).toEqual(Array(3).fill({ reason: 'computed' }))
    expect(await engine.query('SELECT size_cm, weight_kg FROM measurements')).toEqual([
      { size_cm: 87, weight_kg: null },
    ])
  })
})

const measures: { readonly [field: string]: string } = {
  sizeCm: 'size_cm',
  weightKg: 'weight_kg',
  headCm: 'head_cm',
  seatCm: 'seat_cm',
}

function meant(meaning: GrowthObservation) {
  const none = { measure: null, position: null }
  if (['computed', 'stated', 'other_measure'].includes(meaning.kind)) return { ...none, reason: meaning.kind }
  const measure = meaning.kind === 'visit' ? measures[meaning.field] : undefined
  if (meaning.kind !== 'visit' || measure === undefined) return { ...none, reason: 'no_visit' }
  return { measure, position: meaning.position ?? null, reason: null }
}
