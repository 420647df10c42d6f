import { isAscii, isUtf8 } from 'node:buffer'
import type { Measurement, Patient, PubertyFinding } from '../../../ground/model/patient.js'
import type { ReadRecord } from '../run/batch-record.js'
import type { Separator } from './csv-reader.js'
import { conversionOf } from './input-columns.js'
import type { LinePlace } from './input-lines.js'
import { endOfRow, faultOfRow, lineOfRow, type RecordBlock, type RecordRows, startOfRow } from './record-block.js'
import type { TableForm } from './table-form.js'
import {
  hasAnyField,
  mostRowsOfPatient,
  type ReadColumn,
  splitWeeks,
  type TablePlaces,
  takeFinding,
} from './table-patients.js'

/** Where the cells of a row begin and end, without blanks around them. */
interface CellPlaces {
  readonly starts: Uint32Array
  readonly ends: Uint32Array
}

/** Places for the cells of a row, filled anew for each row. */
function cellPlaces(count: number): CellPlaces {
  return { starts: new Uint32Array(count), ends: new Uint32Array(count) }
}

const quote = 0x22
const space = 0x20
const delete_ = 0x7f

/** A row: the bytes between two places. */
type RowPlace = Pick<LinePlace, 'bytes' | 'start' | 'end'>

/**
 * Finds the cells of a row. A cell may be in quotes, as its first and last character.
 *
 * @returns false if there are more or fewer than the places take, control characters, or other quotes
 */
function findPlainCells({ bytes, start, end }: RowPlace, separator: number, { starts, ends }: CellPlaces): boolean {
  const count = starts.length
  let from = start
  for (let cell = 0; cell < count; cell++) {
    const isQuoted = from < end && bytes[from] === quote
    const closing = isQuoted ? quote : separator
    let at = isQuoted ? from + 1 : from
    let first = at
    for (; at < end && bytes[at] !== closing; at++) {
      const byte = bytes[at] as number
      if (byte < space || byte === delete_ || byte === quote) return false
    }
    let to = at
    while (first < to && bytes[first] === space) first++
    while (to > first && bytes[to - 1] === space) to--
    starts[cell] = first
    ends[cell] = to
    // Behind a closing quote there is a separator, or the end.
    if (isQuoted && (at === end || (++at < end && bytes[at] !== separator))) return false
    if (at === end) return cell === count - 1
    from = at + 1
  }
  return false
}

const zero = 0x30
const minus = 0x2d
/** Whole numbers with this many digits, and the powers of ten up to it, are exact, and so their quotient is the nearest number. */
const mostDigits = 15
const powersOfTen = Array.from({ length: mostDigits + 1 }, (_, exponent) => 10 ** exponent)

/**
 * The number between two places, as `parseDecimal` reads it; undefined for anything but a plain decimal, and for one
 * with a plus sign or more than 15 digits.
 */
export function plainDecimal(bytes: Uint8Array, start: number, end: number, mark: number): number | undefined {
  const isNegative = bytes[start] === minus
  let whole = 0
  let digits = 0
  let decimals = -1
  for (let at = isNegative ? start + 1 : start; at < end; at++) {
    const digit = (bytes[at] as number) - zero
    if (digit >= 0 && digit <= 9) {
      whole = 10 * whole + digit
      digits++
      if (decimals >= 0) decimals++
    } else if (bytes[at] === mark && decimals < 0) decimals = 0
    else return undefined
  }
  if (digits === 0 || digits > mostDigits) return undefined
  const value = decimals > 0 ? whole / (powersOfTen[decimals] as number) : whole
  return isNegative && value !== 0 ? -value : value
}

/**
 * Reads the records of a block straight from its bytes, several times as fast as from
 * rows of texts. It reads what is plain, as nearly all is: no quotes but around whole cells,
 * as many cells as columns, and nothing to complain about. Of any other record it returns
 * undefined: the reader of all tables reads that, and says what is wrong.
 */
type PlainReader = (block: RecordBlock) => (record: RecordRows) => ReadRecord | undefined

const beyondAscii = /[\u0080-\u00ff]/

interface PlainColumn extends ReadColumn {
  readonly isNumber: boolean
  readonly convert: ((value: number) => number) | undefined
}

/** The reader of plain records of a table. */
export function plainReader(
  { ofPatient, ofVisit, signs, idAt, hasGestationInDays, othersAt }: TablePlaces,
  width: number,
  form: TableForm,
  separator: Separator,
): PlainReader {
  const patientColumns = plainColumns(ofPatient, form)
  const visitColumns = plainColumns(ofVisit, form)
  const separatorByte = separator.charCodeAt(0)
  const decimalMark = (form.hasDecimalComma ? ',' : '.').charCodeAt(0)
  const first = cellPlaces(width)
  const further = cellPlaces(width)

  return (block) => {
    const { bytes } = block
    // What isn't in the encoding is for the reader that says where.
    if (!isUtf8(bytes)) return () => undefined
    const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)
    // Of ASCII, each byte is a character of it.
    const text = buffer.toString('latin1')
    const textOf = isAscii(bytes)
      ? (start: number, end: number) => text.slice(start, end)
      : (start: number, end: number) => {
          const plain = text.slice(start, end)
          return beyondAscii.test(plain) ? buffer.toString('utf8', start, end).trim() : plain
        }
    const cell = ({ starts, ends }: CellPlaces, at: number) => textOf(starts[at] as number, ends[at] as number)

    return ({ number, row: firstRow, count }) => {
      if (count > mostRowsOfPatient || !findCells(firstRow, first)) return undefined
      const own = fieldsOf(first, patientColumns)
      if (own === undefined) return undefined
      if (hasGestationInDays) splitWeeks(own)
      const measurements: Measurement[] = []
      const puberty: PubertyFinding[] = []
      const other: string[][] = []
      for (let row = firstRow; row < firstRow + count; row++) {
        const places = row === firstRow ? first : further
        if (row > firstRow && !(findCells(row, further) && agrees())) return undefined
        const visit = fieldsOf(places, visitColumns)
        if (visit === undefined) return undefined
        if (signs.length > 0) takeFinding(visit, signs, puberty)
        if (!hasAnyField(visit)) continue
        measurements.push(visit as Measurement)
        other.push(othersAt.map((at) => cell(places, at)))
      }
      if (other.length === 0) other.push(othersAt.map((at) => cell(first, at)))
      const id = idAt < 0 ? undefined : cell(first, idAt) || undefined
      // Node.js 20 makes a hidden class for each object that begins with a spread: all that reads it is slower.
      own['measurements'] = measurements
      if (puberty.length > 0) own['puberty'] = puberty
      return { number, line: lineOfRow(block, firstRow), id, patient: own as Patient, failures: [], other }
    }

    function findCells(row: number, places: CellPlaces): boolean {
      return (
        faultOfRow(block, row) === undefined &&
        findPlainCells({ bytes, start: startOfRow(block, row), end: endOfRow(block, row) }, separatorByte, places)
      )
    }

    /** Whether a further row has the same of the patient as the first. */
    function agrees(): boolean {
      for (const { index } of patientColumns) {
        const start = first.starts[index] as number
        const length = (first.ends[index] as number) - start
        const place = further.starts[index] as number
        if ((further.ends[index] as number) - place !== length) return false
        for (let i = 0; i < length; i++) if (bytes[start + i] !== bytes[place + i]) return false
      }
      return true
    }

    /** The values of cells, by field; undefined if one of them can't be read. */
    function fieldsOf(places: CellPlaces, columns: readonly PlainColumn[]): Record<string, unknown> | undefined {
      const fields: Record<string, unknown> = {}
      for (const { index, key, read, isNumber, convert } of columns) {
        const start = places.starts[index] as number
        const end = places.ends[index] as number
        if (start === end) continue
        const number = isNumber ? plainDecimal(bytes, start, end, decimalMark) : undefined
        if (number !== undefined) {
          fields[key] = convert === undefined ? number : convert(number)
          continue
        }
        const content = read(textOf(start, end))
        if (content === undefined) continue
        if ('failure' in content) return undefined
        fields[key] = content.value
        if (content.beside !== undefined) Object.assign(fields, content.beside)
      }
      return fields
    }
  }
}

function plainColumns(columns: readonly ReadColumn[], { missing }: TableForm): readonly PlainColumn[] {
  // Where a number means a missing value, every cell is compared as text.
  const isMissingNumber = [...missing].some((text) => /\d/.test(text))
  return columns.map((column) => ({
    ...column,
    isNumber: column.value !== 'diseases' && column.value.kind === 'number' && !isMissingNumber,
    convert: conversionOf(column),
  }))
}
