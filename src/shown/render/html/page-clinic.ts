import { citationWithDoi, type ScoreReference } from '../../../charts/data/notes/chart-references.js'
import { calendarDate } from '../../../charts/data/points/point-score.js'
import { clinicClassText } from '../../../charts/data/texts/clinic-class-text.js'
import { clinicAtHeight, clinicValueText } from '../../../charts/data/texts/clinic-text.js'
import { ageText, dateText, markedScore, percentileText } from '../../../charts/data/texts/describe-point.js'
import { percentileOf, reportScore } from '../../../clinical/references/distribution.js'
import type { AssessedMeasure } from '../../../clinical/references/measures/measure-set.js'
import { publicationName } from '../../../clinical/references/table.js'
import { valuesLeftOut } from '../../../clinical/validation/values-left-out.js'
import { capitalised } from '../../../ground/languages/within-sentence.js'
import { mostValuesDrawn } from '../../../ground/model/limits.js'
import { htmlTable } from './html-table.js'
import type { PageView } from './page-choices.js'

/** A visit by its index, and what was measured at it besides growth. */
interface ClinicVisit {
  readonly index: number
  readonly measured: readonly AssessedMeasure[]
  readonly isHeightDoubted: boolean
}

const notComputed = '–'

/** The visits with clinic measures, without the one that the chart shows, in their order: the latest, if there are very many. */
function clinicVisits({ frame }: PageView): readonly ClinicVisit[] {
  if (frame === undefined) return []
  const { assessment, measure: charted, values } = frame
  const doubtful = valuesLeftOut(assessment, 'sizeCm', values.findings)
  return assessment.days.order
    .map((index) => {
      const { clinic = [] } = assessment.growth.measurements[index] ?? {}
      const measured = clinic.filter(({ measure }) => measure !== charted.clinic)
      const isHeightDoubted = doubtful.has(index)
      return { index, measured: clinicAtHeight(measured, isHeightDoubted), isHeightDoubted }
    })
    .filter(({ measured }) => measured.length > 0)
    .slice(-mostValuesDrawn)
}

/** Waist, hip, arm, skinfolds and blood pressure of every visit, each with its score and class. */
export function clinicBody(view: PageView): string {
  const visits = clinicVisits(view)
  const { language } = view.data
  const { page, names, chart } = language
  if (visits.length === 0) return ''
  const columns = [
    { heading: page.date },
    { heading: page.age, isNumeric: true },
    { heading: chart.measurement },
    { heading: names.sds, isNumeric: true },
    { heading: page.percentile, isNumeric: true },
    { heading: chart.reference },
    { heading: page.remark },
  ]
  const rows = visits.flatMap(({ index, measured, isHeightDoubted }) => {
    const date = calendarDate(view.frame?.assessment.patient.measurements?.[index]?.date)
    const years = view.frame?.assessment.growth.measurements[index]?.age?.chronologicalYears
    return measured.map((entry) => {
      const score = entry.scored && reportScore(entry.scored)
      return {
        cells: [
          date === undefined ? notComputed : dateText(date, language),
          years === undefined ? notComputed : ageText(years, language),
          capitalised(clinicValueText(entry, language, isHeightDoubted)),
          score === undefined ? notComputed : markedScore(score, language),
          score === undefined ? notComputed : percentileText(percentileOf(score.value), language, entry.class),
          score?.reference ?? notComputed,
          entry.class === undefined ? '' : clinicClassText(entry.class, language),
        ],
      }
    })
  })
  return htmlTable(page.clinicMeasures, columns, rows)
}

/** What these scores come from. */
export function clinicReferences(view: PageView): readonly ScoreReference[] {
  const tables = clinicVisits(view).flatMap(({ measured }) => measured.map(({ scored }) => scored?.place.table))
  const publications = [...new Set(tables)].flatMap((table) => table?.publications[0] ?? [])
  return [...new Set(publications)].map((publication) => ({
    name: publicationName(publication),
    text: citationWithDoi(publication),
  }))
}
