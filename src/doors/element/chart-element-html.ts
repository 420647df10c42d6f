import type { PatientInput } from '../../ground/model/patient.js'
import { attributeText } from '../../ground/text/markup.js'
import { chartModel } from './chart-model.js'
import type { ElementOptions, ElementRequest } from './inputs/element-inputs.js'
import { idPrefix } from './live-chart.js'
import { drawChosen, unmeasuredSize, viewHtml } from './picture-view.js'
import { elementColours } from './style/element-colours.js'
import { elementStyle } from './style/element-style.js'

/** How a server writes the element. */
export interface ElementHtmlOptions extends ElementOptions {
  /** The nonce of the page's `style-src`; without it and without `'unsafe-inline'`, the chart is plain until the element is defined. */
  readonly nonce?: string | undefined
  /** False leaves the patient out of the attributes, where a program sets the property. */
  readonly attributes?: boolean | undefined
}

/**
 * The element as a server sends it: with its shadow tree, so that the chart
 * shows before any script has run, and with its inputs as attributes, from
 * which the element draws itself as soon as it is defined.
 *
 * @throws AuxologyError as `renderChart` does
 * @example
 * ```ts
 * const html = chartElementHtml(jakob, { type: 'Height' }, { today: '2025-03-10' })
 *
 * html.startsWith('<auxology-chart ') // true
 * ```
 */
export function chartElementHtml(
  patient: PatientInput,
  request: ElementRequest = {},
  { nonce, attributes = true, ...options }: ElementHtmlOptions = {},
): string {
  const model = chartModel({ patient, request, options }, {})
  const tree = viewHtml(drawChosen(model, {}, { ...unmeasuredSize, idPrefix }), {})
  const { references, locale, bmiClasses, compareWith, measures, courseCharts, ...plain } = options
  const written: readonly (readonly [name: string, text: string | undefined])[] = [
    ['patient', JSON.stringify(patient)],
    ['request', JSON.stringify(request)],
    ['options', JSON.stringify({ ...plain, locale: model.language.tag })],
    ['references', references?.id],
    ['compare-with', compareWith?.map(({ id }) => id).join(' ')],
  ]
  const list = written.flatMap(([name, text]) =>
    text === undefined || text === '' ? [] : ` ${name}="${attributeText(text)}"`,
  )
  const guard = nonce === undefined ? '' : ` nonce="${attributeText(nonce)}"`
  return (
    `<auxology-chart${attributes ? list.join('') : ''}><template shadowrootmode="open">` +
    `<style${guard}>${elementColours(model)}${elementStyle}</style>\n${tree}</template></auxology-chart>\n`
  )
}
