import type { ReferenceSet } from './reference-set.js'
import { cdc } from './sets/cdc.js'
import { germany } from './sets/germany.js'
import { kromeyerHauschild } from './sets/kromeyer-hauschild.js'
import { who } from './sets/who.js'

/** Every set of the library, the default one first. */
export const builtInSets: readonly ReferenceSet[] = [germany, who, cdc, kromeyerHauschild]
