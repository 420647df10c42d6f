/** One test of a whole table: checks every row, and throws all failures together, each after the name of its row. */
export function everyRow<Row>(rows: readonly Row[], nameOf: (row: Row) => string, check: (row: Row) => void): void {
  if (rows.length === 0) throw new Error('a table without rows proves nothing')
  const failures: string[] = []
  let cause: unknown
  for (const row of rows) {
    try {
      check(row)
    } catch (error) {
      cause ??= error
      failures.push(`${nameOf(row)}: ${error instanceof Error ? error.message : String(error)}`)
    }
  }
  if (failures.length > 0)
    throw new Error(`${failures.length} of ${rows.length} rows\n${failures.join('\n')}`, { cause })
}
