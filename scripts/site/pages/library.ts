import * as clinicMeasures from '../../../src/clinical/references/clinic-measures.js'
import * as references from '../../../src/clinical/references/index.js'
import * as cerebralPalsy from '../../../src/clinical/references/national/cerebral-palsy.js'
import * as netherlands from '../../../src/clinical/references/national/netherlands.js'
import * as element from '../../../src/doors/element/index.js'
import * as fhir from '../../../src/doors/fhir/index.js'
import * as warehouse from '../../../src/doors/warehouse/index.js'
import * as languages from '../../../src/ground/languages/index.js'
import * as library from '../../../src/index.js'
import * as children from '../../../test/fixtures/children.js'

/** What the snippets of the guides import, and the children they speak of. */
globalThis.auxology = {
  ...references,
  ...clinicMeasures,
  ...cerebralPalsy,
  ...netherlands,
  ...languages,
  ...element,
  ...fhir,
  ...warehouse,
  ...library,
  ...children,
  // Entries of countries have editions of their own sets.
  editions: references.editions,
  patient: children.jakob,
}
