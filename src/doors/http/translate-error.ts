import { AuxologyError, type ErrorCode } from '../../ground/model/errors.js'
import { type CallerNames, errorSentence, ReaderError } from '../../ground/text/error-sentence.js'
import { patientElements } from '../../shown/documents/patient-document.js'
import type { ProblemCode } from '../../shown/documents/problem-document.js'
import { sheetParameters } from './query/course-parameters.js'
import { pictureParameters } from './query/query-parameters.js'
import { growthParameters } from './query/reference-parameters.js'
import { RequestProblem } from './responses.js'

type Translation = (error: AuxologyError) => RequestProblem | undefined
type Translations = { readonly [code in ErrorCode]?: Translation }

const parameterNames: Readonly<Record<string, string>> = {
  type: 'TYP',
  format: 'FORMAT',
  ...Object.fromEntries(
    [...pictureParameters, ...sheetParameters, ...growthParameters([])].map(({ key, name }) => [key, name]),
  ),
}

/** The names of chart parameters and patient fields in the HTTP interface. */
const interfaceNames: CallerNames = { parameters: parameterNames, fields: patientElements }

const documentTranslations: Translations = {
  malformed_document: documentProblem,
  unexpected_structure: documentProblem,
  invalid_value: documentProblem,
  doctype_not_allowed: documentProblem,
  document_too_large: documentProblem,
  too_many_entries: documentProblem,
}

const chartTranslations: Translations = {
  invalid_parameter: parameterProblem,
  chart_not_applicable: patientProblem,
  unknown_chart_format: formatProblem,
  missing_package: formatProblem,
  module_off: ({ message }) => new RequestProblem('module_off', message),
}

/** Parses a document; an error in it becomes a problem of the request. */
export function translateDocumentErrors<Result>(parse: () => Result): Result {
  try {
    return parse()
  } catch (error) {
    throw translate(error, documentTranslations)
  }
}

/** Computes an answer; an error in the chart requested becomes a problem of the request. */
export async function translateChartErrors<Result>(answer: () => Result | Promise<Result>): Promise<Result> {
  try {
    return await answer()
  } catch (error) {
    throw translate(error, chartTranslations)
  }
}

/** The problem that an error amounts to; without one the error itself, which is the server's fault. */
function translate(error: unknown, translations: Translations): unknown {
  return (error instanceof AuxologyError && translations[error.code]?.(error)) || error
}

function documentProblem(error: AuxologyError): RequestProblem {
  const { code, message, path, line, column } = error
  return new RequestProblem(code as ProblemCode, message, { path, line, column, accepted: acceptedOptions(error) })
}

function parameterProblem(error: AuxologyError): RequestProblem | undefined {
  const path = error.parameter === undefined ? undefined : parameterNames[error.parameter]
  if (path === undefined) return undefined
  const detail = errorSentence(error, interfaceNames)
  return new RequestProblem('invalid_parameter', detail, { path, accepted: acceptedOptions(error) })
}

function patientProblem(error: AuxologyError): RequestProblem {
  const path = error.path === undefined ? undefined : patientElements[error.path]
  const detail = error instanceof ReaderError ? error.sentenceIn(interfaceNames) : error.message
  return new RequestProblem('chart_not_applicable', detail, { path, accepted: acceptedOptions(error) })
}

/** What is accepted, if it is a list. */
function acceptedOptions({ accepted }: AuxologyError): readonly string[] | undefined {
  return accepted === undefined || typeof accepted === 'string' || 'from' in accepted ? undefined : accepted
}

function formatProblem(): RequestProblem {
  return new RequestProblem('missing_package', "This server can't write the requested format.", { path: 'FORMAT' })
}
