import { roomOfFile } from './halls.js'

/** A stop of the way: the function that takes the weight on, and what it does with it. */
export interface Stop {
  /** Its file within src. */
  readonly file: string
  readonly function: string
  readonly does: string
}

/** The way of one weight, from an XML document to the table and the chart of a PDF. */
export const wayOfAWeight: readonly Stop[] = (
  [
    ['ground/codec/xml/xml-parser.ts', 'parseRoot', 'finds `<WeightKg>31.5</WeightKg>` in the text, and its place'],
    [
      'ground/codec/read-document.ts',
      'documentReader',
      'makes it `weightKg: 31.5`, following the schema of the document',
    ],
    ['shown/documents/patient-document.ts', 'parsePatientXml', 'returns the patient'],
    ['clinical/assessment/calculate-patient.ts', 'calculatePatient', 'starts the calculation'],
    [
      'clinical/assessment/assess-patient.ts',
      'assessPatient',
      'calls the next stops in order: the pipeline in ten lines',
    ],
    ['clinical/validation/engine.ts', 'findImpossible', 'discards it if it is impossible, from fields and dates alone'],
    [
      'clinical/growth/patient-growth.ts',
      'measurementGrowth',
      'combines it with age and height: BMI, and a score for each value',
    ],
    ['clinical/references/lookup.ts', 'lookUp', "finds the set's table for the age, and L, M and S at that age"],
    ['clinical/references/distribution.ts', 'scoreValue', 'scores it by the tails rule of the table'],
    ['ground/math/lms.ts', 'lmsScore', 'is the formula'],
    ['clinical/validation/engine.ts', 'findUnusual', 'adds a message if the score, or the course, is unusual'],
    ['ground/languages/message-text.ts', 'messageText', 'puts the message into words, last of all'],
    ['charts/data/points/patient-values.ts', 'patientValues', 'makes it a point of the chart: age, kilograms, score'],
    ['charts/picture/chart-scene.ts', 'chartScene', 'gives the point a symbol and a place in pixels'],
    ['ground/text/number.ts', 'formatNumber', 'rounds it, wherever it is written'],
    ['shown/render/pdf/report/data-pages.ts', 'dataPages', 'puts it into the table of the second page'],
    ['shown/render/pdf/print-chart-and-data.ts', 'printChartAndData', 'prints both pages'],
  ] as const
).map(([file, name, does]) => ({ file, function: name, does }))

/** The room of a stop. */
export function roomOf({ file }: Stop): string {
  return roomOfFile(file)
}
