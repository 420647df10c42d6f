/**
 * Writes docs/accuracy.md from the comparisons with printed and independently
 * computed values.
 *
 *     npm run accuracy
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { accuracyPage } from './accuracy-page.js'

writeFileSync(join(import.meta.dirname, '../../docs/accuracy.md'), accuracyPage())
