import { expect, it } from 'vitest'
import { validatePatient } from '../../../src/clinical/assessment/validate-patient.js'
import { germany, germanyGeneral } from '../../../src/clinical/references/built-in-sets.js'
import { valueAt } from '../../../src/clinical/references/distribution.js'
import { lookUp } from '../../../src/clinical/references/lookup.js'
import type { Measurement, Patient } from '../../../src/ground/model/patient.js'
import { findingsOf, today } from './findings-of.js'

/** WHO's medians of boys at 28 days and a quarter of a year, not all whole or half centimetres. */
const medians: readonly Measurement[] = [
  { ageInYears: 28 / 365.25, sizeCm: 54.4, weightKg: 4.4, headCm: 37.2 },
  { ageInYears: 0.25, sizeCm: 61.1, weightKg: 6.3, headCm: 40.4 },
]

function boyBorn(born: Patient, measurements: readonly Measurement[]): Patient {
  return { gender: 'male', weekBirth: 40, measurements, ...born }
}

/** What is found about a boy, but for his week of birth, by a set that scores no size at birth. */
function found(born: Patient, visits: readonly Measurement[] = medians, references = germanyGeneral) {
  return findingsOf(boyBorn(born, visits), { references }).filter((finding) => !finding.includes('birth_week'))
}

/** Lengths of a boy at ages, each with its score by WHO, to 0.01 cm and never whole. */
function lengths(...scores: readonly (readonly [years: number, score: number])[]) {
  return scores.map(([ageInYears, score]) => {
    const place = lookUp(germany, 'height', 'male', ageInYears) ?? expect.fail()
    return { ageInYears, sizeCm: Math.round(100 * (valueAt(place, score) ?? Number.NaN)) / 100 + 0.001 }
  })
}

const length = ['hint birth_size_off_course']
const noWeek: Patient = { weekBirth: undefined }

// 3.5 conditional SD from what the medians at four weeks and three months lead to expect.
it.each<[target: string, field: keyof Patient, low: number, high: number, step: number]>([
  ['size', 'sizeBirthCm', 43.7, 56.1, 0.1],
  ['weight', 'weightBirthG', 2230, 4880, 10],
  ['head', 'headBirthCm', 31.1, 38.2, 0.1],
])('a %s at birth is off the course from %s %d down and %d up', (target, field, low, high, step) => {
  const off = [`hint birth_${target}_off_course`]
  for (const week of [{}, noWeek]) {
    expect(found({ ...week, [field]: low })).toEqual(off)
    expect(found({ ...week, [field]: low + step })).toEqual([])
    expect(found({ ...week, [field]: high - step })).toEqual([])
    expect(found({ ...week, [field]: high })).toEqual(off)
  }
})

// Newborns of 40 weeks are larger by Niklasson 2008 than by WHO: a value has to be too large by both.
it.each<[weekBirth: number | undefined, field: keyof Patient, high: number, step: number]>([
  [40, 'sizeBirthCm', 57, 0.1],
  [undefined, 'sizeBirthCm', 56.8, 0.1],
  [41, 'weightBirthG', 5390, 10],
  [undefined, 'weightBirthG', 5200, 10],
  [undefined, 'headBirthCm', 39.6, 0.1],
])(
  'born at %s weeks, a %s is off the course from %d up by the set with references at birth',
  (weekBirth, field, high, step) => {
    expect(found({ weekBirth, [field]: high }, medians, germany)).toEqual([expect.stringContaining('off_course')])
    expect(found({ weekBirth, [field]: high - step }, medians, germany)).toEqual([])
  },
)

it.each([
  [50.5, []],
  [50.4, length],
])('after 53 cm at birth, 2.5 cm less may be an error of measuring, more not: %d cm', (sizeCm, expected) => {
  expect(found({ sizeBirthCm: 53 }, [{ ageInYears: 28 / 365.25, sizeCm }])).toEqual(expected)
})

it.each<[what: string, birth: number, later: readonly (readonly [number, number])[], Patient, readonly string[]]>([
  ['of two alone that at birth, which is farther from the median', 3.1, [[1, -3]], {}, length],
  ['of two alone none, where the later is farther', 2.9, [[1, -3]], {}, []],
  [
    'that at birth, where two others agree',
    2.9,
    [
      [1, -3],
      [1.5, -3],
    ],
    {},
    length,
  ],
  [
    'a small one without gestation, by a value before three months',
    -4.3,
    [
      [0.249, 0],
      [1, 0],
    ],
    noWeek,
    length,
  ],
  [
    'no small one without gestation by later values',
    -4.3,
    [
      [0.25, 0],
      [1, 0],
    ],
    noWeek,
    [],
  ],
  [
    'a small one with gestation by them',
    -4.3,
    [
      [0.25, 0],
      [1, 0],
    ],
    {},
    length,
  ],
  [
    'a large one without gestation by them',
    4.3,
    [
      [0.25, 0],
      [1, 0],
    ],
    noWeek,
    length,
  ],
  [
    'one of a child born at 37 weeks',
    4.3,
    [
      [0.25, 0],
      [1, 0],
    ],
    { weekBirth: 37, dayBirth: 0 },
    length,
  ],
  [
    'none of a child born a day earlier',
    4.3,
    [
      [0.25, 0],
      [1, 0],
    ],
    { weekBirth: 36, dayBirth: 6 },
    [],
  ],
  [
    'no catch-up growth',
    -3.9,
    [
      [0.08, -3],
      [0.25, -1.5],
      [0.5, -0.7],
      [1, -0.2],
    ],
    {},
    [],
  ],
  [
    'no slower growth after a large birth',
    3.9,
    [
      [0.08, 2.8],
      [0.25, 1.5],
      [0.5, 0.7],
      [1, 0.3],
    ],
    {},
    [],
  ],
  [
    'only the visit, which is within 0.35 SD',
    -3.9,
    [
      [0.02, -3.56],
      [0.1, 0],
      [0.25, 0],
      [0.5, 0],
    ],
    {},
    ['hint size_off_course 0'],
  ],
  [
    'both, which are farther from each other',
    -3.9,
    [
      [0.02, -3.54],
      [0.1, 0],
      [0.25, 0],
      [0.5, 0],
    ],
    {},
    ['hint birth_size_off_course', 'hint size_off_course 0'],
  ],
  ['no value at birth by one visit that has a message', 0, [[0.08, 4.5]], {}, ['hint size_score']],
])('names %s', (_, birth, later, rest, expected) => {
  const [born] = lengths([0, birth])
  expect(found({ sizeBirthCm: born?.sizeCm, ...rest }, lengths(...later))).toEqual(expected)
})

it.each([
  ['the same value, which has its own message', 58, ['warning size_score 0']],
  ['another value, which has one', 60, ['warning size_score 0']],
  ['another value, which has none', 50.3, length],
])('of a visit on the day of birth with %s', (_, sizeCm, expected) => {
  expect(found({ sizeBirthCm: 58 }, [{ ageInYears: 0, sizeCm }, ...medians])).toEqual(expected)
})

// Born with 50 cm and 3.4 kg.
it.each<[born: Patient, code: string, slip: unknown]>([
  [{ sizeBirthCm: 60 }, 'birth_size_off_course', { kind: 'tens', meant: 50 }],
  [{ weightBirthG: 5300 }, 'birth_weight_off_course', { kind: 'digits', meant: 3500 }],
  [{ weightBirthG: 5900 }, 'birth_weight_off_course', undefined],
  [{ weightBirthG: 6500 }, 'birth_weight_off_course', undefined],
  [{ weightBirthG: 7500 }, 'birth_weight_limits', { kind: 'unit', given: 'lb', meant: 3402 }],
  [{ weightBirthG: 7.7 }, 'birth_weight_limits', { kind: 'unit', given: 'lb', meant: expect.closeTo(3492.7, 1) }],
  [{ weightBirthG: 340 }, 'birth_weight_limits', { kind: 'decimal', meant: 3400 }],
  [{ weightBirthG: 3.4 }, 'birth_weight_limits', { kind: 'unit', given: 'kg', meant: 3400 }],
])('%o has the likely slip of %s', (born, code, slip) => {
  const messages = validatePatient(boyBorn(born, medians), { today, references: germanyGeneral })
  expect(messages.map((message) => message.code)).toEqual([code])
  expect(messages[0]?.parameters).toMatchObject({ slip })
})

it('says by the score at birth that a value is off the course too', () => {
  const messages = validatePatient(boyBorn({ sizeBirthCm: 60 }, medians), { today })
  expect(messages.map(({ code }) => code)).toEqual(['birth_size_score'])
  const neighbours = { after: { score: expect.closeTo(0, 1), reference: 'WHO 2006' } }
  const loss = { cm: expect.closeTo(5.6), side: 'after' }
  expect(messages[0]?.parameters).toMatchObject({ neighbours, loss, slip: { kind: 'tens', meant: 50 } })
})

it('names inches at birth', () => {
  const [message] = validatePatient(boyBorn({ sizeBirthCm: 20 }, []), { today })
  expect(message).toMatchObject({ code: 'birth_size_score', parameters: { slip: { given: 'in', meant: 50.8 } } })
})
