/**
 * A million heights on all cores: the columns lie in shared memory, and each worker scores a part of
 * the rows. Nothing is copied.
 *
 *     node examples/columns/workers.mjs
 */
import { availableParallelism } from 'node:os'
import { isMainThread, Worker, workerData } from 'node:worker_threads'
import { scoreColumns } from 'auxology'
import { germany } from 'auxology/references'

const rows = 1_000_000

async function main() {
  const columns = {
    sex: new Uint8Array(new SharedArrayBuffer(rows)),
    ageDays: new Int32Array(new SharedArrayBuffer(4 * rows)),
    value: new Float64Array(new SharedArrayBuffer(8 * rows)),
    out: new Float64Array(new SharedArrayBuffer(8 * rows)),
  }
  for (let i = 0; i < rows; i++) {
    columns.sex[i] = 1 + (i % 2)
    columns.ageDays[i] = (i * 7) % 6900
    columns.value[i] = 50 + 1.5 * Math.sqrt((i * 7) % 6900) + (i % 31) - 15
  }
  const workers = availableParallelism()
  const each = Math.ceil(rows / workers)
  await Promise.all(
    Array.from({ length: workers }, (_, i) => {
      const worker = new Worker(new URL(import.meta.url), { workerData: part(columns, i * each, (i + 1) * each) })
      return new Promise((resolve, reject) => {
        worker.once('error', reject).once('exit', resolve)
      })
    }),
  )
  const below = columns.out.reduce((count, score) => count + (score < -2 ? 1 : 0), 0)
  console.log(`${rows} heights, ${below} of them below -2 SD`)
}

/** Rows from one to before another: views, which share the memory. */
function part(columns, from, to) {
  return Object.fromEntries(Object.entries(columns).map(([name, column]) => [name, column.subarray(from, to)]))
}

if (isMainThread) await main()
else scoreColumns({ references: germany, series: 'height', ...workerData })
