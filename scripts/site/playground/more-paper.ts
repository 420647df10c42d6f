import 'pdfmake/build/pdfmake.js'
import { renderChart } from '../../../src/shown/render/render-chart.js'

/** The playground loads this with the first sheet. */
globalThis.auxologyRenderChart = renderChart
