import { type ChartGrowth, chartGrowth } from '../../charts/chart-growth.js'
import type { ChartLines } from '../../charts/chart-request.js'
import { buildChartData } from '../../charts/data/build-chart-data.js'
import type { Section } from '../../charts/data/chart-curves.js'
import type { ChartInLanguage } from '../../charts/data/chart-data.js'
import { type CurveFigures, curveFigures } from '../../charts/data/curves/curve-figures.js'
import { type ChartFrame, chartFrame } from '../../charts/data/frame/frame.js'
import { type ZoomRange, zoomedData, zoomedFrame, zoomRange } from '../../charts/data/frame/zoomed-chart.js'
import { courseCautions } from '../../charts/data/notes/course-cautions.js'
import type { MeasuredField } from '../../charts/types/measures.js'
import { type GrowthOptions, growthSettings } from '../../clinical/growth/growth-options.js'
import type { ReferenceSet } from '../../clinical/references/reference-set.js'
import type { ChartTypeOf } from '../../ground/model/chart-types.js'
import { hasModule } from '../../ground/model/module-names.js'
import type { PatientInput } from '../../ground/model/patient.js'
import { invalidParameter } from '../../ground/text/invalid-input.js'
import type { ElementInputs } from './inputs/element-inputs.js'
import { elementDefaults, type InteractiveLanguage } from './inputs/element-language.js'
import { type VelocityText, velocityTexts } from './velocity-texts.js'

/** What a reader has chosen. Nothing chosen is what the inputs ask for. */
export interface ViewState {
  /** The section of x that is zoomed to. */
  readonly section?: Section | undefined
  readonly lines?: ChartLines | undefined
  /** Ages as they are, not corrected for gestation. */
  readonly chronological?: boolean
  readonly compared?: ReferenceSet | undefined
  /** Where the chart is read, in the unit of x. */
  readonly readAt?: number | undefined
  /** The measurement that is read, by its place among the points of the chart. */
  readonly point?: number | undefined
  readonly whatIf?: WhatIf
}

/** What a reader supposes: it is drawn hollow, and never becomes part of the record. */
export interface WhatIf {
  readonly date?: string | undefined
  readonly values?: { readonly [field in MeasuredField]?: number | undefined }
  readonly sizeFatherCm?: number | undefined
  readonly sizeMotherCm?: number | undefined
}

/** A chart before a section is chosen: made once for what it shows, and then zoomed at little cost. */
export interface ChartModel {
  readonly inputs: ElementInputs
  readonly language: InteractiveLanguage
  readonly frame: ChartFrame
  /** The same by the other references. */
  readonly compared?: ChartFrame | undefined
  readonly range: ZoomRange
  /** The velocity up to each measurement, by its index. */
  readonly velocities: ReadonlyMap<number, VelocityText>
  /** Whether some of its ages are corrected, or would be. */
  readonly hasCorrection: boolean
}

/** A chart of a section: its data, and its curves read at any x. */
export interface ShownChart {
  readonly model: ChartModel
  readonly frame: ChartFrame
  readonly data: ChartInLanguage
  readonly figures: CurveFigures
  readonly compared?: { readonly data: ChartInLanguage; readonly frame: ChartFrame; readonly figures: CurveFigures }
}

/** On what the scores of the inputs depend, with changes. */
export function growthOf({ options }: ElementInputs, changes: GrowthOptions = {}): ChartGrowth {
  const { compareWith: _, ...growthOptions } = options
  return chartGrowth({ ...growthOptions, ...changes }, { ...elementDefaults, courseCautions })
}

/** The frame of what the inputs ask for, with changes. */
export function frameOf(
  inputs: ElementInputs,
  changes: GrowthOptions = {},
  lines?: ChartLines,
  changed: PatientInput = inputs.patient,
): ChartFrame {
  const { request } = inputs
  const settings = growthOf(inputs, changes)
  const asked = { ...request, window: request.window ?? 'fit', type: request.type ?? 'Height' } as const
  return chartFrame(changed, lines === undefined ? asked : { ...asked, lines }, settings)
}

/**
 * The model of inputs and of what a reader has chosen.
 *
 * @throws AuxologyError as `renderChart` does
 */
export function chartModel(inputs: ElementInputs, state: ViewState): ChartModel {
  const { compareWith: _, ...growthOptions } = inputs.options
  const { language } = growthSettings(growthOptions, elementDefaults)
  if (!('element' in language)) {
    throw invalidParameter('locale', language.tag, 'a language with the texts of the element')
  }
  const changes: GrowthOptions = state.chronological ? { gestationalCorrection: 'none' } : {}
  const frame = frameOf(inputs, changes, state.lines)
  const uncorrected = ({ values }: ChartFrame) => values.points.some(({ uncorrectedX }) => uncorrectedX !== undefined)
  return {
    inputs,
    language: language as InteractiveLanguage,
    frame,
    compared:
      state.compared === undefined
        ? undefined
        : frameOf(inputs, { ...changes, references: state.compared }, state.lines),
    velocities: velocitiesOf(inputs, frame, changes),
    range: zoomRange(frameOf({ ...inputs, request: { ...inputs.request, window: 'full' } }, changes)),
    hasCorrection: uncorrected(frame) || (state.chronological === true && uncorrected(frameOf(inputs))),
  }
}

/** The velocities of the patient of a frame. */
export function velocitiesOf(
  inputs: ElementInputs,
  frame: ChartFrame,
  changes: GrowthOptions,
  patient: PatientInput = inputs.patient,
): ReadonlyMap<number, VelocityText> {
  const ofType = (type: ChartTypeOf<'course'>) => frameOf({ ...inputs, request: { type } }, changes, undefined, patient)
  const { courseCharts, modules } = inputs.options
  const isShown = courseCharts !== undefined && hasModule(modules, 'course')
  return velocityTexts(frame, isShown, ofType, frame.language as InteractiveLanguage)
}

/** The sets among those offered whose curves on this chart are other ones. */
export function comparableSets({ inputs, frame }: ChartModel): readonly ReferenceSet[] {
  const { series, velocity } = frame.definition
  // Velocity has references of its own, whatever the set.
  if (velocity !== undefined) return []
  const tablesOf = (set: ReferenceSet | undefined) => set?.series[series]?.map(({ table }) => table.id).join() ?? ''
  const own = tablesOf(frame.assessment.growth.subject.references)
  return (inputs.options.compareWith ?? []).filter((set) => !['', own].includes(tablesOf(set)))
}

/** The chart of the section that a reader has chosen, else of the one asked for. */
export function shownChart(
  model: ChartModel,
  section: Section | undefined,
  alsoShown: readonly number[] = [],
): ShownChart {
  const { language } = model
  const frame = section === undefined ? model.frame : zoomedFrame(model.frame, section)
  const isPlain = section === undefined && alsoShown.length === 0
  const data = isPlain ? buildChartData(frame) : zoomedData(frame, alsoShown)
  const other = model.compared && zoomedFrame(model.compared, frame.section)
  return {
    model,
    frame,
    data: { ...data, language, isCourseOff: frame.courseCautions === undefined },
    figures: curveFigures(everywhere(frame)),
    ...(other === undefined
      ? {}
      : {
          compared: {
            frame: other,
            data: { ...buildChartData(other), language },
            figures: curveFigures(everywhere(other)),
          },
        }),
  }
}

/** A frame whose references are read outside its section, too. */
export function everywhere(frame: ChartFrame): ChartFrame {
  return { ...frame, pieces: frame.allPieces }
}
