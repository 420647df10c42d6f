import { messageCodes } from '../../src/clinical/validation/message-codes.js'
import { growthSystem } from '../../src/doors/fhir/codes/growth-codes.js'
import { plausibilitySystem } from '../../src/doors/fhir/write/written-codes.js'
import { deFhirWriter } from '../../src/ground/languages/de/fhir-writer.js'
import { enFhirWriter } from '../../src/ground/languages/en/fhir-writer.js'
import { growthConcepts } from '../../src/ground/model/fhir-names.js'
import { libraryVersion } from '../../src/ground/model/provenance.js'

const shared = {
  version: libraryVersion,
  status: 'active',
  experimental: false,
  publisher: 'the auxology authors',
} as const

const scores = growthConcepts.filter((concept) => concept.endsWith('-sds'))
const percentiles = growthConcepts.filter((concept) => concept.endsWith('-percentile'))
const loincPercentiles = ['8303-0', '8336-0', '8289-1', '59576-9', '77606-2']

/** The code systems and value sets of what is written, as files of `terminology`. */
export const terminology: Readonly<Record<string, object>> = {
  'growth.json': {
    resourceType: 'CodeSystem',
    id: 'auxology-growth',
    url: growthSystem,
    ...shared,
    name: 'AuxologyGrowth',
    title: 'Growth: scores, percentiles and what else has no code in LOINC',
    description:
      'Standard deviation scores of measures of growth, percentiles without a LOINC code, growth between visits, adult height. The reference of a score is the method of its observation.',
    caseSensitive: true,
    content: 'complete',
    count: growthConcepts.length,
    concept: growthConcepts.map((code) => ({
      code,
      display: enFhirWriter.concepts[code],
      designation: [{ language: 'de', value: deFhirWriter.concepts[code] }],
    })),
  },
  'plausibility.json': {
    resourceType: 'CodeSystem',
    id: 'auxology-plausibility',
    url: plausibilitySystem,
    ...shared,
    name: 'AuxologyPlausibility',
    title: 'Plausibility messages about growth data',
    description: 'What the plausibility checks find; docs/plausibility.md of the package lists the limits.',
    caseSensitive: true,
    content: 'complete',
    count: messageCodes.length,
    concept: messageCodes.map((code) => ({ code, display: code.replaceAll('_', ' ') })),
  },
  'growth-scores.json': {
    resourceType: 'ValueSet',
    id: 'auxology-growth-scores',
    url: 'urn:uuid:1ef0f332-8008-4246-a557-ac02c1649e74',
    ...shared,
    name: 'AuxologyGrowthScores',
    title: 'Standard deviation scores of growth',
    compose: { include: [{ system: growthSystem, concept: scores.map((code) => ({ code })) }] },
  },
  'growth-percentiles.json': {
    resourceType: 'ValueSet',
    id: 'auxology-growth-percentiles',
    url: 'urn:uuid:249af86a-7bab-43a8-8741-bc8ed8e5378e',
    ...shared,
    name: 'AuxologyGrowthPercentiles',
    title: 'Percentiles of growth',
    copyright:
      'This material contains content from LOINC (http://loinc.org). LOINC is copyright © Regenstrief Institute, Inc. and the Logical Observation Identifiers Names and Codes (LOINC) Committee and is available at no cost under the license at http://loinc.org/license. LOINC® is a registered United States trademark of Regenstrief Institute, Inc.',
    compose: {
      include: [
        { system: 'http://loinc.org', concept: loincPercentiles.map((code) => ({ code })) },
        { system: growthSystem, concept: percentiles.map((code) => ({ code })) },
      ],
    },
  },
}

/** The text of a file. */
export function terminologyText(file: string): string {
  return `${JSON.stringify(terminology[file], null, 2)}\n`
}
