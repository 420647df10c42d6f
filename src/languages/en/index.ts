import { type Language, withBasics } from '../language.js'
import { enBasics } from './basics.js'
import { enChart } from './chart.js'
import { enMessages } from './messages.js'
import { enPage } from './page.js'
import { enReport } from './report.js'
import { enTerminal } from './terminal.js'

/** English. */
export const en: Language = withBasics(enBasics, {
  messages: enMessages,
  chart: enChart,
  page: enPage,
  report: enReport,
  terminal: enTerminal,
})
