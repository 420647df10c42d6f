import { describe, expect, it } from 'vitest'
import type {
  AdultHeightFacts,
  AdultHeightMethod,
} from '../../../src/clinical/course/adult-height/adult-height-method.js'
import { adultHeightPanel } from '../../../src/clinical/course/adult-height/adult-height-panel.js'
import { bayleyPinneau } from '../../../src/clinical/course/adult-height/bayley-pinneau.js'
import { blum2022 } from '../../../src/clinical/course/adult-height/blum2022.js'
import { coleWright2011 } from '../../../src/clinical/course/adult-height/cole-wright2011.js'
import { heightsAlone } from '../../../src/clinical/course/adult-height/heights-alone.js'
import {
  khamisRoche,
  modifiedRocheWainerThissen,
  rocheWainerThissen,
} from '../../../src/clinical/course/adult-height/roche-wainer-thissen.js'
import { tanner1975 } from '../../../src/clinical/course/adult-height/tanner1975.js'
import { whyRefused } from '../../../src/clinical/course/adult-height/why-refused.js'
import { assessCourse } from '../../../src/clinical/course/assess-course.js'
import { adultHeight } from '../../../src/clinical/growth/target-height.js'
import { germany } from '../../../src/clinical/references/built-in-sets.js'
import { scoreAt, valueAt } from '../../../src/clinical/references/distribution.js'
import { linearTailValue } from '../../../src/ground/math/lms.js'
import type { Gender, PatientInput } from '../../../src/ground/model/patient.js'
import { boyOfTen, medianChild } from './sample-children.js'

const boy = { ...boyOfTen('greulich-pyle'), birthWeightG: 3400 }
/** A girl with the boy's figures, so that the coefficients alone differ. */
const girl = { ...boy, gender: 'female' } as const

function predicted(method: AdultHeightMethod, facts: AdultHeightFacts, variant?: string) {
  const forecasts = method.predict(facts)
  if ('code' in forecasts) throw new Error(`${method.id}: ${forecasts.code}`)
  return forecasts.find((each) => each.variant === variant) ?? expect.fail(`no ${variant}`)
}

describe("the papers' own examples", () => {
  // Roche, Wainer, Thissen 1975: 6 years 3 months, measured lying. 168.839, to within 4.7 cm in nine of ten.
  it('are met by Roche, Wainer and Thissen', () => {
    const child = { weightKg: 17.4, fatherCm: 169, motherCm: 169, boneAgeYears: 5.4, ageYears: 6.25 }
    const lying = predicted(rocheWainerThissen, { ...boy, ...child, heightCm: 108, lengthCm: 108.7 })
    expect(lying.cm).toBeCloseTo(168.839, 3)
    // The bounds are read off a printed curve.
    expect(Math.abs((lying.spread?.cm ?? 0) - 4.7)).toBeLessThan(0.3)
    const standing = predicted(rocheWainerThissen, { ...boy, ...child, heightCm: 108.7 - 1.25 })
    expect(standing.cm).toBeCloseTo(168.839, 3)
  })

  it.each([
    ['lying', 108.7],
    ['standing', 107.45],
  ] as const)('are met by a course of a child who was measured %s', (sizePosition, sizeCm) => {
    const { predictions } = assessCourse(
      {
        dateOfBirth: '2010-01-01',
        gender: 'male',
        sizeFatherCm: 174,
        sizeMotherCm: 164,
        measurements: [{ date: '2016-04-01', sizeCm, weightKg: 17.4, boneAgeYears: 5.4, sizePosition }],
      },
      { today: '2016-04-01', boneAgeMethod: 'greulich-pyle', methods: 'all' },
    )
    const rwt = predictions.find(({ method }) => method === 'roche-wainer-thissen')
    expect(rwt?.cm).toBeCloseTo(168.839, 1)
  })

  // Khamis, Guo 1993: 10.0 years, 135 cm, 35 kg, mean of the parents 168 cm, skeletal age 9.0: 174.01 at 18 years.
  it('are met by Khamis and Guo', () => {
    const child = { ...boy, heightCm: 135, weightKg: 35, fatherCm: 168, motherCm: 168, boneAgeYears: 9 }
    expect(predicted(modifiedRocheWainerThissen, child).cm).toBeCloseTo(174.01 + 0.8, 2)
  })

  // Tanner et al. 1975: 165.3 cm for the boy, less 1.0 for his parents; 171.7 and 170.7 for the girl before and after menarche.
  it.each([
    ['male', 12.5, 136, 11, [170, 160], undefined, undefined, 164.3],
    ['female', 12, 165.2, 14, undefined, false, 'premenarcheal', 171.7],
    ['female', 12, 165.2, 14, undefined, true, 'postmenarcheal', 170.7],
  ] as const)('are met by Tanner, of a child of sex %s', (...example) => {
    const [gender, ageYears, heightCm, boneAgeYears, parents, isPostmenarcheal, variant, expected] = example
    const [fatherCm, motherCm] = parents ?? []
    const child = { ...boy, gender, ageYears, heightCm, boneAgeYears, fatherCm, motherCm, isPostmenarcheal }
    expect(Math.abs(predicted(tanner1975, child, variant).cm - expected)).toBeLessThan(0.1)
  })
})

describe('by hand from the printed figures', () => {
  // Ten years, 130 cm, 28 kg, bone age 9.0, father 175 cm, mother 165 cm, 3.4 kg at birth; 28 kg are 61.7294 pounds.
  it.each<readonly [string, AdultHeightMethod, AdultHeightFacts, string | undefined, number]>([
    ['Bayley-Pinneau, boys, average', bayleyPinneau, boy, 'average', 130 / 0.752],
    ['Bayley-Pinneau, boys, retarded', bayleyPinneau, boy, 'retarded', 130 / 0.786],
    ['Bayley-Pinneau, boys, accelerated', bayleyPinneau, { ...boy, ageYears: 7.9 }, 'accelerated', 130 / 0.72],
    ['Bayley-Pinneau, girls, average', bayleyPinneau, girl, 'average', 130 / 0.827],
    ['Bayley-Pinneau, girls, retarded', bayleyPinneau, girl, 'retarded', 130 / 0.841],
    ['Bayley-Pinneau, girls, accelerated', bayleyPinneau, { ...girl, ageYears: 7.9 }, 'accelerated', 130 / 0.79],
    [
      'Roche-Wainer-Thissen, boys',
      rocheWainerThissen,
      boy,
      undefined,
      1.021 * 131.25 - 0.276 * 28 + 0.36 * 170 - 0.69 * 9 - 9.671,
    ],
    [
      'Roche-Wainer-Thissen, girls',
      rocheWainerThissen,
      girl,
      undefined,
      0.803 * 131.25 - 0.25 * 28 + 0.216 * 170 - 2.581 * 9 + 50.525,
    ],
    [
      'Khamis-Guo, boys of 12.5 years',
      modifiedRocheWainerThissen,
      { ...boy, ageYears: 12.5 },
      undefined,
      0.88289 * 130 - 0.01995 * 28 + 0.34412 * 170 - 3.12378 * 9 + 24.0267 + 0.8,
    ],
    [
      'Khamis-Guo, girls',
      modifiedRocheWainerThissen,
      girl,
      undefined,
      1.01227 * 130 - 0.29853 * 28 + 0.23352 * 170 - 2.58422 * 9 + 20.8509 + 0.6,
    ],
    [
      'Khamis-Roche, boys',
      khamisRoche,
      boy,
      undefined,
      0.97135 * 130 - 0.039981 * 61.7294334 * 2.54 + 0.45932 * 170 - 11.038 * 2.54,
    ],
    [
      'Khamis-Roche, girls',
      khamisRoche,
      girl,
      undefined,
      0.82771 * 130 - 0.07397 * 61.7294334 * 2.54 + 0.37312 * 170 + 0.33468 * 2.54,
    ],
    ['Tanner, boys of 8', tanner1975, { ...boy, ageYears: 8 }, undefined, 1.22 * 130 - 7.2 * 8 - 0.4 * 9 + 82 + 2 / 3],
    [
      'Tanner, girls of 8',
      tanner1975,
      { ...girl, ageYears: 8 },
      undefined,
      0.92 * 130 - 4.4 * 8 - 1.5 * 9 + 95 + 2 / 3,
    ],
    // r 0.849 and 0.698 at ten years; KiGGS 2013 at 18 years: L 1.9551, M 179.04, S 0.0371 and below.
    [
      'Cole-Wright, boys of -2 SDS',
      coleWright2011,
      { ...boy, heightSds: -2 },
      undefined,
      179.04 * (1 - 1.9551 * 0.0371 * 2 * 0.849) ** (1 / 1.9551),
    ],
  ])('comes out, of %s', (_, method, facts, variant, expected) => {
    expect(predicted(method, facts, variant).cm).toBeCloseTo(expected, 4)
  })

  it('comes out, girls of -2 SDS by Cole and Wright', () => {
    const adult = { ...(boy.adult ?? expect.fail()), l: 1, m: 165, s: 0.04 }
    const { cm, spread } = predicted(coleWright2011, { ...girl, heightSds: -2, adult })
    expect(cm).toBeCloseTo(165 * (1 - 0.04 * 2 * 0.698), 9)
    expect(spread?.cm).toBeCloseTo(165 * 0.04 * Math.sqrt(1 - 0.698 ** 2), 9)
  })

  const all = { fatherCm: 175, motherCm: 165, birthWeightG: 3400, boneAgeYears: 9 }
  const none = { fatherCm: undefined, motherCm: undefined, birthWeightG: undefined, boneAgeYears: undefined }
  const { fatherCm, motherCm, birthWeightG, boneAgeYears } = all
  // Blum 2022, the ten models in the order of the paper: the bone age is 0.9 of the age.
  it.each<readonly [number, Gender, Partial<AdultHeightFacts>, number, number]>([
    [1, 'male', all, 63.3339 - 2.9595 * 10 + 0.7256 * 130 + 0.3173 * 170 - 13.0399 * 0.9 + 1.2695 * 3.4 - 6.2213, 3.16],
    [2, 'male', { ...all, birthWeightG: undefined }, 62.1795 - 29.892 + 95.264 + 58.514 - 11.41389 - 6.3021, 3.3],
    [3, 'male', { fatherCm, motherCm }, 50.3654 - 26.372 + 83.304 + 67.762 - 5.9171, 3.46],
    [
      4,
      'male',
      { ...all, fatherCm: undefined },
      80.3645 - 34.309 + 107.133 + 36.993 - 13.65102 + 4.31392 - 10.2474,
      3.2,
    ],
    [5, 'male', { motherCm, boneAgeYears }, 83.4866 - 34.717 + 108.862 + 36.861 - 13.24404 - 10.6257, 3.36],
    [6, 'male', { motherCm, birthWeightG }, 75.8792 - 31.944 + 98.553 + 40.4085 - 10.9519, 3.57],
    [
      7,
      'male',
      { ...all, motherCm: undefined },
      93.2475 - 34.02 + 107.107 + 21.0525 - 12.84651 + 5.49304 - 10.034,
      3.34,
    ],
    [8, 'male', { fatherCm, boneAgeYears }, 94.2381 - 35.784 + 113.867 + 23.59 - 12.82284 - 10.5319, 3.49],
    [9, 'male', { fatherCm }, 84.36 - 32.207 + 99.099 + 31.0625 - 10.8759, 3.68],
    [10, 'female', { boneAgeYears }, 110.8863 - 41.25 + 125.593 - 14.44869 - 2 * 10.4331, 3.58],
  ])("comes out, Blum's model %d of a child of sex %s", (model, gender, known, cm, rmse) => {
    const forecast = predicted(blum2022, { ...boy, ...none, ...known, gender }, `model ${model}`)
    expect(forecast.cm).toBeCloseTo(cm, 6)
    expect(forecast.spread).toEqual({ cm: rmse, meaning: 'sd' })
  })
})

describe('the limits of a method', () => {
  // As the papers give them; Bayley and Pinneau, Blum, and Cole and Wright give none: those are our own.
  const byAge = { ...boy, ...medianChild('male', 10, 'greulich-pyle') } as AdultHeightFacts
  it.each([
    [bayleyPinneau, 1952, [0, 20], [0, 20]],
    [rocheWainerThissen, 1975, [1, 16], [1, 14]],
    [modifiedRocheWainerThissen, 1993, [3, 17.5], [3, 17.5]],
    [khamisRoche, 1995, [4, 17.5], [4, 17.5]],
    [tanner1975, 1975, [4, 18], [4, 16]],
    [coleWright2011, 2011, [0, 20], [0, 20]],
    [blum2022, 2022, [4, 17], [4, 17]],
    [heightsAlone, 2026, [3, 7], [3, 7]],
  ] as const)('is its age: %j', ({ id, ages, publication }, year, male, female) => {
    expect([publication.year, ages]).toEqual([year, { male, female }])
    const boneAgeMethod = id === 'tanner-1975' ? 'tw2-rus' : 'greulich-pyle'
    for (const gender of ['male', 'female'] as const) {
      const codeAt = (ageYears: number) =>
        adultHeightPanel({ ...byAge, boneAgeMethod, gender, ageYears }, 'all').notUsable.find(
          ({ method }) => method === id,
        )?.reason.code
      const [from, to] = ages[gender]
      expect([from, to].map(codeAt)).not.toContain('age_outside')
      expect([from - 0.01, to + 0.01].map(codeAt)).toEqual(['age_outside', 'age_outside'])
    }
  })

  // The ends of the printed tables: by the difference from the age, average or retarded.
  it.each([
    ['male', 5, 5, 7, 18.5],
    ['male', 5, 3, 6, 13],
    ['female', 5, 5, 6, 18],
    ['female', 10, 5, 6, 17],
  ] as const)('Bayley-Pinneau, %s of %d years: no table has a bone age of %d', (...row) => {
    const [gender, ageYears, boneAgeYears, from, to] = row
    expect(bayleyPinneau.predict({ ...boy, gender, ageYears, boneAgeYears })).toEqual({
      code: 'bone_age_outside',
      from,
      to,
    })
  })

  it.each([
    [8.74, ['retarded']],
    [8.75, ['retarded', 'average']],
    [9.25, ['average', 'retarded']],
    [9.26, ['average']],
    [10.74, ['average']],
    [10.75, ['average', 'accelerated']],
    [11.25, ['accelerated', 'average']],
    [11.26, ['accelerated']],
  ])('Bayley-Pinneau at ten years: a bone age of %d takes the tables %o', (boneAgeYears, variants) => {
    const forecasts = bayleyPinneau.predict({ ...boy, boneAgeYears })
    expect('code' in forecasts ? forecasts.code : forecasts.map(({ variant }) => variant)).toEqual(variants)
  })

  it("is P10 for Blum's children, who are short: −1.28 SD", () => {
    const codeAt = (heightSds: number) => {
      const forecasts = blum2022.predict({ ...boy, heightSds })
      return 'code' in forecasts ? forecasts.code : undefined
    }
    expect([-1.28, -1.279].map(codeAt)).toEqual([undefined, 'too_tall'])
  })

  it('is a present height of a centimetre more', () => {
    const facts = { ...boy, boneAgeYears: undefined, presentCm: 181 }
    expect([179.9, 180, 180.1, 181].map((cm) => whyRefused(coleWright2011, facts, cm)?.code)).toEqual([
      'below_present_height',
      'below_present_height',
      'at_end_of_growth',
      undefined,
    ])
  })

  it.each([-1, 1])('is a score of 6, on the side of %d', (side) => {
    const adult = boy.adult ?? expect.fail()
    const cmAt = (score: number) => linearTailValue(side * score, adult)
    const facts = { ...boy, heightCm: 60, boneAgeYears: undefined }
    expect(whyRefused(coleWright2011, facts, cmAt(5.999))).toBeUndefined()
    expect(whyRefused(coleWright2011, facts, cmAt(6.001))).toMatchObject({ code: 'implausible' })
    // Exactly 6: 128 cm and six times 16 cm more or less.
    const exact = { ...facts, heightCm: 30, adult: { ...adult, l: 1, m: 128, s: 0.125 } }
    expect(whyRefused(coleWright2011, exact, 128 + side * 96)).toBeUndefined()
  })
})

// Hermanussen and Cole 2003: 0.72 of the mean of the parents' scores, and 1.6 SDS to either side.
it('the target by Hermanussen and Cole comes out by hand', () => {
  const child: PatientInput = { gender: 'female', dateOfBirth: '2015-01-01', sizeFatherCm: 190, sizeMotherCm: 160 }
  const { targets } = assessCourse(child, { today: '2025-01-01' })
  const place = (gender: Gender) => adultHeight(germany, gender) ?? expect.fail()
  const score = (0.72 * ((scoreAt(place('male'), 190) ?? 0) + (scoreAt(place('female'), 160) ?? 0))) / 2
  const [cm, low, high] = [score, score - 1.6, score + 1.6].map((each) => valueAt(place('female'), each) ?? 0)
  const target = targets.find(({ method }) => method === 'hermanussen-cole') ?? expect.fail()
  expect([target.cm, target.low, target.high]).toEqual([cm, low, high].map((each) => expect.closeTo(each ?? 0, 9)))
  // Tanner, Goldstein and Whitehouse 1970: 8.5 cm to either side of the mean of 190 - 13 and 160 cm.
  expect(targets.find(({ method }) => method === 'tanner')).toMatchObject({ cm: 168.5, low: 160, high: 177 })
})
