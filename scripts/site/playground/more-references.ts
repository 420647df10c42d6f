import { cdc, cdc2000 } from '../../../src/references/built-in-sets.js'
import { cerebralPalsy } from '../../../src/references/national/cerebral-palsy.js'
import { china } from '../../../src/references/national/china.js'
import { flanders } from '../../../src/references/national/flanders.js'
import { italy, italyNorth, italySouth } from '../../../src/references/national/italy.js'
import { korea } from '../../../src/references/national/korea.js'
import {
  netherlands,
  netherlands1997,
  netherlands1997Moroccan,
  netherlands1997Turkish,
  netherlandsHindustani,
  netherlandsMoroccan,
  netherlandsTurkish,
} from '../../../src/references/national/netherlands.js'
import { netherlandsPreterm } from '../../../src/references/national/netherlands-preterm.js'
import { norway } from '../../../src/references/national/norway.js'
import { olsen } from '../../../src/references/national/olsen.js'
import { saudiArabia } from '../../../src/references/national/saudi-arabia.js'
import { sweden } from '../../../src/references/national/sweden.js'
import { trisomy21Netherlands } from '../../../src/references/national/trisomy-21-netherlands.js'
import { turkey } from '../../../src/references/national/turkey.js'

globalThis.auxologyMoreReferences = {
  cdc,
  cdc2000,
  netherlands,
  netherlandsTurkish,
  netherlandsMoroccan,
  netherlandsHindustani,
  netherlands1997,
  netherlands1997Turkish,
  netherlands1997Moroccan,
  flanders,
  italy,
  italyNorth,
  italySouth,
  turkey,
  china,
  korea,
  saudiArabia,
  norway,
  sweden,
  cerebralPalsy,
  trisomy21Netherlands,
  netherlandsPreterm,
  olsen,
}
