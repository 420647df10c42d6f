import { rateTexts, type ShownGains, shownGains } from '../../../charts/course/gain-tables.js'
import { capitalised } from '../../../ground/languages/within-sentence.js'
import { gainMeasures } from '../../../ground/model/course-names.js'
import { hasModule } from '../../../ground/model/module-names.js'
import { htmlTable } from './html-table.js'
import type { PageView } from './page-choices.js'

/** What the child gained between visits of what the chart shows; nothing of a measure that has no velocity. */
export function chartGains({ frame, data: { language } }: PageView): readonly ShownGains[] {
  if (frame === undefined || !hasModule(frame.modules, 'course')) return []
  const { scored } = frame.measure
  const measures = gainMeasures.filter((measure) => measure === scored)
  return shownGains(frame.assessment, frame.courseOptions, language, measures)
}

/** The velocity up to each value, by its measurement. */
export function chartVelocities({ frame, data: { language } }: PageView): ReadonlyMap<number, string> {
  const measure = gainMeasures.find((each) => each === frame?.measure.scored)
  return frame === undefined || measure === undefined || !hasModule(frame.modules, 'course')
    ? new Map()
    : rateTexts(frame.assessment, frame.courseOptions, language, measure)
}

/** The same as tables. */
export function gainBody(view: PageView): string {
  return chartGains(view)
    .map(({ name, headings, rows }) => {
      const columns = headings.map((heading, i) => ({ heading, isNumeric: i > 1 && i < headings.length - 1 }))
      return htmlTable(
        capitalised(name),
        columns,
        rows.map((cells) => ({ cells })),
        'visible',
      )
    })
    .join('')
}
