import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { FigureRows } from '../../../src/clinical/course/figures/figure-rows.js'
import { khamisRocheCoefficients } from '../../../src/clinical/course/figures/khamis-roche1995.js'
import { modifiedRwt1993Coefficients } from '../../../src/clinical/course/figures/modified-rwt1993.js'
import { rwt1975Coefficients } from '../../../src/clinical/course/figures/rwt1975.js'
import { stageScore } from '../../../src/clinical/course/puberty/tanner-score.js'
import { conditionalGain, weightCorrelation } from '../../../src/clinical/course/velocity/conditional-gain.js'
import {
  donald2025,
  gainPlace,
  gainScore,
  kelly2014By,
  velocityScore,
} from '../../../src/clinical/course/velocity/velocity-references.js'
import type { GainMeasure, PubertalTiming } from '../../../src/ground/model/course-names.js'
import { type Gender, genders, type StagedSign } from '../../../src/ground/model/patient.js'

const folder = join(import.meta.dirname, '../../../src/clinical/course/figures')
const names = [...readdirSync(folder).filter((name) => name !== 'figure-rows.ts'), '../../growth/three-cohorts.ts']

/** The figures of a file as data, whatever their lines look like. */
async function figuresIn(name: string): Promise<string> {
  const module: object = await import(join(folder, name))
  return JSON.stringify(module, (_, value: unknown) => (typeof value === 'function' ? (value as FigureRows)() : value))
}

// A line that changes is in the message of the test: compare the figures with their print before it is copied here.
const checksums = {
  'bayley-pinneau1952.ts': '103f005da822a46cd0ab48897b54163370e4a764b7e503ff8abe4f9a214e318e',
  'blum2022-models.ts': 'c60294e329acb8a75f4f8bb90de782db6e188fe38ab91121862b83f797ead438',
  'child-adult-correlations.ts': 'de11559f1889b317d90a345c116bcce366af1a4fd3c1966961dd60a1f308d19c',
  'donald2025-velocity.ts': 'dd6367630768c6da1b4cc2b78cfd4596f20dce16409e393613a1c93636446ca4',
  'kelly2014-velocity.ts': '94e707e3f9223f1aa48d91cf6c04b814fad8b2be79d794338e92049348732382',
  'khamis-roche1995.ts': 'ce6c93b5551f2ef6503517b8ae3b280f650effe387ccce1eb067386a5fa04e23',
  'modified-rwt1993.ts': 'df462c6b3020c8bb30a2ca3fedd8d4fdd54df682dcddeecf4070e0fe6b9af1e7',
  'nl1997-puberty.ts': 'cb97cc4d93dcff02702b0e9a18c0b2bb75d6e70ff9b578494a57823f5cb52441',
  'rwt1975.ts': '7e48909fd0897631238a81e0fbe64ee974df2e69023d9f1a2f6c16dd933b52d6',
  '../../growth/three-cohorts.ts': 'ace177554999fe7d63f80e654ba8ae4fa52b1e96c22c4077dec8d400b9952ff8',
  'tanner1975-equations.ts': '01551ec4bc518c0d00029cd808d2c6e82f51aa320c05ea0a800835b40532fad3',
  'who2009-head-gain.ts': '229553db7c5bf0b621dcab7e2b32df8012a6a373d7ce2ff7de0ad0ee25fa209e',
  'who2009-length-gain.ts': '1db43d47e2ad6d0adebf3f3acf899323c93d25b3cb4781e190bb72cfc8c40c9d',
  'who2009-weight-gain.ts': '9c32fb306eba945eed31e7754f6c90e2a1eb70e4af92b5e7802221b4b8cdbe08',
}

it('is of figures that have not changed', async () => {
  const found = names.map(async (name) => [
    name,
    createHash('sha256')
      .update(await figuresIn(name))
      .digest('hex'),
  ])
  expect(Object.fromEntries(await Promise.all(found))).toEqual(checksums)
})

/**
 * How far the coefficients, in the order of the columns, may lie from the cubic through
 * their four neighbours: what rounding (three decimals in 1975, five later) and the
 * joints of the later papers' splines make; then the intercept.
 */
const roughness = [
  ['rwt1975', rwt1975Coefficients, [0.0014, 0.0014, 0.0014, 0.0014, 0.008]],
  ['modified-rwt1993', modifiedRwt1993Coefficients, [0.0045, 0.0016, 0.0016, 0.028, 0.45]],
  ['khamis-roche1995', khamisRocheCoefficients, [0.0055, 0.0003, 0.003, 0.08]],
] as const

describe.each(roughness)('the coefficients of %s', (_, tables, most) => {
  it.each(genders)('run smoothly with age, of sex %s, so that a misprint shows', (gender) => {
    const rows = tables[gender]()
    for (const [column, limit] of most.entries()) {
      const figures = rows.map((row) => row[column + 1] as number)
      for (const [i, middle] of figures.entries()) {
        const [before2, before1, after1, after2] = [-2, -1, 1, 2].map((step) => figures[i + step])
        if (before2 === undefined || before1 === undefined || after1 === undefined || after2 === undefined) continue
        const cubic = (4 * (before1 + after1) - before2 - after2) / 6
        expect(Math.abs(middle - cubic), `column ${column + 1} at ${rows[i]?.[0]}`).toBeLessThan(limit)
      }
    }
  })
})

/** ((value / M) ^ L - 1) / (L S) */
const lms = (value: number, l: number, m: number, s: number) => ((value / m) ** l - 1) / (l * s)

describe('by hand from the printed figures', () => {
  it.each<readonly [PubertalTiming | 'donald', Gender, number, number]>([
    ['donald', 'male', 8, lms(5, 1.021, 6.08, 0.139)],
    ['donald', 'female', 8, lms(5, 0.455, 5.95, 0.167)],
    ['all', 'male', 10, lms(5, 0.65, 5.4, 0.22)],
    ['all', 'female', 10, lms(5, 0.81, 6.4, 0.22)],
    ['earlier', 'male', 10, lms(5, 0.25, 5.8, 0.24)],
    ['earlier', 'female', 10, lms(5, 0.64, 7.1, 0.27)],
    ['average', 'male', 10, lms(5, 0.59, 5.4, 0.22)],
    ['average', 'female', 10, lms(5, 0.67, 6.3, 0.22)],
    ['later', 'male', 10, lms(5, 0.4, 4.8, 0.18)],
    ['later', 'female', 10, lms(5, 0.18, 5.5, 0.18)],
  ])('5 cm a year scores, by %s, %s of %d years', (by, gender, years, expected) => {
    const reference = by === 'donald' ? donald2025 : kelly2014By(by)
    expect(velocityScore(reference, gender, years, 5)?.raw).toBeCloseTo(expected, 9)
  })

  it.each<readonly [GainMeasure, Gender, number, number, number]>([
    ['size', 'male', 2, 2.5, lms(2.5, 0.9497, 2.9661, 0.28481)],
    ['size', 'female', 2, 2.5, lms(2.5, 0.9918, 3, 0.27597)],
    ['size', 'male', 6, 7.5, lms(7.5, 0.9027, 8.1114, 0.15162)],
    ['size', 'female', 6, 7.5, lms(7.5, 0.7138, 8.2244, 0.14171)],
    ['weight', 'male', 2, 400, lms(400 + 600, 0.6088, 1272.5277, 0.22426)],
    ['weight', 'female', 2, 400, lms(400 + 600, 0.5699, 1251.4869, 0.22315)],
    ['weight', 'male', 6, 1400, lms(1400 + 350, 0.4895, 2037.9406, 0.26076)],
    ['weight', 'female', 6, 1400, lms(1400 + 450, 0.525, 2068.2742, 0.25997)],
    ['head', 'male', 2, 1, lms(1, 0.8482, 1.2009, 0.27392)],
    ['head', 'female', 2, 1, lms(1, 0.8807, 1.1762, 0.28607)],
    ['head', 'male', 6, 2.5, lms(2.5, 0.6933, 2.7354, 0.17427)],
    ['head', 'female', 6, 2.5, lms(2.5, 0.6338, 2.689, 0.16777)],
  ])('the gain of %s (%s) over %d months from 6 months on scores', (measure, gender, months, gain, expected) => {
    const place = gainPlace(measure, gender, 6, months) ?? expect.fail()
    expect(gainScore(place, gain, months).raw).toBeCloseTo(expected, 9)
  })

  // The shares that have reached the stage and the next at an age; half of those at the stage are less advanced.
  it.each<readonly [Gender, StagedSign, number, number, number, number]>([
    ['female', 'breastStage', 2, 11, 0.5992, 0.1948],
    ['female', 'breastStage', 4, 13, 0.5563, 0.1913],
    ['female', 'breastStage', 5, 13, 0.1913, 0],
    ['female', 'pubicHairStage', 3, 11, 0.1862, 0.0492],
    ['male', 'genitalStage', 2, 11, 0.415, 0.0758],
    ['male', 'pubicHairStage', 2, 11, 0.3309, 0.0407],
    ['male', 'testicularVolumeMl', 3, 13, 0.9652, 0.8942],
    ['male', 'testicularVolumeMl', 4, 11, 0.3977, 0.1084],
    ['male', 'testicularVolumeMl', 8, 13, 0.5856, 0.3159],
    ['male', 'testicularVolumeMl', 12, 13, 0.3159, 0.0615],
    ['male', 'testicularVolumeMl', 16, 13, 0.0615, 0.0598],
    ['male', 'testicularVolumeMl', 20, 13, 0.0598, 0.0129],
    ['male', 'testicularVolumeMl', 25, 13, 0.0129, 0],
  ])('a stage scores, of sex %s: %s %d at %d years', (gender, sign, value, years, reached, next) => {
    const score = stageScore(gender, sign, value, years)?.value ?? Number.NaN
    expect(normalShare(score)).toBeCloseTo(1 - (reached + next) / 2, 6)
  })

  // Cole 1998: weights at 8 and 16 weeks; Fisher's z of their correlation is 3.1775 + ... of the mean age 12 and the interval 8.
  it('a gain scores given the weight before', () => {
    const [age, interval] = [Math.log(12), Math.log(8)]
    const z = 3.1775 + 0.3256 * age - 1.4811 * interval - 2.029 / 8 + 0.1991 * age * interval - 0.04601 * age ** 2
    const r = (Math.exp(2 * z) - 1) / (Math.exp(2 * z) + 1)
    expect(weightCorrelation(12, 8)).toBeCloseTo(r, 12)
    expect(conditionalGain({ fromWeeks: 8, toWeeks: 16, fromSds: 1, toSds: -1 })).toBeCloseTo(
      (-1 - r) / Math.sqrt(1 - r * r),
      9,
    )
  })
})

/** The share below a score: Abramowitz and Stegun 26.2.17, to 1e-7. */
function normalShare(score: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(score))
  const terms = [0.31938153, -0.356563782, 1.781477937, -1.821255978, 1.330274429]
  const density = Math.exp(-(score ** 2) / 2) / Math.sqrt(2 * Math.PI)
  const tail = density * terms.reduce((sum, a, i) => sum + a * t ** (i + 1), 0)
  return score > 0 ? 1 - tail : tail
}
