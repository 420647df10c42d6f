import { describe, expect, it } from 'vitest'
import { chartReferences } from '../../src/charts/data/notes/chart-references.js'
import type { Patient } from '../../src/model/patient.js'
import { emil, jakob, mira, paul } from '../fixtures/children.js'
import { today } from './patient-of-type.js'

describe('the references', () => {
  it.each<[string, Patient, Parameters<typeof chartReferences>[1], readonly (readonly [number, string])[]]>([
    [
      'of the whole section',
      jakob,
      { type: 'Height' },
      [
        [0, 'WHO (1)'],
        [4, 'KiGGS (2)'],
        [0, 'Niklasson (3)'],
      ],
    ],
    ['of the young', { ...paul, sizeBirthCm: undefined }, { type: 'Height' }, [[0, 'WHO (1)']]],
    [
      'that a crop leaves, and that of size at birth',
      jakob,
      { type: 'Height', cropX: true, cropXAt: 4 },
      [
        [0, 'WHO (1)'],
        [0, 'Niklasson (2)'],
      ],
    ],
    [
      'without that of size at birth where the window leaves it out',
      { ...jakob, measurements: jakob.measurements?.slice(4, 7) ?? [] },
      { type: 'Height', window: 'fit' },
      [[4, 'KiGGS (1)']],
    ],
    [
      'that a crop touches',
      jakob,
      { type: 'Height', cropX: true, cropXAt: 4.1 },
      [
        [0, 'WHO (1)'],
        [4, 'KiGGS (2)'],
        [0, 'Niklasson (3)'],
      ],
    ],
    [
      'of head circumference',
      jakob,
      { type: 'Head' },
      [
        [0, 'WHO (1)'],
        [1 / 3, 'KiGGS (2)'],
        [0, 'Niklasson (3)'],
      ],
    ],
    [
      'of one publication, once',
      jakob,
      { type: 'WeightLength' },
      [
        [45, 'WHO (1)'],
        [51, 'Niklasson (2)'],
      ],
    ],
    [
      'before and after term',
      emil,
      { type: 'WeightPrematureCombined' },
      [
        [22.5, 'Fenton (1)'],
        [50, 'WHO (2)'],
        [28 + 3 / 7, 'Niklasson (3)'],
      ],
    ],
    [
      'of a disease, then the general',
      mira,
      { type: 'HeightWithTurnerSyndrome' },
      [
        [1, 'Lyon (1)'],
        [0, 'WHO (2)'],
        [4, 'KiGGS (3)'],
        [0, 'Niklasson (4)'],
      ],
    ],
  ])('%s', (_name, patient, request, expected) => {
    const references = chartReferences(patient, request, { today })
    expect(references.map(({ xAxisValue, name }) => [xAxisValue, name])).toEqual(expected)
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
