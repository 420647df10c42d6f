/** The moments at which a record system asks for advice, in the words of CDS Hooks. */
export const cdsHooks = ['patient-view', 'order-select'] as const

/** A moment at which a record system asks for advice: a record is opened, an order is chosen. */
export type CdsHook = (typeof cdsHooks)[number]

/** What cards are about, in the order in which they are shown. */
export const cardKinds = ['implausible', 'screening', 'chart'] as const

/**
 * What a card is about: values that are impossible or exceptional, a published
 * screening rule that is met, the child's chart.
 */
export type CardKind = (typeof cardKinds)[number]

/** Why a doctor may set a card aside. */
export const overrideReasons = [
  'value-confirmed',
  'value-corrected',
  'known-cause',
  'under-evaluation',
  'follow-up-agreed',
  'not-relevant',
] as const

/** Why a doctor may set a card aside. */
export type OverrideReason = (typeof overrideReasons)[number]
