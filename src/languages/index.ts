export type { LocalizedText } from '../model/localized.js'
export { de } from './de/index.js'
export { en } from './en/index.js'
export type { Language } from './language.js'
export type { MessageCode, MessageParameters, Sentence, Sentences } from './message-parameters.js'
export type {
  AxisWords,
  ChartMeasureName,
  ChartWords,
  PageWords,
  ReportWords,
  SharedNames,
  TerminalWords,
} from './words.js'
