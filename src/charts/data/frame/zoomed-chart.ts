import { extent } from '../../../ground/math/extent.js'
import { daysPerYear } from '../../../ground/model/calendar-date.js'
import { valueTicks } from '../../types/value-axis.js'
import { buildChartData } from '../build-chart-data.js'
import type { Section } from '../chart-curves.js'
import type { ChartData } from '../chart-data.js'
import { visiblePieces } from '../curves/drawn-piece.js'
import { extentOfCurves } from '../curves/percentile-curves.js'
import { allPoints } from '../points/patient-values.js'
import { isFollowed } from '../points/points-in-section.js'
import { isInside } from './axis-section.js'
import { backgroundPieces, type ChartFrame } from './frame.js'
import { saidOf } from './velocity-frame.js'

/** The shortest section of ages that a reader can zoom into: two weeks, years. */
const shortestAges = 14 / daysPerYear
/** Room above and below what is drawn, as a share of the axis. */
const room = 0.04

/** The widest and the shortest section that a reader of a chart can choose. */
export interface ZoomRange {
  readonly widest: Section
  readonly shortest: number
}

/** How far a chart can be zoomed out of and into: all of its reference and of the child, to a few days. */
export function zoomRange({ section, reference, definition: { axis } }: ChartFrame): ZoomRange {
  return {
    widest: [Math.min(section[0], axis.begins ?? reference[0]), Math.max(section[1], reference[1])],
    shortest: axis.boneAgeX === undefined ? axis.shortest : shortestAges,
  }
}

/** The frame of another section of x. */
export function zoomedFrame(frame: ChartFrame, section: Section): ChartFrame {
  const { definition, allPieces, assessment, velocity } = frame
  const pieces = visiblePieces(allPieces, section)
  return {
    ...frame,
    section,
    pieces,
    course: velocity && saidOf(velocity, pieces),
    background: backgroundPieces(definition, assessment.growth.subject.references, section),
  }
}

/**
 * The data of a zoomed chart. Its y axis holds what is drawn and a margin, and
 * unlike that of a chart at rest does not end at round values: it changes as
 * evenly as the section does.
 *
 * @param alsoShown values that the y axis has to hold as well
 */
export function zoomedData(zoomed: ChartFrame, alsoShown: readonly number[] = []): ChartData {
  const data = buildChartData(zoomed)
  const values = allPoints(zoomed.values)
    .filter((point) => isInside(point.x, zoomed.section) && isFollowed(point))
    .map(({ y }) => y)
  const { target, yAxis } = data
  const atTarget = target !== undefined && isInside(target.x, zoomed.section) ? [target.lowest, target.highest] : []
  const drawn = extent([...(extentOfCurves(data) ?? []), ...values, ...atTarget, ...alsoShown])
  if (drawn === undefined || drawn[0] === drawn[1]) return data
  const margin = room * (drawn[1] - drawn[0])
  const below = drawn[0] - margin
  const [from, to] = [zoomed.measure.per !== undefined ? below : Math.max(0, below), drawn[1] + margin]
  return { ...data, yAxis: { ...yAxis, from, to, ticks: valueTicks(from, to, zoomed.language) } }
}
