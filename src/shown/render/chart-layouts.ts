import type { ChartLayoutName } from '../../charts/chart-request.js'
import type { ChartNeed } from '../../charts/load-needs.js'
import type { Language } from '../../ground/languages/language.js'
import type { ModuleName } from '../../ground/model/module-names.js'
import type { DrawnChart, SheetDrawer } from './chart-renderer.js'

/** One layout of charts. */
interface ChartLayout {
  /** What it belongs to. */
  readonly module?: ModuleName
  /** What it shows besides the chart. */
  readonly needs?: readonly ChartNeed[]
  /** A child under four years is framed where no section is asked for. */
  readonly framesChild?: true
  /** Puts the chart on a page of its own. */
  readonly sheet?: (chart: DrawnChart, language: Language) => Promise<SheetDrawer>
}

/** How charts are laid out. */
export const layouts: { readonly [name in ChartLayoutName]: ChartLayout } = {
  chart: {},
  sheet: {
    module: 'course',
    needs: ['courseCharts', 'measuresOfChild'],
    framesChild: true,
    sheet: async (chart, language) => (await import('./sheet/draw-sheet.js')).drawSheet(chart, language),
  },
}
