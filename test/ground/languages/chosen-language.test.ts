import { describe, expect, it } from 'vitest'
import { courseCharts } from '../../../src/charts/course/course-charts.js'
import { chartData } from '../../../src/charts/data/build-chart-data.js'
import { createCalculator } from '../../../src/clinical/assessment/create-calculator.js'
import { validatePatient } from '../../../src/clinical/assessment/validate-patient.js'
import type { GrowthOptions } from '../../../src/clinical/growth/growth-options.js'
import { who } from '../../../src/clinical/references/built-in-sets.js'
import { de, germanMessages } from '../../../src/ground/languages/de/index.js'
import { en, englishMessages } from '../../../src/ground/languages/en/index.js'
import type { Language } from '../../../src/ground/languages/language.js'
import { servingTag, textIn } from '../../../src/ground/model/localized.js'
import { createCharts } from '../../../src/shown/render/create-charts.js'
import { renderChart } from '../../../src/shown/render/render-chart.js'
import { jakob } from '../../fixtures/children.js'
import { errorOf } from '../../fixtures/error-of.js'
import { languages } from '../../fixtures/languages.js'

const today = '2025-03-10'
const height = { type: 'Height' } as const
const firstMessage = (locale: GrowthOptions['locale']) => validatePatient({}, { today, locale })[0]?.text

describe('a tag', () => {
  it.each([
    ['de', de],
    ['en', en],
    ['EN', en],
    ['EN-gb', en],
    ['de-AT', de],
    ['en_GB', en],
    ['de-Latn-AT-1996', de],
  ])('%s asks for the language of the library that serves it', (tag, language) => {
    expect(firstMessage(tag)).toBe(firstMessage(language))
    expect(chartData(jakob, height, { today, locale: tag }).locale).toBe(language.tag)
  })

  it.each(['', 'x', 'qq', 'deutsch', 'en__GB', 'de_DE.UTF-8', 'e', 'den', '-de', '__proto__', 'constructor'])(
    '%s is refused',
    (tag) => {
      for (const call of [() => firstMessage(tag), () => chartData(jakob, height, { today, locale: tag })]) {
        const error = errorOf(call)
        expect(error).toMatchObject({ code: 'invalid_parameter', parameter: 'locale' })
        expect(error.message).toContain('expected de or en.')
      }
    },
  )

  it('is matched exactly before it is shortened', () => {
    expect(servingTag('de-at', ['de', 'de-AT'])).toBe('de-AT')
    expect(servingTag('de-CH', ['de-AT', 'de'])).toBe('de')
    expect(servingTag('de', ['de-AT'])).toBeUndefined()
  })
})

describe('a language without the texts of charts', () => {
  it.each([
    [de, germanMessages],
    [en, englishMessages],
  ])('is enough to calculate with', (whole, language) => {
    const { calculatePatient } = createCalculator({ references: who, language })
    expect(calculatePatient({}, { today })).toEqual(
      createCalculator({ references: who, language: whole }).calculatePatient({}, { today }),
    )
    expect(calculatePatient({}, { today }).validationMessages.length).toBeGreaterThan(0)
  })

  it('is refused where it lacks messages, and for charts', () => {
    const { messages: _, ...silent } = englishMessages
    for (const create of [
      () => createCalculator({ references: who, language: silent as never }),
      () => createCharts({ references: who, language: englishMessages as never }),
    ]) {
      expect(errorOf(create)).toMatchObject({ code: 'invalid_parameter', parameter: 'language' })
    }
  })
})

describe('a language as a value', () => {
  const swiss: Language = { ...de, tag: 'de-CH', decimalMark: '·' }

  it('is used for every text', async () => {
    expect(firstMessage(swiss)).toBe(firstMessage('de'))
    const { body } = await renderChart(jakob, height, { today, locale: swiss })
    expect(body).toContain(' lang="de-CH"')
    expect(body).toContain('SDS (WHO 2006) +0·35')
  })

  it.each<[string, unknown]>([
    ['nothing', null],
    ['an empty object', {}],
    ['a language without charts', { ...de, chart: undefined }],
    ['a language without a tag', { ...de, tag: '' }],
    ['a tag that would be markup', { ...de, tag: 'de"><script>' }],
    ['a number', 7],
  ])('%s is refused', (_, locale) => {
    expect(errorOf(() => firstMessage(locale as Language))).toMatchObject({
      code: 'invalid_parameter',
      parameter: 'locale',
    })
  })
})

describe('a text beside data', () => {
  const text = { fr: 'Enfants', 'de-CH': 'Kinder', en: 'Children' }
  it.each([
    ['en', 'Children'],
    ['en-GB', 'Children'],
    ['de-CH', 'Kinder'],
    ['it', 'Enfants'],
  ])('in %s: %s', (tag, expected) => {
    expect(textIn(text, { tag })).toBe(expected)
    expect(textIn('Children', { tag })).toBe('Children')
  })
})

describe.each(Object.entries(languages))('with one set and %s', (tag, language) => {
  const equipment = { references: who, language }
  const options = { today, references: who, locale: tag }
  const { calculatePatient, validatePatient, explainScores } = createCalculator(equipment)
  const charts = createCharts({ ...equipment, courseCharts })

  it('the functions give what they give with these options', async () => {
    const auxology = await import('../../../src/index.js')
    expect(calculatePatient(jakob, { today })).toEqual(auxology.calculatePatient(jakob, options))
    expect(validatePatient({}, { today })).toEqual(auxology.validatePatient({}, options))
    expect(explainScores(jakob, { today })).toEqual(auxology.explainScores(jakob, options))
    expect(charts.chartData(jakob, height, { today })).toEqual(auxology.chartData(jakob, height, options))
    expect(charts.chartReferences(jakob, height, { today })).toEqual(auxology.chartReferences(jakob, height, options))
    for (const format of ['Svg', 'Html', 'PdfAndData'] as const) {
      const request = { ...height, format }
      expect(await charts.renderChart(jakob, request, { today })).toEqual(
        await auxology.renderChart(jakob, request, options),
      )
    }
  })

  it('another tag is refused, another value taken', () => {
    const { message, accepted, detail } = errorOf(() => calculatePatient({}, { locale: 'qq' }))
    expect(message).toContain(`expected ${tag}.`)
    expect(accepted).toEqual([tag])
    expect(detail).toContain('nor a language such as')
    for (const other of [de, en]) expect(validatePatient({}, { locale: other })).toEqual(validatePatientIn(other))
  })
})

it.each([createCalculator, createCharts])('%o refuses what is no set or no language', (create) => {
  const equipment = { references: who, language: en }
  const unusable = [{ references: undefined }, { references: 'who' }, { language: undefined }, { language: 'en' }]
  for (const part of unusable) {
    const [parameter] = Object.keys(part)
    const error = errorOf(() => create({ ...equipment, ...part } as unknown as typeof equipment))
    expect(error).toMatchObject({ code: 'invalid_parameter', parameter })
  }
})

function validatePatientIn(locale: Language) {
  return validatePatient({}, { locale })
}
