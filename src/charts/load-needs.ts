import { type MeasureSetId, withMeasures } from '../clinical/references/measures/load-measures.js'
import { hasModule } from '../ground/model/module-names.js'
import type { ChartOptions } from './chart-growth.js'
import { type ChartParameterName, chartParameters } from './chart-parameters.js'
import type { ChartRequest } from './chart-request.js'
import { chartDefinitions } from './types/chart-catalogue.js'
import type { NeededOption } from './types/chart-definition.js'

/** What is loaded for a chart: `measuresOfChild` are the clinic measures of a child who has such values. */
export type ChartNeed = NeededOption | 'measuresOfChild'

/** What a request needs, whatever the format: its type, and the flags that are on. */
export function needsOfRequest(request: Partial<ChartRequest>): readonly NeededOption[] {
  const { type } = request
  const flags = Object.entries(chartParameters).filter(([name]) => request[name as ChartParameterName] === true)
  const rows = [...(type === undefined ? [] : [chartDefinitions[type]]), ...flags.map(([, parameter]) => parameter)]
  return rows.flatMap(({ needs = [] }) => needs)
}

/** How the needs of a chart are met. */
interface Loading<Options> {
  /** The clinic measures asked for by name, in place of the given ones. */
  readonly measureSet?: MeasureSetId | undefined
  /** Adds `courseCharts`, and the texts that they need. */
  readonly withCourse: (options: Options) => Promise<Options>
}

/** Options with everything that a chart of the patient needs: what was given, else loaded. */
export async function withNeeds<Options extends Pick<ChartOptions, NeededOption | 'modules'>>(
  options: Options,
  patient: unknown,
  needs: readonly ChartNeed[],
  { measureSet, withCourse }: Loading<Options>,
): Promise<Options> {
  const isNeeded = needs.includes('measures') || (needs.includes('measuresOfChild') ? undefined : false)
  const measured = await withMeasures(options, patient, { id: measureSet, isNeeded })
  return needs.includes('courseCharts') && hasModule(options.modules, 'course') ? withCourse(measured) : measured
}
