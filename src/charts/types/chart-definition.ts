import type { ChartMeasureName } from '../../languages/words.js'
import type { ChartType } from '../../model/chart-types.js'
import type { Gender } from '../../model/patient.js'
import type { SeriesName } from '../../references/reference-set.js'
import type { ChartAxisKind } from './axes/axis-kind.js'

/**
 * A type of chart: what is drawn against what, and what else it shows. What is
 * left out, the chart doesn't have.
 */
export interface ChartDefinition {
  readonly measure: ChartMeasureName
  readonly axis: ChartAxisKind
  /** The series whose percentiles are drawn. */
  readonly series: SeriesName
  /** The general series drawn thin and grey behind that of a disease. */
  readonly background?: SeriesName
  /** The series by postmenstrual age that serves an age chart before term. */
  readonly beforeTerm?: SeriesName
  /** The only sex the chart is for. */
  readonly gender?: Gender
  /** Fitted to the first four years for a child whose oldest parameter lies in them. */
  readonly fitsYoung?: true
  readonly showsBoneAge?: true
  readonly showsTarget?: true
  /** Size at birth is scored by gestation, as in the patient's result, and not by the chart's series. */
  readonly scoresBirthByGestation?: true
}

/** Chart types of a family. */
export type ChartDefinitions = { readonly [type in ChartType]?: ChartDefinition }
