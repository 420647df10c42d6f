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

  it('looks ahead to a day, judges what was measured on it, and gives the reason where nothing is expected', async () => {
    const body = JSON.stringify({
      DateOfBirth: '2017-06-04',
      Gender: 'male',
      Measurements: [
        { Date: '2021-06-04', SizeCm: 103, WeightKg: 16.5 },
        { Date: '2022-06-04', SizeCm: 110, WeightKg: 18.5 },
        { Date: '2023-06-04', SizeCm: 116.5, WeightKg: 21 },
        { Date: '2024-06-04', SizeCm: 121 },
      ],
    })
    const answer = await put('/api/json/course?expected_at=2024-06-04&noise=clinic', body)
    const [size, weight, bmi, head] = parseResultJson(await answer.text()).course?.expected ?? []
    expect(size).toMatchObject({
      measure: 'size',
      at: '2024-06-04',
      value: 123.22,
      askedValue: 121,
      from: { birth: false },
    })
    expect(size?.bands?.map(({ percent }) => percent)).toEqual([50, 90, 98])
    expect(size?.conditionalSds?.value).toBe(-1.45)
    const routine = await put('/api/json/course?expected_at=2024-06-04', body)
    expect(parseResultJson(await routine.text()).course?.expected?.[0]?.conditionalSds?.value).toBe(-1.29)
    expect(size?.texts.join(' ')).toMatch(/Height, expected from the earlier visits: 123\.2 cm/)
    expect(weight?.conditionalSds).toBeUndefined()
    expect(bmi?.value).toBeGreaterThan(14)
    expect(head).toMatchObject({ reason: 'no_cohort', cautions: [] })
    const later = await put('/api/json/course?expected_at=2025-06-04', body)
    expect(parseResultJson(await later.text()).course?.expected?.[0]?.reason).toBe('unusual_growth')
  })

  it.each([
    ['expected_at=2024-02-30', 'expected_at is \\"2024-02-30\\"; expected a date such as 2025-06-04'],
    ['expected_at=2024-06-04&noise=low', 'noise is \\"low\\"; expected routine or clinic'],
    ['bone_age_method=tw2', 'bone_age_method is \\"tw2\\"'],
    ['extensions=false', 'extensions is \\"false\\"; expected true'],
    ['scale=2', 'no parameter'],
  ])('refuses %s', async (query, detail) => {
    const answer = await put(`/api/json/course?${query}`)
    expect(answer.status).toBe(400)
    expect(await answer.text()).toContain(detail)
  })
})
