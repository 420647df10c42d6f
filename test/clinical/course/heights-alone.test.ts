import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { judgeAdultHeights } from '../../../scripts/growth-study/adult-heights.js'
import { heightsAlone } from '../../../src/clinical/course/adult-height/heights-alone.js'
import { assessCourse } from '../../../src/clinical/course/assess-course.js'
import { scoreAt } from '../../../src/clinical/references/distribution.js'
import type { Patient } from '../../../src/ground/model/patient.js'
import { dateAt, scoredChild } from './expected/scored-child.js'
import { boyOfTen } from './sample-children.js'

const all = { methods: 'all', today: '2029-01-01' } as const

function byHeights(patient: Patient) {
  const { predictions, notUsable } = assessCourse(patient, all)
  const isOurs = ({ method }: { readonly method: string }) => method === 'heights-alone'
  return { prediction: predictions.find(isOurs), reason: notUsable.find(isOurs)?.reason }
}

const course = (z: number, ...years: readonly number[]) =>
  scoredChild(
    'male',
    years.map((age) => [age, z, 0] as const),
  )

describe('adult height from heights alone', () => {
  // From one height at six years: covariance with the adult's score, over the variance of the one measured.
  const [lasting, drift] = [0.2171 ** 2, 0.9224 ** 2]
  const measured = lasting + drift + 0.3653 ** 2 / 7
  const shared = lasting + drift * (6.5 / 18.5) ** (1 / 2.855)
  const boy = boyOfTen('greulich-pyle')
  it.each([-2, 0, 1.5])('draws a score of %d towards the mean', (score) => {
    const outcome = heightsAlone.predict({ ...boy, heights: { scores: [{ years: 6, score }], lines: [] } })
    if ('code' in outcome || boy.adult === undefined) expect.fail()
    const [{ cm, spread } = expect.fail()] = outcome
    expect(scoreAt(boy.adult, cm)).toBeCloseTo((score * shared) / measured, 6)
    // The band of 90 %, in the centimetres of the German set's men.
    const sd = Math.sqrt(lasting + drift + 0.3653 ** 2 / 19 - shared ** 2 / measured)
    expect(spread).toEqual({ cm: expect.closeTo(1.6448536 * sd * 179.04 * 0.0371, 5), meaning: '90%' })
  })

  it('takes every height that one reference scores', () => {
    const [one, more] = [course(0.5, 6), course(0.5, 4.5, 5, 5.5, 6)].map((child) => byHeights(child).prediction)
    expect(more?.sds?.value).toBeGreaterThan(one?.sds?.value ?? 1)
    expect((more?.high ?? 0) - (more?.low ?? 0)).toBeLessThan((one?.high ?? 0) - (one?.low ?? 0))
  })

  const calm = course(0, 4, 5, 6)
  it.each<readonly [string, Partial<Patient>, string]>([
    ['a disease', { diseases: ['turner'] }, 'disease'],
    ['tube feeding', { tubeFed: true }, 'disease'],
    ['a treatment', { markers: [{ date: dateAt(5), kind: 'growth-hormone', text: 'GH' }] }, 'treatment'],
    ['a birth at 34 weeks', { weekBirth: 34, dayBirth: 0 }, 'born_preterm'],
    ['early puberty', { puberty: [{ date: dateAt(6), genitalStage: 3 }] }, 'unusual_maturity'],
    [
      'slow growth',
      { measurements: course(0, 4, 5).measurements?.concat({ date: dateAt(6), sizeCm: 115.5 }) },
      'unusual_growth',
    ],
  ])('is not given with %s', (_, change, code) => {
    expect(byHeights(calm).prediction).toBeDefined()
    const { prediction, reason } = byHeights({ ...calm, ...change })
    expect([prediction, reason?.code]).toEqual([undefined, code])
  })
})

describe('the ages it is given at', () => {
  const { adult } = JSON.parse(
    readFileSync(new URL('../../../scripts/growth-study/evidence.json', import.meta.url), 'utf8'),
  ) as { readonly adult: ReturnType<typeof judgeAdultHeights> }
  const [from, to] = heightsAlone.ages.male

  it('are those at which the band held 88 to 92 % and the error was the least', () => {
    const holds = adult.byAge
      .filter(({ gender }) => gender === 'both')
      .map(({ from: age, within, rmse, keepsChannel, coleWright }) => ({
        age,
        isHeld: within[90] >= 88 && within[90] <= 92 && rmse <= Math.min(keepsChannel, coleWright),
      }))
    // From one to two years too, but not from two to three.
    expect(holds.filter(({ isHeld }) => isHeld).map(({ age }) => age)).toEqual([1, 3, 5])
    expect([from, to]).toEqual([3, 7])
    expect(heightsAlone.publication.citation).toContain(`adult heights of ${adult.children} children`)
  })
})
