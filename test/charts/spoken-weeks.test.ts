import { describe, expect, it } from 'vitest'
import { spokenText } from '../../src/charts/picture/summary/spoken-text.js'
import { languages } from '../fixtures/languages.js'

describe('a postmenstrual age is spoken of', () => {
  it.each([
    [
      'en',
      'Latest: 42 cm, 3.0 weeks (35+3 weeks).',
      'Latest: 42 centimetres, 3.0 weeks (postmenstrual age 35 weeks and 3 days).',
    ],
    ['en', '3.0 weeks (35 weeks)', '3.0 weeks (postmenstrual age 35 weeks)'],
    ['en', '41+1 weeks (corrected 0.3 months)', 'postmenstrual age 41 weeks and 1 day (corrected 0.3 months)'],
    ['en', 'born at 25+3 weeks', 'born at 25 plus 3 weeks'],
    ['de', '3,0 Wochen (35+3 SSW)', '3,0 Wochen (postmenstruelles Alter 35 Wochen und 3 Tage)'],
    ['de', '3,0 Wochen (35 SSW)', '3,0 Wochen (postmenstruelles Alter 35 Wochen)'],
    ['de', '41+0 SSW (korrigiert 0,2 Monate)', 'postmenstruelles Alter 41 Wochen (korrigiert 0,2 Monate)'],
  ] as const)('%s: %s', (locale, written, spoken) => {
    expect(spokenText(written, languages[locale])).toBe(spoken)
  })
})
