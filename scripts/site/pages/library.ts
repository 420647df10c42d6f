import * as element from '../../../src/element/index.js'
import * as library from '../../../src/index.js'
import * as languages from '../../../src/languages/index.js'
import * as references from '../../../src/references/index.js'
import * as children from '../../../test/fixtures/children.js'

/** What the snippets of the guides import, and the children they speak of. */
globalThis.auxology = { ...references, ...languages, ...element, ...library, ...children, patient: children.jakob }
