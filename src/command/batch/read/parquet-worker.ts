import { workerData } from 'node:worker_threads'
import { performTasks } from '../../worker-pool.js'
import { openParquet } from './parquet-file.js'

// A thread that reads a Parquet file: the package may loop over a damaged page, and a thread can be stopped.
const table = openParquet(workerData as string)
// What it fails with is thrown by the first task.
table.catch(() => {})
performTasks<undefined, Uint8Array | undefined>(async () => (await table).next())
