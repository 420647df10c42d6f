import { describe, expect, it } from 'vitest'
import { type ChartRequest, chartFormats } from '../../src/charts/chart-request.js'
import { chartSettings } from '../../src/charts/chart-settings.js'
import { chartData } from '../../src/charts/data/build-chart-data.js'
import type { Accepted } from '../../src/ground/model/errors.js'
import type { Patient } from '../../src/ground/model/patient.js'
import { formatPatientJson } from '../../src/shown/documents/patient-document.js'
import { auxology } from '../command/auxology.js'
import { problemOf, put, service } from '../doors/http/service.js'
import { emil, jakob } from '../fixtures/children.js'
import { errorOf } from '../fixtures/error-of.js'

/** What the library, the interface and the command call a parameter of a chart. */
const names = {
  type: ['type', 'TYP', '--type'],
  format: ['format', 'FORMAT', '--format'],
  scale: ['scale', 'scale', '--scale'],
  width: ['width', 'width', '--width'],
  height: ['height', 'height', '--height'],
  cropX: ['cropX', 'crop_x', '--crop-x'],
  cropXAt: ['cropXAt', 'crop_x_at', '--crop-x-at'],
  cropY: ['cropY', 'crop_y', '--crop-y'],
  cropYAt: ['cropYAt', 'crop_y_at', '--crop-y-at'],
  references: ['references', 'references', '--print-references'],
  lines: ['lines', 'lines', '--lines'],
} as const

type Name = keyof typeof names
type Call = { readonly [name in Name]?: unknown }

const today = '2025-03-10'
const handle = service({ today })
const [library, http, command] = [0, 1, 2] as const

function libraryMessage(call: Call, patient: Patient = jakob): string {
  return errorOf(() => chartData(patient, { type: 'Height', ...call } as ChartRequest, { today })).message
}

async function httpMessage({ type = 'Height', format = 'Svg', ...query }: Call, patient: Patient = jakob) {
  const parameters = Object.entries(query).map(([key, value]) => [names[key as Name][http], String(value)])
  const [typePart, formatPart] = [type, format].map((part) => encodeURIComponent(String(part)))
  const path = `/api/json/chart/${typePart}/${formatPart}?${new URLSearchParams(parameters)}`
  return (await problemOf(await handle(put(path, formatPatientJson(patient))))).detail
}

async function commandMessage(call: Call, patient: Patient = jakob) {
  const args = Object.entries(call).map(([key, value]) => {
    const option = names[key as Name][command]
    return value === true ? option : `${option}=${value}`
  })
  const input = formatPatientJson(patient)
  const { errors } = await auxology(['chart', '-', '--today', today, ...args], { input })
  return errors.join()
}

/** The words of a sentence that a parameter of some caller is called by. */
function namesIn(sentence: string): string[] {
  const all = new Set<string>(Object.values(names).flat())
  return (sentence.match(/(?:--)?[\w-]+/g) ?? []).filter((word) => all.has(word))
}

const refusals: readonly [parameter: Name, call: Call, rest: string, partner?: Name][] = [
  ['scale', { scale: 11 }, ' is 11; expected 0.1 to 10.'],
  [
    'scale',
    { scale: 10, width: 2000, height: 2000 },
    ' is 10 (a picture of 20000 by 20000 pixels); expected at most 10000 pixels a side and 50 million pixels in all.',
  ],
  ['width', { width: 99, height: 500 }, ' is 99; expected 100 to 10000 whole pixels.'],
  ['width', { height: 500 }, ' is missing; expected 100 to 10000 whole pixels, together with ', 'height'],
  ['height', { width: 500, height: 10_001 }, ' is 10001; expected 100 to 10000 whole pixels.'],
  ['height', { width: 500 }, ' is missing; expected 100 to 10000 whole pixels, together with ', 'width'],
  ['cropXAt', { cropX: true, cropXAt: 19.5 }, ' is 19.5; expected 0.25 to 19.'],
  ['cropYAt', { cropY: true, cropYAt: 301 }, ' is 301; expected 45 to 300 cm.'],
]

describe('an error names a parameter as the caller does', () => {
  it.each(refusals)('%s: %j', async (parameter, call, rest, partner) => {
    const messages = [libraryMessage(call), await httpMessage(call), await commandMessage(call)]
    for (const caller of [library, http, command]) {
      const partnerName = partner === undefined ? [] : [names[partner][caller]]
      const sentence = `${names[parameter][caller]}${rest}${partnerName.map((name) => `${name}.`).join('')}`
      expect(messages[caller]).toBe(caller === command ? `auxology: ${sentence}` : sentence)
      expect(namesIn(sentence)).toEqual([names[parameter][caller], ...partnerName])
    }
  })

  it.each<[Name, string]>([
    ['type', 'HeightWithTurnerSyndrome'],
    ['format', 'PdfAndData'],
  ])('%s: a name that is unknown', async (parameter, accepted) => {
    const call = { [parameter]: 'Shoe' }
    const messages = [libraryMessage(call), await httpMessage(call), await commandMessage(call)]
    for (const caller of [library, http, command]) {
      expect(messages[caller]).toMatch(
        new RegExp(`^(auxology: )?${names[parameter][caller]} is "Shoe"; expected .*\\.$`),
      )
      expect(messages[caller]).toContain(accepted)
      expect(namesIn(messages[caller] ?? '').filter((name) => name !== 'references')).toEqual([
        names[parameter][caller],
      ])
    }
  })

  it('lines: a choice that is unknown', async () => {
    const call = { lines: 'sd' }
    const rest = 'lines is "sd"; expected percentiles, sds, nine, who or cdc.'
    expect(libraryMessage(call)).toBe(rest)
    expect(await httpMessage(call)).toBe(rest)
    expect(await commandMessage(call)).toBe(`auxology: --${rest}`)
  })

  it.each(['cropX', 'cropY', 'references'] as const)('%s: not a boolean', async (parameter) => {
    const call = { [parameter]: 'yes' }
    expect(libraryMessage(call)).toBe(`${parameter} is "yes"; expected true or false.`)
    expect(await httpMessage(call)).toBe(`${names[parameter][http]} is "yes"; expected true or false.`)
    expect(await commandMessage(call)).toBe(`auxology: ${names[parameter][command]} takes no value`)
  })

  it.each(['scale', 'width', 'height', 'cropXAt', 'cropYAt'] as const)('%s: not a number', async (parameter) => {
    const call = { width: 500, height: 500, [parameter]: 'wide' }
    for (const [caller, message] of [
      [library, libraryMessage(call)],
      [http, await httpMessage(call)],
      [command, await commandMessage(call)],
    ] as const) {
      expect(message).toMatch(new RegExp(`^(auxology: )?${names[parameter][caller]} is "wide"; expected .+\\.$`))
      expect(namesIn(message)).toEqual([names[parameter][caller]])
    }
  })
})

describe('what is wrong with the patient of a chart', () => {
  const { weekBirth: _week, dayBirth: _day, ...termUnknown } = emil
  it.each<[ChartRequest['type'], Patient, german: string, english: string]>([
    ['Height', {}, 'Körpergröße: Das Geschlecht des Kindes fehlt.', "Height: the child's sex is missing."],
    [
      'HeightWithTurnerSyndrome',
      jakob,
      'Körpergröße bei Turner-Syndrom: Dieses Diagramm gibt es nur für Mädchen.',
      'Height in Turner syndrome: this chart is only for girls.',
    ],
    [
      'HeightPremature',
      termUnknown,
      'Körperlänge Frühgeborener: Dieses Diagramm braucht die Schwangerschaftswoche bei der Geburt.',
      'Length of preterm infants: this chart needs the week of gestation at birth.',
    ],
  ])('%s, in the language of the reader', async (type, patient, german, english) => {
    const begins = (sentence: string) => expect.stringMatching(new RegExp(`^${sentence.replaceAll('.', '\\.')}`))
    expect(libraryMessage({ type }, patient)).toEqual(begins(german))
    expect(await httpMessage({ type }, patient)).toEqual(begins(english))
    expect(await commandMessage({ type }, patient)).toEqual(begins(`auxology: ${german}`))
  })
})

describe('the data of an error', () => {
  it.each<[Name, Call, Accepted]>([
    ['scale', { scale: 11 }, { from: 0.1, to: 10 }],
    ['width', { width: 99, height: 100 }, { from: 100, to: 10_000, unit: 'whole pixels' }],
    ['height', { width: 100 }, { from: 100, to: 10_000, unit: 'whole pixels' }],
    ['cropX', { cropX: 'yes' }, ['true', 'false']],
    ['cropXAt', { cropXAt: '12' }, 'a number'],
    ['cropY', { cropY: 1 }, ['true', 'false']],
    ['cropYAt', { cropYAt: Number.NaN }, 'a number'],
    ['references', { references: 1 }, ['true', 'false']],
    ['format', { format: 'Gif' }, chartFormats],
  ])('%s: parameter, value and what is accepted', (parameter, call, accepted) => {
    const error = errorOf(() => chartSettings({ type: 'Height', ...call } as ChartRequest))
    expect(error).toMatchObject({ parameter, accepted })
    expect(error.value).toEqual(call[parameter])
  })
})

describe('a value that contains the name of a parameter', () => {
  const value = 'scale cropXAt width references'
  const echo = JSON.stringify(value)

  it.each(['type', 'format', 'scale', 'width', 'cropXAt'] as const)('%s echoes it unchanged', async (parameter) => {
    const call = { width: 500, height: 500, [parameter]: value }
    expect(libraryMessage(call)).toContain(`${parameter} is ${echo}; expected`)
    expect(await httpMessage(call)).toContain(`${names[parameter][http]} is ${echo}; expected`)
    expect(await commandMessage(call)).toContain(`${names[parameter][command]} is ${echo}; expected`)
  })
})
