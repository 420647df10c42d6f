/**
 * The lines of a table in Markdown, and an empty one after it.
 *
 * @param heads the heads of the columns: `Sign | Printed, years:`; with a colon the column is aligned to the right
 */
export function markdownTable(heads: string, rows: readonly (readonly unknown[])[]): string[] {
  const columns = heads.split(' | ')
  const cells = [
    columns.map((head) => head.replace(/:$/, '')),
    columns.map((head) => (head.endsWith(':') ? '--:' : '---')),
    ...rows,
  ]
  return [...cells.map((row) => `| ${row.join(' | ')} |`), '']
}
