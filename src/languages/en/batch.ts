import type { BatchWords } from '../batch-words.js'

/** The dry run of a batch in English. */
export const enBatch: BatchWords = {
  rows: (count, isWhole) => rowsText(count, isWhole),
  column: 'column',
  readAs: 'read as',
  now: 'readable',
  proposed: 'with the options',
  unread: 'not readable',
  percent: (share) => `${share}%`,
  passed: 'passed through',
  fromUnit: (name, unit) => `${name}, from ${unit}`,
  options: 'Options proposed:',
  noOptions: 'No further options are needed.',
  dayOrMonth: 'No day is above 12, so the month may come first: --dates mm/dd/yyyy. Please check.',
  sexCodes: (boys, girls) => `${boys} is taken for boys and ${girls} for girls. Please check.`,
  byCells: (column, name) => `The column “${column}” was recognised as ${name} by its contents alone. Please check.`,
  several: (columns, name) => `several columns could be ${name} (${columns}); --map COLUMN=${name} settles which.`,
  open: 'Still to be settled:',
}

function rowsText(count: string, isWhole: boolean): string {
  if (count === '0') return 'no rows'
  if (count === '1') return isWhole ? '1 row' : 'the first row'
  return isWhole ? `all ${count} rows` : `the first ${count} rows`
}
