import type { ChartOptions } from '../../../charts/chart-growth.js'
import type { ChartRequest } from '../../../charts/chart-request.js'
import type { ChartThemeName } from '../../../charts/chart-theme.js'
import type { GrowthOptions } from '../../../clinical/growth/growth-options.js'
import type { ReferenceSet } from '../../../clinical/references/reference-set.js'
import type { PatientInput } from '../../../ground/model/patient.js'
import { invalidParameter, isRecord } from '../../../ground/text/invalid-input.js'
import type { ElementLanguage } from './element-language.js'

/** Which chart the element draws; it sees to format, size and ids itself. */
export interface ElementRequest
  extends Omit<
    ChartRequest,
    | 'type'
    | 'format'
    | 'layout'
    | 'scale'
    | 'width'
    | 'height'
    | 'idPrefix'
    | 'references'
    | 'header'
    | 'responsive'
    | 'customProperties'
  > {
  /** `Height` by default. */
  readonly type?: ChartRequest['type'] | undefined
}

/** On what the scores and curves of the element depend besides the patient. */
export interface ElementOptions extends Omit<ChartOptions, 'locale'> {
  /** `de` (default), `en`, or a language of your own with the texts of the element. */
  readonly locale?: string | ElementLanguage | undefined
  /** Sets whose curves the reader can lay over those of `references`. */
  readonly compareWith?: readonly ReferenceSet[] | undefined
}

/** What the element draws. */
export interface ElementInputs {
  readonly patient: PatientInput
  readonly request: ElementRequest
  readonly options: ElementOptions
}

/** Sets of references by the names that attributes use. */
export type NamedSets = { readonly [name in string]?: ReferenceSet }

/** Attributes by name; null if there is none. */
export type AttributeReader = (name: ElementAttribute) => string | null

/** The parameters of charts that are attributes as they are. */
const chartAttributes = ['type', 'lines', 'window'] as const

/** The attributes of the element. */
export const elementAttributes = [
  'patient',
  'request',
  'options',
  'type',
  'lines',
  'window',
  'locale',
  'today',
  'references',
  'compare-with',
  'gestational-correction',
  'theme',
] as const

/** The name of an attribute. */
export type ElementAttribute = (typeof elementAttributes)[number]

/** What attributes say: JSON texts, over which the simple ones prevail. */
export function inputsOfAttributes(attribute: AttributeReader, sets: NamedSets): ElementInputs {
  const setOf = (name: ElementAttribute, id: string): ReferenceSet => {
    const set = sets[id]
    if (set === undefined) throw invalidParameter(name, id, Object.keys(sets))
    return set
  }
  const simple = <Value>(name: ElementAttribute, read: (text: string) => Value) => {
    const text = attribute(name)
    return text === null || text === '' ? undefined : read(text)
  }
  const json = (name: ElementAttribute): object => simple(name, (text) => parsedObject(name, text)) ?? {}
  return {
    patient: json('patient'),
    request: {
      ...json('request'),
      ...given({
        // The chart checks them.
        ...Object.fromEntries(chartAttributes.map((name) => [name, simple(name, String)])),
        theme: simple('theme', (text) => (text === 'auto' ? undefined : (text as ChartThemeName))),
      }),
    },
    options: {
      ...json('options'),
      ...given({
        locale: simple('locale', String),
        today: simple('today', String),
        gestationalCorrection: simple(
          'gestational-correction',
          (text) => text as NonNullable<GrowthOptions['gestationalCorrection']>,
        ),
        references: simple('references', (id) => setOf('references', id)),
        compareWith: simple('compare-with', (ids) => ids.split(/[\s,]+/).map((id) => setOf('compare-with', id))),
      }),
    },
  }
}

/** Without what is not given, so that it leaves the JSON text beside it alone. */
function given<Fields extends object>(fields: Fields): { [Name in keyof Fields]?: Exclude<Fields[Name], undefined> } {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Fields
}

/** What properties say: objects, or JSON text as frameworks hand attributes on. */
export function inputsOfProperties(
  given: {
    readonly [name in keyof ElementInputs]?: ElementInputs[name] | string | undefined
  },
): Partial<ElementInputs> {
  const entries = Object.entries(given).filter(([, value]) => value !== undefined)
  return Object.fromEntries(
    entries.map(([name, value]) => [
      name,
      typeof value === 'string' ? parsedObject(name as ElementAttribute, value) : value,
    ]),
  ) as Partial<ElementInputs>
}

function parsedObject(name: ElementAttribute, text: string): object {
  try {
    const value: unknown = JSON.parse(text)
    if (isRecord(value)) return value
  } catch {
    // Said below, with what is accepted.
  }
  throw invalidParameter(name, text, 'an object as JSON')
}
