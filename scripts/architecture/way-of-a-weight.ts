/** A stop of the way: the function that takes the weight on, and what it does with it. */
export interface Stop {
  /** Its file within src. */
  readonly file: string
  readonly function: string
  readonly does: string
}

/** The way of one weight, from an XML document to the table and the chart of a PDF. */
export const wayOfAWeight: readonly Stop[] = [
  {
    file: 'codec/xml/xml-parser.ts',
    function: 'parseRoot',
    does: 'finds `<WeightKg>31.5</WeightKg>` in the text, and its place',
  },
  {
    file: 'codec/read-document.ts',
    function: 'documentReader',
    does: 'makes it `weightKg: 31.5`, following the schema of the document',
  },
  {
    file: 'documents/patient-document.ts',
    function: 'parsePatientXml',
    does: 'returns the patient',
  },
  {
    file: 'assessment/calculate-patient.ts',
    function: 'calculatePatient',
    does: 'starts the calculation',
  },
  {
    file: 'assessment/assess-patient.ts',
    function: 'assessPatient',
    does: 'calls the next stops in order: the pipeline in ten lines',
  },
  {
    file: 'validation/engine.ts',
    function: 'findImpossible',
    does: 'discards it if it is impossible, from fields and dates alone',
  },
  {
    file: 'growth/patient-growth.ts',
    function: 'measurementGrowth',
    does: 'combines it with age and height: BMI, and a score for each value',
  },
  {
    file: 'references/lookup.ts',
    function: 'lookUp',
    does: "finds the set's table for the age, and L, M and S at that age",
  },
  {
    file: 'references/distribution.ts',
    function: 'scoreValue',
    does: 'scores it by the tails rule of the table',
  },
  {
    file: 'math/lms.ts',
    function: 'lmsScore',
    does: 'is the formula',
  },
  {
    file: 'validation/engine.ts',
    function: 'findUnusual',
    does: 'adds a message if the score, or the course, is unusual',
  },
  {
    file: 'languages/message-text.ts',
    function: 'messageText',
    does: 'puts the message into words, last of all',
  },
  {
    file: 'charts/data/points/patient-values.ts',
    function: 'patientValues',
    does: 'makes it a point of the chart: age, kilograms, score',
  },
  {
    file: 'charts/picture/chart-scene.ts',
    function: 'chartScene',
    does: 'gives the point a symbol and a place in pixels',
  },
  {
    file: 'text/number.ts',
    function: 'formatNumber',
    does: 'rounds it, wherever it is written',
  },
  {
    file: 'render/pdf/report/data-pages.ts',
    function: 'dataPages',
    does: 'puts it into the table of the second page',
  },
  {
    file: 'render/pdf/print-chart-and-data.ts',
    function: 'printChartAndData',
    does: 'prints both pages',
  },
]

/** The room of a stop. */
export function roomOf({ file }: Stop): string {
  return file.slice(0, file.indexOf('/'))
}
