import { describe, expect, it } from 'vitest'
import { adultHeightPanel } from '../../../src/clinical/course/adult-height/adult-height-panel.js'
import type { AdultHeightGiven } from '../../../src/clinical/course/adult-height/method-forecasts.js'
import { courseTexts, panelNotes } from '../../../src/clinical/course/adult-height/prediction-text.js'
import { assessCourse } from '../../../src/clinical/course/assess-course.js'
import { en } from '../../../src/ground/languages/en/index.js'
import type { PatientInput } from '../../../src/ground/model/patient.js'
import { boyOfTen, medianChild } from './sample-children.js'

const today = '2025-12-01'
const boneAgeMethod = 'greulich-pyle'
const boy = boyOfTen(boneAgeMethod)
const all = { today, boneAgeMethod, methods: 'all' } as const

function methodsOf(given: AdultHeightGiven, choice?: 'usual' | 'all'): readonly string[] {
  return [...new Set(adultHeightPanel(given, choice).predictions.map(({ method }) => method))]
}

describe('a child born small who has not caught up', () => {
  const caution = /^Born SGA and height still below −2 SDS: .*our own caution, no published limit/
  it.each([
    [true, 5, -2.01, true],
    [true, 5, -2, false],
    [true, 1.99, -3, false],
    [true, 2, -3, true],
    [false, 5, -3, false],
    [undefined, 5, -3, false],
  ])('born small: %s, %f years, %f SDS: caution %s', (isBornSmall, ageYears, heightSds, isTold) => {
    const panel = adultHeightPanel({ ...boy, isBornSmall, ageYears, heightSds }, 'all')
    expect(panel.predictions.length).toBeGreaterThan(0)
    expect(panelNotes(panel, courseTexts(en)).some((note) => caution.test(note))).toBe(isTold)
  })

  it('is given for no child without a prediction, and nothing of other methods where all are given', () => {
    const panel = adultHeightPanel({ ...boy, isBornSmall: true, ageYears: 5, heightSds: -3 }, 'all')
    expect(panelNotes({ ...panel, predictions: [], unusualMaturity: [] }, courseTexts(en))).toEqual([])
  })

  it('follows from the size at birth', () => {
    const girl: PatientInput = {
      dateOfBirth: '2020-03-03',
      gender: 'female',
      weekBirth: 38,
      sizeFatherCm: 176,
      sizeMotherCm: 164,
      measurements: [{ date: '2025-11-14', sizeCm: 99.5, weightKg: 14.2 }],
    }
    expect(assessCourse({ ...girl, sizeBirthCm: 43, weightBirthG: 2010 }, all).isSmallWithoutCatchUp).toBe(true)
    expect(assessCourse({ ...girl, sizeBirthCm: 49, weightBirthG: 3100 }, all).isSmallWithoutCatchUp).toBeUndefined()
  })
})

describe('unusual maturity', () => {
  const isDoubtful = (given: AdultHeightGiven) =>
    adultHeightPanel(given, 'all').predictions.flatMap((each) => (each.isDoubtful ? [each.method] : []))

  it.each([
    [9, []],
    [8.96, []],
    [8.95, ['khamis-roche', 'cole-wright']],
    [11.04, []],
    [11.05, ['khamis-roche', 'cole-wright']],
    // Their figures are more than this bone age leaves.
    [13, []],
  ])('by a bone age of %f years at ten sets methods without one apart: %o', (boneAgeYears, methods) => {
    expect(isDoubtful({ ...boy, boneAgeYears })).toEqual(methods)
  })

  // Our own limit, as of Blum's method: two years after menarche.
  it.each([
    [2, []],
    [2.01, ['khamis-roche', 'cole-wright']],
  ])('by a menarche %f years ago sets methods without a bone age apart: %o', (yearsSinceMenarche, methods) => {
    const girl = { ...medianChild('female', 13, boneAgeMethod), boneAgeYears: undefined, yearsSinceMenarche }
    const panel = adultHeightPanel(girl, 'all')
    expect(panel.predictions.flatMap((each) => (each.isDoubtful ? [each.method] : []))).toEqual(methods)
    const notes = panelNotes(panel, courseTexts(en)).join(' ')
    expect(notes.startsWith('More than 2 years after menarche: predictions without a bone age')).toBe(
      methods.length > 0,
    )
    // The review is of early and late maturity.
    expect(notes).not.toContain('Thodberg')
  })

  it.each([
    [8.96, false],
    [8.95, true],
  ])('by a bone age of %f years at ten names the methods that are linear in it: %s', (boneAgeYears, isNamed) => {
    const notes = panelNotes(adultHeightPanel({ ...boy, boneAgeYears }, 'all'), courseTexts(en))
    expect(notes.includes(en.terminal.course.linearInBoneAge)).toBe(isNamed)
  })

  it.each(['early', 'late'] as const)('by %s puberty does too, and they come last', (unusualOnset) => {
    const { predictions, unusualMaturity } = adultHeightPanel({ ...boy, unusualOnset }, 'all')
    expect(unusualMaturity).toEqual([`puberty_${unusualOnset}`])
    expect(predictions.slice(-2).map(({ method }) => method)).toEqual(isDoubtful({ ...boy, unusualOnset }))
  })

  it('by puberty is read from the findings', () => {
    const girl = { gender: 'female', dateOfBirth: '2018-06-01', measurements: [{ date: today, sizeCm: 128 }] } as const
    const of = (breastStage: number) =>
      assessCourse({ ...girl, puberty: [{ date: '2025-06-01', breastStage }] }, all).unusualMaturity
    expect(of(2)).toEqual(['puberty_early'])
    expect(of(1)).toEqual([])
  })
})

describe('the usual methods', () => {
  it.each<readonly [string, AdultHeightGiven, readonly string[]]>([
    ['a bone age', boy, ['bayley-pinneau', 'roche-wainer-thissen']],
    [
      'a bone age beyond the ages of RWT',
      { ...boy, ageYears: 16.5, boneAgeYears: 13 },
      ['bayley-pinneau', 'modified-roche-wainer-thissen'],
    ],
    ['a bone age without parents', { ...boy, fatherCm: undefined }, ['bayley-pinneau', 'cole-wright']],
    [
      'a bone age that leaves no room for RWT',
      {
        ...boy,
        gender: 'female',
        ageYears: 15.3,
        heightCm: 154.5,
        weightKg: 50,
        boneAgeYears: 15.5,
        heightSds: -1.6,
        fatherCm: 185,
        motherCm: 180,
      },
      ['bayley-pinneau', 'khamis-roche'],
    ],
    ['no bone age', { ...boy, boneAgeYears: undefined }, ['khamis-roche', 'cole-wright']],
    ['a bone age by TW2', boyOfTen('tw2-rus'), ['khamis-roche', 'tanner-1975', 'cole-wright'].sort()],
    ['a bone age by TW3', boyOfTen('tw3-rus'), ['khamis-roche', 'cole-wright']],
    ['a bone age by Fels', boyOfTen('fels'), ['modified-roche-wainer-thissen', 'khamis-roche', 'cole-wright']],
  ])('with %s are two or three', (_, given, methods) => {
    expect([...methodsOf(given)].sort()).toEqual([...methods].sort())
    const { furtherMethods, notUsable, predictions } = adultHeightPanel(given)
    const named = [
      ...furtherMethods,
      ...notUsable.map(({ method }) => method),
      ...predictions.map(({ method }) => method),
    ]
    // Nothing silent: every method is given, not usable, or named.
    expect(new Set(named).size).toBe(8)
    expect(furtherMethods).toEqual(expect.arrayContaining(['blum-2022', 'heights-alone']))
    expect(adultHeightPanel(given, 'all').furtherMethods).toEqual([])
  })
})
