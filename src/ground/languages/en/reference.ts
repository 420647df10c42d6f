/** `1 table` */
export function counted(number: number, name: string): string {
  return `${number} ${name}${number === 1 ? '' : 's'}`
}

/** What `auxology references check` says of a file of one reference. */
export const enReference = {
  edition: (edition: string): string => `edition ${edition}`,
  axes: {
    years: 'by age in years',
    weeks: 'by gestation or postmenstrual age in weeks',
    completedWeeks: 'by completed weeks of gestation',
    cm: 'by length or height in cm',
  },
  sample: (children: string): string => `${children} children`,
  rights: 'Rights',
  conditions: 'Conditions',
  positions: { lying: 'measured lying', standing: 'measured standing' },
  origin: (origin: string): string => `origin: ${origin}`,
  rows: (rows: string, from: string, to: string): string => `${rows} rows from ${from} to ${to}`,
  noRows: 'no rows',
  distributions: {
    lms: 'L, M and S',
    median: 'medians alone, without scores',
    'skew-t': 'skew t distribution of type 3',
    'half-normal': 'L, M and S, half-normal above the 95th percentile',
  },
  linear: 'linear in the value beyond ±3 SD',
  steps: (places: string): string => `with a step at ${places}`,
  thinned: 'rows that interpolation hardly needs were left out',
  approximate: 'approximate',
  fitDeviation: (sd: string): string => `fitted to percentiles, off by up to ${sd} SD`,
  rough: (ranges: string): string => `scores may be off by more than 0.3 SD at ${ranges}`,
  checks: (checks: string): string => `Printed values that the rows give: ${checks}`,
  noChecks: 'Printed values: the file has none, so that nothing shows that the rows are those of the publication',
  checksum: (checksum: string): string => `Checksum ${checksum}, as the file states`,
  ownChecksum: (checksum: string): string => `Checksum ${checksum}; the file states none`,
  /** The last line: what was read, and how much of it is wrong or odd. */
  read: (tables: number, rows: number, errors: number, warnings: number): string =>
    `${counted(tables, 'table')}, ${counted(rows, 'row')}; ${counted(errors, 'error')}, ${counted(warnings, 'warning')}`,
  noChecksum: 'No checksum: L, M and S are fitted to the percentiles, and the last digit may differ',
  readAs: {
    set: (read: string): string => `Read as a set: ${read}`,
    reference: (read: string): string => `Read as one reference: ${read}`,
  },
  ofSet: (id: string, checksum: string, read: string): string => `${id} (checksum ${checksum}): ${read}`,
}
