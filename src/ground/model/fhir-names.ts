import type { StagedSign } from './patient.js'

/** Why something in a record was not used; `text` has the words. */
export const unusedReasons = [
  'other_patient',
  'subject_unknown',
  'subject_assumed',
  'modifier_extension',
  'implicit_rules',
  'superseded',
  'deleted',
  'order_unknown',
  'contained',
  'not_in_use',
  'status',
  'not_confirmed',
  'code',
  'system',
  'other_measure',
  'codes_differ',
  'ambiguous_code',
  'weeks_unknown',
  'computed',
  'stated',
  'data_absent',
  'no_value',
  'comparator',
  'unit',
  'unit_contradicted',
  'position',
  'not_at_birth',
  'no_date',
  'imprecise_date',
  'relationship',
  'repeated',
  'not_ordered',
  'not_to_be_given',
  'not_taken',
  'end_unknown',
  'no_treatment_of_growth',
  'affects_growth',
  'unknown_drug',
] as const

/**
 * Why something in a record was not used: it belongs to another patient, or doesn't say to
 * whom (`subject_assumed`: used, as the record has one patient alone); it has modifier
 * extensions or rules that are not understood; a newer version of it is used, or says that it was
 * deleted, or which is the newest can't be told (the first Patient is read nevertheless); it lies
 * within another resource; the patient's entry is no longer in use (read nevertheless); its status is
 * not final, amended or corrected; a condition is not confirmed; its code is not among
 * growth, in a system under another address, of another measure, one of several that
 * differ, one of several diseases, or one of prematurity without weeks; it is computed
 * anew, stated rather than measured, absent, without a number, only a bound, in an
 * unknown unit or in two, of a child who sat, without a date or dated to a month or a
 * year; a gestational age is not dated at birth; a relative is not a parent by
 * blood; the record says otherwise elsewhere; a drug was not ordered, ordered not to be given,
 * or not taken; the end of a treatment is not known (it was used, and counts as ongoing); a drug or procedure is not a treatment of
 * growth, affects it in another way (listed, so that somebody looks), or is not known.
 */
export type UnusedReason = (typeof unusedReasons)[number]

/** What is measured, or computed, and has a code in LOINC or SNOMED CT. */
export const standardConcepts = [
  'height',
  'weight',
  'head-circumference',
  'sitting-height',
  'bone-age',
  'bmi',
  'birth-length',
  'birth-weight',
  'birth-head-circumference',
  'gestational-age-at-birth',
  'father-height',
  'mother-height',
  'height-percentile',
  'weight-percentile',
  'head-circumference-percentile',
  'bmi-percentile',
  'weight-for-length-percentile',
  'waist',
  'hip',
  'arm-circumference',
  'blood-pressure',
  'systolic-blood-pressure',
  'diastolic-blood-pressure',
] as const

/** What has no code there: the codes of our own code system, in its order. */
export const growthConcepts = [
  'height-sds',
  'weight-sds',
  'head-circumference-sds',
  'bmi-sds',
  'weight-for-length-sds',
  'sitting-height-sds',
  'leg-length-sds',
  'sitting-leg-ratio-sds',
  'bone-age-height-sds',
  'disease-height-sds',
  'disease-weight-sds',
  'disease-head-circumference-sds',
  'disease-bmi-sds',
  'birth-length-sds',
  'birth-weight-sds',
  'birth-head-circumference-sds',
  'father-height-sds',
  'mother-height-sds',
  'target-height-sds',
  'velocity-sds',
  'adult-height-sds',
  'conditional-weight-gain-sds',
  'sds-change',
  'waist-sds',
  'hip-sds',
  'waist-height-ratio-sds',
  'waist-hip-ratio-sds',
  'arm-circumference-sds',
  'triceps-skinfold-sds',
  'subscapular-skinfold-sds',
  'systolic-blood-pressure-sds',
  'diastolic-blood-pressure-sds',
  'sitting-height-percentile',
  'leg-length-percentile',
  'sitting-leg-ratio-percentile',
  'bone-age-height-percentile',
  'disease-height-percentile',
  'disease-weight-percentile',
  'disease-head-circumference-percentile',
  'disease-bmi-percentile',
  'velocity-percentile',
  'waist-percentile',
  'hip-percentile',
  'waist-height-ratio-percentile',
  'waist-hip-ratio-percentile',
  'arm-circumference-percentile',
  'triceps-skinfold-percentile',
  'subscapular-skinfold-percentile',
  'systolic-blood-pressure-percentile',
  'diastolic-blood-pressure-percentile',
  'leg-length',
  'sitting-leg-ratio',
  'adult-equivalent-bmi',
  'target-height',
  'predicted-adult-height',
  'expected-height',
  'expected-weight',
  'expected-bmi',
  'expected-head-circumference',
  'expected-score',
  'expected-50-low',
  'expected-50-high',
  'expected-90-low',
  'expected-90-high',
  'expected-98-low',
  'expected-98-high',
  'height-velocity',
  'weight-velocity',
  'head-circumference-velocity',
  'gain',
  'waist-height-ratio',
  'waist-hip-ratio',
  'triceps-skinfold',
  'subscapular-skinfold',
  'menarche',
  'breast-stage',
  'genital-stage',
  'pubic-hair-stage',
  'testicular-volume',
  'gmfcs-level',
  'tube-feeding',
  'event',
  'growth-hormone-treatment',
  'puberty-suppression-treatment',
  'growth-report',
] as const

/** A code of our own code system. */
export type GrowthConcept = (typeof growthConcepts)[number]

/** Everything that is written with a code. */
export type WrittenConcept = (typeof standardConcepts)[number] | GrowthConcept

/** Our own codes of the signs: those of LOINC and SNOMED CT name each stage, or the protocol. */
export const pubertyConcepts: { readonly [sign in StagedSign]: GrowthConcept } = {
  breastStage: 'breast-stage',
  genitalStage: 'genital-stage',
  pubicHairStage: 'pubic-hair-stage',
  testicularVolumeMl: 'testicular-volume',
}

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
const overrideReasons = [
  'value-confirmed',
  'value-corrected',
  'known-cause',
  'under-evaluation',
  'follow-up-agreed',
  'not-relevant',
] as const

/** Why a doctor may set a card aside. */
export type OverrideReason = (typeof overrideReasons)[number]
