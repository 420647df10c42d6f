/**
 * Splits groups of columns into as many tables as their width needs, one below
 * the other. A group is never split, even if it is too wide by itself.
 *
 * @param lead the groups that every table begins with
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
