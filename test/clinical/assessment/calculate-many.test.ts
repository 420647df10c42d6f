import { describe, expect, expectTypeOf, it } from 'vitest'
import { calculateMany, calculateManyAsync } from '../../../src/clinical/assessment/calculate-many.js'
import { calculatePatient } from '../../../src/clinical/assessment/calculate-patient.js'
import { createCalculator } from '../../../src/clinical/assessment/create-calculator.js'
import { who } from '../../../src/clinical/references/index.js'
import { englishMessages } from '../../../src/ground/languages/index.js'
import type { PatientInput } from '../../../src/ground/model/patient.js'
import { errorOf } from '../../fixtures/error-of.js'

const options = { today: '2024-06-04', references: who }

const visit = { key: 7, date: '2024-06-04', sizeCm: 141.55 }
const boy = { site: 'A', gender: 'male', dateOfBirth: '2014-06-04', measurements: [visit] } as const
const bad = { ...boy, site: 'B', dateOfBirth: '2014-06-31' }

function* children(count: number) {
  for (let i = 0; i < count; i++)
    yield { ...boy, site: String(i), measurements: [{ ...visit, sizeCm: 100 + (i % 60) }] }
}

async function* arriving<Item>(items: Iterable<Item>): AsyncGenerator<Item> {
  for (const item of items) yield item
}

async function taken<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const list: Item[] = []
  for await (const item of items) list.push(item)
  return list
}

describe('calculateMany', () => {
  it('gives in order what calculatePatient gives', () => {
    const all = [...calculateMany(children(100), options)]
    expect(all.map(({ index }) => index)).toEqual(Array.from({ length: 100 }, (_, i) => i))
    expect(all.map(({ patient }) => patient.site)).toEqual(all.map(({ index }) => String(index)))
    expect(all.map(({ result }) => result)).toEqual([...children(100)].map((each) => calculatePatient(each, options)))
  })

  it('puts the error of a patient that can not be used in its place, and goes on', () => {
    const missing = null as unknown as typeof boy
    const [first, second, third, last] = [...calculateMany([boy, bad, missing, boy], options)]
    expect(first?.error).toBeUndefined()
    expect(second).toMatchObject({
      index: 1,
      patient: { site: 'B' },
      error: { code: 'invalid_value', path: 'dateOfBirth' },
    })
    expect(second).not.toHaveProperty('result')
    expect(third?.error?.code).toBe('invalid_value')
    expect(last?.result).toEqual(first?.result)
  })

  it('knows the own members of visits', () => {
    for (const { result, error } of calculateMany([boy], options)) {
      expectTypeOf(result?.measurements[0]?.key).toEqualTypeOf<7 | number | undefined>()
      if (error === undefined) expect(result.measurements[0]?.key).toBe(7)
    }
    // @ts-expect-error the height is sizeCm
    const misnamed = calculateMany([{ measurements: [{ heightCm: 100 }] }], options)
    expect([...misnamed][0]?.error?.message).toMatch(/heightCm/)
  })

  it('reads a patient when its result is asked for, and no further', () => {
    let read = 0
    function* counted(): Generator<PatientInput> {
      for (;;) {
        read++
        yield boy
      }
    }
    const results = calculateMany(counted(), options)
    results.next()
    results.next()
    expect(read).toBe(2)
    results.return()
  })

  it('throws for an option, and passes on what the patients throw', () => {
    expect(errorOf(() => calculateMany([boy], { today: 'soon' }).next()).parameter).toBe('today')
    const failing: Iterable<PatientInput> = {
      [Symbol.iterator]: () => ({
        next: () => {
          throw new Error('the file ended')
        },
      }),
    }
    expect(() => [...calculateMany(failing, options)]).toThrow('the file ended')
  })
})

it('a calculator has both, with its references and its language', async () => {
  const calculator = createCalculator({ references: who, language: englishMessages })
  const today = { today: '2024-06-04' }
  const patients = [...children(3), bad, boy]
  const expected = [...calculateMany(patients, { ...today, references: who, locale: 'en' })]
  expect([...calculator.calculateMany(patients, today)]).toEqual(expected)
  expect(await taken(calculator.calculateManyAsync(arriving(patients), today))).toEqual(expected)
  const own = [...calculator.calculateMany([boy], today)].map(({ result }) => result?.measurements[0]?.key)
  expectTypeOf(own).toEqualTypeOf<(number | undefined)[]>()
  expect(own).toEqual([7])
})

describe('one patient in place of several', () => {
  const patient = { gender: 'male' } as unknown as PatientInput[]
  const expected = { code: 'invalid_value', path: 'patients' }

  it('is an error with its place', async () => {
    expect(errorOf(() => calculateMany(patient).next())).toMatchObject(expected)
    await expect(calculateManyAsync(patient).next()).rejects.toMatchObject(expected)
  })
})

describe('calculateManyAsync', () => {
  it('gives the same, from either kind of iterable', async () => {
    const expected = [...calculateMany([...children(70), bad, boy], options)]
    expect(await taken(calculateManyAsync(arriving([...children(70), bad, boy]), options))).toEqual(expected)
    expect(await taken(calculateManyAsync([...children(70), bad, boy], options))).toEqual(expected)
  })

  it('lets others have a turn', async () => {
    let turns = 0
    const timer = setInterval(() => turns++, 0)
    await taken(calculateManyAsync(arriving(children(2000)), options))
    clearInterval(timer)
    expect(turns).toBeGreaterThan(3)
  })

  it('reads no further than it is asked, and ends its source', async () => {
    let read = 0
    let ended = false
    async function* counted(): AsyncGenerator<PatientInput> {
      try {
        for (;;) {
          read++
          yield boy
        }
      } finally {
        ended = true
      }
    }
    for await (const { index } of calculateManyAsync(counted(), options)) if (index === 40) break
    expect([read, ended]).toEqual([41, true])
  })
})
