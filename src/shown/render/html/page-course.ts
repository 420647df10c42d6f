import { wholeOf } from '../../../charts/course/course-texts.js'
import type { NamedSource } from '../../../charts/data/texts/cited-in-text.js'
import { courseNotes, courseSources, minorFindings, notableCount } from '../../../charts/sheet/notes/course-notes.js'
import { type CourseOfChart, courseOfChart } from '../../../charts/sheet/sheet-data.js'
import { hasModule } from '../../../ground/model/module-names.js'
import { elementText } from '../../../ground/text/markup.js'
import type { PageView } from './page-choices.js'

/** Findings in the child's course, and the screening rules, as a sheet has them. */
export function courseBody(view: PageView): string {
  const course = courseOfView(view)
  if (course === undefined) return ''
  const notes = courseNotes(course)
  const paragraphs = notes.map(({ lead, text }, i) => {
    const isNew = lead !== '' && lead !== notes[i - 1]?.lead
    return `${isNew ? `<h3>${elementText(lead)}</h3>\n` : ''}<p>${elementText(text)}</p>\n`
  })
  const minor = minorFindings(course).map((text) => `<p>${elementText(text)}</p>\n`)
  return [...minor, ...paragraphs].join('')
}

/** What is of note in them, for a line above the picture that links to them. */
export function courseNotice(view: PageView, href: string): string {
  const course = courseOfView(view)
  const count = course === undefined ? 0 : notableCount(course)
  const { page } = view.data.language
  return count === 0
    ? ''
    : `<p class="cautions"><a href="#${href}">${elementText(page.ofNote(count, page.course))}</a></p>\n`
}

/** What these are published in. */
export function courseReferences(view: PageView): readonly NamedSource[] {
  const course = courseOfView(view)
  return course === undefined ? [] : courseSources(course)
}

function courseOfView({ frame }: PageView): CourseOfChart | undefined {
  if (!hasModule(frame?.modules, 'course')) return undefined
  return frame && courseOfChart(frame, frame.courseOptions ?? {}, wholeOf(frame.language))
}
