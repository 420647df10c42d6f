import { expect, it } from 'vitest'
import { who } from '../../../src/clinical/references/built-in-sets.js'
import type { ReferenceSet } from '../../../src/clinical/references/reference-set.js'
import type { ElementInputs } from '../../../src/doors/element/inputs/element-inputs.js'
import { whyNoChart } from '../../../src/doors/element/why-no-chart.js'
import { chartSvg } from '../../../src/shown/render/chart-svg.js'
import { jakob } from '../../fixtures/children.js'

/** What a reader learns of a chart that is refused. */
function told({ patient, request, options }: ElementInputs): string {
  try {
    chartSvg(patient, { ...request, type: request.type ?? 'Height' }, options)
  } catch (error) {
    return whyNoChart(error, { patient, request, options })
  }
  return 'drawn'
}

const withoutSeats: ReferenceSet = { ...who, series: { height: who.series.height } }

it.each([
  ['Height', {}, who, 'Körpergröße', /Ohne das Geschlecht des Kindes/],
  ['HeightWithTurnerSyndrome', jakob, who, 'Turner', /Für das Geschlecht des Kindes gibt es dieses Diagramm nicht/],
  ['WeightPremature', { ...jakob, weekBirth: undefined }, who, 'Gewicht', /Schwangerschaftswoche/],
  ['Sit', jakob, withoutSeats, 'Sitzhöhe', /gewählten Referenzen/],
] as const)('says why a child has no %s, in the language of the reader', (type, patient, references, title, reason) => {
  const options = { today: '2025-06-01', references }
  const text = told({ patient, request: { type }, options })
  expect(text).toMatch(reason)
  expect(text).toContain(title)
  expect(told({ patient, request: { type }, options: { ...options, locale: 'en' } })).toMatch(/: (there|this|the) /)
})

it('an error of the program is given unchanged', () => {
  const inputs = { patient: jakob, request: { type: 'Height' }, options: {} } as const
  expect(whyNoChart(new RangeError('no'), inputs)).toBe('no')
  expect(whyNoChart('no', undefined)).toBe('no')
})
