import { describe, expect, it } from 'vitest'
import { chartData } from '../../../src/charts/data/build-chart-data.js'
import { validatePatient } from '../../../src/clinical/assessment/validate-patient.js'
import type { Locale } from '../../../src/ground/languages/built-in.js'
import type { Patient } from '../../../src/ground/model/patient.js'
import { sheetOf, wordsOf } from './sheet-under-test.js'

const today = '2024-04-01'
type Visit = readonly [date: string, sizeCm: number, weightKg?: number]
const visits = (all: readonly Visit[]) => all.map(([date, sizeCm, weightKg]) => ({ date, sizeCm, weightKg }))
const words = (patient: Patient, locale: Locale, role?: string, type: 'Height' | 'Weight' | 'Bmi' = 'Height') =>
  wordsOf(sheetOf(patient, { type }, { today, locale }), role)

/** A girl of six and a half years; what was typed at the latest visit. */
const girl = (sizeCm: number, weightKg: number): Patient => ({
  dateOfBirth: '2017-09-01',
  gender: 'female',
  sizeFatherCm: 179,
  sizeMotherCm: 166,
  measurements: visits([
    ['2020-09-07', 95, 14],
    ['2021-09-06', 102, 16],
    ['2022-09-05', 109, 18],
    ['2023-03-06', 112.5, 19],
    ['2024-03-04', sizeCm, weightKg],
  ]),
})
const pounds = girl(118.5, 46.5)
const tall = girl(143, 21)

describe('what rests on a latest value in doubt says so', () => {
  it.each([
    ['de', pounds, 'Falls 46,5 kg stimmen (vielleicht lb: 21,1 kg): Extreme Adipositas: BMI'],
    ['en', pounds, 'If 46.5 kg is right (perhaps lb: 21.1 kg): Extreme obesity: BMI'],
    ['de', tall, 'Falls 143 cm stimmen: Starkes Untergewicht: BMI'],
    ['en', tall, 'If 143 cm is right: Severe underweight: BMI'],
    ['en', tall, 'If 143 cm is right: Fast growth: velocity'],
    ['en', tall, 'If 143 cm is right: JGZ 2019 (tall stature): met'],
    ['de', tall, 'Falls 143 cm stimmen: JGZ 2019 (Hochwuchs): erfüllt'],
  ] as const)('among findings and rules on the sheet of height (%s, %#)', (locale, patient, text) => {
    expect(words(patient, locale, 'cautions')).toContain(text)
    expect(words(girl(118.5, 21.1), locale)).not.toMatch(/Falls .* stimmen|If .* is right/)
  })

  it.each([
    [
      'de',
      /^Achtung 112,5 cm wie beim Besuch davor: übernommen oder langsames Wachstum\? .*Falls 112,5 cm stimmen: Langsames/,
    ],
    [
      'en',
      /^Caution 112\.5 cm, the same as at the visit before: copied, or slow growth\? .*If 112\.5 cm is right: Slow/,
    ],
  ] as const)('also of a height that may have been copied (%s)', (locale, pattern) => {
    expect(words(girl(112.5, 21), locale, 'cautions')).toMatch(pattern)
    expect(words(girl(112.9, 21), locale, 'cautions')).not.toMatch(/wie beim Besuch davor|same as at the visit/)
  })

  it('at a rule on the sheet of another measure, and at a threshold of NICE', () => {
    const infant: Patient = {
      dateOfBirth: '2022-10-01',
      gender: 'female',
      weekBirth: 40,
      weightBirthG: 3400,
      measurements: visits([
        ['2023-02-01', 62, 6.4],
        ['2023-05-01', 67, 7.6],
        ['2023-08-01', 71, 8.5],
        ['2023-09-01', 72, 6.3],
      ]),
    }
    expect(words(tall, 'en', 'cautions', 'Weight')).toContain('If 143 cm is right: Met on another measure')
    expect(words(infant, 'en', 'cautions', 'Weight')).toMatch(/NG75\) If 6\.3 kg is right: Weight/)
  })

  it.each([
    ['de', pounds, 'Khamis-Roche × Bereich nicht verfügbar beruht auf 46,5 kg (fraglich)', 1],
    ['en', pounds, 'Khamis-Roche × range not available rests on 46.5 kg, in doubt', 1],
    ['en', tall, 'rests on 143 cm, in doubt', 2],
  ] as const)('beneath predictions (%s, %#)', (locale, patient, text, count) => {
    const panel = words(patient, locale, 'adult-heights')
    expect(panel.split(text)).toHaveLength(count + 1)
    expect(words(girl(118.5, 21.1), locale, 'adult-heights')).not.toMatch(/fraglich|in doubt/)
  })

  it.each([
    [
      'de',
      /143,0 cm \(fraglich\).*beruht auf 143 cm \(fraglich\).*beruht auf 143 cm \(fraglich\).*Abstand .* beruht auf/,
    ],
    ['en', /143\.0 cm \(in doubt\).*rests on 143 cm, in doubt.*rests on 143 cm, in doubt.*Distance .* rests on/],
  ] as const)('in the facts: the value, velocity, change and distance (%s)', (locale, pattern) => {
    expect(words(tall, locale, 'facts')).toMatch(pattern)
    expect(words(pounds, locale, 'facts')).not.toMatch(/fraglich|in doubt/)
    expect(words(pounds, locale, 'facts', 'Bmi')).toMatch(/fraglich|in doubt/)
  })

  it('in the facts of a fall that begins at a first value in doubt', () => {
    const boy = (first: number): Patient => ({
      dateOfBirth: '2023-01-01',
      gender: 'male',
      measurements: visits([
        ['2023-02-01', first],
        ['2023-03-01', 58.5],
        ['2023-04-01', 61.5],
        ['2023-07-01', 67.5],
      ]),
    })
    expect(words(boy(60), 'de', 'facts')).toMatch(/SDS-Abfall .*beruht auf 60 cm \(fraglich\)/)
    expect(words(boy(60), 'en', 'facts')).toMatch(/Fall of SDS .*rests on 60 cm, in doubt/)
    expect(words(boy(56), 'en', 'facts')).not.toContain('in doubt')
  })
})

/** A boy who has lost height. */
const boy = (...later: readonly Visit[]): Patient => ({
  dateOfBirth: '2011-02-01',
  gender: 'male',
  measurements: visits([
    ['2020-02-03', 135],
    ['2021-02-01', 140.5],
    ['2022-02-07', 146],
    ['2022-12-05', 151],
    ...later,
  ]),
})
const lost: Visit = ['2023-06-05', 147.5]

describe('a loss of height', () => {
  const said = {
    de: 'Größenverlust 3,5 cm: von 151 cm (05.12.2022) auf 147,5 cm (05.06.2023), 147,5 cm durch spätere Größen bestätigt. Ursache suchen (Wirbelsäule: Fraktur, Skoliose?), oder 151 cm war zu hoch.',
    en: 'Loss of height of 3.5 cm: from 151 cm (5 Dec 2022) to 147.5 cm (5 Jun 2023), 147.5 cm confirmed by later heights. Look for its cause (spine: fracture, scoliosis?), or 151 cm was too high.',
  }
  const cautions = (patient: Patient, locale: Locale, type: 'Height' | 'Bmi' = 'Height') =>
    chartData(patient, { type }, { today, locale }).cautions

  it.each(['de', 'en'] as const)('that later heights confirm heads the cautions and the sheet (%s)', (locale) => {
    const confirmed = boy(lost, ['2023-12-04', 148], ['2024-03-04', 148.5])
    expect(cautions(confirmed, locale)[0]).toBe(said[locale])
    expect(words(confirmed, locale, 'cautions')).toMatch(/^(Achtung Größenverlust|Caution Loss of height)/)
    expect(cautions(confirmed, locale, 'Bmi')).not.toContain(said[locale])
    expect(cautions(confirmed, locale).join()).not.toMatch(/außergewöhnlich|exceptional/)
    // The earlier of two is told as an exceptional value.
    const twice = boy(['2023-01-30', 148], lost, ['2023-12-04', 148], ['2024-03-04', 144.9], ['2024-03-18', 144.9])
    expect(cautions(twice, locale).join()).toMatch(/außergewöhnlich|exceptional/)
  })

  const text = (patient: Patient, locale: Locale) =>
    validatePatient(patient, { today, locale }).flatMap(({ target, severity, text }) =>
      target === 'size' && severity === 'warning' ? [text] : [],
    )
  const confirmed =
    /Later heights confirm the loss: please look for its cause \(spine: vertebral fracture, scoliosis\?\)/
  it.each([
    ['one later height that is less', boy(lost, ['2023-12-04', 149.4]), confirmed],
    ['one within the error of measuring', boy(lost, ['2023-12-04', 149.5]), /^(?!.*Later heights confirm)/],
    ['none', boy(lost), /This may be a measurement or recording error, or a real change\./],
    ['one that was measured lying', lyingBefore('lying'), /This may be a measurement or recording error/],
    ['one that was measured standing', lyingBefore('standing'), confirmed],
    [
      'heights after the first',
      { ...boy(), measurements: visits([['2022-12-05', 151], lost, ['2023-12-04', 148], ['2024-03-04', 148.5]]) },
      /Either this value is too high, or the child has lost height since \(spine: vertebral fracture, scoliosis\?\): please check\.$/,
    ],
  ] as const)('with %s', (_, patient, pattern) => {
    expect(text(patient, 'en')).toEqual([expect.stringMatching(pattern)])
    expect(cautions(patient, 'en').join().includes('Loss of height')).toBe(pattern === confirmed)
  })

  it('is an error or a true loss in German too', () => {
    const first = {
      ...boy(),
      measurements: visits([['2022-12-05', 151], lost, ['2023-12-04', 148], ['2024-03-04', 148.5]]),
    }
    expect(text(first, 'de')[0]).toContain(
      'Entweder ist dieser Wert zu hoch, oder das Kind hat seither an Größe verloren (Wirbelsäule: Wirbelkörperfraktur, Skoliose?): bitte prüfen.',
    )
  })
})

/** A boy whose height of 2024 is less than the one before, which was measured lying or standing. */
function lyingBefore(sizePosition: 'lying' | 'standing'): Patient {
  const measurements = boy(lost, ['2023-12-04', 147.8]).measurements?.map((visit) => ({ ...visit, sizePosition }))
  return { ...boy(), measurements: measurements ?? [] }
}
