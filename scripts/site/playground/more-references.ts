import { cdc, cdc2000 } from '../../../src/clinical/references/built-in-sets.js'
import * as cerebralPalsy from '../../../src/clinical/references/national/cerebral-palsy.js'
import * as china from '../../../src/clinical/references/national/china.js'
import * as flanders from '../../../src/clinical/references/national/flanders.js'
import * as italy from '../../../src/clinical/references/national/italy.js'
import * as korea from '../../../src/clinical/references/national/korea.js'
import * as netherlands from '../../../src/clinical/references/national/netherlands.js'
import * as norway from '../../../src/clinical/references/national/norway.js'
import * as olsen from '../../../src/clinical/references/national/olsen.js'
import * as saudiArabia from '../../../src/clinical/references/national/saudi-arabia.js'
import * as sweden from '../../../src/clinical/references/national/sweden.js'
import * as trisomy21 from '../../../src/clinical/references/national/trisomy-21-netherlands.js'
import * as turkey from '../../../src/clinical/references/national/turkey.js'
import type { ReferenceSet } from '../../../src/clinical/references/reference-set.js'
import { setNames } from './reference-sets.js'

const ofEurope = {
  ...cerebralPalsy,
  ...flanders,
  ...italy,
  ...netherlands,
  ...norway,
  ...sweden,
}
const exported = { cdc, cdc2000, ...olsen, ...ofEurope, ...trisomy21, ...turkey, ...china, ...korea, ...saudiArabia }
const named = new Map(Object.entries<unknown>(exported))

// Entries export more than sets.
globalThis.auxologyMoreReferences = Object.fromEntries(
  setNames.flatMap((name) => (named.has(name) ? [[name, named.get(name) as ReferenceSet]] : [])),
)
