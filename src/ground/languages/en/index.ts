import { type Language, type MessageLanguage, withBasics } from '../language.js'
import { enBasics } from './basics.js'
import { enChart } from './chart.js'
import { enMessages } from './messages.js'
import { enPage } from './page.js'
import { enReport } from './report.js'
import { enSheet } from './sheet.js'
import { enTerminal } from './terminal.js'

/** English. */
export const en: Language = withBasics(enBasics, {
  messages: enMessages,
  chart: enChart,
  page: enPage,
  report: enReport,
  sheet: enSheet,
  terminal: enTerminal,
})

/** English as far as calculations need it: without the texts of charts, PDF and the command. */
export const englishMessages: MessageLanguage = withBasics(enBasics, { messages: enMessages })
