import { cdc, cdc2000 } from '../../../src/references/built-in-sets.js'

globalThis.auxologyMoreReferences = { cdc, cdc2000 }
