import type { ClinicField, ClinicMeasureName } from '../model/clinic-values.js'
import type { GrowthConcept, WrittenConcept } from '../model/fhir-names.js'

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
