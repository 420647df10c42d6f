import type { ErrorData } from '../model/errors.js'
import { inputError } from '../text/invalid-input.js'
import { definePressures, type PressureData } from './define-pressures.js'
import { placedError } from './placed-error.js'
import { type PressureCsv, readPressureCsv } from './pressure-csv.js'
import type { PressureReference } from './reference-set.js'
import type { SetFile } from './set-file.js'
import { type Content, contentAt, idAt, publicationAt, textAt } from './set-file-content.js'

/** The references for blood pressure of a file, and what is wrong with its CSV file alone. */
export interface PressuresInFile {
  readonly problems: readonly ErrorData[]
  /** @throws AuxologyError for figures that can't be used */
  readonly define: () => PressureReference
}

const members = ['id', 'publication', 'limits', 'from', 'to', 'rows', 'csv'] as const

/** The member `pressures` of the file of a set; undefined where there is none. */
export function pressuresInFile(
  file: SetFile,
  files: { readonly [name: string]: string } = {},
): PressuresInFile | undefined {
  const value = (file.content as Content)['pressures']
  if (value === undefined) return undefined
  const path = 'pressures'
  const pressures = contentAt(file, value, path, members)
  const id = idAt(file, pressures, path)
  publicationAt(file, pressures['publication'], `${path}.publication`)
  textAt(file, pressures, path, 'limits')
  const { csv, rows, ...data } = pressures
  if ((csv === undefined) === (rows === undefined)) {
    throw file.invalid(path, undefined, 'either rows or csv', csv === undefined ? 'no figures' : 'rows and csv')
  }
  const inFile = (inner: string) => file.placeOf(`${path}.${inner}`)
  if (csv === undefined) return definedBy({ ...data, id, rows }, [], inFile)
  const text = typeof csv === 'string' && Object.hasOwn(files, csv) ? files[csv] : undefined
  if (typeof csv !== 'string' || text === undefined) {
    throw file.invalid(`${path}.csv`, csv, 'the name of a CSV file that is there')
  }
  const ofFile = (place: ErrorData): ErrorData => ({ subject: csv, ...place })
  const { rows: read, problems, placeOf } = readCsv(text, ofFile)
  return definedBy({ ...data, id, rows: read }, problems.map(ofFile), (inner) =>
    inner.startsWith('rows') ? ofFile(placeOf(inner)) : inFile(inner),
  )
}

function readCsv(text: string, ofFile: (place: ErrorData) => ErrorData): PressureCsv {
  try {
    return readPressureCsv(text)
  } catch (error) {
    throw placedError(error, () => ofFile({}))
  }
}

function definedBy(
  data: object,
  problems: readonly ErrorData[],
  placeOf: (path: string) => ErrorData,
): PressuresInFile {
  return {
    problems,
    define: () => {
      const [problem] = problems
      if (problem !== undefined) throw inputError('invalid_reference', problem)
      try {
        // What it holds, and what it doesn't, is checked there.
        return definePressures(data as PressureData)
      } catch (error) {
        throw placedError(error, placeOf)
      }
    },
  }
}
