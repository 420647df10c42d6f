import { describe, expect, it } from 'vitest'
import { courseCharts } from '../../../src/charts/course/course-charts.js'
import { chartData } from '../../../src/charts/data/build-chart-data.js'
import { calculatePatient } from '../../../src/clinical/assessment/calculate-patient.js'
import { courseTexts } from '../../../src/clinical/course/adult-height/prediction-text.js'
import { assessCourse } from '../../../src/clinical/course/assess-course.js'
import { gapTexts } from '../../../src/clinical/course/screening/screening-text.js'
import { clinicMeasures } from '../../../src/clinical/references/clinic-measures.js'
import { cdc, cdc2000, germany, iotfBmiClasses } from '../../../src/clinical/references/index.js'
import { listedIds, loadSet } from '../../../src/clinical/references/set-catalogue.js'
import { clearedSet, isCleared, tablesInSet } from '../../../src/clinical/references/set-rights.js'
import { de } from '../../../src/ground/languages/de/index.js'
import { en } from '../../../src/ground/languages/en/index.js'

const today = '2026-11-29'
const boy = {
  dateOfBirth: '2014-06-04',
  gender: 'male',
  weekBirth: 40,
  weightBirthG: 3500,
  measurements: [
    { date: '2015-06-04', sizeCm: 76, weightKg: 9.8 },
    { date: '2023-06-04', sizeCm: 132, weightKg: 29, waistCm: 60 },
    { date: '2024-06-04', sizeCm: 137, weightKg: 32 },
  ],
} as const
const options = { today, references: cdc, clearedOnly: true } as const

it.each([
  [{ status: 'public' }, true],
  [{ status: 'licensed' }, true],
  [{ status: 'licensed', nonCommercial: true }, false],
  [{ status: 'unstated' }, false],
  [{ status: 'restricted' }, false],
] as const)('%j is cleared: %s', (rights, expected) => {
  expect(isCleared(rights)).toBe(expected)
})

describe('every set, cleared', async () => {
  const loaded = await Promise.all(listedIds.map(loadSet))
  const sets = loaded.flatMap((set) => (set === undefined ? [] : [[set.id, clearedSet(set)] as const]))

  it.each(sets)('%s has cleared tables alone, without a gap between them', (_, set) => {
    const rights = tablesInSet(set).flatMap(({ publications }) => publications.map((each) => each.rights))
    expect(rights.filter((each) => !isCleared(each))).toEqual([])
    for (const pieces of Object.values(set.series)) {
      for (const [i, { from }] of (pieces ?? []).entries()) if (i > 0) expect(from).toBe(pieces?.[i - 1]?.to)
    }
    expect(clearedSet(set)).toBe(set)
  })

  it('has heights in these alone', () => {
    const heights = sets.map(([id, { series }]) => [id, series.height?.map(({ table }) => table.id)])
    expect(Object.fromEntries(heights.filter(([, ids]) => ids !== undefined))).toEqual({
      cdc: ['cdc2000-height'],
      cdc2000: ['cdc2000-length', 'cdc2000-height'],
      china: ['zong2013-height'],
      olsen: ['cdc2000-height'],
    })
  })
})

describe('clearedOnly', () => {
  it('scores by what is cleared as ever, and by nothing else', () => {
    const [all, cleared] = [calculatePatient(boy, { ...options, clearedOnly: false }), calculatePatient(boy, options)]
    const scored = ({ measurements }: typeof all) =>
      measurements.slice(1).map(({ validationMessages: _, ...visit }) => visit)
    expect(scored(cleared)).toEqual(scored(all))
    expect(cleared.measurements[0]).toMatchObject({ sizeSds: undefined })
    expect(cleared.provenance).toMatchObject({
      references: 'cdc (clearedOnly)',
      rights: 'licensed',
      nonCommercial: false,
    })
  })

  it.each([
    [boy, ['WHO 2006']],
    [{ ...boy, weekBirth: 30 }, ['WHO 2006', 'Fenton 2013']],
    [{ ...boy, weekBirth: 23 }, ['WHO 2006', 'Fenton 2013']],
    [{ ...boy, diseases: ['NoonanSyndrome'] }, ['WHO 2006', 'Isojima 2016', 'Cappa 2024']],
    [{ ...boy, measurements: [] }, undefined],
  ])('names what is left out of the references of the child’s values alone', (child, publications) => {
    const left = calculatePatient(child, options).validationMessages.filter(
      ({ code }) => code === 'references_not_cleared',
    )
    expect(left[0]?.parameters).toEqual(publications && { publications })
    expect(left).toHaveLength(publications === undefined ? 0 : 1)
    expect(calculatePatient(child, { ...options, clearedOnly: false }).validationMessages).not.toContainEqual(left[0])
  })

  it('leaves out classes and clinic measures', () => {
    const result = calculatePatient(boy, { ...options, bmiClasses: iotfBmiClasses, measures: clinicMeasures })
    expect(result.measurements.map(({ bmiClass, clinicMeasures: scored }) => [bmiClass, scored])).toEqual(
      result.measurements.map(() => [undefined, undefined]),
    )
    const why = result.measurements[1]?.validationMessages.find(({ code }) => code === 'clinic_unscored')
    expect(why?.parameters).toMatchObject({ measures: ['waist'], reason: 'not_cleared' })
    const unasked = calculatePatient(boy, options).measurements[1]?.validationMessages
    expect(unasked?.find(({ code }) => code === 'clinic_unscored')?.parameters).toMatchObject({ reason: 'references' })
  })

  it('leaves out velocities, gains, predictions and faltering growth, with the reason', () => {
    const all = assessCourse(boy, { ...options, clearedOnly: false, methods: 'all' })
    const course = assessCourse(boy, { ...options, methods: 'all' })
    const reasons = (found: typeof course) => found.intervals.map(({ measure, reason }) => [measure, reason])
    expect(reasons(all)[1]).toEqual(['size', undefined])
    expect(reasons(course)[1]).toEqual(['size', 'not_cleared'])
    expect(course.intervals.map(({ sdsChange }) => sdsChange?.change)).toEqual([
      undefined,
      all.intervals[1]?.sdsChange?.change,
      undefined,
      all.intervals[3]?.sdsChange?.change,
    ])
    expect(course.predictions).toEqual([])
    // Our own estimate is cleared, and not for this age.
    expect([...new Set(course.notUsable.map(({ reason }) => reason.code))]).toEqual(['not_cleared', 'age_outside'])
  })

  it('leaves a rule open for want of a score, not of a height', () => {
    const infant = { ...boy, dateOfBirth: '2026-01-04', measurements: [{ date: '2026-07-04', sizeCm: 67 }] }
    const [rule] = assessCourse(infant, options).screening
    expect(rule?.gaps).toContainEqual({ code: 'missing', quantity: 'sizeSds' })
    const texts = [en, de].map((language) => rule && gapTexts(rule, courseTexts(language)).join('; '))
    expect(texts).toEqual([
      'without an SDS: height; missing: height half a year to a year before',
      'ohne SDS: Größe; es fehlt: Größe ein halbes bis ein Jahr zuvor',
    ])
  })

  it('leaves out WHO’s gains and thresholds of faltering growth, of an infant', () => {
    const infant = {
      ...boy,
      dateOfBirth: '2026-01-04',
      measurements: [
        { date: '2026-07-04', sizeCm: 67, weightKg: 7.5 },
        { date: '2026-09-04', sizeCm: 70, weightKg: 7.6 },
      ],
    }
    const growth = { today, references: germany }
    const [all, cleared] = [false, true].map((clearedOnly) => assessCourse(infant, { ...growth, clearedOnly }))
    const scored = (course: typeof all) =>
      course?.intervals.map(({ reason, sds, conditionalGain }) => [
        reason,
        sds !== undefined,
        conditionalGain !== undefined,
      ])
    expect(scored(all)).toEqual([
      [undefined, true, false],
      [undefined, true, true],
    ])
    expect(scored(cleared)).toEqual([
      ['not_cleared', false, false],
      ['not_cleared', false, false],
    ])
    expect([all?.faltering !== undefined, cleared?.faltering]).toEqual([true, undefined])
  })

  it.each([
    ['HeightVelocity', cdc, 'Height velocity: cannot be drawn; left out for licensing reasons: DONALD 2025.'],
    ['Height', germany, 'Height: cannot be drawn; left out for licensing reasons: WHO 2006, KiGGS 2013.'],
  ] as const)('refuses a chart of type %s', (type, references, message) => {
    const draw = () => chartData(boy, { type }, { ...options, references, courseCharts, locale: 'en' })
    expect(draw).toThrow(expect.objectContaining({ code: 'chart_not_applicable', message }))
  })

  it('says on a chart what it is without', () => {
    const notesOf = (locale: string, references = cdc) =>
      chartData(boy, { type: 'Weight', thriveLines: true }, { ...options, references, courseCharts, locale }).notes
    expect(notesOf('en')).toEqual(['Faltering growth is not assessed here.', 'For licensing reasons without WHO 2006.'])
    expect(notesOf('de', cdc2000)).toEqual([
      'Auf eine Gedeihstörung wird hier nicht geprüft.',
      'Aus Lizenzgründen ohne Cole 1998.',
    ])
  })

  it.each([['yes'], [1], [null]])('is true or false, not %j', (clearedOnly) => {
    expect(() => calculatePatient(boy, { clearedOnly: clearedOnly as never })).toThrow('clearedOnly is')
  })
})
