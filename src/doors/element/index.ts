export { deElement } from '../../ground/languages/de/element.js'
export { enElement } from '../../ground/languages/en/element.js'
export type { ElementWords } from '../../ground/languages/words.js'
export {
  type AuxologyChartAttributes,
  type AuxologyChartElement,
  type AuxologyChartEventMap,
  type AuxologyChartInputs,
  type ChartErrorDetail,
  defineChartElement,
  type ElementDefinition,
  type PointSelectDetail,
  type RangeChangeDetail,
} from './chart-element.js'
export { chartElementHtml, type ElementHtmlOptions } from './chart-element-html.js'
export type { ElementOptions, ElementRequest, NamedSets } from './inputs/element-inputs.js'
export type { ElementLanguage } from './inputs/element-language.js'
