/**
 * Writes what R computes from source tables to test/accuracy: check values, and
 * how every row of the sources compares with the library. Tables that are not
 * in the folder keep their values.
 *
 *     npm run independent-values -- FOLDER
 */
import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { everyRowSummary } from './every-row.js'

const folder = process.argv[2]
if (folder === undefined) {
  throw new Error('missing FOLDER with the source tables: npm run independent-values -- FOLDER')
}
const summary = everyRowSummary(inR(folder, '--every-row'))
inR(folder)
writeFileSync(join(import.meta.dirname, '../../test/accuracy/every-row.csv'), summary)

function inR(...given: readonly string[]): string {
  const script = join(import.meta.dirname, 'independent-values.R')
  const { status, stdout, error } = spawnSync('Rscript', [script, ...given], {
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  if (error !== undefined)
    throw new Error('R is not installed: on Debian, apt-get install r-base-core', { cause: error })
  if (status !== 0) throw new Error('R failed; see its message above')
  return stdout
}
