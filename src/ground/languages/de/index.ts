import { type Language, type MessageLanguage, withBasics } from '../language.js'
import { deBasics } from './basics.js'
import { deChart } from './chart.js'
import { deMessages } from './messages.js'
import { dePage } from './page.js'
import { deReport } from './report.js'
import { deSheet } from './sheet.js'
import { deTerminal } from './terminal.js'

/** German. */
export const de: Language = withBasics(deBasics, {
  messages: deMessages,
  chart: deChart,
  page: dePage,
  report: deReport,
  sheet: deSheet,
  terminal: deTerminal,
})

/** German as far as calculations need it: without the texts of charts, PDF and the command. */
export const germanMessages: MessageLanguage = withBasics(deBasics, { messages: deMessages })
