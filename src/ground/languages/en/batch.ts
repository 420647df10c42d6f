/** The dry run of a batch in English. */
export const enBatch = {
  /** How much of it was looked at. */
  rows: (count: string, isWhole: boolean): string => rowsText(count, isWhole),
  /** The titles of the list of columns. */
  column: 'column',
  readAs: 'read as',
  /** The share of cells that can be read, as the options are, and with those proposed. */
  now: 'readable',
  proposed: 'with the options',
  /** A cell that can't be read. */
  unread: 'not readable',
  percent: (share: string): string => `${share}%`,
  passed: 'passed through',
  fromUnit: (name: string, unit: string): string => `${name}, from ${unit}`,
  /** Before the options that are proposed. */
  options: 'Options proposed:',
  noOptions: 'No further options are needed.',
  /** Columns where most cells can't be read. */
  unreadable: (columns: string): string =>
    `No option reads most of these columns: ${columns}. Their cells need to be written in one form.`,
  dayOrMonth: 'No day is above 12, so the month may come first: --dates mm/dd/yyyy. Please check.',
  sexCodes: (boys: string, girls: string): string => `${boys} is taken for boys and ${girls} for girls. Please check.`,
  /** A column that is read as an element for its cells alone. */
  byCells: (column: string, name: string): string =>
    `The column “${column}” was recognised as ${name} by its contents alone. Please check.`,
  /** Columns that are passed through, because nothing in them would be missed. */
  sayNothing: (columns: string): string =>
    `Passed through, because their cells are empty, say no, or name the unit that is read anyway: ${columns}.`,
  /** Columns that may all be one element, behind `open`. */
  several: (columns: string, name: string): string =>
    `several columns could be ${name} (${columns}); --map COLUMN=${name} settles which.`,
  /** A column of heights too low for centimetres, behind `open`. */
  inches: (column: string): string =>
    `most heights in “${column}” look like inches; --map '${column}=SizeCm_in' reads them as that.`,
  /** A column of weights too high for kilograms, behind `open`. */
  pounds: (column: string): string =>
    `nearly all weights of small children in “${column}” look like pounds; --map '${column}=WeightKg_lb' reads them as that.`,
  /** Values that no child has, behind `open`; the example is as the table has it. */
  impossible: ({ column, name, example, count, of }: ImpossibleTexts): string =>
    `“${column}” has values that are impossible as ${name} (${count} of ${of}, such as ${example}); they may be in another unit.`,
  /** Before what is left to the reader. */
  open: 'Still to be settled:',
  /** Before the error that the batch ends with, as it is. */
  stops: 'The batch stops with this error:',
}

interface ImpossibleTexts {
  readonly column: string
  readonly name: string
  readonly example: string
  readonly count: string
  readonly of: string
}

function rowsText(count: string, isWhole: boolean): string {
  if (count === '0') return 'no rows'
  if (count === '1') return isWhole ? '1 row' : 'the first row'
  return isWhole ? `all ${count} rows` : `the first ${count} rows`
}
