import { describe, expect, it } from 'vitest'
import type { ChartRequest } from '../../src/charts/chart-request.js'
import { applicableChartTypes } from '../../src/charts/data/applicable-chart-types.js'
import { chartData } from '../../src/charts/data/build-chart-data.js'
import type { ChartData, ChartPoint } from '../../src/charts/data/chart-data.js'
import { curveFigures } from '../../src/charts/data/curves/curve-figures.js'
import { drawnScore } from '../../src/charts/data/curves/percentile-curves.js'
import { chartFrame } from '../../src/charts/data/frame/frame.js'
import { chartReferences } from '../../src/charts/data/notes/chart-references.js'
import { clinicClassText } from '../../src/charts/data/texts/clinic-class-text.js'
import { calculatePatient } from '../../src/clinical/assessment/calculate-patient.js'
import { chartDefaults, growthSettings } from '../../src/clinical/growth/growth-options.js'
import {
  clinicMeasures,
  clinicMeasuresOfKiggs,
  clinicMeasuresOfWho,
  lookUpBloodPressure,
  who2007SubscapularSkinfold,
} from '../../src/clinical/references/clinic-measures.js'
import { scoreOfPercentile, valueAt } from '../../src/clinical/references/distribution.js'
import { lookUpTable } from '../../src/clinical/references/lookup.js'
import { type ChartTypeOf, chartTypesOfKind } from '../../src/ground/model/chart-types.js'
import type { ClinicMeasureName } from '../../src/ground/model/clinic-values.js'
import type { Patient } from '../../src/ground/model/patient.js'
import { chartSvg } from '../../src/shown/render/chart-svg.js'
import { renderChart } from '../../src/shown/render/render-chart.js'
import { malika, valentin } from '../fixtures/clinic-children.js'
import { errorOf } from '../fixtures/error-of.js'
import { languages } from '../fixtures/languages.js'
import { words } from '../fixtures/words.js'
import { expectGolden } from './golden-file.js'
import { patientOfType, today } from './patient-of-type.js'

const options = { today, locale: 'en', measures: clinicMeasures } as const

const measureOf: { readonly [type in ChartTypeOf<'clinic'>]: ClinicMeasureName } = {
  Waist: 'waist',
  Hip: 'hip',
  WaistHeightRatio: 'waistHeightRatio',
  WaistHipRatio: 'waistHipRatio',
  Arm: 'arm',
  TricepsSkinfold: 'triceps',
  SubscapularSkinfold: 'subscapular',
  SystolicPressure: 'systolic',
  DiastolicPressure: 'diastolic',
}

function chartOf(patient: Patient, request: ChartRequest, changes: object = {}): ChartData {
  return chartData(patient, request, { ...options, ...changes })
}

describe.each(chartTypesOfKind.clinic)('%s', (type) => {
  const patient = patientOfType(type)
  const data = chartOf(patient, { type })

  it('shows every value with the score and the class of the result', () => {
    const results = calculatePatient(patient, options).measurements.map(({ clinicMeasures: all }) =>
      all?.find(({ measure }) => measure === measureOf[type]),
    )
    expect(data.points.length).toBeGreaterThan(4)
    expect(data.points.map(essence)).toEqual(
      results.map((result) => ({
        y: result?.value,
        score: result?.score?.value,
        reference: result?.score?.reference,
        percentile: result?.percentile,
        class: result?.class,
      })),
    )
  })

  it('has a curve through each value at its score: one lookup serves both', () => {
    const frame = chartFrame(patient, { type }, growthSettings(options, chartDefaults))
    for (const point of data.points) {
      expect(drawnScore(point, frame)?.score).toBeCloseTo(point.score?.value ?? Number.NaN, 9)
      const figure = curveFigures(frame)({ sds: point.score?.value ?? Number.NaN }, point.x)
      expect(figure?.y).toBeCloseTo(point.y, 6)
      expect(figure?.reference).toBe(point.reference)
    }
  })

  it('keeps its picture', async () => {
    const { body } = await renderChart(patient, { type, format: 'Svg' }, { today })
    await expectGolden(`clinic-${type}.svg`, body)
  })
})

function essence({ y, score, reference, percentile, clinicClass }: ChartPoint) {
  return { y, score: score?.value, reference, percentile, class: clinicClass }
}

it('there is no curve where the reference has ended, and no score', () => {
  const { curves, points } = chartOf(
    { ...malika, dateOfBirth: '2016-11-14' },
    { type: 'SubscapularSkinfold', cropX: false },
  )
  const ends = curves.flatMap(({ segments }) => segments.flatMap(({ points: places }) => places.at(-1)?.x ?? []))
  expect(Math.max(...ends)).toBeCloseTo(who2007SubscapularSkinfold.range[1], 6)
  expect(points.every(({ score, x }) => score === undefined && x > 6)).toBe(true)
})

describe('limits that a guideline names', () => {
  it('half the height from five years, in children without a disease that has references', () => {
    const { limits, points } = chartOf(valentin, { type: 'WaistHeightRatio' })
    expect(limits).toEqual([
      {
        class: 'waistHalfHeight',
        side: 'above',
        label: 'Half the height or more (NICE NG246: 0.5)',
        name: 'Half the height or more',
        line: 'NICE NG246: 0.5',
        segments: [
          {
            reference: 'NICE NG246',
            points: [
              { x: 5, y: 0.5 },
              { x: 18, y: 0.5 },
            ],
          },
        ],
      },
    ])
    const crossed = points.map(({ clinicClass }) => clinicClass?.name)
    expect(crossed).toEqual(points.map(({ y }) => (y >= 0.5 ? 'waistHalfHeight' : undefined)))
    expect(chartOf({ ...valentin, diseases: ['Achondroplasia'] }, { type: 'WaistHeightRatio' }).limits).toEqual([])
  })

  it('from an age of our own, which a note says', () => {
    const { notes } = chartData(valentin, { type: 'WaistHeightRatio' }, options)
    expect(notes).toContain('NICE NG246: limit used here from 5 years (our own choice).')
  })

  it('115 and 125 mm from 6 to 59 months', () => {
    const { limits, points, references } = chartOf(malika, { type: 'Arm' })
    expect(limits.map(({ label, segments }) => [label, segments[0]?.points.map(({ x, y }) => [x, y])])).toEqual([
      [
        'Below 115 mm: severe wasting (WHO 2009: 11.5 cm)',
        [
          [0.5, 11.5],
          [4, 11.5],
        ],
      ],
      [
        'Below 125 mm: moderate wasting (WHO 2023: 12.5 cm)',
        [
          [0.5, 12.5],
          [4, 12.5],
        ],
      ],
    ])
    const names = points.map(({ clinicClass }) => clinicClass?.name)
    expect(names.filter(Boolean)).toEqual(['armBelow125', 'armBelow115'])
    expect(references.map(({ name }) => name)).toEqual(['WHO Standards (1)', 'WHO (2)', 'WHO (3)'])
    expect(chartOf(valentin, { type: 'Arm' }).limits).toEqual([])
  })

  it('at their end the next age is no longer of the limit', () => {
    const growth = growthSettings(options, chartDefaults)
    const figures = curveFigures(chartFrame(malika, { type: 'Arm', cropX: true, cropXAt: 6 }, growth))
    expect(figures({ class: 'armBelow115' }, 4.99)).toEqual({ y: 11.5, reference: 'WHO 2009' })
    expect(figures({ class: 'armBelow115' }, 5)).toBeUndefined()
  })
})

describe('blood pressure', () => {
  const at = (data: ChartData, percentile: number, x: number) => {
    const { segments = [] } = data.curves.find((curve) => curve.percentile === percentile) ?? {}
    const points = segments.flatMap((segment) => segment.points)
    const next = points.findIndex((point) => point.x >= x)
    const [from, to] = [points[next - 1], points[next]]
    if (from === undefined || to === undefined) return Number.NaN
    return from.y + ((to.y - from.y) * (x - from.x)) / (to.x - from.x)
  }

  it('has the lines P50, P90, P95 and P99 at the height that was measured', () => {
    const data = chartOf(valentin, { type: 'SystolicPressure' })
    expect(data.curves.map(({ label }) => label)).toEqual(['P50', 'P90', 'P95', 'P99'])
    for (const [i, point] of data.points.entries()) {
      const heightCm = valentin.measurements?.[i]?.sizeCm as number
      const place = lookUpBloodPressure('systolic', 'male', point.ageYears as number, heightCm)
      for (const percentile of [50, 90, 95, 99]) {
        const value = place && valueAt(place, scoreOfPercentile(percentile))
        expect(at(data, percentile, point.x)).toBeCloseTo(value ?? Number.NaN, 1)
      }
    }
    expect(data.notes.join(' ')).toContain('the curves are for this child’s height')
  })

  it('tells its lines apart without colour, and tints what lies between them', () => {
    const svg = chartSvg(valentin, { type: 'SystolicPressure' }, options)
    const looks = [50, 90, 95, 99].map((percentile) => {
      const [path = ''] = svg.match(new RegExp(`<path[^>]*data-series="P${percentile}"[^>]*>`)) ?? []
      return [/stroke-width="([^"]*)"/.exec(path)?.[1], /stroke-dasharray="([^"]*)"/.exec(path)?.[1]].join(' ')
    })
    expect(new Set(looks).size).toBe(4)
    for (const band of ['P50-P90', 'P90-P95', 'P95-P99']) expect(svg).toContain(`band-${band}`)
  })

  it('from P90 on says that one reading lies in a range, and is to be repeated', () => {
    const read = (systolicMmHg: number) => {
      const measurements = [{ date: '2023-06-05', sizeCm: 140, systolicMmHg, diastolicMmHg: 60 }]
      return chartOf({ ...valentin, measurements }, { type: 'SystolicPressure' }).cautions.join()
    }
    expect(read(118)).toContain('Single readings are not a diagnosis')
    expect(read(118)).toContain('Measure again')
    expect(read(100)).not.toContain('One reading')
  })

  it('a taller child has other curves than a shorter one', () => {
    const tall = {
      ...valentin,
      measurements: valentin.measurements?.map((one) => ({ ...one, sizeCm: (one.sizeCm ?? 0) + 8 })),
    }
    const [usual, other] = [valentin, tall].map((child) => chartOf(child, { type: 'SystolicPressure' }))
    expect(at(other as ChartData, 95, 10)).toBeGreaterThan(at(usual as ChartData, 95, 10) + 0.5)
  })

  it('says that its curves are for the middle height where the height is unknown', () => {
    const unknown = { ...valentin, measurements: valentin.measurements?.map(({ sizeCm: _, ...one }) => one) }
    const data = chartOf(unknown, { type: 'DiastolicPressure' })
    expect(data.notes.join(' ')).toContain('the child’s height is unknown')
    const table = clinicMeasures.pressures?.tableAt('diastolic')
    expect(at(data, 50, 10.5)).toBeCloseTo((table && lookUpTable(table, 'male', 10.5)?.m) ?? Number.NaN, 6)
    expect(data.points.every(({ score }) => score === undefined)).toBe(true)
  })

  it('is drawn at the age since birth, however early the child was born', () => {
    const preterm = { ...valentin, weekBirth: 26 }
    const lifelong = { gestationalCorrection: 'lifelong' } as const
    const [pressure] = chartOf(preterm, { type: 'SystolicPressure' }, lifelong).points
    const [waist] = chartOf(preterm, { type: 'Waist' }, lifelong).points
    expect(pressure?.x).toBe(pressure?.ageYears)
    expect(waist?.x).toBeLessThan(waist?.ageYears as number)
  })

  it('joins visits by straight lines', () => {
    const { line } = chartOf(valentin, { type: 'SystolicPressure' })
    expect(line.map(({ points }) => points.length)).toEqual([2, 2, 2, 2, 2])
  })

  it('marks a score beyond the printed heights', () => {
    const short = { ...valentin, measurements: [{ date: '2023-09-04', sizeCm: 118, systolicMmHg: 110 }] }
    expect(chartOf(short, { type: 'SystolicPressure' }).cautions.join(' ')).toContain('approximate')
  })
})

describe('the classes of a blood pressure', () => {
  const adult = { name: 'adultHypertensive', source: 'ESH 2016' } as const
  it('say that the lower limit counts where a percentile and an adult limit are side by side', () => {
    expect(clinicClassText({ name: 'fromP90', source: 'KiGGS 2011', adult }, languages.en)).toBe(
      'P90 to below P95 (KiGGS 2011); at or above 140/90 mmHg, in the hypertensive range (ESH 2016); the lower limit counts (German S2k guideline)',
    )
    expect(clinicClassText(adult, languages.en)).not.toContain('S2k')
  })
})

describe('what is in the way', () => {
  it('a function that draws at once says which references it needs', () => {
    const error = errorOf(() => chartData(valentin, { type: 'Waist' }, { today }))
    expect(error).toMatchObject({ code: 'invalid_parameter', parameter: 'measures', detail: 'needed for Waist' })
  })

  it('a set without the measure', () => {
    const error = errorOf(() => chartOf(valentin, { type: 'Waist' }, { measures: clinicMeasuresOfWho }))
    expect(error).toMatchObject({ code: 'chart_not_applicable', path: 'measures', value: 'clinic-measures-who' })
    const pressure = errorOf(() => chartOf(valentin, { type: 'SystolicPressure' }, { measures: clinicMeasuresOfWho }))
    expect(pressure).toMatchObject({ accepted: 'a set with the series systolic' })
  })

  it('an impossible value is not on the chart, and only those of its measure are named', () => {
    const [first] = valentin.measurements ?? []
    const wrong = { ...valentin, measurements: [{ ...first, waistCm: 570, armCm: 180 }] } as Patient
    const { unused, points } = chartOf(wrong, { type: 'Waist' })
    expect(points).toEqual([])
    expect(unused.map(({ value }) => value)).toEqual(['570 cm'])
    expect(unused[0]?.text).toContain('waist')
    expect(unused[0]?.text).not.toContain('arm')
  })
})

it('waist to hip has no limit, and needs both', () => {
  const { limits, points, unused } = chartOf(valentin, { type: 'WaistHipRatio' })
  expect(limits).toEqual([])
  expect(points.at(-1)).toMatchObject({ y: 77.5 / 91, reference: 'LIFE Child 2019' })
  expect(unused).toEqual([])
  const [first] = valentin.measurements ?? []
  const { hipCm: _, ...withoutHip } = first ?? {}
  expect(chartOf({ ...valentin, measurements: [withoutHip] }, { type: 'WaistHipRatio' }).points).toEqual([])
  const negative = { ...valentin, measurements: [{ ...first, hipCm: 3 }] }
  expect(chartOf(negative, { type: 'WaistHipRatio' }).unused).toHaveLength(1)
})

it('a menu offers the charts that show something, with the option measures', () => {
  const offered = applicableChartTypes(valentin, options)
  expect(offered.filter((type) => (chartTypesOfKind.clinic as readonly string[]).includes(type))).toEqual(
    words(`
    Waist Hip WaistHeightRatio WaistHipRatio Arm TricepsSkinfold SystolicPressure DiastolicPressure
  `),
  )
  expect(applicableChartTypes(valentin, { today })).not.toContain('Waist')
})

it('the references are those of the set that was chosen', () => {
  const names = (measures: typeof clinicMeasures) =>
    chartReferences(valentin, { type: 'Waist' }, { ...options, measures }).map(({ name }) => name)
  expect(names(clinicMeasures)).toEqual(['LIFE Child (1)'])
  expect(names(clinicMeasuresOfKiggs)).toEqual(['KiGGS (1)'])
})

it('renderChart loads the references by itself, and the page lists the other measures', async () => {
  const { body } = await renderChart(valentin, { type: 'SystolicPressure', format: 'Html' }, { today, locale: 'en' })
  expect(body).toContain('Further measurements')
  expect(body).toContain('Waist circumference 77.5 cm')
  expect(body).toContain('P99 or above (KiGGS 2011)')
  expect(body).not.toContain('<td>Systolic blood pressure 117 mmHg</td>')
  expect(body).toContain('LIFE Child 2019 (2)')
})
