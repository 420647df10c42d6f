import type { CdsWords } from '../../../ground/languages/words.js'
import { type CdsHook, cdsHooks } from '../../../ground/model/fhir-names.js'

/** The parts of a record that the services read, by the keys under which they are sent. */
export const prefetchKeys = ['patient', 'observations', 'conditions', 'family', 'medications', 'orders'] as const

export type PrefetchKey = (typeof prefetchKeys)[number]

/** Without these there is no advice. */
export const requiredKeys: readonly PrefetchKey[] = ['patient', 'observations']

/** Resources asked for at once: more than a record of growth has, so that nothing is left for a second page. */
const mostResources = 1000

/** The id of the service for a hook. */
export function serviceId(hook: CdsHook): string {
  return `growth-${hook}`
}

/** The hook of a service's id. */
export function hookOfService(id: string): CdsHook | undefined {
  return cdsHooks.find((hook) => serviceId(hook) === id)
}

/** The queries that a record system is asked to send the answers of. */
function prefetchTemplates(codes: readonly string[]): { readonly [key in PrefetchKey]: string } {
  const search = (type: string, more = '') =>
    `${type}?patient={{context.patientId}}${more}&_count=${mostResources}` as const
  return {
    patient: 'Patient/{{context.patientId}}',
    observations: search('Observation', `&code=${codes.join(',')}`),
    conditions: search('Condition'),
    family: search('FamilyMemberHistory'),
    medications: search('MedicationStatement'),
    orders: search('MedicationRequest'),
  }
}

/** What the path of discovery answers. */
export function cdsDiscovery(words: CdsWords, codes: readonly string[]): object {
  const prefetch = prefetchTemplates(codes)
  return {
    services: cdsHooks.map((hook) => ({
      hook,
      id: serviceId(hook),
      ...words.services[hook],
      usageRequirements: words.usage,
      prefetch,
    })),
  }
}
