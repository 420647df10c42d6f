/** The texts of cards in record systems in English. */
export const enCds = {
  /** What the services are called and what they do. */
  services: {
    'patient-view': {
      title: "The child's growth",
      description:
        'Checks measurements for plausibility, names published screening rules met, and links to the growth chart.',
    },
    'order-select': {
      title: 'Measurements before an order',
      description:
        'Checks measurements for plausibility before a dose is calculated from weight or body surface, or tests are ordered.',
    },
  },
  /** What a system must know that uses them. */
  usage:
    'Reads what is sent as prefetch and nothing else, complete and without further pages; patient and measurements are required. It never calls a FHIR server.',
  overrideReasons: {
    'value-confirmed': 'Measured again: the value is right',
    'value-corrected': 'The value will be corrected',
    'known-cause': 'Cause is known',
    'under-evaluation': 'Already being evaluated',
    'follow-up-agreed': 'Follow-up agreed',
    'not-relevant': 'Not relevant now',
  },
  /** Summary where there are several messages, or one that is too long. */
  implausible: (count: number): string =>
    count === 1 ? 'One implausible measurement: please check' : `${count} implausible measurements: please check`,
  /** What becomes of values with errors. */
  notUsed: 'Impossible values are not used: neither for SDS and percentiles nor on the chart.',
  /** After what a card shows a part of. */
  more: (count: number): string => `and ${count} more`,
  ruleMet: (rule: string): string => `Screening rule met: ${rule}`,
  /** When and in whom it is met, before what was compared. */
  metOn: (rule: string, visit: string): string => `The rule “${rule}” is met by the values of ${visit}:`,
  /** For which children rules are, and what of them a record tells. */
  rulesAreFor:
    'The rule is for children without a known disease and without treatment of their growth. Of the diagnoses, only Turner and Noonan syndrome, achondroplasia and trisomy 21 are read; of the drugs, only growth hormone and GnRH analogues.',
  /** Where the record's diagnoses, or its drugs, were not sent. */
  notSent: {
    conditions: 'Diagnoses were not sent: whether a disease is known was not checked.',
    treatments: 'Medication was not sent: whether growth is treated was not checked.',
  },
  /** Drugs that aren't known, and those that can change growth and aren't marked as its treatment. */
  drugs: {
    unknown: (names: string): string => `Not understood, and perhaps a treatment of growth: ${names}.`,
    affecting: (names: string): string => `Can change growth: ${names}.`,
  },
  chart: 'Growth chart',
  /** The latest values: `height 108.4 cm (P12)`. */
  latest: { size: 'height', weight: 'weight', head: 'head circumference', bmi: 'BMI' },
  openChart: 'Open the growth chart',
  openApp: 'Open growth in the app',
  /** What cards are not. */
  caution: 'Information, not a diagnosis. A child without a card may be ill too.',
}
