import { isOfHeight } from '../../../../charts/data/texts/clinic-text.js'
import { clinicDecimalsOf } from '../../../../clinical/references/measures/clinic-class-limits.js'
import { capitalised } from '../../../../ground/languages/within-sentence.js'
import { numberText } from '../../../../ground/languages/written-number.js'
import { clinicMeasureNames, clinicUnits } from '../../../../ground/model/clinic-values.js'
import {
  type ColumnGroup,
  columnsOfScores,
  doubtMark,
  markAt,
  type ReportedVisits,
  textColumn,
} from './report-columns.js'

/** Waist, hip, arm, skinfolds and blood pressure, each with its score; classes have a section of their own. */
export function clinicGroups(reported: ReportedVisits): ColumnGroup[] {
  const { visits, language } = reported
  return clinicMeasureNames.flatMap((name) => {
    const entries = visits.map(({ clinicMeasures = [] }) => clinicMeasures.find(({ measure }) => measure === name))
    if (entries.every((entry) => entry === undefined)) return []
    const values = entries.map((entry) => entry?.value)
    const scores = entries.map((entry) => entry?.score)
    const scored = scores.every((score) => score === undefined)
      ? []
      : columnsOfScores(
          scores,
          entries.map((entry) => entry?.percentile),
          reported,
        )
    return [
      {
        heading: capitalised(language.names.clinicMeasures[name]),
        columns: [
          markAt(
            textColumn(clinicUnits[name], values, (value) =>
              numberText(value, clinicDecimalsOf(name, value), language),
            ),
            visits.map(({ doubted }) => isOfHeight({ measure: name }) && doubted.has('sizeCm')),
            doubtMark,
          ),
          ...scored,
        ],
      },
    ]
  })
}
