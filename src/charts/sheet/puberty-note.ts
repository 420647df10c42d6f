import { pubertyOf } from '../../course/puberty/assess-puberty.js'
import { dateText } from '../data/texts/describe-point.js'
import { scoredPubertyDays } from '../data/texts/found-by-day.js'
import type { SheetData, SheetNote } from './sheet-data.js'

/** The latest days with findings are listed, at most this many. */
const mostDays = 5

/** The stages of puberty with their scores; on a chart that shows them. */
export function pubertyNotes({ frame, data, language }: SheetData): SheetNote[] {
  if (data.puberty === undefined) return []
  const { stages, reference } = pubertyOf(frame.assessment)
  const days = scoredPubertyDays(stages, language)
  if (days.length === 0) return []
  const lead = language.terminal.course.puberty
  const texts = days.slice(-mostDays).map(({ date, text }) => `${dateText(date, language)}, ${text}`)
  const earlier = days.length - texts.length
  const more = earlier > 0 ? [language.sheet.earlierFindings(earlier)] : []
  return [{ lead, text: `${[...texts, ...more].join('; ')}. ${language.sheet.scoredBy(reference)}` }]
}
