import { chartDefaults, type GrowthOptions, growthSettings } from '../../../clinical/growth/growth-options.js'
import { type Locale, locales } from '../../../ground/languages/built-in.js'
import { deCds } from '../../../ground/languages/de/cds.js'
import { deCourse } from '../../../ground/languages/de/course.js'
import { enCds } from '../../../ground/languages/en/cds.js'
import { enCourse } from '../../../ground/languages/en/course.js'
import type { CdsWords, CourseWords } from '../../../ground/languages/words.js'
import type { CardKind, CdsHook, UnusedReason } from '../../../ground/model/fhir-names.js'
import { servingTag } from '../../../ground/model/localized.js'
import { hasModule, type ModuleName } from '../../../ground/model/module-names.js'
import { inputError } from '../../../ground/text/invalid-input.js'
import { shownValue } from '../../../ground/text/quoted.js'
import { codeTables, type FhirCodes } from '../../fhir/codes/code-tables.js'
import { usedObservationCodes } from '../../fhir/codes/growth-codes.js'
import { patientFromFhir } from '../../fhir/read/patient-from-fhir.js'
import type { UnusedFhir } from '../../fhir/unused-fhir.js'
import { type FhirAnswer, operationOutcome, readJsonObject } from '../fhir-answer.js'
import { type CdsHooksOptions, usualCards } from '../record-systems.js'
import { type CdsCard, cardUuid } from './card.js'
import { readCdsRequest } from './cds-request.js'
import { cdsDiscovery } from './cds-services.js'
import { cardLinks, growthCards } from './growth-cards.js'

/** What the services of CDS Hooks depend on. */
export interface CdsService {
  readonly cds: CdsHooksOptions
  readonly options: GrowthOptions
  readonly limits: { readonly maxBytes: number; readonly maxMeasurements: number }
  readonly codes: FhirCodes | undefined
}

const words: { readonly [tag in Locale]: readonly [CdsWords, CourseWords] } = {
  de: [deCds, deCourse],
  en: [enCds, enCourse],
}

function wordsOf(tag: string): readonly [CdsWords, CourseWords] {
  const known = servingTag(tag, locales)
  // The host chose the language: that there are no cards in it is its fault, not the caller's.
  if (known === undefined) throw new RangeError(`there are no cards in the language ${shownValue(tag)}`)
  return words[known]
}

/**
 * The answer of discovery.
 *
 * @throws RangeError for a language without cards
 */
export function answerDiscovery({ options, codes }: CdsService): FhirAnswer {
  const { language } = growthSettings(options, chartDefaults)
  const [cdsWords] = wordsOf(language.tag)
  return {
    status: 200,
    mediaType: 'application/json',
    body: cdsDiscovery(cdsWords, usedObservationCodes(codeTables(codes).observations)),
    language: language.tag,
  }
}

/**
 * The cards about the child of a call. Only what was sent is read: no address in it is
 * ever opened.
 *
 * @throws AuxologyError for a body that is not a call of this service
 */
export function answerHook(hook: CdsHook, bytes: Uint8Array, service: CdsService): FhirAnswer {
  const { cds, options, limits, codes } = service
  const given = readCdsRequest(readJsonObject(bytes, limits.maxBytes), hook)
  if ('missing' in given) {
    return operationOutcome(412, 'missing_prefetch', `Needed and not sent: ${given.missing}.`, given.places)
  }
  const { patientId, hookInstance, resources, notSent } = given
  const settings = growthSettings(options, chartDefaults)
  const [cdsWords, courseWords] = wordsOf(settings.language.tag)
  const { patient, referenceSex, unused } = patientFromFhir(resources, {
    patient: patientId,
    codes,
    ...(options.timeZone !== undefined && { timeZone: options.timeZone }),
  })
  if (patient.measurements.length > limits.maxMeasurements) {
    const detail = `more than ${limits.maxMeasurements} visits`
    throw inputError('too_many_entries', { path: 'prefetch.observations', detail })
  }
  const links = cardLinks({ chartUrl: cds.chartUrl, smartUrl: cds.smartUrl }, patientId, cdsWords)
  const contents = growthCards({
    patient,
    settings: { ...settings, referenceSex: settings.referenceSex ?? referenceSex },
    words: cdsWords,
    courseWords,
    kinds: (cds.cards?.[hook] ?? usualCards[hook]).filter((kind) => hasModule(settings.modules, moduleOf[kind])),
    screeningRules: cds.screeningRules ?? [],
    hasLinks: links.length > 0,
    isSent: {
      conditions: !notSent.includes('conditions'),
      treatments: !notSent.includes('medications') || !notSent.includes('orders'),
    },
    drugs: { unknown: foundWith('unknown_drug', unused), affecting: foundWith('affects_growth', unused) },
  })
  const cards = contents.map(({ about, ...content }): CdsCard => {
    const uuid = cardUuid(hookInstance, `${hook} ${about}`)
    return { uuid, ...content, ...(links.length > 0 && { links }) }
  })
  return { status: 200, mediaType: 'application/json', body: { cards }, language: settings.language.tag }
}

/** What the cards of each kind belong to. */
const moduleOf: { readonly [kind in CardKind]: ModuleName } = {
  implausible: 'plausibility',
  screening: 'course',
  chart: 'charts',
}

/** What was not used for a reason, each once. */
function foundWith(reason: UnusedReason, unused: readonly UnusedFhir[]): readonly string[] {
  return [...new Set(unused.flatMap((entry) => (entry.reason === reason ? entry.found : [])))]
}
