/**
 * Writes docs/architecture.md and its drawing.
 *
 *     npm run docs
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { drawnFloors } from './architecture/drawing.js'
import { architecturePage } from './architecture/page.js'
import { roomOf, wayOfAWeight } from './architecture/way-of-a-weight.js'

const docs = join(import.meta.dirname, '../docs')
writeFileSync(join(docs, 'architecture.md'), architecturePage())
writeFileSync(join(docs, 'architecture.svg'), drawnFloors(wayOfAWeight.map(roomOf)))
