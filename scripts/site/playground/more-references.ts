import { cdc, cdc2000 } from '../../../src/references/built-in-sets.js'
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
import { norway } from '../../../src/references/national/norway.js'
import { saudiArabia } from '../../../src/references/national/saudi-arabia.js'
import { sweden } from '../../../src/references/national/sweden.js'
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
}
