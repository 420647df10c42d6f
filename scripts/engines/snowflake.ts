import { join } from 'node:path'
import { runOrFail } from './python.js'
import { checkBoth, type EngineRun, type OutcomeOfBoth } from './run-files.js'

/** Snowflake runs nowhere but at Snowflake: fakesnow, which translates its dialect for DuckDB, is the nearest. */
export function checkSnowflake(run: EngineRun, python: string): void {
  const printed = runOrFail(python, [join(import.meta.dirname, 'fakesnow_scores.py'), run.folder])
  const outcome = JSON.parse(printed.trim().split('\n').at(-1) ?? '') as OutcomeOfBoth
  checkBoth('fakesnow 0.12.1, for Snowflake', run, outcome)
}
