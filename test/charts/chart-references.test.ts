import { describe, expect, it } from 'vitest'
import { chartReferences } from '../../src/charts/data/notes/chart-references.js'
import type { Patient } from '../../src/ground/model/patient.js'
import { emil, jakob, mira, paul } from '../fixtures/children.js'
import { today } from './patient-of-type.js'

const to = (cropXAt: number) => ({ type: 'Height', cropX: true, cropXAt }) as const
const byWeeks = { type: 'WeightPrematureCombined' } as const
const turner = { type: 'HeightWithTurnerSyndrome' } as const
const late = { ...jakob, measurements: jakob.measurements?.slice(4, 7) ?? [] }

describe('the references', () => {
  it.each<[string, Patient, Parameters<typeof chartReferences>[1], string]>([
    ['of the whole section', jakob, { type: 'Height' }, '0 WHO (1), 4 KiGGS (2), 0 Niklasson (3)'],
    ['of the young', { ...paul, sizeBirthCm: undefined }, { type: 'Height' }, '0 WHO (1)'],
    ['that a crop leaves, and that at birth', jakob, to(4), '0 WHO (1), 0 Niklasson (2)'],
    ['without that at birth where the window leaves it out', late, { type: 'Height', window: 'fit' }, '4 KiGGS (1)'],
    ['that a crop touches', jakob, to(4.1), '0 WHO (1), 4 KiGGS (2), 0 Niklasson (3)'],
    ['of head circumference', jakob, { type: 'Head' }, '0 WHO (1), 0.3333 KiGGS (2), 0 Niklasson (3)'],
    ['of one publication, once', jakob, { type: 'WeightLength' }, '45 WHO (1), 51 Niklasson (2)'],
    ['before and after term', emil, byWeeks, '22.5 Fenton (1), 50 WHO (2), 28.4286 Niklasson (3)'],
    ['of a disease, then the general', mira, turner, '1 Lyon (1), 0 WHO (2), 4 KiGGS (3), 0 Niklasson (4)'],
  ])('%s', (_name, patient, request, expected) => {
    const references = chartReferences(patient, request, { today })
    expect(references.map(({ xAxisValue, name }) => `${Number(xAxisValue.toFixed(4))} ${name}`).join(', ')).toBe(
      expected,
    )
    for (const { text } of references) expect(text.length).toBeGreaterThan(60)
  })

  it('have the full citation with its DOI', () => {
    expect(chartReferences(jakob, { type: 'Height' }, { today })[1]?.text).toMatch(
      /Robert Koch-Institut.*doi:10\.25646\/3179/,
    )
  })

  it('say where figures are an approximation', () => {
    const [reference] = chartReferences(jakob, { type: 'SitHeightRatioWithAchondroplasia' }, { today, locale: 'en' })
    expect(reference?.text).toContain('Median only: the ratio')
  })
})
