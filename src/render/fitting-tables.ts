/**
 * Groups of columns in as many tables, one beneath the other, as their width
 * needs. A group stays together, even if it doesn't fit by itself.
 *
 * @param lead the groups that lead every table
 */
export function fittingTables<Group>(
  lead: readonly Group[],
  groups: readonly Group[],
  fits: (table: readonly Group[]) => boolean,
): Group[][] {
  const full: Group[][] = []
  let table = [...lead]
  for (const group of groups) {
    if (table.length > lead.length && !fits([...table, group])) {
      full.push(table)
      table = [...lead]
    }
    table.push(group)
  }
  return [...full, table]
}
