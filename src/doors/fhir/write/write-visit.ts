import type { FhirWriterWords } from '../../../ground/languages/words.js'
import { shortNumberText } from '../../../ground/languages/written-number.js'
import type { ClinicField } from '../../../ground/model/clinic-values.js'
import { type BoneAgeMethod, boneAgeMethods } from '../../../ground/model/course-names.js'
import type { GrowthConcept, WrittenConcept } from '../../../ground/model/fhir-names.js'
import type { DiseaseScore, MeasurementResult } from '../../../ground/model/patient-result.js'
import { type VisitScoreName, visitScoreNames, visitScores } from '../../../ground/model/result-scores.js'
import type { MessageTarget, ValidationMessage } from '../../../ground/model/validation-message.js'
import type { BundleWriter, ObservationParts } from './bundle-writer.js'
import { needsDay } from './write-profile.js'
import { type CitationsOf, writeScore } from './write-score.js'
import {
  computedQuantity,
  conceptElement,
  observedDay,
  positionCodes,
  quantity,
  sourceReference,
} from './written-codes.js'

/** What of a visit becomes observations: as measured, or computed from that. */
type VisitPart = 'size' | 'weight' | 'head' | 'seat' | 'boneAge' | 'bmi' | 'leg' | 'seatLeg'

/** The observations of a visit by what they are of. */
export type VisitReferences = { readonly [part in VisitPart]?: string }

interface VisitMeasured {
  readonly part: VisitPart
  readonly field: 'sizeCm' | 'weightKg' | 'headCm' | 'seatCm' | 'boneAgeYears'
  readonly concept: WrittenConcept
  readonly unit: string
  readonly category?: 'vital-signs'
}

const measuredFields: readonly VisitMeasured[] = [
  { part: 'size', field: 'sizeCm', concept: 'height', unit: 'cm', category: 'vital-signs' },
  { part: 'weight', field: 'weightKg', concept: 'weight', unit: 'kg', category: 'vital-signs' },
  { part: 'head', field: 'headCm', concept: 'head-circumference', unit: 'cm', category: 'vital-signs' },
  { part: 'seat', field: 'seatCm', concept: 'sitting-height', unit: 'cm' },
  { part: 'boneAge', field: 'boneAgeYears', concept: 'bone-age', unit: 'a' },
]

interface VisitComputed {
  readonly part: VisitPart | 'adultBmi'
  readonly field: 'bmi' | 'legCm' | 'seatLegRatio' | 'equiBmi'
  readonly concept: WrittenConcept
  readonly unit: string
  readonly from: readonly VisitPart[]
  readonly category?: 'vital-signs'
  readonly decimals?: number
}

const computedFields: readonly VisitComputed[] = [
  { part: 'bmi', field: 'bmi', concept: 'bmi', unit: 'kg/m2', from: ['size', 'weight'], category: 'vital-signs' },
  { part: 'adultBmi', field: 'equiBmi', concept: 'adult-equivalent-bmi', unit: 'kg/m2', from: ['bmi'] },
  { part: 'leg', field: 'legCm', concept: 'leg-length', unit: 'cm', from: ['size', 'seat'] },
  {
    part: 'seatLeg',
    field: 'seatLegRatio',
    concept: 'sitting-leg-ratio',
    unit: '1',
    from: ['seat', 'leg'],
    decimals: 3,
  },
]

interface VisitScoreConcepts {
  readonly score: GrowthConcept
  readonly percentile: WrittenConcept
  readonly from: readonly VisitPart[]
}

/** Scores by a disease's reference are written from `diseaseScores`, which hold them all; a head has one score. */
const scoreConcepts: {
  readonly [name in Exclude<VisitScoreName, `${string}Syndrome${string}` | 'headWhoSds'>]: VisitScoreConcepts
} = {
  sizeSds: { score: 'height-sds', percentile: 'height-percentile', from: ['size'] },
  bmiSds: { score: 'bmi-sds', percentile: 'bmi-percentile', from: ['bmi'] },
  headSds: { score: 'head-circumference-sds', percentile: 'head-circumference-percentile', from: ['head'] },
  seatSds: { score: 'sitting-height-sds', percentile: 'sitting-height-percentile', from: ['seat'] },
  legSds: { score: 'leg-length-sds', percentile: 'leg-length-percentile', from: ['leg'] },
  seatLegSds: { score: 'sitting-leg-ratio-sds', percentile: 'sitting-leg-ratio-percentile', from: ['seatLeg'] },
  weightSds: { score: 'weight-sds', percentile: 'weight-percentile', from: ['weight'] },
  weightForLengthSds: {
    score: 'weight-for-length-sds',
    percentile: 'weight-for-length-percentile',
    from: ['weight', 'size'],
  },
  boneAgeSizeSds: { score: 'bone-age-height-sds', percentile: 'bone-age-height-percentile', from: ['size', 'boneAge'] },
}

const diseaseConcepts: { readonly [measure in DiseaseScore['measure']]: VisitScoreConcepts } = {
  size: { score: 'disease-height-sds', percentile: 'disease-height-percentile', from: ['size'] },
  weight: { score: 'disease-weight-sds', percentile: 'disease-weight-percentile', from: ['weight'] },
  bmi: { score: 'disease-bmi-sds', percentile: 'disease-bmi-percentile', from: ['bmi'] },
  head: {
    score: 'disease-head-circumference-sds',
    percentile: 'disease-head-circumference-percentile',
    from: ['head'],
  },
}

const targetOf: { readonly [part in VisitPart]?: MessageTarget } = {
  size: 'size',
  weight: 'weight',
  head: 'head',
  seat: 'seat',
  boneAge: 'bone_age',
  bmi: 'bmi',
}

/** A visit to write, with what the caller knows of it. */
export interface VisitToWrite {
  readonly visit: MeasurementResult
  readonly index: number
  readonly encounter: string | undefined
  readonly isMeasuredWritten: boolean
  readonly citations: CitationsOf
  /** The checksum of the references of clinic measures. */
  readonly clinicEdition: string | undefined
  /** How a bone age was rated where the visit doesn't say so. */
  readonly boneAgeMethod: BoneAgeMethod | undefined
}

/** A visit on its way into the bundle: what its observations share, and those there are by now. */
interface OpenVisit extends VisitToWrite {
  readonly shared: ObservationParts
  readonly isUndated: boolean
  readonly statedAge: readonly string[]
  readonly references: { [part in VisitPart]?: string }
}

/** What the observations of a visit share. */
export function visitParts(
  { words }: BundleWriter,
  { visit, encounter }: VisitToWrite,
): Pick<OpenVisit, 'shared' | 'isUndated' | 'statedAge'> {
  const date = observedDay(visit.date)
  const { ageInYears } = visit
  const isUndated = date.effectiveDateTime === undefined
  const isStated = isUndated && typeof ageInYears === 'number' && Number.isFinite(ageInYears)
  return {
    shared: {
      ...date,
      encounter: encounter === undefined ? undefined : { reference: encounter },
      ageYears: visit.ageYears,
    },
    isUndated,
    statedAge: isStated ? [words.statedAge(shortNumberText(ageInYears, 2, words))] : [],
  }
}

/** Writes a visit: what was measured, what is computed from it, and the scores of both. */
export function writeVisit(writer: BundleWriter, given: VisitToWrite): VisitReferences {
  const open: OpenVisit = { ...given, ...visitParts(writer, given), references: {} }
  writeMeasured(writer, open)
  writeComputed(writer, open)
  writeScores(writer, open)
  return open.references
}

function writeMeasured(writer: BundleWriter, open: OpenVisit): void {
  const { visit, shared, isUndated, statedAge, references, isMeasuredWritten } = open
  const { words } = writer
  for (const { part, field, concept, unit, category } of measuredFields) {
    const value = visit[field]
    if (typeof value !== 'number' || !Number.isFinite(value) || (isUndated && needsDay(concept))) continue
    if (!isMeasuredWritten) {
      const source = sourceOf(visit, field)
      if (source !== undefined) references[part] = source
      continue
    }
    const messages = messagesAbout(visit, part)
    const position = part === 'size' ? visit.sizePosition : undefined
    references[part] = writer.observe(part, concept, {
      ...shared,
      category,
      ...(position !== undefined && { code: conceptElement(concept, words, positionCodes[position]) }),
      valueQuantity: quantity(value, unit),
      method: part === 'boneAge' ? ratedBy(visit, open.boneAgeMethod, words) : undefined,
      messages,
      notes: [...impossibleNote(messages, words), ...statedAge],
    })
  }
}

/** That an impossible value was not used. */
export function impossibleNote(
  messages: readonly ValidationMessage[],
  { notUsed }: FhirWriterWords,
): readonly string[] {
  return messages.some(({ severity }) => severity === 'error') ? [notUsed] : []
}

function writeComputed(writer: BundleWriter, { visit, shared, isUndated, statedAge, references }: OpenVisit): void {
  for (const { part, field, concept, unit, category, from, decimals = 2 } of computedFields) {
    const value = visit[field]
    if (value === undefined || !Number.isFinite(value) || (isUndated && needsDay(concept))) continue
    const isBmi = part === 'bmi'
    const reference = writer.observe(part, concept, {
      ...shared,
      category,
      isComputed: true,
      valueQuantity: computedQuantity(value, unit, { min: 0, max: decimals }),
      messages: isBmi ? messagesAbout(visit, part) : [],
      notes: statedAge,
      ...(isBmi && { interpretation: bmiInterpretation(visit, writer) }),
      derivedFrom: from.map((other) => references[other]),
    })
    if (part !== 'adultBmi') references[part] = reference
  }
}

function writeScores(
  writer: BundleWriter,
  { visit, index, shared, statedAge, references, citations }: OpenVisit,
): void {
  const sharedOf = (from: readonly VisitPart[]): ObservationParts => ({
    ...shared,
    notes: statedAge,
    messages: from.flatMap((part) => messagesAbout(visit, part)),
    derivedFrom: from.map((part) => references[part]),
  })
  for (const name of visitScoreNames) {
    const score = visit[name]
    if (score === undefined || !isWrittenScore(name)) continue
    const { score: concept, percentile, from } = scoreConcepts[name]
    writeScore(writer, {
      kind: name,
      score,
      percentile: visit[visitScores[name].percentile],
      concept,
      percentileConcept: percentile,
      citations: citations(name, index),
      shared: sharedOf(from),
    })
  }
  for (const { disease, measure, score, percentile } of visit.diseaseScores) {
    const concepts = diseaseConcepts[measure]
    writeScore(writer, {
      kind: `${disease}/${measure}`,
      score,
      percentile,
      concept: concepts.score,
      percentileConcept: concepts.percentile,
      citations: citations('diseaseScores', index, disease, measure),
      disease: writer.words.names.diseases[disease],
      shared: sharedOf(concepts.from),
    })
  }
}

function isWrittenScore(name: VisitScoreName): name is keyof typeof scoreConcepts {
  return name in scoreConcepts
}

/** How a bone age was rated: as its record says, else as the caller does. */
function ratedBy(
  { boneAgeMethod }: MeasurementResult & { readonly boneAgeMethod?: unknown },
  usual: BoneAgeMethod | undefined,
  { course, otherBoneAgeMethod }: FhirWriterWords,
): string | undefined {
  const method = boneAgeMethods.find((known) => known === boneAgeMethod) ?? usual
  return method === 'other' ? otherBoneAgeMethod : method && course.boneAgeMethods[method]
}

/** The class of the body mass index, in words. */
function bmiInterpretation(
  { bmiClass }: MeasurementResult,
  { words }: BundleWriter,
): readonly { readonly text: string }[] {
  // A class by weight for length does not belong to this observation.
  return bmiClass === undefined || bmiClass.by !== undefined
    ? []
    : [{ text: `${words.names.bmiClasses[bmiClass.class]} (${bmiClass.reference})` }]
}

function messagesAbout({ validationMessages }: MeasurementResult, part: VisitPart): readonly ValidationMessage[] {
  return validationMessages.filter(({ target }) => target === targetOf[part])
}

/** Where a value was read from a record, the observation that gave it. */
export function sourceOf(
  visit: MeasurementResult & { readonly sourceOf?: unknown },
  field: VisitMeasured['field'] | ClinicField,
): string | undefined {
  const { sourceOf: sources } = visit
  return typeof sources === 'object' && sources !== null ? sourceReference(Reflect.get(sources, field)) : undefined
}
