import { describe, expect, it } from 'vitest'
import { courseCharts } from '../../src/charts/course/course-charts.js'
import { applicableChartTypes } from '../../src/charts/data/applicable-chart-types.js'
import { chartData } from '../../src/charts/data/build-chart-data.js'
import type { ChartData } from '../../src/charts/data/chart-data.js'
import { chartReferences } from '../../src/charts/data/notes/chart-references.js'
import { assessCourse } from '../../src/clinical/course/assess-course.js'
import { velocityValue } from '../../src/clinical/course/velocity/velocity-curves.js'
import { donald2025 } from '../../src/clinical/course/velocity/velocity-references.js'
import { germany } from '../../src/clinical/references/built-in-sets.js'
import { en } from '../../src/ground/languages/en/index.js'
import type { ChartTypeOf } from '../../src/ground/model/chart-types.js'
import type { PatientInput } from '../../src/ground/model/patient.js'
import { chartSvg } from '../../src/shown/render/chart-svg.js'
import { createCharts } from '../../src/shown/render/create-charts.js'
import { renderChart } from '../../src/shown/render/render-chart.js'
import { clara, emil, jakob, lina, mira, paul } from '../fixtures/children.js'
import { today } from './patient-of-type.js'

const options = { today, locale: 'en', courseCharts } as const

function velocities(patient: PatientInput, type: ChartTypeOf<'course'> = 'HeightVelocity'): ChartData {
  return chartData(patient, { type }, options)
}

/** A boy born on 4 June 2014. */
function boy(...measurements: NonNullable<PatientInput['measurements']>): PatientInput {
  return { dateOfBirth: '2014-06-04', gender: 'male', measurements }
}

describe('a chart of velocity', () => {
  it.each([jakob, clara, mira, paul])('shows what the course says of $firstName, and nothing else', (child) => {
    for (const [type, measure] of [
      ['HeightVelocity', 'size'],
      ['WeightVelocity', 'weight'],
    ] as const) {
      const intervals = assessCourse(child, { today }).intervals.filter((each) => each.measure === measure)
      const drawn = intervals.filter(({ perYear }) => perYear !== undefined)
      const { points, line } = velocities(child, type)
      expect(points).toHaveLength(drawn.length)
      expect(line).toEqual([])
      for (const interval of drawn) {
        const point = points.find((each) => each.measurementIndex === interval.toIndex)
        expect(point?.y).toBe(interval.perYear)
        expect(point?.score?.value).toBe(interval.sds?.value)
        expect(point?.x).toBeCloseTo(interval.midYears, 9)
        expect(point?.interval).toMatchObject({
          fromIndex: interval.fromIndex,
          years: interval.years,
          gain: interval.gain,
        })
        expect(point?.interval?.error).toBe(interval.uncertainty)
      }
    }
  })

  it.each([
    [
      120.9,
      /^One interval below −2 SD \(our own limit\): 10 y 0 m – 11 y 0 m: 1\.8 cm\/y, SDS −3\.\d\d, in fewer than 0\.1% of healthy children\.$/,
      false,
    ],
    [
      130.3,
      /^One interval above \+2 SD \(.*\): 10 y 0 m – 11 y 0 m: 11\.2 cm\/y, SDS \+\d\.\d\d, in (fewer than )?\d\.\d% of.*\.$/,
      true,
    ],
  ])(
    'names a velocity beyond ±2 SD with its share, and does not speak of P25 below −2: %s cm',
    (sizeCm, caution, isOfP25) => {
      const { cautions } = velocities(
        boy({ date: '2023-06-05', sizeCm: 114 }, { date: '2024-06-03', sizeCm: 119.1 }, { date: '2025-06-02', sizeCm }),
      )
      expect(cautions).toContainEqual(expect.stringMatching(caution))
      expect(cautions.some((text) => text.includes('P25'))).toBe(isOfP25)
    },
  )

  it('has the curves of DONALD 2025 over its ages, from 2 years on', () => {
    const { curves, xAxis, yAxis, references } = velocities(jakob)
    expect([xAxis.from, xAxis.to, yAxis.unit]).toEqual([2, 17, 'cm/year'])
    expect(references.map(({ shortName, year }) => `${shortName} ${year}`)).toEqual(['DONALD 2025'])
    expect(curves.map(({ label }) => label)).toEqual(['P3', 'P10', 'P25', 'P50', 'P75', 'P90', 'P97'])
    for (const { sds, segments } of curves) {
      const places = segments.flatMap(({ points }) => points)
      expect([places[0]?.x, places.at(-1)?.x]).toEqual([2, 17])
      for (const { x, y } of places) expect(y).toBeCloseTo(velocityValue(donald2025, 'male', x, sds) ?? Number.NaN, 9)
    }
    const girls = velocities(clara).curves[0]?.segments.at(-1)?.points.at(-1)
    expect(girls?.x).toBe(16.5)
  })

  it('has those of Kelly 2014 by the timing of puberty where that is asked for', () => {
    const { references } = chartData(jakob, { type: 'HeightVelocity' }, { ...options, pubertalTiming: 'later' })
    expect(references.map(({ shortName }) => shortName)).toEqual(['Kelly'])
  })

  it('says how little P25 tells of disease wherever it is drawn, for the sex of the child', () => {
    const said = (patient: PatientInput, lines: 'percentiles' | 'sds') =>
      chartData(patient, { type: 'HeightVelocity', lines }, options).cautions.join(' ')
    expect(said(jakob, 'percentiles')).toContain('only 4.3% never do between 2 and 17 years (DONALD 2025)')
    expect(said(clara, 'percentiles')).toContain('only 10.4% never do between 2 and 17 years (DONALD 2025)')
    expect(said(jakob, 'sds')).not.toContain('P25')
  })

  it('marks an interval in which the season shows, and draws one without a score with the reason', () => {
    const { points, cautions } = velocities(
      boy(
        { date: '2022-06-04', sizeCm: 128 },
        { date: '2023-01-10', sizeCm: 131 },
        { date: '2023-03-10', sizeCm: 132 },
      ),
    )
    expect(points[0]?.interval).toMatchObject({ seasonal: true, note: 'short interval, the season counts' })
    expect(points[1]?.interval).toMatchObject({ fromIndex: 0, seasonal: true })
    const apart = velocities(boy({ date: '2018-06-04', sizeCm: 104 }, { date: '2022-06-04', sizeCm: 128 }))
    expect(apart.points[0]).toMatchObject({ y: 6, interval: { note: 'over one and a half years: no score' } })
    expect(apart.points[0]?.score).toBeUndefined()
    expect(apart.cautions).toContain('One interval drawn without a score: over one and a half years apart.')
    expect(cautions.join()).not.toContain('without a score')
  })

  it('has nothing across lying and standing, nor from a value that is not used, and says so', () => {
    const turned = velocities(boy({ date: '2016-05-01', sizeCm: 86 }, { date: '2017-05-01', sizeCm: 95 }))
    expect(turned.points).toEqual([])
    expect(turned.cautions).toContain('One interval not drawn: measured lying at one visit, standing at the other.')
    const unused = velocities(boy({ date: '2022-06-04', sizeCm: 128 }, { date: '2023-06-04', sizeCm: 1345 }))
    expect(unused.points).toEqual([])
    expect(unused.unused).toHaveLength(1)
    expect(unused.unused[0]?.y).toBeUndefined()
    expect(velocities(boy({ date: '2022-06-04', sizeCm: 128 })).cautions).toContain('No two visits to compare.')
  })

  it('goes below zero where a child was measured smaller, and to the ends of errors', () => {
    const grown = {
      ...boy({ date: '2024-06-04', sizeCm: 178 }, { date: '2025-06-04', sizeCm: 177.7 }),
      dateOfBirth: '2008-06-04',
    }
    const { yAxis } = velocities(grown)
    expect(yAxis.from).toBeLessThan(-0.7)
  })

  it('does not let visits close together make its axis', () => {
    const { yAxis, cautions } = velocities(
      boy({ date: '2022-06-04', sizeCm: 128 }, { date: '2022-06-10', sizeCm: 129 }),
    )
    expect(yAxis.to).toBeLessThan(20)
    expect(cautions.join()).toContain('outside this section')
  })

  it('names a value that its neighbours contradict, as it was measured, and draws nothing from it', () => {
    const doubtful = boy(
      { date: '2020-06-04', weightKg: 20 },
      { date: '2021-06-04', weightKg: 2.3 },
      { date: '2022-06-04', weightKg: 26 },
    )
    const { points, cautions } = velocities(doubtful, 'WeightVelocity')
    expect(points.map(({ y }) => y.toFixed(1))).toEqual(['3.0'])
    expect(cautions.join(' ')).toContain('1 exceptional value not compared: 7 y 0 m: 2300 g, perhaps 23.00 kg.')
  })

  it('gives the figure of the first half-year of treatment, without a score', () => {
    const treated: PatientInput = {
      ...boy({ date: '2023-06-04', sizeCm: 117.9 }, { date: '2023-12-04', sizeCm: 121.1 }),
      markers: [{ text: 'GH', kind: 'growth-hormone', date: '2023-07-01' }],
    }
    const { points, cautions } = velocities(treated)
    expect(points[0]?.score).toBeUndefined()
    expect(cautions.join(' ')).toContain('after treatment of growth began or ended (6.4 ± 0.8 cm/y)')
  })

  it('tells a preterm infant’s velocity by weight and by the week, with its goal at its ages alone', () => {
    const early: PatientInput = {
      ...lina,
      dateOfBirth: '2024-06-04',
      weekBirth: 28,
      dayBirth: 0,
      measurements: [
        { date: '2024-06-18', weightKg: 1.1 },
        { date: '2024-07-02', weightKg: 1.4 },
        { date: '2024-09-24', weightKg: 3.9 },
      ],
    }
    const { notes, yAxis, points } = velocities(early, 'WeightVelocity')
    expect(yAxis.unit).toBe('g/day')
    // The age beside the axis is the corrected one, by which it is drawn.
    expect(points.map(({ x, correctedYears }) => (correctedYears ?? 0) - x)).toEqual([0, 0])
    expect(points[0]?.postmenstrualWeeks).toBeCloseTo(31, 6)
    expect(notes.join(' ')).toContain(
      '21 days: 17.2 g/kg/day, goal at 23 to 36 weeks: 15 to 20 g/kg/day (Fenton 2018); 10.0 weeks: 12.2 g/kg/day.',
    )
  })

  it('begins before term where a preterm infant’s first velocities lie there, and has room for them', () => {
    for (const type of ['HeightVelocity', 'WeightVelocity'] as const) {
      const { points, xAxis, yAxis, cautions } = velocities(emil, type)
      expect(points[0]?.x).toBeLessThan(0)
      expect(points.every(({ x, y }) => x >= xAxis.from && x <= xAxis.to && y <= yAxis.to)).toBe(true)
      expect(cautions.join()).not.toContain('outside this section')
    }
    // Without a score, over two weeks: the axis grows for it, but not for a gain over days.
    const fast = (days: 10 | 18) => {
      const visits = [
        { date: '2025-01-01', sizeCm: 40 },
        { date: `2025-01-${days}`, sizeCm: 47 },
      ]
      return velocities({ ...emil, measurements: visits })
    }
    expect(fast(18).points[0]?.score).toBeUndefined()
    expect(fast(18).yAxis.to).toBeGreaterThan(12)
    expect(fast(10).yAxis.to).toBeLessThan(8)
    expect(fast(10).cautions.join()).toMatch(/outside this section: 4.9 weeks \(33\+2 weeks\): 23.7 cm\/month/)
  })

  it('leaves infancy out once there are later velocities, and counts what it leaves out', () => {
    expect(velocities(paul).xAxis).toMatchObject({ from: 2, to: 4 })
    expect(velocities(paul).cautions.join()).toContain('outside this section')
    const infant = { ...paul, measurements: paul.measurements?.slice(0, 4) ?? [] }
    const { xAxis, yAxis, points, curves, references, notes } = velocities(infant)
    // In the unit and on the reference of infants: WHO's gains, no axis of a schoolchild.
    expect(xAxis).toMatchObject({ from: 0, to: 2 })
    expect(yAxis).toMatchObject({ unit: 'cm/month' })
    expect(yAxis.to).toBeLessThan(8)
    expect(points[0]?.y).toBeCloseTo((points[0]?.interval?.gain ?? 0) / ((points[0]?.interval?.years ?? 0) * 12), 9)
    const [median] = curves.filter(({ label }) => label === 'P50')
    expect(median?.segments[0]?.points[0]?.y).toBeGreaterThan(2)
    expect(references.map(({ shortName }) => shortName)).toEqual(['WHO'])
    expect(notes.join()).toContain('Curves: gain over')
  })

  it('has the gains of WHO over the interval that most of the visits match', () => {
    const infant = { ...paul, measurements: paul.measurements?.slice(0, 4) ?? [] }
    const { curves, notes, cautions } = velocities(infant, 'WeightVelocity')
    expect(notes.join()).toContain('Curves: gain over 3 months')
    expect(curves[3]?.segments[0]?.points[0]?.x).toBeCloseTo(1.5 / 12, 9)
    expect(cautions).toContain(
      'One interval scored over another time than that of the curves (3 months): read the SDS, not the curves.',
    )
    const first = velocities({ ...paul, measurements: infant.measurements.slice(0, 1) }, 'WeightVelocity')
    expect(first.notes.join()).toContain('Curves: gain over 2 months')
    const school = velocities(jakob, 'WeightVelocity')
    expect(school.curves.flatMap(({ segments }) => segments)).toEqual([])
    expect(school.notes).toEqual(['Weight velocity has no reference from 2 years on.'])
    expect(school.references).toEqual([])
  })
})

describe('the charts of growth over time', () => {
  it('are drawn in every format without being passed', async () => {
    const formats = ['Svg', 'Html', 'Json', 'Xml', 'Csv'] as const
    for (const type of ['HeightVelocity', 'WeightVelocity'] as const) {
      for (const format of formats) {
        const { body } = await renderChart(jakob, { type, format }, { today, locale: 'en' })
        expect(body).toContain(type)
      }
    }
  })

  it('are passed to what draws at once, which says what is missing', () => {
    const request = { type: 'HeightVelocity' } as const
    expect(chartSvg(jakob, request, options)).toContain('data-type="HeightVelocity"')
    expect(() => chartSvg(jakob, request, { today })).toThrow(/courseCharts.*needed for HeightVelocity/)
    const { chartData: equipped } = createCharts({ references: germany, language: en, courseCharts })
    expect(equipped(jakob, request, { today }).points).toEqual(velocities(jakob).points)
    expect(() => chartSvg(jakob, request, { today, courseCharts: {} as never })).toThrow(/courseCharts/)
  })

  it('are listed after the others where they are given, if they show anything', () => {
    expect(applicableChartTypes(jakob, { today })).not.toContain('HeightVelocity')
    expect(applicableChartTypes(jakob, options).slice(-2)).toEqual(['HeightVelocity', 'WeightVelocity'])
    expect(
      applicableChartTypes({ ...lina, measurements: jakob.measurements?.slice(0, 1) ?? [] }, options),
    ).not.toContain('HeightVelocity')
  })

  it('name what the scores of a section come from', () => {
    expect(chartReferences(jakob, { type: 'HeightVelocity' }, options)[0]?.text).toContain('doi:10.1515/jpem-2025-0225')
  })
})
