import type { Localized } from '../model/localized.js'
import type { ChartWords } from './chart-words.js'
import { de } from './de/chart.js'
import { en } from './en/chart.js'

/** The words of charts in every language. */
export const chartWords: Localized<ChartWords> = { de, en }
