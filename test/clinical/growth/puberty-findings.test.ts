import { expect, it } from 'vitest'
import { weeksAndDays } from '../../../src/clinical/growth/growth-subject.js'
import { foundSigns, whyUnusedFinding } from '../../../src/clinical/growth/puberty-findings.js'
import { unusualOnsets } from '../../../src/clinical/growth/puberty-onset.js'
import { who } from '../../../src/clinical/references/index.js'
import type { StagedSign } from '../../../src/ground/model/patient.js'

it.each<readonly [StagedSign, number, number]>([
  ['breastStage', 1, 5],
  ['genitalStage', 1, 5],
  ['pubicHairStage', 1, 5],
  ['testicularVolumeMl', 0.5, 40],
])('%s is used from %d to %d', (sign, least, most) => {
  const why = (value: number) => whyUnusedFinding({ [sign]: value }, 100, { from: 0, until: 100, gender: undefined })
  expect([least, most].map(why)).toEqual([undefined, undefined])
  const step = sign === 'testicularVolumeMl' ? 0.1 : 1
  expect([least - step, most + step].map(why)).toEqual(['value', 'value'])
})

it('a finding is used from birth to the last day that counts', () => {
  const why = (day: number) => whyUnusedFinding({ breastStage: 2 }, day, { from: 10, until: 100, gender: 'female' })
  expect([9, 10, 100, 101].map(why)).toEqual(['date', undefined, undefined, 'date'])
})

it('a menarche is used from birth to the last day that counts', () => {
  const of = (menarche: number) =>
    foundSigns({ findings: [], days: [], menarche, birthDay: 10, today: 100, gender: 'female' }).found.length
  // It is already tomorrow in other time zones.
  expect([9, 10, 101, 102].map(of)).toEqual([0, 1, 1, 0])
})

it('a late puberty has begun on a later day, not by another sign of that day', () => {
  const found = [
    { sign: 'testicularVolumeMl', value: 2, day: 5200 },
    { sign: 'genitalStage', value: 3, day: 5200 },
  ] as const
  const [late] = unusualOnsets({ gender: 'male', birthDay: 0, references: who }, found)
  expect(late).toMatchObject({ kind: 'late', day: 5200, begunDay: undefined })
})

it('weeks are completed: 178 days are 25 weeks and 3 days', () => {
  expect([178, 258, 259].map(weeksAndDays)).toEqual([
    { weeks: 25, days: 3 },
    { weeks: 36, days: 6 },
    { weeks: 37, days: 0 },
  ])
})
