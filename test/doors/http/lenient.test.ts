import { describe, expect, it } from 'vitest'
import { words } from '../../fixtures/words.js'
import { put, service, summaryOf } from './service.js'

const strict = service()
const lenient = service({ lenient: true, basePath: '/growth' })
const girl = '{"Gender":"f"}'

describe('a lenient handler', () => {
  it.each(
    words(`
    /api/json/ /API/Json /api/json?extensions=True /api/json?extensions=FALSE&nocache=1 /api/json?all=api&all=json
    /api/json/chart/height/svg /api/json/chart/HEIGHT/Svg/ /api/json/chart/Height/References
    /api/json/chart/Height/Svg?references=True&crop_x=true&unknown=7
  `),
  )('takes %s, a strict one does not', async (path) => {
    expect((await lenient(put(`/growth${path}`, girl))).status).toBe(200)
    expect((await strict(put(path, girl))).status).toBeGreaterThanOrEqual(400)
  })

  it('gives what the exact path gives', async () => {
    const text = async (path: string) => (await lenient(put(`/growth${path}`, girl))).text()
    expect(await text('/api/json/chart/height/SVG/?references=True')).toBe(
      await text('/api/json/chart/Height/Svg?references=true'),
    )
    const cropped = await text('/api/json/chart/Height/Json?crop_x=true&crop_x_at=6')
    expect(await text('/api/json/chart/Height/Json?CROP_X=true&Crop_X_At=6')).toBe(cropped)
    expect(cropped).not.toBe(await text('/api/json/chart/Height/Json'))
  })

  it.each([
    ['/api/json//', 404, 'unknown_path', undefined],
    ['/api/json/chart/Hight/Svg', 404, 'unknown_chart_type', 'TYP'],
    ['/api/json/chart/Height/Gif', 404, 'unknown_chart_format', 'FORMAT'],
    ['/api/json?extensions=yes', 400, 'invalid_parameter', 'extensions'],
    ['/api/json?extensions=', 400, 'invalid_parameter', 'extensions'],
    ['/api/json?extensions=true&extensions=true', 400, 'repeated_parameter', 'extensions'],
    ['/api/json/chart/Height/Svg?scale=2&Scale=1', 400, 'repeated_parameter', 'scale'],
    ['/api/json/chart/Height/Svg?scale=1,5', 400, 'invalid_parameter', 'scale'],
  ])('guesses nothing: %s', async (path, status, code, place) => {
    const response = await lenient(put(`/growth${path}`, girl))
    expect(await summaryOf(response)).toEqual({ status, code, path: place })
  })

  it('answers in the format of the path, in any case', async () => {
    const response = await lenient(put('/growth/API/XML', '<Patient>'))
    expect(response.headers.get('content-type')).toContain('application/problem+xml')
  })

  it('is asked for by a switch', () => {
    expect(() => service({ lenient: 'yes' as unknown as boolean })).toThrow('lenient is "yes"; expected true or false')
  })
})
