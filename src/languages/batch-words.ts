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
  /** Before what no option settles. */
  readonly open: string
}
