/**
 * Splits groups of columns into as many tables as their width needs, one below
 * the other: each group goes to the first table that has room for it. A group is
 * never split, even if it is too wide by itself.
 *
 * @param lead the groups that every table begins with
 */
export function fittingTables<Group>(
  lead: readonly Group[],
  groups: readonly Group[],
  fits: (table: readonly Group[]) => boolean,
): Group[][] {
  const tables: Group[][] = []
  for (const group of groups) {
    const table = tables.find((each) => fits([...each, group]))
    if (table === undefined) tables.push([...lead, group])
    else table.push(group)
  }
  return tables.length === 0 ? [[...lead]] : tables
}
