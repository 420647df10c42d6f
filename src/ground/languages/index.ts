export type { LocalizedText } from '../model/localized.js'
export type { MessageCode, MessageParameters } from '../model/message-parameters.js'
export { de, germanMessages } from './de/index.js'
export { en, englishMessages } from './en/index.js'
export type { Language, LanguageBasics, MessageLanguage } from './language.js'
export type { Sentence, Sentences } from './message-text.js'
export { untranslated } from './untranslated.js'
export type {
  AxisWords,
  ChartMeasureName,
  ChartWords,
  PageWords,
  ReportWords,
  SharedNames,
  SheetWords,
  TerminalWords,
} from './words.js'
