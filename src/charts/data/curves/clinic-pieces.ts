import { type MeasureSet, setWithSeries } from '../../../clinical/references/measures/measure-set.js'
import type { HeightsOfChild, ReferenceSet } from '../../../clinical/references/reference-set.js'
import type { PatientAssessment } from '../../../clinical/validation/engine.js'
import type { AnyChartType } from '../../../ground/model/chart-types.js'
import type { Gender } from '../../../ground/model/patient.js'
import { invalidParameter } from '../../../ground/text/invalid-input.js'
import type { ChartDefinition } from '../../types/chart-definition.js'
import { type DrawnPiece, drawnSeries } from './drawn-piece.js'

/** The references that a chart of clinic measures is drawn from. @throws AuxologyError where none were given */
export function measuresFor(type: AnyChartType, { growth }: PatientAssessment): MeasureSet {
  const { measures } = growth.subject
  if (measures !== undefined) return measures
  const accepted = 'clinicMeasures of auxology/references/clinic-measures'
  throw invalidParameter('measures', measures, accepted, { detail: `needed for ${type}` })
}

/** The pieces that score a clinic measure: of its series, or of blood pressure at the child's own height. */
export function clinicPieces(
  { series, pressure }: ChartDefinition,
  measures: MeasureSet,
  assessment: PatientAssessment,
  gender: Gender,
): readonly DrawnPiece[] {
  const { references } = assessment.growth.subject
  if (pressure === undefined) return drawnSeries(setWithSeries(measures.references, references, series)?.series[series])
  const table = measures.pressures?.tableAt(pressure, {
    gender,
    references,
    heights: heightsOf(assessment),
  })
  return table === undefined ? [] : drawnSeries([{ table, from: table.range[0], to: table.range[1] }])
}

/** The set that a chart is by, which its foot names with its checksum. */
export function setOfChart(
  type: AnyChartType,
  { needs, series, pressure }: ChartDefinition,
  assessment: PatientAssessment,
): ReferenceSet {
  const { references } = assessment.growth.subject
  if (!needs?.includes('measures')) return references
  const beside = measuresFor(type, assessment).references
  if (pressure !== undefined) return beside
  return setWithSeries(beside, references, series) ?? beside
}

/** The heights that were measured: without any, curves of blood pressure are those of the middle height. */
export function heightsOf({ patient, growth }: PatientAssessment): HeightsOfChild['heights'] {
  return (patient.measurements ?? []).flatMap(({ sizeCm: cm }, i) => {
    const years = growth.measurements[i]?.age?.chronologicalYears
    return cm === undefined || years === undefined ? [] : [{ years, cm }]
  })
}
