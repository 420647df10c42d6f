import { pubertyOf } from '../../course/puberty/assess-puberty.js'
import { pubertyScoreText, pubertySignText } from '../../course/puberty/puberty-text.js'
import { ageText, dateText } from '../data/describe-point.js'
import type { SheetData, SheetNote } from './sheet-data.js'

/** So many of the latest days with findings are listed. */
const mostDays = 5

/** The scores are of these children, so that a sheet cites them. */
export const pubertySource =
  'Fredriks 2000: Fredriks AM, van Buuren S, Burgmeijer RJ, et al. Continuing positive secular growth change in the Netherlands 1955-1997. Pediatr Res. 2000;47:316-323. doi:10.1203/00006450-200003000-00006 · van Buuren S, Ooms JCL. Stage line diagram. Stat Med. 2009;28:1569-1579.'

/** The stages of puberty with their scores; on a chart that shows them. */
export function pubertyNotes({ frame, data, language }: SheetData): SheetNote[] {
  if (data.puberty === undefined) return []
  const { stages, reference } = pubertyOf(frame.assessment)
  const days = [...new Set(stages.map(({ date }) => date))]
  if (days.length === 0) return []
  const lead = language.terminal.course.puberty
  const texts = days.slice(-mostDays).map((date) => {
    const own = stages.filter((stage) => stage.date === date)
    const signs = own.map((stage) => {
      const sds = stage.sds === undefined ? '' : ` (${language.names.sds} ${pubertyScoreText(stage.sds, language)})`
      return `${pubertySignText(stage, language)}${sds}`
    })
    return `${dateText(date, language)}, ${ageText(own[0]?.ageYears ?? 0, language)}: ${signs.join(', ')}`
  })
  const earlier = days.length - texts.length
  const more = earlier > 0 ? [language.sheet.earlierFindings(earlier)] : []
  return [{ lead, text: `${[...texts, ...more].join('; ')}. ${language.sheet.scoredBy(reference)}` }]
}
