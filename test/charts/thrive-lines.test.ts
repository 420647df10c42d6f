import { describe, expect, it } from 'vitest'
import { courseCharts } from '../../src/charts/course/course-charts.js'
import { chartData } from '../../src/charts/data/build-chart-data.js'
import { chartPredictions } from '../../src/charts/data/points/chart-predictions.js'
import { assessCourse } from '../../src/clinical/course/assess-course.js'
import { conditionalGain } from '../../src/clinical/course/velocity/conditional-gain.js'
import { scoreAt } from '../../src/clinical/references/distribution.js'
import { lookUpTable } from '../../src/clinical/references/lookup.js'
import { who2006Weight } from '../../src/clinical/references/tables/who2006.js'
import { deCourse } from '../../src/ground/languages/de/course.js'
import { daysPerYear } from '../../src/ground/model/calendar-date.js'
import { renderChart } from '../../src/shown/render/render-chart.js'
import { clara, jakob, paul } from '../fixtures/children.js'
import { romy } from '../fixtures/unusual-children.js'
import { today } from './patient-of-type.js'

const options = { today, locale: 'en', courseCharts } as const
const request = { type: 'Weight', thriveLines: true } as const

describe('thrive lines', () => {
  const data = chartData(paul, request, options)
  const lines = data.thriveLines ?? []

  it('are gains on the 5th centile in every four weeks', () => {
    expect(lines.length).toBeGreaterThan(8)
    for (const line of lines) {
      for (let i = 4; i < line.length; i += 4) {
        const [from, to] = [line[i - 4], line[i]].map((place) => ({
          weeks: ((place?.x ?? 0) * daysPerYear) / 7,
          sds: scoreAt(lookUpTable(who2006Weight, 'male', place?.x ?? 0) as never, place?.y ?? 0) ?? Number.NaN,
        }))
        if (from === undefined || to === undefined) throw new Error('no places')
        const gain = conditionalGain({ fromWeeks: from.weeks, toWeeks: to.weeks, fromSds: from.sds, toSds: to.sds })
        if (gain !== undefined) expect(gain).toBeCloseTo(-1.645, 2)
      }
    }
  })

  it('begin in the fifth week at five scores, then at +2 SD where the one before has fallen to +1 SD, and end above −3.5 SD', () => {
    const courses = lines.map((line) =>
      line.map(({ x, y }) => ({
        weeks: (x * daysPerYear) / 7,
        sds: scoreAt(lookUpTable(who2006Weight, 'male', x) as never, y) ?? Number.NaN,
      })),
    )
    const starts = courses.map(([start]) => [Math.round(start?.weeks ?? 0), Number(start?.sds.toFixed(3))])
    const [highest = [], ...others] = courses
    let before = highest
    const expected = others.slice(4).map((further) => {
      const fallen = before.filter((_, i) => i % 4 === 0).find(({ sds }) => sds <= 1)
      before = further
      return [Math.round(fallen?.weeks ?? 0), 2]
    })
    expect(starts).toEqual([2, 1, 0, -1, -2].map((sds) => [4, sds]).concat(expected))
    const lowest = Math.min(...courses.flat().map(({ sds }) => sds))
    expect(lowest).toBeGreaterThanOrEqual(-3.5)
    expect(lowest).toBeLessThan(-3.45)
  })

  it('lie in the first two years, from the fifth week on', () => {
    const xs = lines.flatMap((line) => line.map(({ x }) => x))
    expect(Math.min(...xs)).toBeCloseTo(28 / daysPerYear, 9)
    expect(Math.max(...xs)).toBeLessThanOrEqual(2)
  })

  it('are named in the legend and explained in a note, and cited', () => {
    expect(data.courseKeys).toEqual([{ mark: 'thrive', text: expect.stringContaining('Cole 1998') }])
    expect(data.notes.join()).toContain('19 of 20')
    expect(data.references.map(({ text }) => text).join()).toContain('Stat Med. 1998;17(23):2697-2707')
  })

  it('of a child born preterm begin where curves by age do', () => {
    const xs = (chartData(romy, request, options).thriveLines ?? []).flatMap((line) => line.map(({ x }) => x))
    expect(Math.min(...xs)).toBeGreaterThan(10 / 52.2)
  })

  it('are on no other chart, and on none that did not ask for them', () => {
    expect(chartData(paul, { type: 'Weight' }, options).thriveLines).toBeUndefined()
    expect(chartData(paul, { type: 'Height', thriveLines: true }, options).thriveLines).toBeUndefined()
    expect(() => chartData(paul, request, { today })).toThrow(/courseCharts.*thriveLines of Weight/)
  })

  it('are drawn, and written in documents', async () => {
    const { body: svg } = await renderChart(paul, { ...request, format: 'Svg' }, { today })
    expect(svg.match(/data-series="thrive"/g)).toHaveLength(lines.length)
    const { body: csv } = await renderChart(paul, { ...request, format: 'Csv' }, { today })
    expect(csv).toContain('\r\nthrive_line,')
    const { body: json } = await renderChart(paul, { ...request, format: 'Json' }, { today })
    expect(JSON.parse(json).Chart?.ThriveLines ?? JSON.parse(json).ThriveLines).toHaveLength(lines.length)
  })
})

describe('the dots of adult height', () => {
  it('are the predictions of the panel, none averaged, with what their ranges mean', () => {
    const { predictions } = assessCourse(clara, { today })
    const dots = chartPredictions(predictions, { course: deCourse, decimalMark: ',' })
    expect(dots.length).toBeGreaterThan(1)
    expect(dots.map(({ value }) => value)).toEqual(predictions.map(({ cm }) => cm))
    expect(dots.map(({ lowest, highest, spread }) => [lowest, highest, spread])).toEqual(
      predictions.map(({ low, high, spread }) => [low, high, spread]),
    )
    expect(new Set(dots.map(({ name }) => name)).size).toBe(dots.length)
    expect(
      chartPredictions(assessCourse({ ...jakob, measurements: [] }, { today }).predictions, {
        course: deCourse,
        decimalMark: ',',
      }),
    ).toEqual([])
  })
})
