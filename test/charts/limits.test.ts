import { describe, expect, it } from 'vitest'
import { chartData } from '../../src/charts/data/build-chart-data.js'
import { chartReferences } from '../../src/charts/data/notes/chart-references.js'
import { valueText } from '../../src/charts/data/texts/describe-point.js'
import { layOutAbove } from '../../src/charts/picture/around/above-plot.js'
import { chartScene } from '../../src/charts/picture/chart-scene.js'
import { calculatePatient } from '../../src/clinical/assessment/calculate-patient.js'
import {
  agaBmiClasses,
  bmiLimitAt,
  cdc,
  cdc2000,
  defineSet,
  iotfBmiClasses,
  type ReferenceSet,
  who,
} from '../../src/clinical/references/index.js'
import { type ChartType, chartTypes } from '../../src/ground/model/chart-types.js'
import type { Patient } from '../../src/ground/model/patient.js'
import { jakob, paul, sofie } from '../fixtures/children.js'
import { nora } from '../fixtures/unusual-children.js'
import { chartInLanguage } from './chart-in-language.js'
import { patientOfType, today } from './patient-of-type.js'
import { groupsOf, partsOf, textsOf } from './shapes.js'

const size = { width: 1000, height: 1000, references: false }

function labelsOf(references?: ReferenceSet, patient = jakob) {
  return chartData(patient, { type: 'Bmi' }, { today, ...(references !== undefined && { references }) }).limits.map(
    ({ label }) => label,
  )
}

describe('the limits of the body mass index', () => {
  it('are those of the set, with a name and the line they run along', () => {
    expect(labelsOf()).toEqual([
      'Starkes Untergewicht (AGA P3)',
      'Untergewicht (AGA P10)',
      'Übergewicht (AGA P90)',
      'Adipositas (AGA P97)',
      'Extreme Adipositas (AGA P99,5)',
    ])
    expect(labelsOf(cdc)).toContain('Adipositas Grad 2 (CDC 120 % von P95)')
    expect(labelsOf(who, paul)).toEqual([
      'Schwere akute Unterernährung (WHO −3 SD)',
      'Akute Unterernährung (WHO −2 SD)',
      'Mögliches Risiko für Übergewicht (WHO +1 SD)',
      'Übergewicht (WHO +2 SD)',
      'Adipositas (WHO +3 SD)',
    ])
    const iotf = defineSet({ id: 'with-iotf', name: 'IOTF', series: {}, bmiClasses: iotfBmiClasses })
    expect(labelsOf(iotf)).toContain('Adipositas (IOTF)')
  })

  it('name the publisher once in the header', () => {
    const { shapes } = chartScene(chartInLanguage(jakob, { type: 'Bmi' }, { today, references: who }), size)
    expect(textsOf(groupsOf(shapes, 'header'))).toContain('Referenz: WHO 2006, WHO 2007')
  })

  it('that leave the plot at the top have room for their names above it', () => {
    const data = chartInLanguage(jakob, { type: 'Bmi', lines: 'cdc' }, { today, references: cdc2000 })
    const low = { limits: data.limits, yAxis: { ...data.yAxis, to: 30 } }
    const heightOf = (limits: typeof data.limits) =>
      layOutAbove({ ...data, ...low, curves: [], limits }, 60, 460, true).height
    expect(heightOf(data.limits)).toBeGreaterThan(heightOf([]))
  })

  it('are those that classify: an option goes before the set', () => {
    const options = { today, bmiClasses: iotfBmiClasses }
    const { limits, references } = chartData(jakob, { type: 'Bmi' }, options)
    expect(limits.map((limit) => limit.class)).toEqual(iotfBmiClasses.limits.map((limit) => limit.class))
    expect(references.map(({ name }) => name)).toEqual(['WHO (1)', 'KiGGS (2)', 'IOTF (3)'])
  })

  it('are drawn to a tenth of what decides the class', () => {
    const { limits } = chartData(jakob, { type: 'Bmi' }, { today })
    limits.forEach(({ segments }, i) => {
      const limit = agaBmiClasses.limits[i]!
      const points = segments.flatMap((segment) => segment.points)
      expect([points[0]?.x, points.at(-1)?.x]).toEqual([2, 18])
      points.slice(1).forEach(({ x, y }, k) => {
        const before = points[k]!
        expect(y).toBeCloseTo(bmiLimitAt(limit, 'male', x)!, 9)
        const middle = (x + before.x) / 2
        expect(Math.abs((y + before.y) / 2 - bmiLimitAt(limit, 'male', middle)!)).toBeLessThan(0.1)
      })
    })
  })

  it('are cited with the references', () => {
    const references = chartReferences(jakob, { type: 'Bmi' }, { today })
    expect(references.map(({ name }) => name)).toEqual(['WHO (1)', 'KiGGS (2)', 'AGA (3)'])
    expect(references[2]).toMatchObject({ xAxisValue: 2, text: expect.stringContaining('Leitlinie') })
  })

  it('are on no other chart', () => {
    const types = chartTypes.filter((type) => chartData(patientOfType(type), { type }, { today }).limits.length > 0)
    expect(types).toEqual(['Bmi'])
  })

  it('that end inside the plot are named there, or not drawn', () => {
    for (const side of [300, 600, 1000]) {
      const data = chartInLanguage(jakob, { type: 'Bmi' }, { today, references: who })
      const scene = chartScene(data, { width: side, height: side, references: false })
      const shapes = partsOf(scene.shapes, 'limits')
      const early = shapes.filter(
        (shape) => shape.kind === 'path' && Math.max(...shape.lines.flat().filter((_, i) => i % 2 === 0)) < side / 2,
      )
      const names = shapes.filter(({ kind }) => kind === 'text')
      expect(names).toHaveLength(early.length)
      if (side === 1000) expect(names.length).toBeGreaterThanOrEqual(4)
    }
  })
})

describe('the chart of an infant of 6 months with 66 cm and 8.25 kg', () => {
  // By AGA beyond P97 of 18.7 kg/m²; by WHO's weight for length +1.30.
  const girl: Patient = { gender: 'female', measurements: [{ ageInYears: 0.5, sizeCm: 66, weightKg: 8.25 }] }
  const shown = (type: ChartType) => {
    const data = chartInLanguage(girl, { type }, { today })
    return { data, text: valueText(data.points[0]!, data.yAxis, data.language) }
  }

  it("has WHO's class by weight for length in place of an AGA class, and says so", () => {
    const { data, text } = shown('Bmi')
    expect(text).toMatch(/ · Gewicht zu Länge: mögliches Risiko für Übergewicht \(WHO\)$/)
    expect(data.cautions).toContain(
      'Unter 2 Jahren keine BMI-Klasse (eigene Festlegung), sondern die WHO-Klasse nach Gewicht zu Länge.',
    )
    expect(shown('WeightLength').text).toMatch(/ · Gewicht zu Länge: mögliches Risiko für Übergewicht \(WHO\)$/)
  })

  it('has no line of a class before 2 years', () => {
    for (const limit of shown('Bmi').data.limits) {
      for (const { x } of limit.segments.flatMap(({ points }) => points)) expect(x).toBeGreaterThanOrEqual(2)
    }
    expect(chartInLanguage(jakob, { type: 'Bmi' }, { today }).cautions.join()).not.toContain('Unter 2 Jahren')
  })
})

describe('the class of a body mass index', () => {
  const latestOf = (patient: Patient, references?: ReferenceSet, locale: 'de' | 'en' = 'de') => {
    const options = { today, locale, ...(references !== undefined && { references }) }
    const data = chartInLanguage(patient, { type: 'Bmi' }, options)
    return valueText(data.points.at(-1)!, data.yAxis, data.language)
  }

  it('is at its point, beyond the last limit in per cent of the percentile', () => {
    expect(latestOf(nora)).toBe(
      '54,1 kg/m² · SDS (KiGGS 2013) +3,12 · P > 99,9 · Extreme Adipositas · 198 % von P97 (AGA 2015: SDS +4,17)',
    )
    expect(latestOf(nora, cdc, 'en')).toBe(
      '54.1 kg/m² · SDS (CDC 2022) +4.89 · P > 99.9 · Obesity class 3 · 195% of P95 (CDC 2000)',
    )
    expect(latestOf(nora, who)).toBe('54,1 kg/m² · SDS (WHO 2007) +5,58 · P > 99,9 · Adipositas (WHO)')
  })

  it('is the one of the result', () => {
    const { points } = chartData(nora, { type: 'Bmi' }, { today })
    const { measurements } = calculatePatient(nora, { today })
    expect(points.map(({ bmiClass }) => bmiClass)).toEqual(measurements.map(({ bmiClass }) => bmiClass))
  })

  it('is in the header and the description', () => {
    const { shapes, description } = chartScene(chartInLanguage(nora, { type: 'Bmi' }, { today }), size)
    const named = 'Extreme Adipositas · 198 % von P97 (AGA 2015: SDS +4,17)'
    expect(textsOf(groupsOf(shapes, 'header')).some((text) => text.endsWith(named))).toBe(true)
    expect(description).toContain('Extreme Adipositas, 198 % von Perzentile 97 (AGA 2015: SDS plus 4,17)')
  })

  it('is not mentioned where it is normal, and not known on other charts and by a disease', () => {
    expect(latestOf(jakob)).toBe('20,3 kg/m² · SDS (KiGGS 2013) −0,28 · P39')
    const classes = (patient: Patient, type: ChartType) =>
      chartData(patient, { type }, { today }).points.map(({ bmiClass }) => bmiClass?.class)
    expect(new Set(classes(jakob, 'Bmi'))).toEqual(new Set(['normal']))
    expect(new Set(classes(nora, 'Weight'))).toEqual(new Set([undefined]))
    expect(new Set(classes(sofie, 'Bmi'))).toEqual(new Set([undefined]))
  })
})
