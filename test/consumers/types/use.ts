// A strict consumer's code, checked against the package's own declarations.
import {
  AuxologyError,
  type ChartRequest,
  calculatePatient,
  createCalculator,
  createCharts,
  type Patient,
  type PatientResult,
  type RenderedChart,
  renderChart,
  type Score,
  type ValidationMessage,
  validatePatient,
} from 'auxology'
import { createHandler, keyVerifier } from 'auxology/http'
import { en, type Language } from 'auxology/languages'
import { defineSet, germany, kiggsHeight, lookUpTable, type ReferenceSet, scoreAt } from 'auxology/references'
import { saudiArabia } from 'auxology/references/saudi-arabia'

const child = {
  dateOfBirth: '2014-06-04',
  gender: 'male',
  measurements: [{ date: '2024-06-04', sizeCm: 138.2 }],
} as const satisfies Patient

export const result: PatientResult = calculatePatient(child, { today: '2024-06-04', locale: 'en', references: germany })
export const score: Score | undefined = result.measurements[0]?.sizeSds
export const messages: readonly ValidationMessage[] = validatePatient(child)

// Bytes that the web's classes take, before TypeScript 5.7 and after.
export async function download(): Promise<File> {
  const picture = await renderChart(child, { type: 'Height', format: 'Png' })
  new Blob([picture.body])
  new Response(picture.body)
  return new File([picture.body], `chart.${picture.fileExtension}`, { type: picture.mediaType })
}
export function proposal(message: ValidationMessage): number | undefined {
  return message.code === 'size_limits' ? message.parameters.slip?.meant : undefined
}

const request: ChartRequest = { type: 'Height', format: 'Png', scale: 2 }
export const chart: Promise<RenderedChart> = renderChart(child, request)

export const handle: (request: Request) => Promise<Response> = createHandler({
  verifyKey: keyVerifier({ keys: ['a key'] }),
})

const place = lookUpTable(kiggsHeight, 'male', 10)
export const direct: number | undefined = place && scoreAt(place, 150)
export const ours: ReferenceSet = defineSet({
  id: 'ours',
  name: 'Ours',
  series: { height: [{ table: kiggsHeight, from: 4, to: 18 }] },
})

export const irish: Language = { ...en, tag: 'en-IE', name: 'Irish English' }
export const abroad: PatientResult = calculatePatient(child, { references: saudiArabia })
export const equipped = createCalculator({ references: germany, language: irish }).calculatePatient(child)
export const drawn: Promise<RenderedChart> = createCharts({ references: germany, language: irish }).renderChart(
  child,
  request,
  { locale: en },
)

export function codeOf(error: unknown): string | undefined {
  return error instanceof AuxologyError ? error.code : undefined
}

// @ts-expect-error: no such chart type
export const wrongType: ChartRequest = { type: 'Hight' }
// @ts-expect-error: a language needs every text
export const half: Language = { tag: 'en-IE', name: 'Irish English', decimalMark: '.' }
// @ts-expect-error: the value may be missing
export const unchecked: number = result.measurements[0].sizeSds.value
