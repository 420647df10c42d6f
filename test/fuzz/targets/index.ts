import type { Target } from '../target.js'
import { batchedTarget } from './batched.js'
import { calculateTargets } from './calculate.js'
import { chartTargets } from './charts.js'
import { fhirTarget } from './fhir.js'
import { fhirWrittenTarget } from './fhir-written.js'
import { fileTarget } from './files.js'
import { httpTarget } from './http.js'
import { ownReferencesTarget } from './own-references.js'
import { parsedTarget } from './parsed.js'
import { readTargets } from './read.js'
import { recordSystemsTarget } from './record-systems.js'
import { refedTarget } from './refed.js'
import { tableTargets } from './tables.js'
import { writeTarget } from './write.js'

/** Everything that is fuzzed. */
export const targets: readonly Target[] = [
  ...readTargets,
  writeTarget,
  ...calculateTargets,
  ...chartTargets,
  ...tableTargets,
  ownReferencesTarget,
  httpTarget,
  parsedTarget,
  refedTarget,
  fhirTarget,
  batchedTarget,
  recordSystemsTarget,
  fhirWrittenTarget,
  fileTarget,
]
