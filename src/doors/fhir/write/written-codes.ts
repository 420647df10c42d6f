import type { FhirWriterWords } from '../../../ground/languages/words.js'
import { dayNumber, isoDate } from '../../../ground/model/calendar-date.js'
import type { ClinicField, ClinicMeasureName } from '../../../ground/model/clinic-values.js'
import {
  type GrowthConcept,
  growthConcepts,
  type standardConcepts,
  type WrittenConcept,
} from '../../../ground/model/fhir-names.js'
import { type Decimals, formatNumber, percentileDecimals, withoutNegativeZero } from '../../../ground/text/number.js'
import { growthSystem, loinc, snomed } from '../codes/growth-codes.js'
import type { Effective, WrittenCoding, WrittenConceptElement, WrittenQuantity } from './written-resources.js'

/** The canonical address of the code system of plausibility messages; a UUID as that of growth. */
export const plausibilitySystem = 'urn:uuid:62f352ee-13c7-4d9a-8443-4da2205c8d67'

/** The codes of LOINC and SNOMED CT that are written. */
export const standardCodes: { readonly [concept in (typeof standardConcepts)[number]]: WrittenCoding } = {
  height: { system: loinc, code: '8302-2', display: 'Body height' },
  weight: { system: loinc, code: '29463-7', display: 'Body weight' },
  'head-circumference': { system: loinc, code: '9843-4', display: 'Head Occipital-frontal circumference' },
  'sitting-height': { system: snomed, code: '248335006' },
  'bone-age': { system: loinc, code: '85151-9' },
  bmi: { system: loinc, code: '39156-5', display: 'Body mass index (BMI) [Ratio]' },
  'birth-length': { system: loinc, code: '89269-5' },
  'birth-weight': { system: loinc, code: '8339-4' },
  'birth-head-circumference': { system: loinc, code: '8290-9' },
  'gestational-age-at-birth': { system: loinc, code: '76516-4' },
  'father-height': { system: loinc, code: '83845-8' },
  'mother-height': { system: loinc, code: '83846-6' },
  'height-percentile': { system: loinc, code: '8303-0', display: 'Body height [Percentile]' },
  'weight-percentile': { system: loinc, code: '8336-0', display: 'Body weight [Percentile] Per age' },
  'head-circumference-percentile': {
    system: loinc,
    code: '8289-1',
    display: 'Head Occipital-frontal circumference Percentile',
  },
  'bmi-percentile': {
    system: loinc,
    code: '59576-9',
    display: 'Body mass index (BMI) [Percentile] Per age and sex',
  },
  'weight-for-length-percentile': { system: loinc, code: '77606-2', display: 'Weight-for-length Per age and sex' },
  waist: { system: loinc, code: '8280-0' },
  // LOINC's 62409-8 is a protocol of PhenX, whose value is this circumference.
  hip: { system: loinc, code: '56063-1' },
  // LOINC's code is of the right arm, and the side isn't known.
  'arm-circumference': { system: snomed, code: '284473002' },
  'blood-pressure': { system: loinc, code: '85354-9', display: 'Blood pressure panel with all children optional' },
  'systolic-blood-pressure': { system: loinc, code: '8480-6', display: 'Systolic blood pressure' },
  'diastolic-blood-pressure': { system: loinc, code: '8462-4', display: 'Diastolic blood pressure' },
}

/** SNOMED CT's concepts of scores and percentiles, written beside the code above or our own. */
export const scoreCodes: { readonly [concept in WrittenConcept]?: string } = {
  'height-sds': '1153604005', // Body height for age z-score
  'height-percentile': '1153605006', // Body height for age percentile
  'weight-sds': '1153593003', // Weight for age z-score
  'weight-percentile': '1153592008', // Weight for age percentile
  'bmi-sds': '1153596006', // Body mass index for age z-score
  'bmi-percentile': '1153602009', // Body mass index for age percentile
  'head-circumference-sds': '1153594009', // Head circumference for age z-score
  'head-circumference-percentile': '1153595005', // Child head circumference for age percentile
  'triceps-skinfold-sds': '1162539009', // Triceps skinfold z score
  'triceps-skinfold-percentile': '1162538001', // Triceps skinfold percentile
}

/** A length that was measured lying or standing has this code beside that of body height. */
export const positionCodes: { readonly [position in 'lying' | 'standing']: WrittenCoding } = {
  lying: { system: loinc, code: '8306-3', display: 'Body height --lying' },
  standing: { system: loinc, code: '8308-9', display: 'Body height --standing' },
}

/** A concept as it is written: its codes, and its name in the reader's language. */
export function conceptElement(
  concept: WrittenConcept,
  { concepts }: FhirWriterWords,
  ...more: readonly WrittenCoding[]
): WrittenConceptElement {
  const code = scoreCodes[concept]
  const beside = code === undefined ? more : [{ system: snomed, code }, ...more]
  return { coding: [codingOf(concept), ...beside], text: concepts[concept] }
}

function codingOf(concept: WrittenConcept): WrittenCoding {
  return isGrowthConcept(concept) ? { system: growthSystem, code: concept } : standardCodes[concept]
}

function isGrowthConcept(concept: WrittenConcept): concept is (typeof growthConcepts)[number] {
  return (growthConcepts as readonly string[]).includes(concept)
}

/** Standard deviations are a number without dimension: UCUM's unity, with the name that people know. */
export const sdsUnit = 'SDS'

/** A quantity in a unit of UCUM, or in standard deviations. */
export function quantity(value: number, unit: string, comparator?: WrittenQuantity['comparator']): WrittenQuantity {
  return {
    value: withoutNegativeZero(value),
    ...(comparator !== undefined && { comparator }),
    unit,
    system: 'http://unitsofmeasure.org',
    code: unit === sdsUnit ? '1' : unit,
  }
}

/** A computed number, rounded as it is in documents. */
export function computedQuantity(
  value: number,
  unit: string,
  decimals: Decimals = { min: 0, max: 2 },
): WrittenQuantity {
  return quantity(rounded(value, decimals), unit)
}

function rounded(value: number, decimals: Decimals): number {
  return Number(formatNumber(value, decimals))
}

/** Where a reported score is only a bound. */
interface Bounded {
  readonly value: number
  readonly accuracy: 'exact' | 'less_or_equal' | 'greater_or_equal'
}

const comparators = { exact: undefined, less_or_equal: '<=', greater_or_equal: '>=' } as const

/** A score: a bound is written as one. */
export function scoreQuantity({ value, accuracy }: Bounded): WrittenQuantity {
  return quantity(rounded(value, { min: 0, max: 2 }), sdsUnit, comparators[accuracy])
}

/** A percentile: neither 0 nor 100; beyond the bounds it is written with, which a score at its bound always is, a bound. */
export function percentileQuantity(percentile: number): WrittenQuantity {
  const { least = 0, most = 100 } = percentileDecimals
  const beyond = percentile < least ? '<' : percentile > most ? '>' : undefined
  return quantity(rounded(percentile, percentileDecimals), '%', beyond)
}

/** Whether a text can be the reference of a resource: `Patient/1`, an address, a UUID. */
export function isReference(text: unknown): text is string {
  return (
    typeof text === 'string' &&
    /^(?:urn:(?:uuid|oid):[\w.-]+|(?:https?:\/\/[^\s#]+\/)?[A-Z][A-Za-z]{2,40}\/[A-Za-z0-9.-]{1,64}(?:\/_history\/[A-Za-z0-9.-]{1,64})?)$/.test(
      text,
    )
  )
}

/** The reference of a source of a visit, which may name a component; undefined for a place in a record. */
export function sourceReference(source: unknown): string | undefined {
  const reference = typeof source === 'string' ? source.split('#')[0] : undefined
  return isReference(reference) ? reference : undefined
}

/** The day of a date as FHIR writes it; undefined for anything else. */
export function writtenDay(date: string | undefined): string | undefined {
  const day = date === undefined ? undefined : dayNumber(date)
  return day === undefined ? undefined : isoDate(day)
}

/** When something was observed, if that is known. */
export function observedDay(date: string | undefined): Effective {
  const day = writtenDay(date)
  return day === undefined ? {} : { effectiveDateTime: day }
}

/** How a clinic measure is written. */
export interface ClinicConcepts {
  /** The field that was measured, in a unit of UCUM; a ratio is computed from two. */
  readonly field?: ClinicField
  readonly unit: string
  readonly concept: WrittenConcept
  readonly score: GrowthConcept
  readonly percentile: GrowthConcept
}

/** The codes of what a clinic measures besides growth. */
export const clinicConcepts: { readonly [measure in ClinicMeasureName]: ClinicConcepts } = {
  waist: { field: 'waistCm', unit: 'cm', concept: 'waist', score: 'waist-sds', percentile: 'waist-percentile' },
  hip: { field: 'hipCm', unit: 'cm', concept: 'hip', score: 'hip-sds', percentile: 'hip-percentile' },
  waistHeightRatio: {
    unit: '1',
    concept: 'waist-height-ratio',
    score: 'waist-height-ratio-sds',
    percentile: 'waist-height-ratio-percentile',
  },
  waistHipRatio: {
    unit: '1',
    concept: 'waist-hip-ratio',
    score: 'waist-hip-ratio-sds',
    percentile: 'waist-hip-ratio-percentile',
  },
  arm: {
    field: 'armCm',
    unit: 'cm',
    concept: 'arm-circumference',
    score: 'arm-circumference-sds',
    percentile: 'arm-circumference-percentile',
  },
  triceps: {
    field: 'tricepsMm',
    unit: 'mm',
    concept: 'triceps-skinfold',
    score: 'triceps-skinfold-sds',
    percentile: 'triceps-skinfold-percentile',
  },
  subscapular: {
    field: 'subscapularMm',
    unit: 'mm',
    concept: 'subscapular-skinfold',
    score: 'subscapular-skinfold-sds',
    percentile: 'subscapular-skinfold-percentile',
  },
  systolic: {
    field: 'systolicMmHg',
    unit: 'mm[Hg]',
    concept: 'systolic-blood-pressure',
    score: 'systolic-blood-pressure-sds',
    percentile: 'systolic-blood-pressure-percentile',
  },
  diastolic: {
    field: 'diastolicMmHg',
    unit: 'mm[Hg]',
    concept: 'diastolic-blood-pressure',
    score: 'diastolic-blood-pressure-sds',
    percentile: 'diastolic-blood-pressure-percentile',
  },
}
