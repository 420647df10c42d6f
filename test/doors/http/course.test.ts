import { describe, expect, it } from 'vitest'
import { createHandler } from '../../../src/doors/http/index.js'
import { parseResultJson, parseResultXml } from '../../../src/shown/documents/patient-result-document.js'

const handler = createHandler({ verifyKey: () => true, today: '2024-06-10', locale: 'en' })
const json = JSON.stringify({
  DateOfBirth: '2014-06-04',
  Gender: 'female',
  Menarche: '2024-05-01',
  Measurements: [
    { Date: '2023-06-04', SizeCm: 124.8 },
    { Date: '2024-06-04', SizeCm: 130, BoneAgeYears: 9 },
  ],
})

function put(path: string, body = json): Promise<Response> {
  return handler(new Request(`https://growth.example${path}`, { method: 'PUT', headers: { 'API-Key': 'key' }, body }))
}

describe('the course over HTTP', () => {
  it('is the extended result with the element Course, in both formats', async () => {
    const answer = await put('/api/json/course')
    expect(answer.status).toBe(200)
    const { course, menarche, measurements } = parseResultJson(await answer.text())
    expect(course?.intervals[0]?.sds?.reference).toBe('DONALD 2025')
    expect(course?.isBoneAgeMethodAssumed).toBe(true)
    expect(menarche).toContain('2024-05-01')
    expect(measurements[1]?.sizeSds?.reference).toBe('KiGGS 2013')
    const xml = await put(
      '/api/xml/course',
      '<Patient><DateOfBirth>2014-06-04</DateOfBirth><Gender>female</Gender><Measurements><Measurement><Date>2023-06-04</Date><SizeCm>124.8</SizeCm></Measurement></Measurements></Patient>',
    )
    expect(parseResultXml(await xml.text()).course?.intervals).toEqual([])
  })

  it('takes the scale of bone ages and the timing of puberty', async () => {
    const answer = await put('/api/json/course?bone_age_method=tw2-rus&pubertal_timing=all&extensions=true')
    const { course } = parseResultJson(await answer.text())
    expect(course?.intervals[0]?.sds?.reference).toBe('Kelly 2014')
    expect(course?.predictions.map(({ method }) => method)).toContain('tanner-1975')
  })

  it.each([
    ['bone_age_method=tw2', 'bone_age_method is \\"tw2\\"'],
    ['extensions=false', 'extensions is \\"false\\"; expected true'],
    ['scale=2', 'no parameter'],
  ])('refuses %s', async (query, detail) => {
    const answer = await put(`/api/json/course?${query}`)
    expect(answer.status).toBe(400)
    expect(await answer.text()).toContain(detail)
  })
})
