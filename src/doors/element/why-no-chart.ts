import { chartTitle } from '../../charts/data/applicable-chart-types.js'
import { growthSettings } from '../../clinical/growth/growth-options.js'
import { AuxologyError } from '../../ground/model/errors.js'
import type { ElementInputs } from './inputs/element-inputs.js'
import { elementDefaults, type InteractiveLanguage } from './inputs/element-language.js'

/**
 * Why there is no chart, in the reader's language where it is the child that a
 * chart doesn't fit. A mistake of the program or the page keeps the text of its error.
 *
 * @param inputs undefined where they can't be read
 */
export function whyNoChart(error: unknown, inputs: ElementInputs | undefined): string {
  const message = error instanceof Error ? error.message : String(error)
  const isOfChild = error instanceof AuxologyError && error.code === 'chart_not_applicable'
  if (!isOfChild || inputs === undefined) return message
  const { element } = languageOf(inputs)
  const title = chartTitle(inputs.request.type ?? 'Height', inputs.options.locale)
  if (error.path === 'weekBirth') return element.noChart.weekBirth(title)
  if (error.path !== 'gender') return element.noChart.references(title)
  return Array.isArray(error.accepted) && error.accepted.length > 1
    ? element.noChart.gender(title)
    : element.noChart.otherGender(title)
}

/** That the element has not been given a patient. */
export function noPatientText(inputs: ElementInputs): string {
  return languageOf(inputs).element.noPatient
}

function languageOf({ options: { compareWith: _, ...growthOptions } }: ElementInputs): InteractiveLanguage {
  return growthSettings(growthOptions, elementDefaults).language as InteractiveLanguage
}
