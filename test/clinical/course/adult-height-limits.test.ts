import { describe, expect, it } from 'vitest'
import { adultHeightPanel } from '../../../src/clinical/course/adult-height/adult-height-panel.js'
import { mostByBoneAge } from '../../../src/clinical/course/adult-height/bayley-pinneau.js'
import type { AdultHeightGiven } from '../../../src/clinical/course/adult-height/method-forecasts.js'
import { whyNotUsable } from '../../../src/clinical/course/adult-height/prediction-text.js'
import { assessCourse } from '../../../src/clinical/course/assess-course.js'
import { courseBasis } from '../../../src/clinical/course/course-basis.js'
import { de } from '../../../src/ground/languages/de/index.js'
import { en } from '../../../src/ground/languages/en/index.js'
import type { PatientInput } from '../../../src/ground/model/patient.js'
import { boyOfTen, medianChild } from './sample-children.js'
import { seededCourses } from './seeded-courses.js'

const today = '2025-12-01'
const boneAgeMethod = 'greulich-pyle'
const boy = boyOfTen(boneAgeMethod)
const all = { today, boneAgeMethod, methods: 'all' } as const

function reasonsOf(given: AdultHeightGiven) {
  const { notUsable } = adultHeightPanel(given, 'all')
  return Object.fromEntries(notUsable.map(({ method, reason }) => [method, reason]))
}

describe('a prediction below the present height', () => {
  // 13.0 years, 182.2 cm: Khamis and Roche, and Cole and Wright, give less than is reached.
  const tall: PatientInput = {
    gender: 'female',
    dateOfBirth: '2012-12-01',
    sizeFatherCm: 198,
    sizeMotherCm: 182,
    measurements: [{ date: '2025-12-01', sizeCm: 182.2, weightKg: 62 }],
  }

  it('is not given, but listed with its figure', () => {
    const { predictions, notUsable, reachedCm } = assessCourse(tall, all)
    expect(reachedCm).toBe(182.2)
    expect(predictions.filter(({ cm }) => cm < 182.2)).toEqual([])
    const { reason } = notUsable.find(({ method }) => method === 'cole-wright') ?? expect.fail()
    expect(reason).toMatchObject({ code: 'below_present_height', presentCm: 182.2 })
    const cm = ('cm' in reason ? reason.cm : 0).toFixed(1)
    const [german, english] = [de, en].map((language) =>
      whyNotUsable(
        { method: 'cole-wright', reason },
        { course: language.terminal.course, decimalMark: language.decimalMark },
      ),
    )
    expect(english).toBe(`${cm} cm, below the present 182.2 cm`)
    expect(german).toBe(`${cm.replace('.', ',')} cm, unter der jetzigen Größe von 182,2 cm`)
  })

  it.each([
    [0.999, 'at_end_of_growth'],
    [1.001, 'below_present_height'],
    [0, undefined],
  ])('by %f cm is %s', (below, code) => {
    const { cm } =
      adultHeightPanel(boy, 'all').predictions.find(({ method }) => method === 'khamis-roche') ?? expect.fail()
    expect(reasonsOf({ ...boy, presentCm: cm + below })['khamis-roche']?.code).toBe(code)
  })

  it('is below the latest height, also where the bone age is of an earlier visit', () => {
    const measurements = [
      { date: '2025-03-01', sizeCm: 175, weightKg: 60, boneAgeYears: 17.5 },
      { date: '2025-12-01', sizeCm: 178.5, weightKg: 62 },
    ]
    const course = assessCourse({ ...tall, gender: 'male', measurements }, all)
    expect(course.reachedCm).toBe(178.5)
    expect(course.predictedFrom).toBe(0)
    expect(course.predictions.filter(({ cm, low = cm }) => cm < 178.5 || low < 178.5)).toEqual([])
  })

  it('is no end of a range either', () => {
    const old = medianChild('male', 16, boneAgeMethod)
    const { predictions, reachedCm = 0 } = adultHeightPanel({ ...old, boneAgeYears: 16.4 }, 'all')
    const bound = predictions.filter(({ low }) => low === reachedCm)
    expect(bound.length).toBeGreaterThan(0)
    expect(predictions.every(({ low = reachedCm }) => low >= reachedCm)).toBe(true)
  })
})

describe('the bone age', () => {
  it.each<readonly [string, Partial<AdultHeightGiven>, number | undefined]>([
    ['advanced table, and SD of 1.45 inches', { boneAgeYears: 9 }, 130 / 0.72 + 2 * 1.45 * 2.54],
    ['SD of 2.1 inches', { ageYears: 9, boneAgeYears: 9 }, 130 / 0.72 + 2 * 2.1 * 2.54],
    ['first bone age', { boneAgeYears: 7 }, 130 / 0.67 + 2 * 1.45 * 2.54],
    ['past the advanced table', { boneAgeYears: 18.5 }, 130 / 0.99 + 2 * 1.45 * 2.54],
    ['first age', { ageYears: 8, boneAgeYears: 9 }, 130 / 0.72 + 2 * 1.62 * 2.54],
    ['last age', { ageYears: 18, boneAgeYears: 17 }, 130 / 0.99 + 2 * 0.38 * 2.54],
    ['delayed table alone', { boneAgeYears: 6.99 }, undefined],
    ['past the tables', { boneAgeYears: 18.51 }, undefined],
    ['before the first error', { ageYears: 7.99 }, undefined],
    ['past the last error', { ageYears: 18.01 }, undefined],
    ['no advanced table for girls yet', { gender: 'female', boneAgeYears: 6.99 }, undefined],
    ['no bone age', { boneAgeYears: undefined }, undefined],
    ['another scale', { boneAgeMethod: 'tw2-rus' }, undefined],
    ['figures that are not cleared', { clearedOnly: true }, undefined],
  ])('leaves what the most generous table and twice the SD of the error give: %s', (_, facts, cm) => {
    const most = mostByBoneAge({ ...boy, ...facts } as typeof boy)
    expect(most).toEqual(cm === undefined ? undefined : expect.closeTo(cm, 9))
  })

  it.each(['male', 'female'] as const)('refuses no method of a median child of sex %s from 6 to 16 years', (gender) => {
    for (let months = 72; months <= 192; months++) {
      const given = medianChild(gender, months / 12, boneAgeMethod)
      const codes = Object.entries(reasonsOf(given)).filter(([, reason]) => reason?.code === 'beyond_bone_age')
      expect(codes, `${months} months`).toEqual([])
    }
  })

  it.each([
    ['male', 6, 116.6, 179, 165],
    ['female', 6, 119.5, 189, 177],
    ['female', 11, 141.5, 180, 166],
  ] as const)(
    'equal to the age refuses nothing: %s, %f years, %f cm',
    (gender, ageYears, heightCm, fatherCm, motherCm) => {
      const given = { ...medianChild(gender, ageYears, boneAgeMethod), heightCm, fatherCm, motherCm }
      expect(Object.values(reasonsOf(given)).map((reason) => reason?.code)).not.toContain('beyond_bone_age')
      expect(adultHeightPanel(given, 'all').predictions.length).toBeGreaterThan(2)
    },
  )

  it('refuses nothing where its publication may not be used', () => {
    const advanced = { ...medianChild('male', 13, boneAgeMethod), boneAgeYears: 16.5 }
    expect(mostByBoneAge(advanced as typeof boy)).toBeGreaterThan(0)
    const codes = Object.values(reasonsOf({ ...advanced, clearedOnly: true })).map((reason) => reason?.code)
    expect(codes).not.toContain('beyond_bone_age')
  })

  it('refuses a figure beyond it, with the figure and the limit', () => {
    const advanced = { ...medianChild('male', 13, boneAgeMethod), boneAgeYears: 16.5 }
    const most = mostByBoneAge(advanced as typeof boy) ?? expect.fail()
    const reason = reasonsOf(advanced)['cole-wright']
    expect(reason).toMatchObject({ code: 'beyond_bone_age', atMostCm: most })
    expect(reason && 'cm' in reason ? reason.cm : 0).toBeGreaterThan(most)
  })

  const short = { heightCm: 150, heightSds: -2, ageYears: 15 }
  it.each([
    ['male', 15.99, undefined],
    ['male', 16, 'bone_age_advanced'],
    ['female', 13.99, undefined],
    ['female', 14, 'bone_age_advanced'],
  ] as const)('(%s, %f years) decides on Blum’s method: %s', (gender, boneAgeYears, code) => {
    const { adult } = medianChild(gender, 15, boneAgeMethod)
    const reason = reasonsOf({ ...boy, ...short, gender, boneAgeYears, adult, heightCm: 140 })['blum-2022']
    expect(reason?.code === 'bone_age_advanced' ? reason.code : undefined).toBe(code)
  })

  it.each([
    ['2023-12-01', undefined],
    ['2023-11-29', 'long_after_menarche'],
  ])('and menarche on %s too: %s', (menarche, code) => {
    const girl: PatientInput = {
      gender: 'female',
      dateOfBirth: '2011-12-01',
      menarche,
      sizeFatherCm: 170,
      sizeMotherCm: 158,
      measurements: [{ date: '2025-12-01', sizeCm: 146, weightKg: 40 }],
    }
    const { notUsable, predictions } = assessCourse(girl, all)
    expect(notUsable.find(({ method }) => method === 'blum-2022')?.reason.code).toBe(code)
    expect(predictions.some(({ method }) => method === 'blum-2022')).toBe(code === undefined)
  })

  it.each([
    ['2025-12-01', true],
    ['2025-12-02', false],
  ])('a menarche on %s has been at a visit on 1 December: %s', (menarche, isPostmenarcheal) => {
    const measurements = [{ date: '2025-12-01', sizeCm: 150 }]
    const girl: PatientInput = { gender: 'female', dateOfBirth: '2012-12-01', menarche, measurements }
    expect(courseBasis(girl, { today: '2025-12-24' }).given.isPostmenarcheal).toBe(isPostmenarcheal)
  })

  // Nearly grown: a girl of 15.5 years and 150 cm, and a boy of 16.5 years and 162 cm, to whom Blum's models give 10 cm more.
  it.each([
    ['female', '2010-06-01', 150, 15, 153],
    ['male', '2009-06-01', 162, 17, 165.1],
  ] as const)(
    'of a nearly grown child (%s) leaves a few centimetres',
    (gender, dateOfBirth, sizeCm, boneAgeYears, most) => {
      const measurements = [{ date: '2025-12-01', sizeCm, weightKg: 46, boneAgeYears }]
      const child: PatientInput = { gender, dateOfBirth, sizeFatherCm: 180, sizeMotherCm: 168, measurements }
      const { predictions, notUsable } = assessCourse(child, all)
      expect(predictions.length).toBeGreaterThan(0)
      expect(Math.max(...predictions.map(({ cm }) => cm))).toBeLessThan(most)
      const blum = notUsable.find(({ method }) => method === 'blum-2022')?.reason
      expect(blum).toMatchObject({ code: 'bone_age_advanced', cm: expect.any(Number) })
    },
  )
})

it('of many children none is predicted less than reached, or more than the bone age leaves', () => {
  let count = 0
  const refused = new Set<string>()
  for (const { patient, options } of seededCourses(1500, 20261124)) {
    const { given } = courseBasis(patient, options)
    const { predictions, notUsable, reachedCm } = assessCourse(patient, options)
    const most =
      given.gender === undefined || given.heightCm === undefined || given.ageYears === undefined
        ? undefined
        : mostByBoneAge({ ...boy, ...given, gender: given.gender, heightCm: given.heightCm, ageYears: given.ageYears })
    for (const { method, cm, low = cm, high = cm } of predictions) {
      count++
      expect(Math.min(cm, low, high), method).toBeGreaterThanOrEqual((reachedCm ?? Number.NaN) - 1e-6)
      if (given.boneAgeYears !== undefined && most !== undefined) expect(cm, method).toBeLessThanOrEqual(most + 1e-6)
    }
    for (const { reason } of notUsable) refused.add(reason.code)
  }
  expect(count).toBeGreaterThan(2000)
  for (const code of ['below_present_height', 'at_end_of_growth', 'beyond_bone_age', 'bone_age_advanced']) {
    expect([...refused]).toContain(code)
  }
})
