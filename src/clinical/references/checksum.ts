import { numberAt } from '../../ground/math/interpolation.js'
import type { BmiClassification } from './bmi/bmi-classes.js'
import type { Curve } from './curve.js'
import type { Edition, Piece } from './reference-set.js'
import type { ReferenceTable } from './table.js'

/** The remainders of CRC-32 by half bytes: ISO/IEC 3309, reflected, polynomial 0xEDB88320. */
const remainders: readonly number[] = /* @__PURE__ */ Array.from({ length: 16 }, (_, i) => {
  let remainder = i
  for (let bit = 0; bit < 4; bit++) remainder = (remainder >>> 1) ^ ((remainder & 1) * 0xedb88320)
  return remainder
})

/** CRC-32 of more bytes behind those before. */
function crc32(bytes: Uint8Array, before: number): number {
  let crc = ~before
  for (const byte of bytes) {
    crc ^= byte
    crc = (crc >>> 4) ^ numberAt(remainders, crc & 15)
    crc = (crc >>> 4) ^ numberAt(remainders, crc & 15)
  }
  return ~crc
}

/** The digest of values one after another: texts as UTF-16, numbers as IEEE 754 doubles, of both the lowest byte first. */
function digest(parts: Iterable<string | Float64Array>): string {
  let crc = 0
  for (const part of parts) crc = crc32(typeof part === 'string' ? bytesOfText(`${part}\n`) : bytesOf(part), crc)
  return (crc >>> 0).toString(16).padStart(8, '0')
}

function bytesOfText(text: string): Uint8Array {
  return Uint8Array.from({ length: text.length * 2 }, (_, i) => text.charCodeAt(i >> 1) >> (8 * (i % 2)))
}

function bytesOf(numbers: Float64Array): Uint8Array {
  const view = new DataView(new ArrayBuffer(numbers.length * 8))
  numbers.forEach((number, i) => {
    view.setFloat64(i * 8, number, true)
  })
  return new Uint8Array(view.buffer)
}

const ofTables = /* @__PURE__ */ new WeakMap<ReferenceTable, string>()

/**
 * The checksum of everything in a table that a score depends on: its id, measure, axis
 * and rules, and for each sex the figures as they are interpolated. The publication
 * and its texts are not part of it.
 *
 * It is a CRC-32, which tells that figures have changed or were damaged; it does not protect
 * against someone who forges them.
 *
 * @returns eight hexadecimal digits
 * @example
 * ```ts
 * tableChecksum(kiggsHeight) // '8caa1e68'
 * ```
 */
export function tableChecksum(table: ReferenceTable): string {
  let checksum = ofTables.get(table)
  if (checksum === undefined) {
    checksum = digest(tableParts(table))
    ofTables.set(table, checksum)
  }
  return checksum
}

function* tableParts(table: ReferenceTable): Generator<string | Float64Array> {
  const { id, measure, axis, range, distribution, tails, steps, rough, approximate } = table
  yield JSON.stringify([id, measure, axis, range, distribution, tails, steps, rough, approximate])
  for (const gender of ['male', 'female'] as const) {
    yield gender
    const curve = table.curve(gender)
    if (curve === undefined) continue
    yield curve.x
    // Medians of a skew t distribution are computed from its parameters, and differ between engines in the last digit.
    if (distribution !== 'skew-t') yield* [curve.l, curve.m, curve.s]
    yield* parametersOf(curve)
  }
}

function parametersOf({ x, distributionAt }: Curve): readonly string[] {
  if (distributionAt === undefined) return []
  return Array.from(x, (place) => JSON.stringify(distributionAt(place, { l: 1, m: 1, s: 1 }).parameters))
}

/**
 * The checksum of a set: of its tables, of where each begins and ends, of blood pressure in a set of
 * clinic measures, and of its classes of body mass index. Eight hexadecimal digits.
 *
 * @example
 * ```ts
 * setChecksum(germany) // 'f45f4b3f'
 * ```
 */
export function setChecksum({ series, bmiClasses, groups = {}, pressures }: Edition['frozen']): string {
  return digest([
    ...seriesTexts(series),
    ...(pressures === undefined ? [] : [pressures.checksum]),
    ...(bmiClasses === undefined ? [] : classesTexts(bmiClasses)),
    ...byName(groups).flatMap(([group, own]) =>
      own === undefined ? [] : [group, String(own.ageFromBirth === true), ...seriesTexts(own.series)],
    ),
  ])
}

function seriesTexts(series: Edition['frozen']['series']): string[] {
  return byName(series).flatMap(([name, pieces]) => [name, ...(pieces ?? []).map(pieceText)])
}

function byName<Value>(values: { readonly [name: string]: Value }): [name: string, value: Value][] {
  return Object.entries(values).sort(([a], [b]) => (a < b ? -1 : 1))
}

function pieceText({ table, from, to, closed, heldBeyond, position, tableX }: Piece): string {
  return JSON.stringify([tableChecksum(table), from, to, closed === true, heldBeyond, position, tableX])
}

function classesTexts({ limits }: BmiClassification): string[] {
  return limits.map(({ table, sds, class: name, side, inclusive, times, atMost, from, to }) => {
    // A score of a percentile is computed, and may differ between engines in the last digit.
    const score = [sds.male, sds.female].map((each) => each.toFixed(9))
    return JSON.stringify([tableChecksum(table), name, side, inclusive === true, score, times, atMost, from, to])
  })
}

/** The checksum of a series: of its tables, and of where each begins and ends. Eight hexadecimal digits. */
export function seriesChecksum(pieces: readonly Piece[]): string {
  return digest(pieces.map(pieceText))
}

/** The checksum of figures that are no set: of tables, and of what these don't hold. */
export function figuresChecksum(tables: readonly ReferenceTable[], others: unknown): string {
  return digest([...tables.map(tableChecksum), JSON.stringify(others)])
}

/** What a custom set is known by: its checksum, computed when it is first read. */
export function customEdition(frozen: Edition['frozen']): Edition {
  let checksum: string | undefined
  return {
    frozen,
    get checksum() {
      checksum ??= setChecksum(frozen)
      return checksum
    },
  }
}
