import assert from 'node:assert/strict'
import { join } from 'node:path'
import { runOrFail } from './python.js'
import { checkOutcome, type EngineRun, type Outcome } from './run-files.js'

interface SparkOutcome extends Outcome {
  readonly spark: string
  readonly executors: number
  readonly same: boolean
  readonly killed: readonly unknown[]
  readonly killedInPipe: readonly unknown[]
  readonly disturbedSeconds: number
  readonly children: number
  readonly childrenAsked: number
  readonly childrenDiffering: number
  readonly pipeSeconds: number
}

/** Apache Spark with two executor processes: the SQL, undisturbed and with an executor killed, and the pipe. */
export function checkSpark(run: EngineRun, python: string): void {
  const script = join(import.meta.dirname, 'spark.py')
  const printed = runOrFail(python, [script, run.folder, String(run.factor), String(run.counts.children)], {
    env: { ...process.env, PYSPARK_PYTHON: python, PYSPARK_DRIVER_PYTHON: python, SPARK_LOCAL_IP: '127.0.0.1' },
  })
  const outcome = JSON.parse(printed.trim().split('\n').at(-1) ?? '') as SparkOutcome
  assert.equal(outcome.executors, 2, 'Spark: executors')
  checkOutcome(`Spark ${outcome.spark}`, run, outcome, 2)
  assert.equal(outcome.killed.length, 1, 'Spark: no executor was killed in the middle of the query')
  assert.ok(outcome.same, 'Spark: the result differs once an executor was killed')
  console.log(`  with an executor killed in the middle: the same, in ${outcome.disturbedSeconds} s`)
  assert.equal(outcome.killedInPipe.length, 1, 'Spark: no executor was killed in the middle of the pipe')
  assert.equal(outcome.children, outcome.childrenAsked, 'Spark, pipe: children')
  assert.equal(outcome.childrenDiffering, 0, 'Spark, pipe: children whose result is not that of the library')
  console.log(
    `  through the pipe: ${outcome.children} children in ${outcome.pipeSeconds} s, an executor killed in the middle`,
  )
}
