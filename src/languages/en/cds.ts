import type { CdsWords } from '../cds-words.js'

/** The texts of cards in record systems in English. */
export const enCds: CdsWords = {
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
  implausible: (count) =>
    count === 1 ? 'One implausible measurement: please check' : `${count} implausible measurements: please check`,
  notUsed: 'Impossible values are not used: neither for SDS and percentiles nor on the chart.',
  more: (count) => `and ${count} more`,
  ruleMet: (rule) => `Screening rule met: ${rule}`,
  metOn: (rule, visit) => `The rule “${rule}” is met by the values of ${visit}:`,
  rulesAreFor:
    'The rule is for children without a known disease and without treatment of their growth. Of the diagnoses, only Turner and Noonan syndrome, achondroplasia and trisomy 21 are read; of the drugs, only growth hormone and GnRH analogues.',
  notSent: {
    conditions: 'Diagnoses were not sent: whether a disease is known was not checked.',
    treatments: 'Medication was not sent: whether growth is treated was not checked.',
  },
  drugs: {
    unknown: (names) => `Not understood, and perhaps a treatment of growth: ${names}.`,
    affecting: (names) => `Can change growth: ${names}.`,
  },
  chart: 'Growth chart',
  latest: { size: 'height', weight: 'weight', head: 'head circumference', bmi: 'BMI' },
  openChart: 'Open the growth chart',
  openApp: 'Open growth in the app',
  caution: 'Information, not a diagnosis. A child without a card may be ill too.',
}
