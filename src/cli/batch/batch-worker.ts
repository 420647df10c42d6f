import { parentPort, workerData } from 'node:worker_threads'
import { growthOptions, type OptionValues } from '../growth-options.js'
import { assessRecord } from './assess-record.js'
import type { BatchRecord } from './batch-record.js'

// A worker of the batch: answers each list of records with the list of what became of them.
const options = growthOptions(workerData as OptionValues)
parentPort?.on('message', (records: readonly BatchRecord[]) => {
  parentPort?.postMessage(records.map((record) => assessRecord(record, options)))
})
