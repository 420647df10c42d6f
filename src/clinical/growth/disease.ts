import type { Gender, KnownDisease, Patient } from '../../ground/model/patient.js'
import type { DiseaseScore, MeasurementResult } from '../../ground/model/patient-result.js'
import { nearestName } from '../../ground/text/nearest-name.js'
import type { SeriesName } from '../references/reference-set.js'

/** The sex that a known disease affects, and the series of its references. */
export interface DiseaseReferences {
  /** The sex in which the disease occurs; both if it is left out. */
  readonly gender?: Gender
  readonly height?: SeriesName
  readonly weight?: SeriesName
  readonly bmi?: SeriesName
  readonly head?: SeriesName
}

/** The known diseases. */
export const diseaseReferences: { readonly [disease in KnownDisease]: DiseaseReferences } = {
  TurnerSyndrome: { gender: 'female', height: 'turnerHeight' },
  NoonanSyndrome: { height: 'noonanHeight' },
  Achondroplasia: {
    height: 'achondroplasiaHeight',
    weight: 'achondroplasiaWeight',
    bmi: 'achondroplasiaBmi',
    head: 'achondroplasiaHead',
  },
  Trisomy21: {
    height: 'trisomy21Height',
    weight: 'trisomy21Weight',
    bmi: 'trisomy21Bmi',
    head: 'trisomy21Head',
  },
  CerebralPalsy: { height: 'cerebralPalsyHeight', weight: 'cerebralPalsyWeight', bmi: 'cerebralPalsyBmi' },
}

/** The diseases that have references. */
export const scoredDiseases: readonly KnownDisease[] = /* @__PURE__ */ Object.keys(diseaseReferences) as KnownDisease[]

/** Those that a patient's `diseases` can name: cerebral palsy has references by level alone, which says it too. */
export const diseaseNames: readonly KnownDisease[] = /* @__PURE__ */ scoredDiseases.filter(
  (disease) => disease !== 'CerebralPalsy',
)

/** A measure that diseases have references for. */
export type DiseaseMeasure = DiseaseScore['measure']

/** The measures that diseases have references for, with the names of these. */
const diseaseMeasures: {
  readonly [measure in DiseaseMeasure]: Exclude<keyof DiseaseReferences, 'gender'>
} = { size: 'height', weight: 'weight', bmi: 'bmi', head: 'head' }

export const diseaseMeasureNames: readonly DiseaseMeasure[] = ['size', 'weight', 'bmi', 'head']

/** The series of a disease for a measure; undefined where it has none. */
export function diseaseSeries(disease: KnownDisease, measure: DiseaseMeasure): SeriesName | undefined {
  return diseaseReferences[disease][diseaseMeasures[measure]]
}

/** A score by the reference of a disease: which disease, which measure. */
export type DiseaseScoreKey = Pick<DiseaseScore, 'disease' | 'measure'>

/** The scores of diseases that have no field of their own in the result, as height in Turner and Noonan syndrome has. */
export const fieldlessDiseaseScores: readonly DiseaseScoreKey[] = /* @__PURE__ */ scoredDiseases.flatMap((disease) =>
  disease === 'TurnerSyndrome' || disease === 'NoonanSyndrome'
    ? []
    : diseaseMeasureNames.flatMap((measure) =>
        diseaseSeries(disease, measure) === undefined ? [] : [{ disease, measure }],
      ),
)

/** The score of a visit by the reference of a disease. */
export function diseaseScoreOf(
  { diseaseScores }: Pick<MeasurementResult, 'diseaseScores'>,
  { disease, measure }: DiseaseScoreKey,
): DiseaseScore | undefined {
  return diseaseScores.find((each) => each.disease === disease && each.measure === measure)
}

/** Other common names of the diseases: only those whose meaning is certain. */
const otherNames: { readonly [name in string]: KnownDisease } = {
  Turner: 'TurnerSyndrome',
  UllrichTurnerSyndrome: 'TurnerSyndrome',
  UllrichTurner: 'TurnerSyndrome',
  Noonan: 'NoonanSyndrome',
  Achondroplasie: 'Achondroplasia',
  Trisomie21: 'Trisomy21',
  DownSyndrome: 'Trisomy21',
  MorbusDown: 'Trisomy21',
  Down: 'Trisomy21',
}

/**
 * The disease that a name probably means, spelt in another way or by another name.
 *
 * @example
 * ```ts
 * diseaseMeant('Ullrich-Turner-Syndrom') // 'TurnerSyndrome'
 * diseaseMeant('Pseudoachondroplasia') // undefined
 * ```
 */
export function diseaseMeant(name: string): KnownDisease | undefined {
  const nearest = nearestName(name, [...diseaseNames, ...Object.keys(otherNames)])
  return nearest === undefined || isKnownDisease(nearest) ? nearest : otherNames[nearest]
}

/** Whether a disease is known by this name. */
export function isKnownDisease(name: string): name is KnownDisease {
  return diseaseNames.some((known) => known === name)
}

/** Whether a disease is stated: by its name, or cerebral palsy by its level. */
export function isDiagnosed(disease: KnownDisease, { diseases, gmfcsLevel }: Patient): boolean {
  return disease === 'CerebralPalsy' ? gmfcsLevel !== undefined : (diseases?.includes(disease) ?? false)
}

/** Whether a disease occurs in a sex; without a sex it has no references. */
function occursIn(disease: KnownDisease, sex: Gender | undefined): boolean {
  const { gender } = diseaseReferences[disease]
  return sex !== undefined && (gender === undefined || gender === sex)
}

const noDiseases: readonly KnownDisease[] = []

/** The diseases that have references for a sex, each once however often it is named. */
export function knownDiseases(diseases: Patient['diseases'], sex: Gender | undefined): readonly KnownDisease[] {
  if (diseases === undefined || diseases.length === 0) return noDiseases
  return [...new Set(diseases)].filter(isKnownDisease).filter((disease) => occursIn(disease, sex))
}
