/** What `auxology batch --dry-run` says of a table. */
export interface BatchWords {
  /** How much of it was looked at. */
  readonly rows: (count: string, isWhole: boolean) => string
  /** The titles of the list of columns. */
  readonly column: string
  readonly readAs: string
  /** The share of cells that can be read, as the options are, and with those proposed. */
  readonly now: string
  readonly proposed: string
  /** A cell that can't be read. */
  readonly unread: string
  readonly percent: (share: string) => string
  readonly passed: string
  readonly fromUnit: (name: string, unit: string) => string
  /** Before the options that are proposed. */
  readonly options: string
  readonly noOptions: string
  readonly dayOrMonth: string
  readonly sexCodes: (boys: string, girls: string) => string
  /** A column that is read as an element for its cells alone. */
  readonly byCells: (column: string, name: string) => string
  /** Columns that may all be one element, behind `open`. */
  readonly several: (columns: string, name: string) => string
  /** Before what is left to the reader. */
  readonly open: string
}
