import { describe, expect, it } from 'vitest'
import { chartGrowth } from '../../../src/charts/chart-growth.js'
import { courseCharts } from '../../../src/charts/course/course-charts.js'
import { shownGains } from '../../../src/charts/course/gain-tables.js'
import { assessPatient } from '../../../src/clinical/assessment/assess-patient.js'
import { assessCourse } from '../../../src/clinical/course/assess-course.js'
import { chartDefaults } from '../../../src/clinical/growth/growth-options.js'
import { signedScoreText } from '../../../src/ground/languages/written-number.js'
import type { PatientInput } from '../../../src/ground/model/patient.js'
import { renderChart } from '../../../src/shown/render/render-chart.js'
import { clara, jakob, paul } from '../../fixtures/children.js'

const today = '2025-08-10'

function tablesOf(patient: PatientInput, locale: 'de' | 'en' = 'en') {
  const growth = chartGrowth({ today, locale, courseCharts }, chartDefaults)
  return shownGains(assessPatient(patient, growth), growth.course, growth.language)
}

describe('what was gained between visits, as a table', () => {
  it.each([jakob, clara, paul])('has a row for every interval of the course of $firstName', (child) => {
    const { intervals } = assessCourse(child, { today })
    for (const { measure, rows } of tablesOf(child)) {
      expect(rows).toHaveLength(intervals.filter((each) => each.measure === measure).length)
    }
  })

  it('has velocity with its error, score, change of SDS, and where the reference changed', () => {
    const patient = {
      dateOfBirth: '2014-06-04',
      gender: 'male',
      measurements: [
        { date: '2017-06-05', sizeCm: 97 },
        { date: '2018-06-10', sizeCm: 104.2 },
        { date: '2019-01-20', sizeCm: 107.5 },
      ],
    } as const
    const [size] = tablesOf(patient)
    const [first, second] = size?.rows ?? []
    expect(first?.slice(0, 5)).toEqual(['5 Jun 2017', '10 Jun 2018', '1.01', '7.2', '7.1 ± 0.4 cm/y'])
    expect(first?.at(-1)).toMatch(/^DONALD 2025; other reference: change of SDS within KiGGS 2013$/)
    expect(second?.at(-1)).toContain('short interval, the season counts')
    expect(size?.references.map(({ name }) => name)).toEqual(['DONALD 2025'])
  })

  it.each([
    // WHO's scores of a head from 4 months on: KiGGS' are up to 0.5 SD lower.
    { measure: 'head', key: 'headCm', ages: ['2024-12-09', '2025-03-10'], values: [39, 41.5], within: 'WHO 2006' },
    { measure: 'size', key: 'sizeCm', ages: ['2028-08-09', '2029-10-09'], values: [103, 109], within: 'KiGGS 2013' },
    { measure: 'head', key: 'headCm', ages: ['2024-11-09', '2030-03-10'], values: [38, 51], within: undefined },
  ] as const)('prints no change of $measure across two references, $ages', ({ measure, key, ages, values, within }) => {
    const measurements = ages.map((date, i) => ({ date, [key]: values[i] }))
    const patient: PatientInput = { dateOfBirth: '2024-09-09', gender: 'male', measurements }
    const growth = chartGrowth({ today: '2034-10-01', locale: 'de', courseCharts }, chartDefaults)
    const { sdsChange } = assessCourse(patient, { today: '2034-10-01' }).intervals[0] ?? {}
    const tables = shownGains(assessPatient(patient, growth), growth.course, growth.language, [measure])
    const [change, remark] = tables[0]?.rows[0]?.slice(-2) ?? []
    expect(sdsChange?.referenceChanged).toBe(true)
    expect(sdsChange?.withinOne?.reference).toBe(within)
    const printed = sdsChange?.withinOne && signedScoreText(sdsChange.withinOne.change, growth.language, 2)
    expect(change).toBe(printed ?? '')
    expect(remark).toContain(
      within === undefined
        ? 'andere Referenz: SDS nicht vergleichbar'
        : `andere Referenz: SDS-Änderung nach ${within} allein`,
    )
    expect(remark).not.toContain(signedScoreText(sdsChange?.change ?? 0, growth.language, 2))
  })

  it('has the conditional gain of infants, and names its source', () => {
    const weight = tablesOf(paul).find(({ measure }) => measure === 'weight')
    expect(weight?.rows[0]?.at(-1)).toMatch(
      /^WHO 2009; weight gain given the earlier weight \(Cole\): [+−]\d\.\d\d SDS$/,
    )
    expect(weight?.references.map(({ name }) => name)).toEqual(['WHO 2009', 'Cole 1998'])
  })

  it('is on the page of a chart, for what the chart shows, with its references', async () => {
    const page = async (type: 'Height' | 'Bmi') =>
      (await renderChart(clara, { type, format: 'Html' }, { today, locale: 'en' })).body
    expect(await page('Height')).toContain('<h2>Growth between visits</h2>')
    expect(await page('Height')).not.toContain('Weight, kg')
    expect(await page('Bmi')).not.toContain('Growth between visits')
    const infant = await renderChart(paul, { type: 'Height', format: 'Html' }, { today, locale: 'en' })
    expect(infant.body).toContain('Growth velocity based on weight, length and head circumference')
  })
})
