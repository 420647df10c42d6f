import { cdc, cdc2000 } from '../../../src/references/built-in-sets.js'
import * as cerebralPalsy from '../../../src/references/national/cerebral-palsy.js'
import * as china from '../../../src/references/national/china.js'
import * as flanders from '../../../src/references/national/flanders.js'
import * as italy from '../../../src/references/national/italy.js'
import * as korea from '../../../src/references/national/korea.js'
import * as netherlands from '../../../src/references/national/netherlands.js'
import * as netherlandsPreterm from '../../../src/references/national/netherlands-preterm.js'
import * as norway from '../../../src/references/national/norway.js'
import * as olsen from '../../../src/references/national/olsen.js'
import * as saudiArabia from '../../../src/references/national/saudi-arabia.js'
import * as sweden from '../../../src/references/national/sweden.js'
import * as trisomy21 from '../../../src/references/national/trisomy-21-netherlands.js'
import * as turkey from '../../../src/references/national/turkey.js'
import type { ReferenceSet } from '../../../src/references/reference-set.js'
import { setNames } from './reference-sets.js'

const ofEurope = {
  ...cerebralPalsy,
  ...flanders,
  ...italy,
  ...netherlands,
  ...netherlandsPreterm,
  ...norway,
  ...sweden,
}
const exported = { cdc, cdc2000, ...olsen, ...ofEurope, ...trisomy21, ...turkey, ...china, ...korea, ...saudiArabia }
const named = new Map(Object.entries<unknown>(exported))

// Entries export more than sets.
globalThis.auxologyMoreReferences = Object.fromEntries(
  setNames.flatMap((name) => (named.has(name) ? [[name, named.get(name) as ReferenceSet]] : [])),
)
