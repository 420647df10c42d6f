import { describe, it } from 'vitest'
import { languageName } from '../../scripts/language-name.js'
import type { ChartRequest } from '../../src/charts/chart-request.js'
import type { GrowthOptions } from '../../src/clinical/growth/growth-options.js'
import { cerebralPalsy } from '../../src/clinical/references/national/cerebral-palsy.js'
import { locales } from '../../src/ground/languages/built-in.js'
import { chartTypes } from '../../src/ground/model/chart-types.js'
import type { Patient } from '../../src/ground/model/patient.js'
import { renderChart } from '../../src/shown/render/render-chart.js'
import { clara, emil, hanna, jakob, lina, paul } from '../fixtures/children.js'
import { frida } from '../fixtures/level-children.js'
import { amelie, lukas } from '../fixtures/puberty-children.js'
import { expectGolden } from './golden-file.js'
import { patientOfType, today } from './patient-of-type.js'

interface Picture {
  readonly patient: Patient
  readonly request?: Partial<ChartRequest>
  readonly options?: GrowthOptions
}

const longName = 'Maximilian Alexander Ferdinand Emanuel Leopold Gottfried Hieronymus'

const inFurtherLanguages = Object.fromEntries(
  locales
    .filter((locale) => locale !== locales[0])
    .map((locale) => [`eight-years-${languageName(locale).toLowerCase()}`, { patient: clara, options: { locale } }]),
)

/** A girl with sixteen events, two of them treatments with growth hormone and one with puberty suppression. */
const treated: Patient = {
  ...clara,
  markers: [
    ...Array.from({ length: 13 }, (_, i) => ({
      date: `${2017 + Math.floor(i / 2)}-0${1 + (i % 2) * 5}-10`,
      text: `Untersuchung ${i + 1}`,
    })),
    { date: '2019-02-01', until: '2021-08-01', kind: 'growth-hormone', text: '0,035 mg/kg' },
    { date: '2022-01-01', until: '2025-12-31', kind: 'growth-hormone' },
    { date: '2020-06-01', until: '2022-05-01', kind: 'puberty-suppression' },
  ],
}

const pictures: Readonly<Record<string, Picture>> = {
  newborn: { patient: lina },
  'three-years': { patient: paul, request: { references: true } },
  ...inFurtherLanguages,
  'sixteen-years': { patient: jakob },
  'one-measurement': { patient: { ...clara, measurements: clara.measurements?.slice(2, 3), markers: [] } },
  'forty-measurements': { patient: hanna },
  'no-measurement': { patient: { gender: 'female', dateOfBirth: '2015-05-05' } },
  preterm: { patient: emil },
  'long-name': { patient: { ...jakob, firstName: longName, lastName: 'von und zu Hohenlohe-Schillingsfürst' } },
  small: { patient: jakob, request: { width: 300, height: 300 } },
  wide: { patient: jakob, request: { width: 2000, height: 600 } },
  'far-outside': {
    patient: {
      gender: 'male',
      dateOfBirth: '2013-05-05',
      measurements: [
        { date: '2020-05-05', sizeCm: 85 },
        { date: '2023-05-05', sizeCm: 200 },
      ],
    },
  },
  'cropped-at-the-last': { patient: clara, request: { cropX: true, cropY: true } },
  'newborn-fitted': { patient: lina, request: { window: 'fit' } },
  'schoolchild-fitted': {
    patient: { ...jakob, measurements: jakob.measurements?.slice(4, 7) },
    request: { window: 'fit' },
  },
  treated: { patient: treated },
  expected: { patient: paul, request: { expected: true } },
  'puberty-girl': { patient: amelie },
  'puberty-boy': { patient: lukas, request: { type: 'HeightVelocity' } },
  'cerebral-palsy': {
    patient: frida,
    request: { type: 'HeightWithCerebralPalsy' },
    options: { references: cerebralPalsy },
  },
  'cropped-at-values': { patient: jakob, request: { cropX: true, cropXAt: 12.5, cropY: true, cropYAt: 140 } },
}

describe('the height chart', () => {
  it.each(Object.entries(pictures))('%s', async (name, { patient, request, options }) => {
    const chart = await renderChart(patient, { type: 'Height', ...request }, { today, ...options })
    expectGolden(`height-${name}.svg`, chart.body as string)
  })
})

describe('every type', () => {
  it.each(chartTypes)('%s', async (type) => {
    const chart = await renderChart(patientOfType(type), { type }, { today })
    expectGolden(`type-${type}.svg`, chart.body as string)
  })
})
