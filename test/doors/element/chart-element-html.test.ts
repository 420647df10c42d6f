import { JSDOM } from 'jsdom'
import { describe, expect, it } from 'vitest'
import { courseCharts } from '../../../src/charts/course/course-charts.js'
import { clinicMeasures } from '../../../src/clinical/references/clinic-measures.js'
import { chartElementHtml, defineChartElement, enElement } from '../../../src/doors/element/index.js'
import type { ElementLanguage } from '../../../src/doors/element/inputs/element-language.js'
import { elementStyle } from '../../../src/doors/element/style/element-style.js'
import type { ElementWords } from '../../../src/ground/languages/words.js'
import { anton, emil, jakob, mira } from '../../fixtures/children.js'
import { valentin } from '../../fixtures/clinic-children.js'
import { strangeWords } from '../../ground/languages/letters.js'
import { cyrillicPatient, greekSet, pseudo, pseudoLanguage } from '../../ground/languages/pseudo-language.js'
import { markupTexts } from '../../ground/languages/texts-of.js'

const today = '2025-07-20'

/** The shadow tree that a browser makes of the markup. */
function treeOf(html: string): Document {
  const tree = /<template shadowrootmode="open">([\s\S]*)<\/template>/.exec(html)?.[1] ?? ''
  return new JSDOM(tree).window.document
}

describe('on a server', () => {
  it('the module loads, and defining the element does nothing', () => {
    expect(() => defineChartElement()).not.toThrow()
  })

  it('the element has its chart, and its inputs as attributes', () => {
    const html = chartElementHtml(jakob, { type: 'Weight' }, { today, locale: 'en', nonce: 'abc' })
    const element = new JSDOM(html).window.document.querySelector('auxology-chart')
    expect(JSON.parse(element?.getAttribute('patient') ?? '')).toEqual(jakob)
    expect(element?.getAttribute('request')).toBe('{"type":"Weight"}')
    expect(JSON.parse(element?.getAttribute('options') ?? '')).toEqual({ today, locale: 'en' })
    const tree = treeOf(html)
    expect(tree.querySelector('.title')?.textContent).toBe('Weight · Boys')
    expect(tree.querySelectorAll('.picture svg .point').length).toBeGreaterThan(5)
    expect(tree.querySelector('style')?.getAttribute('nonce')).toBe('abc')
    expect(html).not.toMatch(/<[^>]+ style=/)
    expect(html).not.toContain('<script')
  })

  it('the patient can stay out of the attributes', () => {
    expect(chartElementHtml(jakob, {}, { today, attributes: false })).toMatch(/^<auxology-chart><template/)
  })

  it('draws growth over time and clinic measures, whose code is in no attribute', () => {
    const velocity = chartElementHtml(jakob, { type: 'HeightVelocity' }, { today, courseCharts })
    expect(treeOf(velocity).querySelectorAll('.picture svg .point').length).toBeGreaterThan(3)
    const waist = chartElementHtml(valentin, { type: 'Waist' }, { today, measures: clinicMeasures })
    for (const html of [velocity, waist]) {
      const options = new JSDOM(html).window.document.querySelector('auxology-chart')?.getAttribute('options')
      expect(JSON.parse(options ?? '')).toEqual({ today, locale: 'de' })
    }
  })

  it('what a patient is called cannot break out', () => {
    const html = chartElementHtml({ ...jakob, lastName: `"'><img src=x></template>` }, {}, { today })
    const { document } = new JSDOM(html).window
    expect(document.querySelectorAll('img')).toHaveLength(0)
    expect(treeOf(html).querySelectorAll('img')).toHaveLength(0)
  })
})

describe.each([
  ['Height', jakob],
  ['HeightWithTurnerSyndrome', mira],
  ['Weight', emil],
  ['SitWithAchondroplasia', anton],
] as const)('in a custom language, %s', (type, patient) => {
  it('has no text in another', () => {
    const locale: ElementLanguage = { ...pseudoLanguage, element: pseudo(enElement) as ElementWords }
    const html = chartElementHtml(
      cyrillicPatient(patient),
      { type },
      { today, locale, references: greekSet, compareWith: [] },
    )
    const tree = html.replace(/<style>[\s\S]*<\/style>/, '').replace(/<auxology-chart[^>]*>/, '')
    const texts = markupTexts(tree.replace(/<\/?template[^>]*>/g, ''), 'text/html')
    expect(texts.length).toBeGreaterThan(50)
    expect(texts.flatMap(strangeWords)).toEqual([])
  })
})

it('no rule of the style loads anything', () => {
  expect(elementStyle).not.toMatch(/url\(|@import/)
})
