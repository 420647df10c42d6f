/**
 * Writes docs/references, docs/course and NOTICE.md from the tables and methods, so that they always
 * match the figures.
 *
 *     npm run docs
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { courseNotices, coursePages } from './course-pages/course-pages.js'
import { referencePages, tableNotices } from './reference-pages.js'

const root = join(import.meta.dirname, '..')
for (const [folder, pages] of [
  ['docs/references', referencePages()],
  ['docs/course', coursePages()],
] as const) {
  mkdirSync(join(root, folder), { recursive: true })
  for (const [file, text] of pages) writeFileSync(join(root, folder, file), text)
}

const notice = join(root, 'NOTICE.md')
const beginning = '<!-- tables -->'
const [head] = readFileSync(notice, 'utf8').split(beginning)
writeFileSync(notice, `${head}${beginning}\n\n${[...tableNotices(), ...courseNotices()].join('\n').trimEnd()}\n`)
