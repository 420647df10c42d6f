import { join } from 'node:path'
import { runOrFail } from './python.js'
import { checkOutcome, type EngineRun, type Outcome } from './run-files.js'

/** ClickHouse, through chDB. */
export function checkClickHouse(run: EngineRun, python: string): void {
  const printed = runOrFail(python, [join(import.meta.dirname, 'clickhouse.py'), run.folder, String(run.factor)])
  checkOutcome('ClickHouse', run, JSON.parse(printed.trim().split('\n').at(-1) ?? '') as Outcome, 1)
}
