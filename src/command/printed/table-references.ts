import { diseaseScoreOf, fieldlessDiseaseScores } from '../../clinical/growth/disease.js'
import type { Language } from '../../ground/languages/language.js'
import { capitalised } from '../../ground/languages/within-sentence.js'
import { numberText } from '../../ground/languages/written-number.js'
import { monthsPerYear } from '../../ground/model/calendar-date.js'
import { clinicMeasureNames } from '../../ground/model/clinic-values.js'
import type { PatientResult } from '../../ground/model/patient-result.js'
import { visitMeasures } from '../../ground/model/result-scores.js'
import type { Score } from '../../ground/model/score.js'

/** Which references the scores of a result are by, a line for those of the same, and by which age: a table names neither. */
export function referenceLines(
  result: PatientResult,
  language: Language,
  correctedYears: number | undefined,
): string[] {
  const { terminal: words, names, chart } = language
  const { measurements } = result
  const scored: readonly (readonly [title: string, scores: readonly (Score | undefined)[]])[] = [
    ...visitMeasures.map(
      ({ measure, score }) => [words.measures[measure], measurements.map((visit) => visit[score])] as const,
    ),
    ...fieldlessDiseaseScores.map(
      (of) =>
        [
          `${chart.diseases[of.disease]} (${words.measures[of.measure]})`,
          measurements.map((visit) => diseaseScoreOf(visit, of)?.score),
        ] as const,
    ),
    ...clinicMeasureNames.map(
      (measure) =>
        [
          capitalised(names.clinicMeasures[measure]),
          measurements.map(
            ({ clinicMeasures = [] }) => clinicMeasures.find((entry) => entry.measure === measure)?.score,
          ),
        ] as const,
    ),
    [words.birthLength, [result.sizeBirthSds]],
    [words.birthWeight, [result.weightBirthSds]],
    [words.birthHead, [result.headBirthSds]],
    [words.birthBmi, [result.bmiBirthSds]],
    [names.targetHeight, [result.targetSizeSds]],
  ]
  const titles = new Map<string, string[]>()
  for (const [title, scores] of scored) {
    const references = [...new Set(scores.flatMap((score) => score?.reference ?? []))].join(', ')
    if (references !== '') titles.set(references, [...(titles.get(references) ?? []), title])
  }
  return [
    ...(titles.size === 0 ? [] : [`${words.references}:`]),
    ...[...titles].map(([references, of]) => `  ${references}: ${of.join(', ')}`),
    ...(correctedYears === undefined ? [] : [words.correctedScores(monthsText(correctedYears, language))]),
  ]
}

/** Where the correction never ends, no months. */
function monthsText(years: number, language: Language): string | undefined {
  return Number.isFinite(years) ? numberText(years * monthsPerYear, 0, language) : undefined
}
