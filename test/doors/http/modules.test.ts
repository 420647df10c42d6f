import { describe, expect, it } from 'vitest'
import type { HandlerOptions } from '../../../src/doors/http/index.js'
import type { ModuleName } from '../../../src/ground/model/module-names.js'
import { put, service, summaryOf } from './service.js'

const child =
  '{ "DateOfBirth": "2014-06-04", "Gender": "female", "Measurements": [{ "Date": "2024-06-04", "SizeCm": 138 }] }'
const scored: readonly ModuleName[] = ['scores', 'plausibility']
const serving = (modules: readonly ModuleName[], more: Partial<HandlerOptions> = {}) => service({ modules, ...more })

describe('a service with modules switched off', () => {
  it.each<readonly [string, readonly ModuleName[], number]>([
    ['/api/json', scored, 200],
    ['/api/json/course', [...scored, 'charts'], 501],
    ['/api/json/chart/Height/Svg', [...scored, 'charts'], 200],
    ['/api/json/chart/HeightVelocity/Svg', [...scored, 'charts'], 501],
    ['/api/json/chart/Height/Svg?layout=sheet', [...scored, 'charts'], 501],
    ['/api/json/chart/Height/Svg', [...scored, 'course'], 501],
    ['/api/json/chart/Height/references', [...scored, 'course'], 501],
    ['/api/json/course', [...scored, 'course'], 200],
  ])('answers %s with %j by %d', async (path, modules, status) => {
    const response = await serving(modules)(put(path, child))
    expect(response.status).toBe(status)
    if (status === 501) expect((await summaryOf(response)).code).toBe('module_off')
  })

  it('does not describe their paths', async () => {
    const described = async (modules: readonly ModuleName[]) => {
      const answer = await serving(modules)(new Request('https://growth.example/api/openapi.json'))
      return Object.keys(((await answer.json()) as { paths: object }).paths).filter((path) =>
        path.startsWith('/api/json'),
      )
    }
    expect(await described([...scored, 'charts'])).toEqual([
      '/api/json',
      '/api/json/chart/{TYP}/references',
      '/api/json/chart/{TYP}/{FORMAT}',
    ])
    expect(await described([...scored, 'course'])).toEqual(['/api/json', '/api/json/course'])
  })

  it('offers record systems nothing without exchange', () => {
    expect(() => serving([...scored, 'charts'], { fhir: true })).toThrow(
      'fhir: the module exchange is switched off here',
    )
    expect(() => serving(scored, { cdsHooks: {} })).toThrow('cdsHooks: the module exchange is switched off here')
    expect(serving([...scored, 'exchange'], { fhir: true, cdsHooks: {} })).toBeTypeOf('function')
  })
})
