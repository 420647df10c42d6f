import { patientDocument } from '../documents/patient-document.js'
import type { ProblemCode } from '../documents/problem-document.js'
import { AuxologyError, type ErrorCode } from '../model/errors.js'
import { chartParameters, withParameterNames } from './chart-parameters.js'
import { RequestProblem } from './request-problem.js'

type Translation = (error: AuxologyError) => RequestProblem | undefined
type Translations = { readonly [code in ErrorCode]?: Translation }

const asItIs: Translation = ({ code, message, path, line, column }) =>
  new RequestProblem(code as ProblemCode, message, { path, line, column })

const documentTranslations: Translations = {
  malformed_document: asItIs,
  unexpected_structure: asItIs,
  invalid_value: asItIs,
  doctype_not_allowed: asItIs,
  document_too_large: asItIs,
  too_many_entries: asItIs,
}

const notAvailable: Translation = () =>
  new RequestProblem('missing_package', 'This server can not write the format asked for.', { path: 'FORMAT' })

const chartTranslations: Translations = {
  invalid_parameter: ({ code, message, path }) => {
    const parameter = chartParameters.find(({ key }) => key === path)
    return parameter && new RequestProblem(code as ProblemCode, withParameterNames(message), { path: parameter.name })
  },
  chart_not_applicable: ({ message, path }) =>
    new RequestProblem('chart_not_applicable', message, { path: elementOf(path) }),
  unknown_chart_format: notAvailable,
  missing_package: notAvailable,
}

/** Reads a document; what is wrong with it becomes a problem of the request. */
export function whileReading<Result>(read: () => Result): Result {
  try {
    return read()
  } catch (error) {
    throw translated(error, documentTranslations)
  }
}

/** Computes or draws; what is wrong with the chart asked for becomes a problem of the request. */
export async function whileAnswering<Result>(answer: () => Result | Promise<Result>): Promise<Result> {
  try {
    return await answer()
  } catch (error) {
    throw translated(error, chartTranslations)
  }
}

/** What no translation is meant for is a fault of the server. */
function translated(error: unknown, translations: Translations): unknown {
  return (error instanceof AuxologyError && translations[error.code]?.(error)) || error
}

/** The element that a field of the patient is written in. */
function elementOf(key: string | undefined): string | undefined {
  const { root, value } = patientDocument
  const field = 'fields' in value ? value.fields.find((candidate) => candidate.key === key) : undefined
  return field && `${root}/${field.name}`
}
