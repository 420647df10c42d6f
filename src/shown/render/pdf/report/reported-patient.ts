import type { ChartGrowth } from '../../../../charts/chart-growth.js'
import { clinicAtHeight } from '../../../../charts/data/texts/clinic-text.js'
import type { Palette } from '../../../../charts/picture/styles.js'
import { assessPatient } from '../../../../clinical/assessment/assess-patient.js'
import { resultOf } from '../../../../clinical/assessment/calculate-patient.js'
import { explanationsOf, type ScoreExplanation } from '../../../../clinical/assessment/explain-scores.js'
import type { GrowthAge } from '../../../../clinical/growth/growth-age.js'
import { isPreterm } from '../../../../clinical/growth/growth-subject.js'
import type { BmiClassification } from '../../../../clinical/references/bmi/bmi-classes.js'
import type { ReferenceSet } from '../../../../clinical/references/reference-set.js'
import { findUnusual, type PatientAssessment } from '../../../../clinical/validation/engine.js'
import type { Findings } from '../../../../clinical/validation/findings.js'
import { valuesLeftOut } from '../../../../clinical/validation/values-left-out.js'
import type { Language } from '../../../../ground/languages/language.js'
import { mostValuesDrawn } from '../../../../ground/model/limits.js'
import type { ModuleChoice } from '../../../../ground/model/module-names.js'
import type { Measurement, Patient, PatientInput } from '../../../../ground/model/patient.js'
import type { MeasurementResult, PatientResult } from '../../../../ground/model/patient-result.js'

/** What the pages of data report. */
export interface ReportedPatient {
  readonly result: PatientResult
  /** What growth over time is read from, and depends on. */
  readonly assessment: PatientAssessment
  /** What the checks found, the unusual included. */
  readonly findings: Findings
  readonly courseOptions?: ChartGrowth['course']
  readonly modules: ModuleChoice
  /** The latest, in the order given. */
  readonly visits: readonly ReportedVisit[]
  /** What plausibility checks took out of use, visits aside. */
  readonly unused: ReadonlySet<string>
  /** How many earlier visits there are. */
  readonly earlierVisits: number
  /** Born before 37 completed weeks. */
  readonly preterm: boolean
  /** The week of birth is known, and not the day. */
  readonly isWeekAlone: boolean
  readonly references: ReferenceSet
  /** By which body mass index is classified. */
  readonly bmiClasses: BmiClassification | undefined
  /** The citations of the scores, by the names of their references. */
  readonly citations: ReadonlyMap<string, ReadonlySet<string>>
}

/** How the pages of data are written. */
export interface ReportStyle {
  readonly palette: Palette
  readonly language: Language
  /** ISO date: that of the report. */
  readonly today: string
}

/** A visit with its ages. */
export type ReportedVisit = MeasurementResult & {
  readonly age: GrowthAge | undefined
  /** The fields that plausibility checks took out of use. */
  readonly unused: ReadonlySet<string>
  /** A height or weight, or both, that its neighbours contradict: the visit has no class of body mass index. */
  readonly doubted: ReadonlySet<string>
}

/** Everything computed from a patient, with the ages at which references were read. */
export function reportedPatient(patient: PatientInput, settings: ChartGrowth<Language>): ReportedPatient {
  const assessment = assessPatient(patient, settings)
  const { submitted, patient: usable, growth, days } = assessment
  const { measurements, subject } = growth
  const listed = new Set(days.order.slice(-mostValuesDrawn))
  const result = resultOf(patient, settings)
  const findings = findUnusual(assessment)
  const leftOut = (['sizeCm', 'weightKg'] as const).map((field) => ({
    field,
    visits: valuesLeftOut(assessment, field, findings),
  }))
  return {
    result,
    assessment,
    findings,
    courseOptions: settings.course,
    modules: settings.modules,
    visits: result.measurements
      .map((visit, i) => {
        const doubted = leftOut.flatMap(({ field, visits }) => (visits.has(i) ? [field] : []))
        return {
          ...visit,
          ...(doubted.length > 0 && { bmiClass: undefined, equiBmi: undefined }),
          clinicMeasures: visit.clinicMeasures && clinicAtHeight(visit.clinicMeasures, doubted.includes('sizeCm')),
          doubted: new Set(doubted),
          age: measurements[i]?.age,
          unused: unusedFields(submitted.measurements?.[i] ?? {}, usable.measurements?.[i] ?? {}),
        }
      })
      .filter((_, i) => listed.has(i)),
    earlierVisits: result.measurements.length - listed.size,
    unused: unusedFields(submitted, usable),
    preterm: subject.gestationDays !== undefined && isPreterm(subject.gestationDays),
    isWeekAlone: subject.isWeekAlone,
    references: settings.references,
    bmiClasses: settings.bmiClasses,
    citations: citationsByName(explanationsOf(patient, settings)),
  }
}

/** The fields that were submitted but aren't usable. */
function unusedFields<Fields extends Patient | Measurement>(submitted: Fields, usable: Fields): ReadonlySet<string> {
  const given = Object.entries(submitted).filter(([, value]) => value !== undefined && value !== null)
  return new Set(
    given.map(([field]) => field).filter((field) => (usable as Record<string, unknown>)[field] === undefined),
  )
}

function citationsByName(explanations: readonly ScoreExplanation[]): ReadonlyMap<string, ReadonlySet<string>> {
  const byName = new Map<string, Set<string>>()
  for (const { score, citations } of explanations) {
    const known = byName.get(score.reference) ?? new Set()
    byName.set(score.reference, new Set([...known, ...citations]))
  }
  return byName
}
