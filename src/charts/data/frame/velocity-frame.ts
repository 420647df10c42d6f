import { velocityFromYears } from '../../../clinical/growth/growth-age.js'
import { requireModule } from '../../../clinical/growth/growth-options.js'
import type { ChartMeasureName } from '../../../ground/languages/words.js'
import type { ExpectedMeasure } from '../../../ground/model/course-names.js'
import { mostValuesDrawn } from '../../../ground/model/limits.js'
import { invalidParameter } from '../../../ground/text/invalid-input.js'
import type { ChartGrowth } from '../../chart-growth.js'
import type { ChartSettings } from '../../chart-settings.js'
import type { ChartDefinition } from '../../types/chart-definition.js'
import type {
  CourseCharts,
  ExpectedFan,
  ExpectedInput,
  ThriveInput,
  ThriveLines,
  VelocityValues,
} from '../../types/growth-over-time.js'
import type { DrawnPiece } from '../curves/drawn-piece.js'
import { latestValues, type PatientValues } from '../points/patient-values.js'

/** @throws AuxologyError `invalid_parameter` where a chart of growth over time is asked for without them, `module_off` where that is switched off */
export function courseChartsFor(subject: string, growth: ChartGrowth): CourseCharts {
  const { courseCharts } = growth
  requireModule(growth, 'course', subject)
  if (courseCharts !== undefined) return courseCharts
  throw invalidParameter('courseCharts', courseCharts, 'courseCharts of auxology', { detail: `needed for ${subject}` })
}

/** Velocities instead of what was measured: of a value that is not used, only when that was. */
export function withVelocities(values: PatientValues, { points }: VelocityValues): PatientValues {
  const drawn = latestValues(points, mostValuesDrawn)
  return {
    ...values,
    points: drawn,
    notCompared: values.points.filter(({ isDoubtful }) => isDoubtful === true),
    birth: undefined,
    boneAges: [],
    unused: values.unused
      .filter(({ measurementIndex }) => measurementIndex !== undefined)
      .map((unused) => ({ ...unused, y: undefined })),
    beyondLimit: { ...values.beyondLimit, points: points.length - drawn.length },
  }
}

/** Where the axis begins at the latest: without infancy, whose velocities are many times a child's, once there is enough after it. */
export function velocityBegins(
  { velocity, begins = 0 }: ChartDefinition,
  { points }: PatientValues,
): number | undefined {
  const latest = points.at(-1)
  if (velocity === undefined) return undefined
  const leavesInfancy = latest === undefined ? begins >= velocityFromYears : latest.x >= velocity.from
  return leavesInfancy ? velocityFromYears : undefined
}

/** What a chart of velocity says beside its curves and points. */
export type SaidOfVelocities = Pick<VelocityValues, 'publications' | 'keys' | 'cautions' | 'notes'>

/** What is to be said of velocities, and of their curves where they are shown. */
export function saidOf(
  { publications, keys, cautions, notes, ofCurves }: VelocityValues,
  shown: readonly DrawnPiece[],
): SaidOfVelocities {
  if (shown.length === 0) return { publications, keys, cautions, notes }
  return { publications, keys, cautions: [...cautions, ...ofCurves.cautions], notes: [...notes, ...ofCurves.notes] }
}

/** The thrive lines of a chart that can have them, where they were asked for. */
export function thriveLinesOf(
  { showsThriveLines }: ChartDefinition,
  { type, thriveLines }: ChartSettings,
  input: ThriveInput,
  growth: ChartGrowth,
): ThriveLines | undefined {
  if (!thriveLines || showsThriveLines !== true) return undefined
  const thrive = courseChartsFor(`thriveLines of ${type}`, growth).thriveLines(input)
  return thrive.lines.length === 0 ? undefined : thrive
}

const expectedMeasures: { readonly [measure in ChartMeasureName]?: ExpectedMeasure } = {
  height: 'size',
  length: 'size',
  weight: 'weight',
  bodyMassIndex: 'bmi',
  head: 'head',
}

/** What of a chart by age in years values to come can be asked for. */
export function expectedMeasureOf({ axis, velocity, measure }: ChartDefinition): ExpectedMeasure | undefined {
  return axis.boneAgeX === undefined || velocity !== undefined ? undefined : expectedMeasures[measure]
}

/** What is expected after the latest value, where that was asked for. */
export function expectedFanOf(
  input: Omit<ExpectedInput, 'measure'> & { readonly settings: ChartSettings },
  growth: ChartGrowth,
): ExpectedFan | undefined {
  const { type, expected } = input.settings
  const measure = expectedMeasureOf(input.definition)
  if (!expected || measure === undefined) return undefined
  return courseChartsFor(`expected of ${type}`, growth).expected({ ...input, measure })
}
