import { describe, expect, it } from 'vitest'
import { adultHeightPanel } from '../../../src/clinical/course/adult-height/adult-height-panel.js'
import type { AdultHeightGiven } from '../../../src/clinical/course/adult-height/method-forecasts.js'
import { whyNotUsable } from '../../../src/clinical/course/adult-height/prediction-text.js'
import {
  modifiedRocheWainerThissen,
  rocheWainerThissen,
} from '../../../src/clinical/course/adult-height/roche-wainer-thissen.js'
import { de } from '../../../src/ground/languages/de/index.js'
import { en } from '../../../src/ground/languages/en/index.js'
import type { Language } from '../../../src/ground/languages/language.js'
import { genders } from '../../../src/ground/model/patient.js'
import { boyOfTen, medianChild } from './sample-children.js'

function figures(given: AdultHeightGiven): Record<string, number> {
  return Object.fromEntries(
    adultHeightPanel(given, 'all').predictions.map(({ method, variant, cm }) => [
      variant === undefined ? method : `${method}: ${variant}`,
      Math.round(cm * 10) / 10,
    ]),
  )
}

describe('one boy by every method', () => {
  it('is predicted as the papers do', () => {
    expect(figures(boyOfTen('greulich-pyle'))).toEqual({
      'bayley-pinneau: average': 172.9,
      'bayley-pinneau: retarded': 165.4,
      'roche-wainer-thissen': 171.6,
      'modified-roche-wainer-thissen': 170.9,
      'khamis-roche': 170.1,
      'blum-2022: model 2': 168.3,
      'cole-wright': 168.3,
    })
    expect(figures(boyOfTen('tw2-rus'))).toEqual({
      'khamis-roche': 170.1,
      'tanner-1975': 168.7,
      'blum-2022: model 3': 169.1,
      'cole-wright': 168.3,
    })
  })

  it('is given with the range and the basis of each paper', () => {
    const { predictions } = adultHeightPanel(boyOfTen('greulich-pyle'), 'all')
    const of = (method: string) => predictions.find((each) => each.method === method)
    // SD of the error at ten years: 1.45 inches.
    expect(of('bayley-pinneau')).toMatchObject({ spread: 'sd', boneAgeMethod: 'greulich-pyle' })
    expect((of('bayley-pinneau')?.high ?? 0) - (of('bayley-pinneau')?.cm ?? 0)).toBeCloseTo(1.45 * 2.54, 9)
    expect((of('roche-wainer-thissen')?.high ?? 0) - (of('roche-wainer-thissen')?.cm ?? 0)).toBeCloseTo(5.4, 9)
    expect((of('cole-wright')?.high ?? 0) - (of('cole-wright')?.cm ?? 0)).toBeCloseTo(3.5, 1)
    expect(of('khamis-roche')).toMatchObject({ spread: 'unknown', low: undefined, high: undefined })
    expect(of('cole-wright')?.boneAgeMethod).toBeUndefined()
    for (const { citation } of predictions) expect(citation).toMatch(/\d{4};\d+/)
  })
})

describe('a median child', () => {
  const accepted = { male: [177, 184], female: [165, 171] } as const
  it.each(
    genders.flatMap((gender) => (['greulich-pyle', 'tw2-rus'] as const).map((scale) => [gender, scale] as const)),
  )('of sex %s, bone age by %s, is predicted near the median at every age', (gender, scale) => {
    for (let months = 24; months <= 216; months++) {
      for (const { method, cm, variant } of adultHeightPanel(medianChild(gender, months / 12, scale), 'all')
        .predictions) {
        const [low, high] = accepted[gender]
        const from = method === 'bayley-pinneau' && gender === 'female' ? 162.9 : low
        expect(cm, `${method} ${variant} at ${months} months`).toBeGreaterThan(from)
        expect(cm, `${method} ${variant} at ${months} months`).toBeLessThan(high + 0.2)
      }
    }
  })
})

describe('the reason why a method gives nothing', () => {
  const reasons = (given: AdultHeightGiven) =>
    Object.fromEntries(adultHeightPanel(given, 'all').notUsable.map(({ method, reason }) => [method, reason]))

  it('is what is missing', () => {
    const { boneAgeYears, ...rest } = boyOfTen('greulich-pyle')
    expect(boneAgeYears).toBe(9)
    expect(reasons(rest)).toEqual({
      'bayley-pinneau': { code: 'missing', inputs: ['boneAgeYears'] },
      'roche-wainer-thissen': { code: 'missing', inputs: ['boneAgeYears'] },
      'modified-roche-wainer-thissen': { code: 'missing', inputs: ['boneAgeYears'] },
      'tanner-1975': { code: 'missing', inputs: ['boneAgeYears'] },
      'heights-alone': { code: 'age_outside', from: 3, to: 7 },
    })
  })

  it('of an adult of 20 is the age of every method, not a bone age that is missing', () => {
    const { boneAgeYears: _, ...rest } = boyOfTen('greulich-pyle')
    const codes = Object.values(reasons({ ...rest, ageYears: 20.1 })).map(({ code }) => code)
    expect([codes.length, new Set(codes)]).toEqual([8, new Set(['age_outside'])])
  })

  it('is the scale of the bone age', () => {
    expect(reasons(boyOfTen('tw3-rus'))).toMatchObject({
      'bayley-pinneau': { code: 'other_bone_age_method', accepted: ['greulich-pyle'] },
      'tanner-1975': { code: 'other_bone_age_method', accepted: ['tw2-rus'] },
    })
  })

  it('is a height above our own limit of a method for short children', () => {
    expect(reasons({ ...boyOfTen('greulich-pyle'), heightSds: -1.2 })['blum-2022']).toEqual({
      code: 'too_tall',
      atMost: -1.28,
    })
  })

  it('is a limit of our own, and called that, of Blum’s method and our estimate alone', () => {
    const textsOf = (given: AdultHeightGiven, language: Language) =>
      Object.fromEntries(
        adultHeightPanel(given, 'all').notUsable.map((each) => [
          each.method,
          whyNotUsable(each, { course: language.terminal.course, decimalMark: language.decimalMark }),
        ]),
      )
    const young = { ...boyOfTen('greulich-pyle'), ageYears: 3.9 }
    expect(textsOf(young, en)).toMatchObject({
      'blum-2022': 'only from 4 to 17 years (our own limit)',
      'khamis-roche': 'only from 4 to 17.5 years',
    })
    expect(textsOf({ ...young, ageYears: 8 }, en)['heights-alone']).toBe('only from 3 to 7 years (our own limit)')
    const tall = { ...boyOfTen('greulich-pyle'), heightSds: -1.2 }
    expect(textsOf(tall, en)['blum-2022']).toBe('only for heights of −1.28 SDS or less (our own limit)')
    expect(textsOf(tall, de)['blum-2022']).toBe('nur für eine Körpergröße von höchstens −1,28 SDS (eigene Grenze)')
  })

  it('is a figure that says that something given is wrong, as a mistyped weight makes it', () => {
    const boy = boyOfTen('greulich-pyle')
    const { 'khamis-roche': reason } = reasons({ ...boy, weightKg: 280 })
    expect(reason).toMatchObject({ code: 'implausible', cm: expect.any(Number) })
    expect(reasons(boy)['khamis-roche']).toBeUndefined()
  })

  it('is an age, a bone age, a disease, a treatment', () => {
    const boy = boyOfTen('greulich-pyle')
    expect(reasons({ ...boy, ageYears: 3 })).toMatchObject({
      'khamis-roche': { code: 'age_outside', from: 4, to: 17.5 },
    })
    expect(reasons({ ...boy, boneAgeYears: 4 })).toMatchObject({ 'bayley-pinneau': { code: 'bone_age_outside' } })
    for (const excludedBy of ['disease', 'treatment'] as const) {
      const panel = adultHeightPanel({ ...boy, excludedBy })
      expect(panel.predictions).toEqual([])
      expect(panel.notUsable.map(({ reason }) => reason.code)).toEqual(Array(8).fill(excludedBy))
    }
  })
})

describe('a girl at the age of menarche', () => {
  const girl = medianChild('female', 12.2, 'tw2-rus')
  it.each([
    [true, ['postmenarcheal']],
    [false, ['premenarcheal']],
    [undefined, ['premenarcheal', 'postmenarcheal']],
  ])('whose menarche is %s is predicted by %s', (isPostmenarcheal, variants) => {
    const { predictions } = adultHeightPanel({ ...girl, isPostmenarcheal }, 'all')
    const tanner = predictions.filter(({ method }) => method === 'tanner-1975')
    expect(tanner.map(({ variant }) => variant)).toEqual(variants)
    expect(tanner.every(({ basis }) => basis.includes('menarche'))).toBe(isPostmenarcheal !== undefined)
  })
})

it('interpolates between the rows, and reads them exactly', () => {
  const at = (ageYears: number) => {
    const outcome = rocheWainerThissen.predict({ ...boyOfTen('greulich-pyle'), ageYears })
    return 'code' in outcome ? Number.NaN : (outcome[0]?.cm ?? Number.NaN)
  }
  expect(at(10)).toBeCloseTo(171.59725, 9)
  expect(at(10.125)).toBeCloseTo((at(10) + at(10.25)) / 2, 9)
  const modified = modifiedRocheWainerThissen.predict(boyOfTen('greulich-pyle'))
  expect('code' in modified ? undefined : modified[0]?.cm).toBeCloseTo(170.14782 + 0.8, 9)
})
