import { screeningRules as publishedRules } from '../../clinical/course/screening/published-rules.js'
import { type CardKind, type CdsHook, cardKinds, cdsHooks } from '../../ground/model/fhir-names.js'
import { isRecord, refuseUnknownNames } from '../../ground/text/invalid-input.js'
import { shownValue } from '../../ground/text/quoted.js'
import type { FhirCodes } from '../fhir/codes/code-tables.js'
import type { KeyVerdict } from './keys.js'

/** What record systems are offered besides the endpoints: nothing unless it is asked for. */
export interface RecordSystems {
  /** Cards at the point of care (CDS Hooks 2.0) at `/cds-services`; `{}` for all defaults. */
  readonly cdsHooks?: CdsHooksOptions | undefined
  /** The growth of a child in a FHIR record: the operation `$growth` at `/fhir`, with its CapabilityStatement. */
  readonly fhir?: boolean | undefined
  /** Codes and units of your own by which both read records, beside those that are known. */
  readonly fhirCodes?: FhirCodes | undefined
}

/** How the service advises record systems (CDS Hooks 2.0). */
export interface CdsHooksOptions {
  /**
   * Decides on the token that a record system sends as `Authorization: Bearer`, a JWT
   * that the host verifies: signature, `iss` against a list, `aud` against the address
   * of `path`, `exp` and `jti`. Without it, only keys are accepted.
   *
   * @param path the path that was called, such as `/cds-services/growth-patient-view`
   */
  readonly verifyToken?: (token: string, path: string) => KeyVerdict | Promise<KeyVerdict>
  /**
   * The page with a child's chart, which cards link to: an `https` address, in which
   * `{patientId}` is replaced by the patient's id.
   */
  readonly chartUrl?: string
  /** The launch address of a SMART app, which cards link to. */
  readonly smartUrl?: string
  /** What there are cards about: all by default when a record is opened, implausible values when an order is chosen. */
  readonly cards?: { readonly [hook in CdsHook]?: readonly CardKind[] }
  /**
   * Ids of screening rules that make cards although their published specificity is
   * below 90 % or unknown, such as `jgz2019-short`.
   */
  readonly screeningRules?: readonly string[]
  /** The origins of pages that may call the services from a browser (CORS): none by default, or `'*'`. */
  readonly origins?: readonly string[] | '*'
}

const optionNames = ['verifyToken', 'chartUrl', 'smartUrl', 'cards', 'screeningRules', 'origins']

/** What cards are about if nothing else is chosen. */
export const usualCards: { readonly [hook in CdsHook]: readonly CardKind[] } = {
  'patient-view': cardKinds,
  'order-select': ['implausible'],
}

/** @throws RangeError for an option outside its values */
export function checkCdsOptions(options: CdsHooksOptions): void {
  if (!isRecord(options)) throw new RangeError(`cdsHooks must be an object, not ${shownValue(options)}`)
  refuseUnknownNames(options, optionNames)
  const { verifyToken, chartUrl, smartUrl, cards = {}, origins = [], screeningRules = [] } = options
  if (verifyToken !== undefined && typeof verifyToken !== 'function')
    throw new RangeError('verifyToken must be a function')
  for (const [name, value] of Object.entries({ chartUrl, smartUrl })) {
    if (value !== undefined && !isAddress(value)) {
      throw new RangeError(`${name} must be an address like https://example.org/chart, not ${shownValue(value)}`)
    }
  }
  refuseUnknownNames(cards, cdsHooks)
  for (const kinds of Object.values(cards)) refuseOthers('cards', kinds, cardKinds)
  refuseOthers(
    'screeningRules',
    screeningRules,
    publishedRules.map(({ id }) => id),
  )
  if (origins !== '*' && !(Array.isArray(origins) && origins.every(isOrigin))) {
    throw new RangeError(`origins must be '*' or a list like https://example.org, not ${shownValue(origins)}`)
  }
}

function refuseOthers(name: string, values: readonly string[], known: readonly string[]): void {
  const other: unknown = Array.isArray(values) ? values.find((value) => !known.includes(value)) : values
  if (other !== undefined) throw new RangeError(`${name} must list ${known.join(', ')}, not ${shownValue(other)}`)
}

/** Whether a value is an address that a card can link to. */
export function isAddress(value: unknown): boolean {
  return typeof value === 'string' && /^https?:$/.test(urlOf(value)?.protocol ?? '')
}

/** Whether a value is the origin of a page, such as `https://example.org`. */
export function isOrigin(value: unknown): boolean {
  return typeof value === 'string' && urlOf(value)?.origin === value
}

function urlOf(value: string): URL | undefined {
  return URL.canParse(value) ? new URL(value) : undefined
}
