import type { Gender } from '../../ground/model/patient.js'
import type { MeasurementResult, PatientResult } from '../../ground/model/patient-result.js'
import { patientScoreNames, visitScoreNames } from '../../ground/model/result-scores.js'
import type { Score } from '../../ground/model/score.js'

/** A score by the reference of a sex that was chosen, and names it: `KiGGS 2013 (female)`. */
export function namingSex(score: Score, sex: Gender): Score {
  return { ...score, reference: `${score.reference} (${sex})` }
}

/** A reference named by {@link namingSex}, the sex as a reader's language has it: `KiGGS 2013 (Mädchen)`. */
export function sexInWords(reference: string, words: Readonly<Record<Gender, string>>): string {
  return reference.replace(/ \((male|female)\)$/, (_, sex: Gender) => ` (${words[sex]})`)
}

/** Whether a score is a parent's, by the reference of the parent's own sex. */
export function isOfParent(name: string): boolean {
  return name === 'sizeFatherSds' || name === 'sizeMotherSds'
}

/** A result whose scores name the sex that was chosen. */
export function resultNamingSex(result: PatientResult, sex: Gender): PatientResult {
  const names = patientScoreNames.filter((name) => !isOfParent(name))
  return {
    ...result,
    ...scoresNamingSex(result, names, sex),
    measurements: result.measurements.map((visit) => visitNamingSex(visit, sex)),
  }
}

function visitNamingSex(visit: MeasurementResult, sex: Gender): MeasurementResult {
  const diseaseScores = visit.diseaseScores.map((entry) => ({ ...entry, score: namingSex(entry.score, sex) }))
  const clinicMeasures = visit.clinicMeasures?.map((entry) =>
    entry.score === undefined ? entry : { ...entry, score: namingSex(entry.score, sex) },
  )
  return { ...visit, ...scoresNamingSex(visit, visitScoreNames, sex), diseaseScores, clinicMeasures }
}

function scoresNamingSex<Name extends string>(
  scores: { readonly [name in Name]: Score | undefined },
  names: readonly Name[],
  sex: Gender,
): { readonly [name in Name]?: Score } {
  return Object.fromEntries(
    names.flatMap((name) => {
      const score = scores[name]
      return score === undefined ? [] : [[name, namingSex(score, sex)]]
    }),
  ) as { readonly [name in Name]?: Score }
}
