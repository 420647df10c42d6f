import { type Language, withBasics } from '../language.js'
import { deBasics } from './basics.js'
import { deChart } from './chart.js'
import { deMessages } from './messages.js'
import { dePage } from './page.js'
import { deReport } from './report.js'
import { deTerminal } from './terminal.js'

/** German. */
export const de: Language = withBasics(deBasics, {
  messages: deMessages,
  chart: deChart,
  page: dePage,
  report: deReport,
  terminal: deTerminal,
})
