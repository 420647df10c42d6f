import { describe, expect, it } from 'vitest'
import { courseCharts } from '../../../src/charts/course/course-charts.js'
import { calculatePatient } from '../../../src/clinical/assessment/calculate-patient.js'
import { assessCourse } from '../../../src/clinical/course/assess-course.js'
import { germany, who } from '../../../src/clinical/references/built-in-sets.js'
import { chartModel, comparableSets, shownChart, type ViewState } from '../../../src/doors/element/chart-model.js'
import { heldIn } from '../../../src/doors/element/gestures.js'
import { type ElementOptions, inputsOfAttributes } from '../../../src/doors/element/inputs/element-inputs.js'
import { overlaySvg } from '../../../src/doors/element/overlay.js'
import { drawChosen } from '../../../src/doors/element/picture-view.js'
import { readingAt, readingText } from '../../../src/doors/element/reading.js'
import { sectionText } from '../../../src/doors/element/shell-html.js'
import { supposed } from '../../../src/doors/element/what-if.js'
import type { ChartType } from '../../../src/ground/model/chart-types.js'
import type { Patient } from '../../../src/ground/model/patient.js'
import { clara, emil, hanna, jakob, mira, paul } from '../../fixtures/children.js'

const today = '2025-07-20'

function chartOf(patient: Patient, type: ChartType = 'Height', state: ViewState = {}) {
  const inputs = { patient, request: { type }, options: { today, locale: 'en', compareWith: [who] } }
  return shownChart(chartModel(inputs, state), state.section)
}

describe('reading', () => {
  it('gives every line at any age, highest first, as its reference has it', () => {
    const { lines, place } = readingAt(chartOf(jakob), 10)
    expect(place).toBe('10 y 0 m')
    expect(lines.map(({ label }) => label)).toEqual(['P97', 'P90', 'P75', 'P50', 'P25', 'P10', 'P3'])
    // KiGGS: the median of boys at 10.0 years.
    expect(lines[3]?.value).toBe('141.6 cm')
  })

  it('gives a measurement with all its scores and their references', () => {
    const chart = chartOf(mira, 'HeightWithTurnerSyndrome')
    const point = chart.data.points.at(-1)
    const { child, date } = readingAt(chart, point?.x ?? 0, point)
    expect(date).toBe('11 Nov 2024')
    expect(child?.value).toBe('136.0 cm')
    expect(child?.details).toEqual([
      'SDS (Turner: Lyon 1985) +1.56 · P94 · ΔSDS +0.49 since 8 Nov 2021',
      'SDS (KiGGS 2013) −2.70 · P0.3 · ΔSDS −0.34 since 8 Nov 2021',
      'Bone age 10 y 6 m',
    ])
  })

  it('gives the velocity up to a measurement where the host has passed what computes it', () => {
    const detailsOf = (type: ChartType) => {
      const inputs = { patient: hanna, request: { type }, options: { today, locale: 'en', courseCharts } }
      const chart = shownChart(chartModel(inputs, {}), undefined)
      const point = chart.data.points.at(-1)
      return readingAt(chart, point?.x ?? 0, point).child?.details ?? []
    }
    const velocity = assessCourse(hanna, { today })
      .intervals.filter(({ measure }) => measure === 'size')
      .at(-1)
    expect(detailsOf('Height').join()).toContain(`${velocity?.perYear?.toFixed(1)} ± `)
    expect(detailsOf('Height').join()).toMatch(/cm\/year since \d+ \w+ \d{4} · SDS \(/)
    expect(detailsOf('Bmi').join()).not.toContain('/year')
  })

  it('follows the child between two measurements, and says that it does', () => {
    const chart = chartOf(hanna)
    const [from, to] = chart.data.points.slice(20, 22) as [{ x: number; y: number }, { x: number; y: number }]
    const { child } = readingAt(chart, (from.x + to.x) / 2)
    expect(child?.point).toBeUndefined()
    expect(child?.value).toMatch(/^≈ \d/)
    expect(child?.y).toBeGreaterThan(Math.min(from.y, to.y) - 0.1)
    expect(child?.y).toBeLessThan(Math.max(from.y, to.y) + 0.1)
    expect(child?.details.join()).toMatch(/^SDS \(KiGGS 2013\) [+−]\d\.\d\d · P\d+$/)
  })

  it('has no child outside the measurements, and no line outside the reference', () => {
    const chart = chartOf(mira, 'HeightWithTurnerSyndrome')
    expect(readingAt(chart, 0.5)).toMatchObject({ child: undefined, lines: [] })
  })

  it('has a second reference beside the first', () => {
    const { lines, child } = readingAt(chartOf(jakob, 'Height', { compared: who }), 10)
    expect(lines[3]).toMatchObject({ value: '141.6 cm', compared: '137.8 cm' })
    expect(child?.details).toHaveLength(2)
    expect(child?.details[1]).toContain('WHO 2007')
  })

  it('is heard as one sentence', () => {
    const chart = chartOf(emil, 'Weight')
    const point = chart.data.points.at(-1)
    expect(readingText(readingAt(chart, point?.x ?? 0, point))).toBe(
      '14 Jul 2025, 7.4 months (corrected 4.7 months), 6.40 kg, SDS (WHO 2006) −1.25 · P11, ' +
        'P97: 9.06 kg, P90: 8.49 kg, P75: 7.94 kg, P50: 7.37 kg, P25: 6.83 kg, P10: 6.38 kg, P3: 5.96 kg',
    )
  })
})

describe('a small picture', () => {
  it('leaves no mark without its key', () => {
    const markers = Array.from({ length: 12 }, (_, i) => ({ date: `20${10 + i}-05-01`, text: `Event ${i + 1}` }))
    const options = { today, locale: 'en' }
    const keyAt = (width: number, height: number) =>
      drawChosen(
        chartModel({ patient: { ...jakob, markers }, request: {}, options }, {}),
        {},
        { width, height, idPrefix: 'a' },
      ).key.join('\n')
    expect(keyAt(900, 1200)).toBe('')
    const small = keyAt(366, 411)
    for (let i = 1; i <= 12; i++) expect(small).toMatch(new RegExp(`^[A-L]  .* Event ${i}$`, 'm'))
  })
})

describe('a zoomed chart', () => {
  it('is announced with ages as people say them', () => {
    expect(sectionText(chartOf(jakob, 'Height', { section: [3.78, 7.2] }))).toBe('Section: 3 y 9 m to 7 y 2 m')
    expect(sectionText(chartOf(hanna, 'Weight', { section: [0, 0.2] }))).toBe('Section: birth to 10.4 weeks')
  })

  it('has the same curves, points and scores, and a y axis that holds what is drawn', () => {
    const [whole, part] = [chartOf(jakob), chartOf(jakob, 'Height', { section: [4.5, 8] })]
    expect(part.data.points).toEqual(whole.data.points)
    expect(part.data.xAxis).toMatchObject({ from: 4.5, to: 8 })
    const { from, to } = part.data.yAxis
    const ys = part.data.curves.flatMap(({ segments }) => segments.flatMap(({ points }) => points.map(({ y }) => y)))
    expect(from).toBeLessThan(Math.min(...ys))
    expect(to).toBeGreaterThan(Math.max(...ys))
    expect(readingAt(part, 6).lines).toEqual(readingAt(whole, 6).lines)
    expect(readingAt(part, 16).lines).toEqual(readingAt(whole, 16).lines)
    expect(readingAt(part, 15).child?.y).toBeCloseTo(readingAt(whole, 15).child?.y ?? 0, 0)
  })

  it('counts the values outside it', () => {
    expect(chartOf(jakob, 'Height', { section: [4.5, 8] }).data.cautions.join()).toContain('outside this section')
  })

  it('labels days where it is a few weeks long', () => {
    const { xAxis } = chartOf(hanna, 'Weight', { section: [0, 14 / 365.25] }).data
    expect(xAxis.title).toBe('Age (days)')
    expect(xAxis.ticks.flatMap(({ label }) => label ?? [])).toEqual(Array.from({ length: 15 }, (_, day) => String(day)))
  })

  it('stays within the reference, and no shorter than two weeks', () => {
    const { range } = chartOf(jakob).model
    expect(range.widest).toEqual([0, 19])
    expect(heldIn([-5, 5], range)).toEqual([0, 10])
    expect(heldIn([-100, 100], range)).toEqual([0, 19])
    const [from, to] = heldIn([8, 8.001], range)
    expect((to - from) * 365.25).toBeCloseTo(14)
  })
})

describe('what is supposed', () => {
  it('is scored as a measurement would be, and says that it was not measured', () => {
    const date = '2026-03-10'
    const chart = chartOf(jakob)
    const { point, texts } = supposed(chart, { whatIf: { date, values: { sizeCm: 179 } } })
    const real = calculatePatient(
      { ...jakob, measurements: [...(jakob.measurements ?? []), { date, sizeCm: 179 }] },
      { today: date },
    )
    expect(point?.score?.value).toBe(real.measurements?.at(-1)?.sizeSds?.value)
    expect(texts).toEqual([
      expect.stringMatching(/^10 Mar 2026 · 179\.0 cm · SDS .* · ΔSDS .* since 10 Mar 2025 · not measured$/),
    ])
    expect(chart.data.points).toHaveLength(jakob.measurements?.length ?? 0)
  })

  it.each([
    [
      'Height',
      { sizeCm: 104 },
      'Expected 104.4 cm (101.6 to 107.4) · 104.0 cm: within the range of 90 in 100 children with the same course so far.',
    ],
    [
      'Height',
      { sizeCm: 108 },
      'Expected 104.4 cm (101.6 to 107.4) · 108.0 cm: higher than expected from the earlier visits (2 in 100 children with the same course so far are this high).',
    ],
    [
      'Weight',
      { weightKg: 16 },
      'Expected 16.9 kg (15.5 to 18.6) · 16.0 kg: within the range of 90 in 100 children with the same course so far.',
    ],
    ['Head', { headCm: 50 }, 'Head circumference: no expected value.'],
    ['Sit', { sizeCm: 104, seatCm: 58 }, undefined],
  ] as const)('says what is expected on a chart of %s, %j', (type, values, text) => {
    const whatIf = { date: '2026-01-21', values }
    const said = (options: ElementOptions, patient: Patient = paul) =>
      supposed(shownChart(chartModel({ patient, request: { type }, options }, {}), undefined), { whatIf }).texts
    const options = { today, locale: 'en', courseCharts } as const
    const [, ...texts] = said(options)
    expect(texts).toEqual(text === undefined ? [] : [expect.stringContaining(text)])
    expect(said({ today, locale: 'en' })).toHaveLength(1)
    expect(said({ ...options, modules: ['scores', 'plausibility', 'charts'] })).toHaveLength(1)
  })

  it('names first what is to be known of an expected value, or why there is none', () => {
    const said = (patient: Patient, type: ChartType = 'Height') => {
      const inputs = { patient, request: { type }, options: { today, courseCharts } }
      const whatIf = { date: '2025-11-21', values: { sizeCm: 124 } }
      return supposed(shownChart(chartModel(inputs, {}), undefined), { whatIf }).texts.slice(1)
    }
    const [first, last] = said(clara)
    expect(first).toMatch(/^Hinweis: Mit diesem Wert: GHRS 2000 .* Hinweis: Eingetragen .* Hinweis: Das Knochenalter/)
    expect(last).toMatch(
      /^Erwartet 125,0 cm \(121,8 bis 128,2\) · 124,0 cm: im Bereich von 90 von 100 Kindern mit gleichem bisherigem Verlauf\.$/,
    )
    const refused = 'Kein Erwartungswert für die Körpergröße: nur bei Kindern ohne bekannte Erkrankung.'
    expect(said(mira)).toEqual([refused])
    expect(said(mira, 'HeightWithTurnerSyndrome')).toEqual([refused])
  })

  it.each([
    [179, '>179.0 cm<'],
    [120, '>120.0 cm (in doubt)<'],
  ])('has the mark of doubt over the picture too: %i cm', (sizeCm, text) => {
    const state: ViewState = { whatIf: { date: '2025-03-12', values: { sizeCm } } }
    const chart = chartOf(jakob, 'Height', state)
    const overlay = overlaySvg({
      chart,
      geometry: drawChosen(chart.model, state, { width: 800, height: 600, idPrefix: 'a' }).geometry,
      reading: undefined,
      at: undefined,
      supposed: supposed(chart, state),
      clipId: 'clip',
    })
    expect(overlay).toContain(text)
  })

  it('waits for all that the value needs', () => {
    const chart = chartOf(jakob, 'Bmi')
    const supposedWith = (values: object) => supposed(chart, { whatIf: { date: '2025-07-01', values } }).point?.y
    expect(supposedWith({ sizeCm: 178 })).toBeUndefined()
    expect(supposedWith({ sizeCm: 178, weightKg: 64 })).toBeCloseTo(20.2, 1)
  })

  it('gives the target height of other parents', () => {
    const { target, texts } = supposed(chartOf(jakob), { whatIf: { sizeFatherCm: 190, sizeMotherCm: 175 } })
    expect(target?.value).toBe(189)
    expect(texts).toEqual(['Target height 189.0 cm (180.5 cm – 197.5 cm) · not measured'])
  })
})

it('offers only references with other curves', () => {
  expect(comparableSets(chartOf(jakob).model)).toEqual([who])
  expect(comparableSets(chartOf(mira, 'HeightWithTurnerSyndrome').model)).toEqual([])
})

describe('attributes', () => {
  const read = (attributes: Readonly<Record<string, string>>) =>
    inputsOfAttributes((name) => attributes[name] ?? null, { germany, who })

  it('are JSON texts, over which simple ones prevail', () => {
    expect(
      read({
        patient: JSON.stringify(jakob),
        request: '{"type":"Weight","lines":"sds"}',
        type: 'Bmi',
        locale: 'en',
        references: 'who',
        'compare-with': 'germany',
      }),
    ).toEqual({
      patient: jakob,
      request: { type: 'Bmi', lines: 'sds' },
      options: { locale: 'en', references: who, compareWith: [germany] },
    })
  })

  it.each([
    [{ patient: '{' }, 'patient is "{"; expected an object as JSON.'],
    [{ references: 'cdc' }, 'references is "cdc"; expected germany or who.'],
    [{ lines: 'many' }, 'lines is "many"; expected percentiles, sds, nine, who or cdc.'],
  ])('%o names what is accepted', (attributes, message) => {
    expect(() => chartModel(read(attributes), {})).toThrow(message)
  })
})
