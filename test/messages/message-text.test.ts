import { describe, expect, test } from 'vitest'
import { sampleMessages } from '../../scripts/plausibility-samples.js'
import type { BeyondScore, MessageCode, MessageParameters } from '../../src/languages/message-parameters.js'
import { messageText } from '../../src/languages/message-text.js'
import { dayNumber } from '../../src/model/calendar-date.js'
import { decimalMark, inEveryLanguage, type Localized, locales } from '../../src/model/localized.js'
import type { Severity } from '../../src/model/validation-message.js'
import { expectTranslated } from '../model/expect-translated.js'

type Row<Code extends MessageCode = MessageCode> = readonly [
  severity: Severity,
  code: Code,
  parameters: MessageParameters[Code],
  sentence: Localized,
]

function row<Code extends MessageCode>(...it: Row<Code>): Row {
  return it
}

const day = (date: string) => dayNumber(date) as number

const score: BeyondScore = {
  value: 112.5,
  unit: 'cm',
  score: -4.44,
  group: { gender: 'male', at: { kind: 'age', years: 10 } },
  reference: 'KiGGS',
  usual: [128.6, 154.6],
}

const rows: readonly Row[] = [
  row(
    'error',
    'size_limits',
    { value: 350, unit: 'cm', least: 18, most: 300 },
    {
      de: 'Die Körpergröße von 350 cm ist unmöglich; möglich sind 18 bis 300 cm. Der Wert wird nicht verwendet.',
      en: 'The height of 350 cm is impossible; 18 to 300 cm is possible. The value is not used.',
    },
  ),
  row(
    'warning',
    'birth_weight_limits',
    { value: 350.5, unit: 'g', least: 400, most: 6500 },
    {
      de: 'Das Geburtsgewicht von 350,5 g ist nur in Ausnahmefällen denkbar; zu erwarten sind 400 bis 6500 g.',
      en: 'The weight at birth of 350.5 g is conceivable only in exceptional cases; 400 to 6500 g is to be expected.',
    },
  ),
  row(
    'hint',
    'size_limits',
    { value: 210, unit: 'cm', most: 205 },
    {
      de: 'Die Körpergröße von 210 cm ist ungewöhnlich; zu erwarten sind höchstens 205 cm.',
      en: 'The height of 210 cm is unusual; at most 205 cm is to be expected.',
    },
  ),
  row(
    'error',
    'weight_limits',
    { value: 32000, unit: 'kg', least: 0.2, most: 600, slip: { kind: 'unit', given: 'g', meant: 32 } },
    {
      de: 'Das Gewicht von 32000 kg ist unmöglich; möglich sind 0,2 bis 600 kg. Vermutlich wurden Gramm statt Kilogramm angegeben; das wären 32 kg. Der Wert wird nicht verwendet.',
      en: 'The weight of 32000 kg is impossible; 0.2 to 600 kg is possible. It was probably given in grams instead of kilograms, which would be 32 kg. The value is not used.',
    },
  ),
  row(
    'error',
    'birth_day_limits',
    { value: 2.5, unit: 'days', least: 0, most: 6, whole: true },
    {
      de: 'Die Zusatzangabe zur Schwangerschaftswoche von 2,5 Tagen ist unmöglich; möglich sind 0 bis 6 ganze Tage. Der Wert wird nicht verwendet.',
      en: 'The addition to the week of gestation of 2.5 days is impossible; 0 to 6 whole days is possible. The value is not used.',
    },
  ),
  row(
    'error',
    'birth_day_beside_fraction',
    { weeks: 28.4, days: 3 },
    {
      de: 'Zur Schwangerschaftsdauer von 28,4 Wochen, die schon Bruchteile einer Woche enthält, sind zusätzlich 3 Tage angegeben; beides zugleich ist unmöglich. Die zusätzlichen Tage werden nicht verwendet.',
      en: 'The duration of gestation of 28.4 weeks has a fraction of a week already, and 3 days are given besides; both at once is impossible. The additional days are not used.',
    },
  ),
  row(
    'hint',
    'birth_week_beyond_references',
    { weeks: 44, days: undefined, measures: ['length', 'weight'] },
    {
      de: 'Nach 44 Schwangerschaftswochen gibt es keine Referenzwerte für die Geburtslänge und das Geburtsgewicht; eine Bewertung entfällt.',
      en: 'There are no reference values at 44 weeks of gestation for the length at birth and the weight at birth, which therefore cannot be assessed.',
    },
  ),
  row(
    'hint',
    'birth_week_beyond_references',
    { weeks: 23, days: 1, measures: ['head'] },
    {
      de: 'Nach 23+1 Schwangerschaftswochen gibt es keine Referenzwerte für den Kopfumfang bei Geburt; eine Bewertung entfällt.',
      en: 'There are no reference values at 23+1 weeks of gestation for the head circumference at birth, which therefore cannot be assessed.',
    },
  ),
  row(
    'hint',
    'birth_day_without_week',
    { days: 1 },
    {
      de: 'Zur Angabe von 1 Tag fehlt die Schwangerschaftswoche; die Tage werden nicht berücksichtigt.',
      en: 'The week of gestation that the addition of 1 day belongs to is missing; the days are disregarded.',
    },
  ),
  row('hint', 'size_score', score, {
    de: 'Die Körpergröße von 112,5 cm ist für Jungen im Alter von 10 Jahren ungewöhnlich (SDS −4,4 nach KiGGS); üblich sind 129 bis 155 cm.',
    en: 'The height of 112.5 cm is unusual for boys aged 10 years (SDS −4.4 by KiGGS); 129 to 155 cm is usual.',
  }),
  row(
    'warning',
    'size_score',
    { ...score, score: 12.3, group: { gender: 'female', at: { kind: 'correctedAge', years: 1 / 12 } } },
    {
      de: 'Die Körpergröße von 112,5 cm ist für Mädchen im korrigierten Alter von 30 Tagen nur in Ausnahmefällen denkbar (SDS über +6 nach KiGGS); üblich sind 129 bis 155 cm.',
      en: 'The height of 112.5 cm is conceivable only in exceptional cases for girls at a corrected age of 30 days (SDS above +6 by KiGGS); 129 to 155 cm is usual.',
    },
  ),
  row(
    'hint',
    'birth_size_score',
    { ...score, group: { gender: 'female', at: { kind: 'gestation', weeks: 39, days: 3 } } },
    {
      de: 'Die Geburtslänge von 112,5 cm ist für Mädchen nach 39+3 Schwangerschaftswochen ungewöhnlich (SDS −4,4 nach KiGGS); üblich sind 129 bis 155 cm.',
      en: 'The length at birth of 112.5 cm is unusual for girls born at 39+3 weeks of gestation (SDS −4.4 by KiGGS); 129 to 155 cm is usual.',
    },
  ),
  row(
    'error',
    'date_before_birth',
    { day: day('2013-01-02'), birthDay: day('2014-06-04') },
    {
      de: 'Das Messdatum 02.01.2013 liegt vor dem Geburtsdatum 04.06.2014. Das Datum wird nicht verwendet.',
      en: 'The date of measurement, 2 January 2013, is earlier than the date of birth, 4 June 2014. The date is not used.',
    },
  ),
  row(
    'hint',
    'size_shrinks',
    { value: 107.5, earlier: 110, visit: { ageYears: 1 } },
    {
      de: 'Die Körpergröße von 107,5 cm ist um 2,5 cm kleiner als bei der Messung im Alter von 12 Monaten (110 cm).',
      en: 'The height of 107.5 cm is 2.5 cm less than at the age of 12 months (110 cm).',
    },
  ),
  row(
    'hint',
    'age_beyond_references',
    { years: 25.04 },
    {
      de: 'Für das Alter von 25 Jahren gibt es keine Referenzwerte; die Messung wird nicht bewertet.',
      en: 'There are no reference values for the age of 25 years; the measurement is not assessed.',
    },
  ),
]

describe('a message in words', () => {
  test.each(rows)('%s %s', (severity, code, parameters, sentence) => {
    expect(inEveryLanguage((locale) => messageText(locale, severity, code, parameters))).toEqual(sentence)
  })

  test('a given value is echoed with its digits, not with those of its binary fraction', () => {
    const echoed = (value: number) =>
      messageText('de', 'error', 'size_limits', { value, unit: 'cm', least: 18, most: 300 }).match(/von (\S+) cm/)?.[1]
    expect(echoed(0.1 + 0.2)).toBe('0,3')
    expect(echoed(1234.5678)).toBe('1234,5678')
    expect(echoed(-5)).toBe('−5')
    expect(echoed(-0)).toBe('0')
    expect(echoed(Number.MAX_VALUE)).toBe('1,7976931348623157e+308')
  })

  test.each(sampleMessages())('$severity $code is translated', ({ text }) => expectTranslated(text))

  test.each(locales)('numbers have the decimal mark of their language, %s', (locale) => {
    const dates = /\b\d\d\.\d\d\.\d{4}\b/g
    const marks = sampleMessages().flatMap(
      ({ text }) => text[locale].replace(dates, '').match(/(?<=\d)[.,](?=\d)/g) ?? [],
    )
    expect(new Set(marks)).toEqual(new Set([decimalMark[locale]]))
  })
})
