import { workerData } from 'node:worker_threads'
import { withMeasures } from '../../../clinical/references/measures/load-measures.js'
import type { OptionValues } from '../../command.js'
import { growthOptions } from '../../options.js'
import { performTasks } from '../../worker-pool.js'
import type { RecordBlock } from '../read/record-block.js'
import { type BlockOutcome, blockAssessor, memoryOfOutcome } from './assess-block.js'

// A worker of the batch: it turns blocks of the input into what is written.
const values = workerData as OptionValues
const assessor = growthOptions(values)
  .then((options) => withMeasures(options, undefined, { isNeeded: true }))
  .then((options) => blockAssessor(values, options))
performTasks<RecordBlock, BlockOutcome>(async (block) => (await assessor)(block), memoryOfOutcome)
