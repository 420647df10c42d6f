import { describe, expect, it } from 'vitest'
import type { Patient } from '../../../src/ground/model/patient.js'
import { textWidth } from '../../../src/ground/scene/fit-text.js'
import { sheetOf, textsOf, wordsOf } from './sheet-under-test.js'

const infant: Patient = {
  dateOfBirth: '2025-01-02',
  gender: 'male',
  weekBirth: 39,
  dayBirth: 4,
  sizeBirthCm: 51,
  weightBirthG: 3400,
  headBirthCm: 34.5,
}
const seen = (date: string, weightKg: number, sizeCm: number) => ({ date, weightKg, sizeCm })

function factsOf(patient: Patient, type: 'Height' | 'Weight', locale: 'de' | 'en' = 'en'): string {
  return wordsOf(sheetOf(patient, { type }, { locale }), 'facts')
}

describe('the sheet of an infant seen once', () => {
  it('has the change of the score since birth, where one reference scores both', () => {
    const facts = factsOf({ ...infant, measurements: [seen('2025-06-03', 7.2, 66)] }, 'Weight')
    expect(facts).toContain('Change of SDS −0.49 SDS since birth by WHO 2006 (+0.11 at birth, same reference)')
    expect(facts).toContain('Gain – Takes two visits with a usable value')
  })

  it('calls it a fall from one centile space on', () => {
    const facts = factsOf({ ...infant, measurements: [seen('2025-06-03', 6, 66)] }, 'Weight')
    expect(facts).toMatch(/Fall of SDS −\d\.\d\d SDS since birth by WHO 2006/)
  })

  it('has none without a size at birth', () => {
    const { weightBirthG: _, ...child } = infant
    const facts = factsOf({ ...child, measurements: [seen('2025-06-03', 7, 66)] }, 'Weight')
    expect(facts).toContain('Change of SDS – Takes two visits with a usable value')
  })
})

describe('the sheet of a newborn', () => {
  const born: Patient = { ...infant, weekBirth: 40, dayBirth: 0, headBirthCm: 35 }
  const day = (of: number) => `2025-01-${String(2 + of).padStart(2, '0')}`
  const change = (type: 'Height' | 'Head', measurements: Patient['measurements'], locale: 'de' | 'en' = 'en') =>
    wordsOf(sheetOf({ ...born, measurements }, { type }, { locale }), 'facts')
  const head = (of: number, headCm: number) => ({ date: day(of), headCm })

  it.each([0, 5, 13])('has no change of the score since birth at %d days', (of) => {
    const facts = change('Height', [{ date: day(of), sizeCm: 49 }])
    expect(facts).toContain('Change of SDS – under 2 weeks: no change of SDS')
    expect(facts).not.toContain('since birth')
    expect(change('Head', [head(of, 34)], 'de')).toContain('SDS-Änderung – unter 2 Wochen: keine SDS-Änderung')
  })

  it('has one from two weeks on', () => {
    expect(change('Height', [{ date: day(14), sizeCm: 49 }])).toMatch(/Fall of SDS −\d\.\d\d SDS since birth/)
    expect(change('Head', [head(14, 34)])).toMatch(/Fall of SDS −\d\.\d\d SDS since birth/)
  })

  it.each([
    [[5, 10], 'Change of SDS – in 5 days under 2 weeks: no change of SDS', 'Fall of SDS'],
    [[5, 18], 'SDS since birth by WHO 2006', 'since the highest'],
    [[5, 19], 'SDS since the highest, +0.84 (5 days)', 'under 2 weeks'],
  ] as const)('counts a head’s fall between days %j over two weeks and more', ([from, to], told, untold) => {
    const facts = change('Head', [head(from, 36), head(to, 34)])
    expect(facts).toContain(told)
    expect(facts).not.toContain(untold)
  })
})

describe('a change of the score beside a latest value in doubt', () => {
  const visits = [seen('2021-01-04', 17, 100), seen('2022-01-03', 19, 106.5), seen('2023-01-02', 21, 113)]
  const child: Patient = { ...infant, dateOfBirth: '2016-01-02', measurements: visits }
  const slip = seen('2024-01-02', 23, 96)

  it.each([
    ['en', 'Change of SDS', 'up to 2 Jan 2023, leaving out the latest value in 12 months'],
    ['de', 'SDS-Änderung', 'bis 02.01.2023, ohne den letzten Wert in 12 Monaten'],
  ] as const)('says up to when it counts: %s', (locale, label, until) => {
    const facts = factsOf({ ...child, measurements: [...visits, slip] }, 'Height', locale)
    expect(facts).toContain('96')
    expect(facts).toMatch(new RegExp(`${label} .\\d.\\d\\d SDS ${until}`))
    const timed = visits.map((visit) => ({ ...visit, date: `${visit.date}T10:30:00` }))
    expect(factsOf({ ...child, measurements: [...timed, slip] }, 'Height', locale)).toContain(until)
  })

  it('says nothing of it where the latest value counts', () => {
    expect(factsOf(child, 'Height')).not.toContain('up to')
  })
})

describe('the score at birth on the strip', () => {
  const twice = { ...infant, measurements: [seen('2025-02-03', 4.4, 56), seen('2025-06-03', 7, 66)] }
  const legendOf = (patient: Patient, locale: 'de' | 'en') =>
    wordsOf(sheetOf(patient, { type: 'Weight' }, { locale }), 'legend')

  it('is named in the legend with the reference that scores it, other than that of the line', () => {
    expect(legendOf(twice, 'en')).toContain('(Niklasson 2008); in the strip beneath, SDS by Niklasson 2008')
    expect(legendOf(twice, 'de')).toContain('(Niklasson 2008); im Streifen darunter SDS nach Niklasson 2008')
  })

  it('goes by Fenton beside the first weeks of a preterm child', () => {
    const measurements = [seen('2025-02-03', 1.4, 39), seen('2025-03-10', 2.2, 44)]
    const preterm = { ...infant, weekBirth: 28, sizeBirthCm: 36, weightBirthG: 1050, measurements }
    expect(legendOf(preterm, 'en')).toContain('(Niklasson 2008); in the strip beneath, SDS by Fenton 2013')
  })
})

it('has its titles clear of the numbers of every scale, however wide', () => {
  const preterm: Patient = { ...infant, weekBirth: 28, dayBirth: 3, sizeBirthCm: 37, weightBirthG: 1080 }
  const measurements = [seen('2025-01-16', 1.02, 37), seen('2025-02-10', 1.6, 40), seen('2025-03-10', 2.6, 46)]
  const scene = sheetOf({ ...preterm, measurements }, { type: 'Weight' })
  const texts = textsOf(scene, 'velocity-strip')
  const title = texts.find(({ rotate }) => rotate !== undefined)
  const numbers = texts.filter(({ anchor }) => anchor === 'end')
  expect(Math.max(...numbers.map(({ text }) => text.length))).toBeGreaterThan(1)
  for (const { x, text, size } of numbers)
    expect(x - textWidth(text, size)).toBeGreaterThan((title?.x ?? 0) + (title?.size ?? 0) * 0.25)
})

it.each([
  ['en', 'No rule for this measure applies at this age and with these values: nothing was screened.'],
  ['de', 'Keine Regel zu dieser Messgröße gilt für dieses Alter und diese Werte: Es wurde nichts geprüft.'],
] as const)('says that nothing was screened where the set has no rule for the child: %s', (locale, text) => {
  const newborn = { ...infant, weightBirthG: undefined, measurements: [seen('2025-01-12', 3.5, 51.5)] }
  expect(wordsOf(sheetOf(newborn, { type: 'Weight' }, { locale }))).toContain(text)
})
