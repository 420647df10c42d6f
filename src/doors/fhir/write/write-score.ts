import type { ScoreExplanation } from '../../../clinical/assessment/explain-scores.js'
import type { FhirWriterWords } from '../../../ground/languages/words.js'
import type { GrowthConcept, WrittenConcept } from '../../../ground/model/fhir-names.js'
import type { Score } from '../../../ground/model/score.js'
import type { BundleWriter, ObservationParts } from './bundle-writer.js'
import {
  clinicConcepts,
  conceptElement,
  percentileQuantity,
  quantity,
  scoreQuantity,
  sdsUnit,
} from './written-codes.js'
import type {
  Effective,
  WrittenConceptElement,
  WrittenQuantity,
  WrittenRange,
  WrittenValue,
} from './written-resources.js'

/** Which papers a score comes from. */
export type CitationsOf = (
  name: ScoreExplanation['name'],
  measurementIndex?: number,
  disease?: string,
  measure?: string,
) => readonly string[]

/** Looks up the citations among the explanations of a result. */
export function citationsOf(explanations: readonly ScoreExplanation[]): CitationsOf {
  const key = (...parts: readonly unknown[]) => parts.join('|')
  const known = new Map(
    explanations
      .filter(({ isAcrossSeam }) => isAcrossSeam !== true)
      .map(({ name, measurementIndex, disease, measure, citations }) => [
        key(name, measurementIndex, disease, measure),
        citations,
      ]),
  )
  return (name, measurementIndex, disease, measure) => known.get(key(name, measurementIndex, disease, measure)) ?? []
}

/** A score with its percentile, and what both have in common. */
export interface ScoreToWrite {
  /** Which score of a visit or the patient it is. */
  readonly kind: string
  readonly score: Score
  readonly percentile?: number | undefined
  readonly concept: GrowthConcept
  readonly percentileConcept?: WrittenConcept
  readonly citations: readonly string[]
  /** Whose reference it is, if not that of all children. */
  readonly disease?: string | undefined
  readonly shared: Effective & Pick<ObservationParts, 'encounter' | 'messages' | 'notes' | 'derivedFrom' | 'ageYears'>
}

/** Half the range that is written with a score, SDS: 95 of 100 children of the reference. */
const usualSds = 2

/** Where a range of ±2 SDS would pass for the limits of underweight and obesity, which lie elsewhere. */
const withOtherLimits: readonly GrowthConcept[] = ['bmi-sds', 'disease-bmi-sds', 'weight-for-length-sds', 'weight-sds']

/** Those of clinic measures: limits of blood pressure, waist and arm are others too. */
const clinicScores: readonly GrowthConcept[] = Object.values(clinicConcepts).map(({ score }) => score)

/** Writes a score and its percentile as observations. */
export function writeScore(writer: BundleWriter, toWrite: ScoreToWrite): void {
  const { words } = writer
  const { score, percentile, concept, percentileConcept, citations, disease, shared } = toWrite
  const kind = `${toWrite.kind}/${score.reference}`
  const notes = [...(shared.notes ?? []), ...scoreNotes(score, citations, words)]
  const code = ofDisease(concept, disease, words)
  const range = scoreRange(concept, score, words)
  writer.observe(
    `${kind}/sds`,
    concept,
    scoreParts(toWrite, notes, { code, valueQuantity: scoreQuantity(score), range }),
  )
  if (percentile === undefined || percentileConcept === undefined) return
  const percentileCode = ofDisease(percentileConcept, disease, words)
  const valueQuantity = percentileQuantity(percentile)
  const parts = scoreParts(toWrite, notes, { code: percentileCode, valueQuantity })
  writer.observe(`${kind}/percentile`, percentileConcept, parts)
}

interface OwnParts {
  readonly code: WrittenConceptElement
  readonly valueQuantity: WrittenQuantity
  readonly range?: WrittenRange
}

/** The parts of a score or of its percentile; they share most. */
function scoreParts(
  { score, shared }: ScoreToWrite,
  notes: readonly string[],
  { code, valueQuantity, range }: OwnParts,
): ObservationParts {
  return {
    code,
    category: 'vital-signs',
    effectiveDateTime: shared.effectiveDateTime,
    effectivePeriod: shared.effectivePeriod,
    encounter: shared.encounter,
    isComputed: true,
    valueQuantity,
    referenceRange: range && [range],
    notes,
    messages: shared.messages ?? [],
    method: score.reference,
    derivedFrom: shared.derivedFrom ?? [],
    ageYears: shared.ageYears,
  }
}

function ofDisease(
  concept: WrittenConcept,
  disease: string | undefined,
  words: FhirWriterWords,
): WrittenConceptElement {
  const element = conceptElement(concept, words)
  return disease === undefined ? element : { ...element, text: `${element.text} (${disease})` }
}

/** What a reader of a score has to know. */
export function scoreNotes(
  { accuracy, approximate }: Score,
  citations: readonly string[],
  words: FhirWriterWords,
): string[] {
  return [
    ...citations.map(words.source),
    ...(approximate === true ? [words.approximate] : []),
    ...(accuracy === 'exact' ? [] : [words.bound]),
  ]
}

function scoreRange(concept: GrowthConcept, { reference }: Score, words: FhirWriterWords): WrittenRange {
  if (withOtherLimits.includes(concept)) return { text: words.sdsOf(reference) }
  if (clinicScores.includes(concept)) return { text: words.sdsOfClinic(reference) }
  return {
    low: quantity(-usualSds, sdsUnit),
    high: quantity(usualSds, sdsUnit),
    text: words.sdRange(reference),
  }
}

/** A score within another observation. */
export function scoreComponent(concept: GrowthConcept, score: Score, words: FhirWriterWords): WrittenValue {
  return {
    code: conceptElement(concept, words),
    valueQuantity: scoreQuantity(score),
    referenceRange: [scoreRange(concept, score, words)],
  }
}
