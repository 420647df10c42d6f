/**
 * Writes the pages of docs/engines.
 *
 *     npm run docs
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { enginePage, engineWords } from './engine-pages.js'

const folder = join(import.meta.dirname, '../docs/engines')
mkdirSync(folder, { recursive: true })
for (const words of engineWords) writeFileSync(join(folder, `${words.dialect}.md`), enginePage(words))
