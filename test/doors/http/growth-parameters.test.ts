import { describe, expect, it } from 'vitest'
import { builtInSets, germany, who } from '../../../src/clinical/references/built-in-sets.js'
import { setCatalogue } from '../../../src/clinical/references/set-catalogue.js'
import { problemOf, put, service, summaryOf } from './service.js'

const handle = service({ referenceSets: builtInSets })
const visit = '"DateOfBirth":"2019-03-10","Measurements":[{"Date":"2025-03-10","SizeCm":120}]'
const boy = `{"Gender":"m",${visit}}`
const child = `{"Gender":"divers",${visit}}`
const scored = async (query: string, body: string) => {
  const response = await handle(put(`/api/json?extensions=true&${query}`, body))
  expect(response.status).toBe(200)
  return JSON.parse(await response.text()).Measurements[0].SizeSds
}

describe('thrive_lines', () => {
  it('are among the references of a chart', async () => {
    const infant =
      '{"Gender":"m","DateOfBirth":"2025-01-10","Measurements":[{"Date":"2025-03-10","WeightKg":5.2},{"Date":"2025-05-10","WeightKg":6.8}]}'
    const references = await handle(put('/api/json/chart/Weight/references?thrive_lines=true', infant))
    expect(references.status).toBe(200)
    expect(await references.text()).toContain('Cole')
  })
})

describe('reference_set', () => {
  it('chooses the references of a result and of a chart', async () => {
    expect((await scored('', boy)).reference).toContain('KiGGS')
    expect((await scored('reference_set=who', boy)).reference).toContain('WHO')
    const texts = async (query: string) => (await handle(put(`/api/json/chart/Height/references?${query}`, boy))).text()
    expect(await texts('reference_set=cdc')).toContain('CDC')
    expect(await texts('')).not.toContain('CDC')
  })

  it('of clinic measures has its charts too, also of a child without such values', async () => {
    const texts = async (type: string, query: string) =>
      (await handle(put(`/api/json/chart/${type}/references?${query}`, boy))).text()
    expect(await texts('Waist', '')).toContain('LIFE Child')
    expect(await texts('Waist', 'measure_set=clinic-measures-kiggs')).toContain('KiGGS')
    const svg = await handle(put('/api/json/chart/SystolicPressure/Svg?measure_set=clinic-measures-kiggs', boy))
    expect(await svg.text()).toContain('KiGGS 2011')
    const refused = await problemOf(await handle(put('/api/json/chart/Waist/Svg?measure_set=clinic-measures-who', boy)))
    expect(refused).toMatchObject({ code: 'chart_not_applicable' })
  })

  it('is one of the sets on offer', async () => {
    const problem = await problemOf(await handle(put('/api/json?reference_set=WHO', boy)))
    expect(problem).toMatchObject({ status: 400, code: 'invalid_parameter', path: 'reference_set' })
    expect(problem.detail).toContain(
      `expected ${[...builtInSets.map(({ id }) => id), ...builtInSets.map(({ id }) => `${id}@2026`)]
        .join(', ')
        .replace(/, ([\w@-]+)$/, ' or $1')}`,
    )
    const own = service({ references: { ...who, id: 'clinic' }, referenceSets: [germany] })
    expect((await own(put('/api/json?reference_set=clinic', boy))).status).toBe(200)
    expect((await own(put('/api/json?reference_set=germany', boy))).status).toBe(200)
    expect((await service()(put('/api/json?reference_set=germany', boy))).status).toBe(200)
    expect((await service()(put('/api/json?reference_set=who', boy))).status).toBe(400)
    expect(await summaryOf(await own(put('/api/json?reference_set=who', boy)))).toMatchObject({ status: 400 })
  })

  it('is also called referenceSet, in the same sense', async () => {
    expect((await scored('referenceSet=who', boy)).reference).toContain('WHO')
    expect((await scored('referenceSet=who&reference_set=who', boy)).reference).toContain('WHO')
    const problem = await problemOf(await handle(put('/api/json?referenceSet=who&reference_set=cdc', boy)))
    expect(problem).toMatchObject({ status: 400, code: 'repeated_parameter' })
    expect(problem.detail).toContain('referenceSet and reference_set are the same parameter')
    const unknown = await problemOf(await handle(put('/api/json?referenceSet=mars', boy)))
    expect(unknown).toMatchObject({ status: 400, code: 'invalid_parameter', path: 'referenceSet' })
    expect((await handle(put('/api/json/chart/Height/Svg?referenceSet=cdc', boy))).status).toBe(200)
  })

  it('may be an edition', async () => {
    expect((await scored('reference_set=who@2026', boy)).reference).toContain('WHO')
    expect((await scored('referenceSet=germany%402026', boy)).reference).toContain('KiGGS')
    const problem = await problemOf(await handle(put('/api/json?reference_set=who@1999', boy)))
    expect(problem).toMatchObject({ status: 400, code: 'invalid_parameter' })
    expect(problem.detail).toContain('who@2026')
    const catalogue = service({ referenceSets: setCatalogue })
    expect((await catalogue(put('/api/json?referenceSet=netherlands@2026', boy))).status).toBe(200)
    // A set on demand by the id of an edition, but not that edition.
    const own = service({
      referenceSets: [{ id: 'ours', load: async () => ({ ...who, id: 'ours', edition: undefined }) }],
    })
    expect((await own(put('/api/json?referenceSet=ours', boy))).status).toBe(200)
    expect(await problemOf(await own(put('/api/json?referenceSet=ours@2026', boy)))).toMatchObject({ status: 400 })
  })

  it('is loaded when a request asks for it', async () => {
    let loads = 0
    const load = async () => {
      loads += 1
      return who
    }
    const lazy = service({ referenceSets: [{ id: 'who', load }] })
    expect((await lazy(put('/api/json', boy))).status).toBe(200)
    expect(loads).toBe(0)
    const response = await lazy(put('/api/json?extensions=true&reference_set=who', boy))
    expect(JSON.parse(await response.text()).Measurements[0].SizeSds.reference).toContain('WHO')
    expect(loads).toBe(1)
    expect((await lazy(put('/api/json/chart/Height/Svg?reference_set=who', boy))).status).toBe(200)
    const refused = await problemOf(await lazy(put('/api/json?reference_set=netherlands', boy)))
    expect(refused).toMatchObject({ status: 400, path: 'reference_set' })
  })

  it('of another kind is refused at the start', () => {
    expect(() => service({ referenceSets: [{} as typeof who] })).toThrow(/reference set/)
  })
})

describe('reference_sex', () => {
  it('chooses the references of a child that is neither male nor female', async () => {
    expect(await scored('', child)).toBeNull()
    expect(await scored('reference_sex=male', child)).toMatchObject({ value: expect.any(Number) })
    expect(await scored('reference_sex=female', boy)).toEqual(await scored('', boy))
    const refused = await handle(put('/api/json/chart/Height/Svg', child))
    expect(refused.status).toBe(422)
    expect(await refused.text()).toContain('(reference_sex)')
    expect((await handle(put('/api/json/chart/Height/Svg?reference_sex=female', child))).status).toBe(200)
  })

  it.each(['m', 'Male', ''])('can not be "%s"', async (sex) => {
    const response = await handle(put(`/api/json?reference_sex=${sex}`, child))
    expect(await summaryOf(response)).toEqual({ status: 400, code: 'invalid_parameter', path: 'reference_sex' })
  })
})

describe('time_zone', () => {
  const today = (zone: string) => new Date().toLocaleDateString('sv-SE', { timeZone: zone })
  const clocked = service({ today: undefined })

  it('says whose day is today', async () => {
    for (const zone of ['Pacific/Kiritimati', 'Pacific/Pago_Pago']) {
      const body = `{"Gender":"m","DateOfBirth":"${today(zone)}"}`
      const response = await clocked(put(`/api/json?time_zone=${zone}`, body))
      expect(JSON.parse(await response.text())).toMatchObject({ AgeInYears: 0 })
    }
  })

  it.each(['Vienna', '', 'Europe/Wien', '__proto__'])('can not be "%s"', async (zone) => {
    const response = await clocked(put(`/api/json/chart/Height/Svg?time_zone=${zone}`, boy))
    expect(await summaryOf(response)).toEqual({ status: 400, code: 'invalid_parameter', path: 'time_zone' })
  })
})
