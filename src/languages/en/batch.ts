import type { BatchWords } from '../batch-words.js'

/** The dry run of a batch in English. */
export const enBatch: BatchWords = {
  rows: (count, isWhole) => (isWhole ? `all ${count} rows` : `the first ${count} rows`),
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
  open: 'Still to be settled:',
}
