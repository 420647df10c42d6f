import { describe, expect, it } from 'vitest'
import { calculatePatient } from '../../src/clinical/assessment/calculate-patient.js'
import { explainCourse } from '../../src/clinical/course/explain/explain-course.js'
import { courseExplanation, type HandLanguage } from '../../src/command/printed/course-explanation.js'
import { courseByHand } from '../../src/ground/languages/course-by-hand.js'
import { de as german } from '../../src/ground/languages/de/index.js'
import { en as english } from '../../src/ground/languages/en/index.js'
import { byHand, printedArithmetic } from '../clinical/course/by-hand.js'
import { type SeededCourse, seededCourses } from '../clinical/course/seeded-courses.js'

const de: HandLanguage = { ...german, byHand: courseByHand.de }
const en: HandLanguage = { ...english, byHand: courseByHand.en }

const children = seededCourses(80, 20261123)

function textOf({ patient, options }: SeededCourse, language: HandLanguage): string {
  const localised = { ...options, locale: language }
  const { boneAgeMethod: _, pubertalTiming: __, methods: ___, ...calculated } = localised
  return courseExplanation(calculatePatient(patient, calculated), explainCourse(patient, localised), language)
}

describe.each([
  ['German', de],
  ['English', en],
] as const)('the explanation in %s', (_, language) => {
  const texts = children.map((child) => textOf(child, language))
  const lines = texts.flatMap((text) => text.split('\n'))

  it('is arithmetic that comes out right, line by line, with the numbers as printed', () => {
    let count = 0
    for (const line of lines) {
      const printed = printedArithmetic(line, language.decimalMark)
      if (printed === undefined) continue
      const { formula, result } = printed
      const own = byHand(formula, {})
      // Eight digits in, and up to fifty times as much error out where a correlation is near 1.
      expect(Math.abs(own - result), line).toBeLessThanOrEqual(1e-5 * Math.max(1, Math.abs(result)))
      count++
    }
    expect(count).toBeGreaterThan(3000)
  })

  it('has a word for everything, and nothing that is no text', () => {
    const all = texts.join('\n')
    expect(all).not.toMatch(/undefined|NaN|\[object|Infinity/)
    // A name from the library's own fields, with a capital in its middle.
    const own = all.match(/\b[a-z]+(Sds|Cm|Kg|Age|Weeks|Months|Inches|Pounds|Year)\w*\b/g) ?? []
    expect(own).toEqual([])
  })
})

describe('the explanation of a boy of ten', () => {
  const boy: SeededCourse = {
    patient: {
      dateOfBirth: '2014-06-04',
      gender: 'male',
      sizeFatherCm: 175,
      sizeMotherCm: 165,
      measurements: [
        { date: '2023-06-04', sizeCm: 124.8 },
        { date: '2024-06-04', sizeCm: 130, weightKg: 28, boneAgeYears: 9 },
      ],
    },
    options: { today: '2024-06-10' },
  }

  it('opens the tables, computes, and cites', () => {
    const text = textOf(boy, en)
    expect(text).toContain('height, cm: 2023-06-04 to 2024-06-04')
    expect(text).toContain('  gain a year = gain / interval = 5.2 / 1.0020534 = 5.1893443 cm a year')
    expect(text).toMatch(
      / {2}DONALD 2025 \(x = 9\.5003422 years\): L = .*straight line between the rows 9\.5: .* and 10: /,
    )
    expect(text).toContain('  adult height = 100 · height / share of adult height = 100 · 130 / 75.2 = 172.87234 cm')
    expect(text).toContain('J Pediatr. 1952;40:423-441')
    expect(text).toContain('height velocity of the year before: not known')
  })

  it('says what P25 of velocity is worth, below it and above −2 SD', () => {
    const grown = (cm: number): SeededCourse => ({
      patient: {
        dateOfBirth: '2014-06-04',
        gender: 'male',
        measurements: [
          { date: '2023-06-04', sizeCm: 130 },
          { date: '2024-06-04', sizeCm: 130 + cm },
        ],
      },
      options: boy.options,
    })
    const text = 'grow below P25, the limit of a German guideline (AWMF)'
    // P3, P25 and P50 at 9.5 years are about 3.9, 5.0 and 5.6 cm.
    expect(textOf(grown(4.8), en)).toContain(text)
    expect(textOf(grown(4.8), en)).toContain('only 4.3% never do between 2 and 17 years (DONALD 2025)')
    expect(textOf(grown(5.2), en)).not.toContain(text)
    expect(textOf(grown(3), en)).not.toContain(text)
  })

  it('says what a limit was compared with', () => {
    const tall: SeededCourse = {
      patient: { ...boy.patient, measurements: [{ date: '2024-06-04', sizeCm: 140 }] },
      options: { ...boy.options, methods: 'all' },
    }
    expect(textOf(tall, de)).toMatch(
      /Blum 2022 \(idiopathischer Kleinwuchs\)\n {2}SDS der Körpergröße -0,2\d+: nur für eine Körpergröße von höchstens -1,28 SDS \(eigene Grenze\)/,
    )
  })
})
