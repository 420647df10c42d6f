import { workerData } from 'node:worker_threads'
import type { OptionValues } from '../command.js'
import { growthOptions, parseOptions, resultFormat } from '../options.js'
import { performTasks } from '../worker-pool.js'
import { assessRecord, type BatchOutcome, type BatchRecord } from './batch-record.js'

// A worker of the batch: it turns a list of records into the list of their outcomes.
const options = growthOptions(workerData as OptionValues)
const format = resultFormat(workerData as OptionValues)
const reading = parseOptions(workerData as OptionValues)
performTasks<readonly BatchRecord[], readonly BatchOutcome[]>((records) =>
  records.map((record) => assessRecord(record, options, format, reading)),
)
