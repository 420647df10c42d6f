/**
 * Compares every row of every source with the library, and writes the summary
 * to test/accuracy/every-row.csv. It needs the sources and R:
 *
 *     Rscript scripts/accuracy/independent-values.R FOLDER --every-row > rows.csv
 *     npx tsx scripts/accuracy/compare-every-row.ts rows.csv
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { everyRowSummary } from './every-row.js'

const file = process.argv[2]
if (file === undefined) throw new Error('Which file did independent-values.R --every-row write?')
writeFileSync(
  join(import.meta.dirname, '../../test/accuracy/every-row.csv'),
  everyRowSummary(readFileSync(file, 'utf8')),
)
