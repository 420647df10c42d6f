export type { LocalizedText } from '../model/localized.js'
export type { MessageCode, MessageParameters } from '../model/message-parameters.js'
export { de } from './de/index.js'
export { en } from './en/index.js'
export type { Language } from './language.js'
export type { Sentence, Sentences } from './message-text.js'
export type { PageWords } from './page-words.js'
export type {
  AxisWords,
  ChartMeasureName,
  ChartWords,
  ReportWords,
  SharedNames,
  TerminalWords,
} from './words.js'
