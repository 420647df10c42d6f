import { type ChartLines, chartLines } from '../../../src/charts/chart-request.js'
import { type ChartThemeName, chartThemes } from '../../../src/charts/chart-theme.js'
import { type GestationalCorrection, gestationalCorrections } from '../../../src/clinical/growth/growth-options.js'
import { type Locale, locales } from '../../../src/ground/languages/built-in.js'
import { type AnyChartType, anyChartTypes } from '../../../src/ground/model/chart-types.js'
import { type BoneAgeMethod, boneAgeMethods } from '../../../src/ground/model/course-names.js'
import { largestDocument } from '../../../src/ground/model/limits.js'
import type { Patient } from '../../../src/ground/model/patient.js'
import { formatPatientJson, parsePatientJson } from '../../../src/shown/documents/patient-document.js'
import { setNames } from './reference-sets.js'

/** What is chosen beside the patient. An empty text is the default. */
export interface Choices {
  readonly locale: Locale
  readonly set: string
  readonly type: AnyChartType
  readonly lines: ChartLines | ''
  /** What is expected after the latest value, drawn ahead. */
  readonly expected: 'off' | 'on'
  readonly theme: ChartThemeName | 'auto'
  readonly correction: GestationalCorrection
  readonly today: string
  readonly boneAgeMethod: BoneAgeMethod | ''
}

/** All that the playground shows follows from this. */
export interface PlaygroundState {
  readonly patient: Patient
  readonly choices: Choices
}

export const defaultChoices: Choices = {
  // The browser's language where the page has it.
  locale: navigator.language.toLowerCase().startsWith('de') ? 'de' : 'en',
  set: 'germany',
  type: 'Height',
  lines: '',
  expected: 'off',
  theme: 'auto',
  correction: 'preterm',
  today: '',
  boneAgeMethod: '',
}

/** The state as the part of an address behind `#`, which browsers send to no server. */
export async function toFragment({ patient, choices }: PlaygroundState): Promise<string> {
  const { unknownElements: _, ...known } = patient
  const text = JSON.stringify({ patient: formatPatientJson(known, { pretty: false }), choices })
  const bytes = await through(new CompressionStream('deflate-raw'), new TextEncoder().encode(text))
  const base64 = btoa(String.fromCharCode(...bytes))
  return `#p=${base64.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}`
}

/** The state in an address; undefined if there is none. Throws if it can't be read. */
export async function fromFragment(fragment: string): Promise<PlaygroundState | undefined> {
  const packed = /^#p=([\w-]+)$/.exec(fragment)?.[1]
  if (packed === undefined) return undefined
  const bytes = Uint8Array.from(atob(packed.replaceAll('-', '+').replaceAll('_', '/')), (each) => each.charCodeAt(0))
  const text = new TextDecoder().decode(await through(new DecompressionStream('deflate-raw'), bytes))
  const { patient, choices } = JSON.parse(text) as { readonly patient: string; readonly choices: object }
  return { patient: parsePatientJson(patient), choices: { ...defaultChoices, ...knownChoices(choices) } }
}

/** What each choice may be: anybody can write a link. */
const known: { readonly [name in keyof Choices]: (value: string) => boolean } = {
  locale: isOneOf(locales),
  set: isOneOf(setNames),
  type: isOneOf(anyChartTypes),
  lines: isOneOf(['', ...chartLines]),
  expected: isOneOf(['off', 'on']),
  theme: isOneOf(['auto', ...chartThemes]),
  correction: isOneOf(gestationalCorrections),
  today: (day) => /^(\d{4}-\d\d-\d\d)?$/.test(day),
  boneAgeMethod: isOneOf(['', ...boneAgeMethods]),
}

function isOneOf(values: readonly string[]): (value: string) => boolean {
  return (value) => values.includes(value)
}

/** The choices of a link that can be made on the page; others are as by default. */
function knownChoices(choices: object): Partial<Choices> {
  const entries = Object.entries(choices).filter(
    ([name, value]) => Object.hasOwn(known, name) && typeof value === 'string' && known[name as keyof Choices](value),
  )
  return Object.fromEntries(entries)
}

async function through(stream: GenericTransformStream, bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const written = new Blob([bytes]).stream().pipeThrough(stream as ReadableWritablePair<Uint8Array, BufferSource>)
  const pieces: Uint8Array<ArrayBuffer>[] = []
  let size = 0
  const reader = written.getReader()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return new Uint8Array(await new Blob(pieces).arrayBuffer())
    size += value.length
    // A short link can unpack to gigabytes.
    if (size > largestDocument) {
      await reader.cancel()
      throw new RangeError(`a link holds at most ${largestDocument} bytes`)
    }
    pieces.push(value as Uint8Array<ArrayBuffer>)
  }
}
