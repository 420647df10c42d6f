import type { ChartInLanguage, ChartPoint } from '../../../charts/data/chart-data.js'
import { scoresWithChange } from '../../../charts/data/points/change-of-score.js'
import { clinicClassText } from '../../../charts/data/texts/clinic-class-text.js'
import {
  boneAgeText,
  classOrWhyNone,
  pointAgeText,
  pointValueText,
  whenTexts,
} from '../../../charts/data/texts/describe-point.js'
import { capitalised } from '../../../ground/languages/within-sentence.js'
import { attributeText, elementText } from '../../../ground/text/markup.js'
import { linkedValues, valueButtonId, valueClass, valueKey, valuesOf } from './linked-values.js'
import { asRequested, type ChartViews, type PageView, switchedBlocks } from './page-choices.js'
import { chartVelocities } from './page-gains.js'

/**
 * The strip below the picture that reads one value: the one pointed at, else the
 * one selected, at first the latest. Its buttons take the keyboard from value to
 * value. Without the style of the page it is hidden.
 */
export function readingStrip(views: ChartViews, idPrefix: string): string {
  const { data } = views.view(asRequested)
  const linked = linkedValues(views)
  const shown = valuesOf(data).filter((point) => linked.has(valueKey(point)))
  if (shown.length === 0) return ''
  const { page } = data.language
  const velocities = new Map<PageView['frame'], ReadonlyMap<number, string>>()
  const velocitiesOf = (view: PageView) => {
    const known = velocities.get(view.frame) ?? chartVelocities(view)
    velocities.set(view.frame, known)
    return known
  }
  const values = shown.map((point, i) => {
    const key = valueKey(point)
    const content = switchedBlocks(views, ['age', 'reference'], (view) => {
      const { data } = view
      const values = valuesOf(data)
      const at = values.findIndex((value) => valueKey(value) === key)
      const value = values[at]
      return value === undefined ? '' : readingText(value, values[at - 1], data, velocitiesOf(view))
    })
    const checked = i === shown.length - 1 ? ' checked=""' : ''
    return (
      `<input type="radio" class="unseen ${valueClass(i)}" id="${valueButtonId(idPrefix, i)}" name="${idPrefix}-value"` +
      ` autocomplete="off" aria-label="${attributeText(valueName(point, data))}"${checked}/>\n` +
      `<div class="reading ${valueClass(i)}">\n${content}</div>\n`
    )
  })
  const text = elementText(page.selectPoint)
  const hint = values.length === 1 ? '' : `<p class="hint" aria-hidden="true">${text}</p>\n`
  return (
    `<div class="strip" role="radiogroup" aria-label="${attributeText(page.pointsOfChart)}" hidden="">\n` +
    `${values.join('')}${hint}</div>\n`
  )
}

/** What a value is called where its buttons are heard: `12 Sep 2016, 126.0 cm`. */
function valueName(point: ChartPoint, { yAxis, language }: ChartInLanguage): string {
  return [...whenTexts(point, language), pointValueText(point, yAxis, language)].join(', ')
}

function readingText(
  point: ChartPoint,
  earlier: ChartPoint | undefined,
  data: ChartInLanguage,
  velocities: ReadonlyMap<number, string>,
): string {
  const { yAxis, language, boneAges } = data
  const { ageYears, clinicClass, interval, warnings = [] } = point
  const when = [
    ...whenTexts(point, language).map((text) => `<b>${elementText(text)}</b>`),
    ...(ageYears === undefined ? [] : [elementText(pointAgeText(point, ageYears, language))]),
  ]
  const boneAge = boneAges.find(({ measurementIndex }) => measurementIndex === point.measurementIndex)
  const velocity = velocities.get(point.measurementIndex ?? -1)
  const named = classOrWhyNone(point, language)
  const facts = [
    ...scoresWithChange(point, earlier, data),
    ...(velocity === undefined ? [] : [velocity]),
    ...(named === undefined ? [] : [named]),
    ...(clinicClass === undefined ? [] : [capitalised(clinicClassText(clinicClass, language))]),
    ...(boneAge === undefined ? [] : [`${language.chart.boneAge} ${boneAgeText(boneAge.x, language)}`]),
    ...(interval?.note === undefined ? [] : [interval.note]),
    ...warnings.map((text) => `${language.chart.warning}: ${text}`),
  ]
  return (
    `<p class="when">${when.join(' ')}</p>\n<p class="measured">${elementText(pointValueText(point, yAxis, language))}</p>\n` +
    `<p class="facts">${facts.map((text) => `<span>${elementText(text)}</span>`).join(' ')}</p>\n`
  )
}
