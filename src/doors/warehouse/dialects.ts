import { invalidParameter } from '../../ground/text/invalid-input.js'

/** The words in which engines differ; everything else of the text is the same for all. */
export interface Dialect {
  /** Types of a cast. ClickHouse must be told that a value can be missing. */
  readonly number: string
  readonly integer: string
  readonly text: string
  /** Whether a value is wholly a number, where a cast would read the beginning of a text. */
  readonly isNumber?: string
  /** A date as written, else NULL, where a cast would make 2 March of 30 February. */
  readonly writtenDay?: string
  /** A value of the table, where an empty text means that it is missing. */
  readonly given?: string
  /** Whole days from one date to another. */
  readonly daysBetween: string
  readonly today: string
  readonly dateLiteral: string
  /** What keeps a planner from copying the expressions of a stage into the next: without it, PostgreSQL took 23 GB. */
  readonly fence: string
  /** Around a name that is not a plain word. */
  readonly quote: '"' | '`'
  /** What follows the columns of a row that is from no table. */
  readonly fromNothing?: string
  /** How `SELECT *` leaves columns out, where it can. */
  readonly leavingOut?: 'EXCLUDE' | 'EXCEPT'
}

/** The engines whose SQL is written. */
export const dialectNames = ['duckdb', 'postgres', 'clickhouse', 'sqlite', 'spark', 'ansi'] as const

/** An engine whose SQL is written; `ansi` is the standard, ISO/IEC 9075. */
export type DialectName = (typeof dialectNames)[number]

const common = {
  number: 'DOUBLE',
  integer: 'BIGINT',
  text: 'VARCHAR',
  today: 'CURRENT_DATE',
  dateLiteral: "DATE '{date}'",
  fence: '',
  quote: '"',
} as const

/** Each dialect's words. */
export const dialects: { readonly [name in DialectName]: Dialect } = {
  duckdb: {
    ...common,
    daysBetween: "DATE_DIFF('day', CAST({from} AS DATE), CAST({to} AS DATE))",
    leavingOut: 'EXCLUDE',
  },
  postgres: {
    ...common,
    number: 'DOUBLE PRECISION',
    // Its dates can be infinite, and then have no difference.
    daysBetween:
      'CASE WHEN ISFINITE(CAST({from} AS DATE)) AND ISFINITE(CAST({to} AS DATE)) THEN CAST({to} AS DATE) - CAST({from} AS DATE) END',
    fence: ' OFFSET 0',
  },
  clickhouse: {
    ...common,
    number: 'Nullable(Float64)',
    integer: 'Nullable(Int64)',
    text: 'Nullable(String)',
    writtenDay:
      'CASE WHEN CAST(CAST({day} AS Nullable(Date32)) AS Nullable(String)) = SUBSTR(CAST({day} AS Nullable(String)), 1, 10) THEN CAST({day} AS Nullable(Date32)) END',
    daysBetween: "dateDiff('day', {from}, {to})",
    today: 'today()',
    dateLiteral: "toDate32('{date}')",
    quote: '`',
    leavingOut: 'EXCEPT',
  },
  sqlite: {
    ...common,
    number: 'REAL',
    integer: 'INTEGER',
    text: 'TEXT',
    // The comparison takes a text for a number only where all of it is one.
    isNumber: 'CAST({value} AS REAL) = +{value}',
    writtenDay: 'CASE WHEN DATE({day}) = SUBSTR({day}, 1, 10) THEN DATE({day}) END',
    given: "NULLIF({value}, '')",
    daysBetween: 'CAST(JULIANDAY({to}) - JULIANDAY({from}) AS INTEGER)',
    dateLiteral: "'{date}'",
    fence: ' LIMIT -1 OFFSET 0',
  },
  spark: {
    ...common,
    text: 'STRING',
    // A text of a year alone would be its first day.
    writtenDay:
      'CASE WHEN CAST(CAST({day} AS DATE) AS STRING) = SUBSTR(CAST({day} AS STRING), 1, 10) THEN CAST({day} AS DATE) END',
    daysBetween: 'DATEDIFF({to}, {from})',
    quote: '`',
    leavingOut: 'EXCEPT',
  },
  ansi: {
    ...common,
    number: 'DOUBLE PRECISION',
    text: 'VARCHAR(100)',
    // Dates of the year 9999 are up to seven digits away.
    daysBetween: 'CAST((CAST({to} AS DATE) - CAST({from} AS DATE)) DAY(7) AS BIGINT)',
    fromNothing: ' FROM (VALUES (0)) AS one (n)',
  },
}

/** Whole days between two expressions. */
export function daysBetweenSql({ daysBetween, writtenDay = '{day}' }: Dialect, from: string, to: string): string {
  const day = (date: string) => writtenDay.replaceAll('{day}', () => date)
  return daysBetween.replaceAll('{from}', () => day(from)).replaceAll('{to}', () => day(to))
}

/** A condition with `AND` after it that a value is wholly a number; empty where the engine's cast sees to it. */
export function isNumberSql({ isNumber }: Dialect, value: string): string {
  return isNumber === undefined ? '' : `${isNumber.replaceAll('{value}', () => value)} AND `
}

/**
 * A text within marks.
 *
 * @throws AuxologyError for a backslash, by which some engines escape the mark at its end
 */
function quoted(text: string, mark: string): string {
  if (text.includes('\\')) {
    const detail = 'some engines read a backslash as an escape, so that the name would end elsewhere'
    throw invalidParameter('name', text, 'a name without a backslash', { detail })
  }
  return mark + text.replaceAll(mark, mark + mark) + mark
}

/** A name of a table or column: as it is where it is a plain word, so that the engine's own case rules hold, else quoted. */
export function nameSql({ quote }: Dialect, name: string): string {
  return /^[A-Za-z_][A-Za-z0-9_]*$/.test(name) ? name : quoted(name, quote)
}

/** A name that may have the names of a catalogue and a schema before it. */
export function tableSql(dialect: Dialect, name: string): string {
  return name
    .split('.')
    .map((part) => nameSql(dialect, part))
    .join('.')
}

/** A number as a literal that every engine reads as floating-point, never as a decimal of few digits. */
export function numberSql(number: number): string {
  const text = String(number)
  const literal = Number.isInteger(number) || text.includes('e') ? text : `${text}E0`
  return number < 0 ? `(${literal})` : literal
}

/** A text as a literal. */
export function textSql(text: string): string {
  return quoted(text, "'")
}
