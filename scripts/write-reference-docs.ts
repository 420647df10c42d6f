/**
 * Writes docs/references and NOTICE.md from the tables, so that they always
 * match the figures.
 *
 *     npm run docs
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { referencePages, tableNotices } from './reference-pages.js'

const root = join(import.meta.dirname, '..')
const folder = join(root, 'docs/references')
mkdirSync(folder, { recursive: true })
for (const [file, text] of referencePages()) writeFileSync(join(folder, file), text)

const notice = join(root, 'NOTICE.md')
const beginning = '<!-- tables -->'
const [head] = readFileSync(notice, 'utf8').split(beginning)
writeFileSync(notice, `${head}${beginning}\n\n${tableNotices().join('\n').trimEnd()}\n`)
