import { chartDefinitions } from '../../src/charts/types/chart-catalogue.js'
import type { ReferenceSet } from '../../src/clinical/references/index.js'
import { cerebralPalsy } from '../../src/clinical/references/national/cerebral-palsy.js'
import type { AnyChartType } from '../../src/ground/model/chart-types.js'
import type { Patient } from '../../src/ground/model/patient.js'
import { anton, emil, jakob, jonas, mira, paul, sofie } from '../fixtures/children.js'
import { malika, valentin } from '../fixtures/clinic-children.js'
import { frida } from '../fixtures/level-children.js'

/** The day that counts as today in the tests of charts. */
export const today = '2025-08-10'

const children: readonly (readonly [part: string, child: Patient])[] = [
  ['TurnerSyndrome', mira],
  ['NoonanSyndrome', jonas],
  ['Achondroplasia', anton],
  ['Trisomy21', sofie],
  ['Premature', emil],
  ['CerebralPalsy', frida],
  ['WeightVelocity', paul],
  ['Waist', valentin],
  ['Hip', valentin],
  ['Pressure', valentin],
  ['Triceps', valentin],
  ['Arm', malika],
  ['Subscapular', malika],
]

/** The child that a type of chart is for. */
export function patientOfType(type: AnyChartType): Patient {
  return suitable(type, children.find(([part]) => type.includes(part))?.[1] ?? jakob)
}

/** The set that a type of chart needs, where the default set lacks its series. */
export function setOfType(type: AnyChartType): ReferenceSet | undefined {
  return type.endsWith('WithCerebralPalsy') ? cerebralPalsy : undefined
}

/** The options with which a type of chart is drawn. */
export function optionsOfType(type: AnyChartType): { readonly references?: ReferenceSet } {
  const references = setOfType(type)
  return references === undefined ? {} : { references }
}

/** The boy, or a girl where the chart is for girls alone. */
export function suitable(type: AnyChartType, boy: Patient): Patient {
  return suits(type, boy) ? boy : mira
}

/** Whether a chart is for patients of this sex. */
export function suits(type: AnyChartType, { gender }: Patient): boolean {
  return [undefined, gender].includes(chartDefinitions[type].gender)
}
