import { describe, expect, it } from 'vitest'
import type { ChartRequest } from '../../src/charts/chart-request.js'
import type { ChartInLanguage, ChartPoint } from '../../src/charts/data/chart-data.js'
import { pointText } from '../../src/charts/data/texts/describe-point.js'
import { chartScene } from '../../src/charts/picture/chart-scene.js'
import { germany } from '../../src/clinical/references/built-in-sets.js'
import { clinicMeasures } from '../../src/clinical/references/clinic-measures.js'
import { netherlandsMoroccan } from '../../src/clinical/references/national/netherlands.js'
import { norway } from '../../src/clinical/references/national/norway.js'
import { sweden } from '../../src/clinical/references/national/sweden.js'
import type { ReferenceSet } from '../../src/clinical/references/reference-set.js'
import { chartLanguages, type Locale } from '../../src/ground/languages/built-in.js'
import type { ChartType } from '../../src/ground/model/chart-types.js'
import type { Measurement, Patient } from '../../src/ground/model/patient.js'
import { anton, emil, jakob, mira, sofie } from '../fixtures/children.js'
import { chartInLanguage } from './chart-in-language.js'
import { today } from './patient-of-type.js'
import { groupsOf } from './shapes.js'

const visits = jakob.measurements ?? []
const odd: Patient = {
  ...jakob,
  measurements: [
    ...visits,
    { date: '2016-03-14', sizeCm: 1.32, weightKg: 22 },
    { date: '2020-04-20', sizeCm: 355, weightKg: 38 },
    { date: '2026-01-01', sizeCm: 178, weightKg: 64 },
    { sizeCm: 150, weightKg: 40 },
  ],
}

function drawn(patient: Patient, request: ChartRequest, locale: Locale = 'de'): ChartInLanguage {
  return chartInLanguage(patient, request, { today, locale })
}

describe('a score that is not that of the curves around it', () => {
  it('is missing beyond the reference of a disease', () => {
    expect(drawn(anton, { type: 'HeadWithAchondroplasia' }).cautions).toContain(
      '2 Werte ohne SDS für Achondroplasie: Die Referenz gilt für 0 bis 5 Jahre.',
    )
    expect(drawn(sofie, { type: 'BmiWithTrisomy21' }, 'en').cautions).toContain(
      '2 values without an SDS for trisomy 21: the reference covers 2 to 20 years.',
    )
    const early = {
      ...mira,
      measurements: [
        { date: '2013-05-03', sizeCm: 62 },
        { date: '2013-11-03', sizeCm: 69 },
      ],
    }
    expect(drawn(early, { type: 'HeightWithTurnerSyndrome' }).cautions).toEqual([
      '1 Wert ohne SDS für Turner-Syndrom: Die Referenz gilt für 1 bis 20 Jahre.',
    ])
    const small = { ...sofie, measurements: [{ date: '2018-05-25', sizeCm: 50.5, weightKg: 3.3 }] }
    expect(drawn(small, { type: 'WeightLengthWithTrisomy21' }).cautions.join()).toContain(
      '1 Wert ohne SDS für Trisomie 21',
    )
  })

  it('nothing is said where a disease has no more than a median, and where there is a score', () => {
    for (const type of ['SitWithAchondroplasia', 'HeightWithAchondroplasia', 'BmiWithAchondroplasia'] as const)
      expect(drawn(anton, { type }).cautions.join()).not.toContain('ohne SDS')
    expect(drawn(mira, { type: 'HeightWithTurnerSyndrome' }).cautions).toEqual([])
  })

  it('is missing before a national reference begins and where the general one ends', () => {
    const type = 'Height'
    const withoutSds = (patient: Patient, references: ReferenceSet, locale: Locale) =>
      chartInLanguage(patient, { type }, { today, references, locale }).cautions.filter((text) => /SDS/.test(text))
    const young: Patient = {
      dateOfBirth: '2012-02-10',
      gender: 'male',
      measurements: [
        { date: '2012-02-12', sizeCm: 51 },
        { date: '2014-02-12', sizeCm: 89 },
        { date: '2020-02-12', sizeCm: 131 },
      ],
    }
    expect(withoutSds(young, norway, 'de')).toEqual(['2 Werte ohne SDS: Die Referenz gilt für 7 bis 19 Jahre.'])
    expect(withoutSds(young, norway, 'en')).toEqual(['2 values without an SDS: the reference covers 7 to 19 years.'])
    expect(withoutSds(young, sweden, 'de')).toEqual(['2 Werte ohne SDS: Die Referenz gilt für 7 bis 18 Jahre.'])
    expect(withoutSds(young, netherlandsMoroccan, 'de')).toEqual([
      '1 Wert ohne SDS: Die Referenz gilt für 4,0 Wochen bis 21 Jahre.',
    ])
    expect(withoutSds(young, germany, 'de').filter((text) => text.includes('ohne SDS'))).toEqual([])
    const grown: Patient = {
      dateOfBirth: '2006-02-10',
      gender: 'male',
      measurements: [
        { date: '2024-08-12', sizeCm: 178 },
        { date: '2025-05-12', sizeCm: 179 },
      ],
    }
    expect(withoutSds(grown, germany, 'de')).toEqual(['1 Wert ohne SDS: Die Referenz gilt für 0 bis 19 Jahre.'])
  })

  it('comes from another reference', () => {
    expect(drawn(emil, { type: 'HeadPrematureCombined' }).cautions).toEqual([
      '1 Wert nach KiGGS 2013 bewertet, nicht nach den dargestellten Kurven.',
    ])
    for (const type of ['WeightPrematureCombined', 'Head'] as const)
      expect(drawn(emil, { type }).cautions.join()).not.toContain('dargestellten Kurven')
  })

  it('comes from another age where none is corrected, and adds no lines to curves that the child keeps to', () => {
    const type = 'HeightPrematureCombined'
    const plain = chartInLanguage(emil, { type }, { today, gestationalCorrection: 'none' })
    expect(plain.cautions).toContain(
      '5 Werte beim chronologischen Alter bewertet (WHO 2006), nicht nach den dargestellten Kurven.',
    )
    const labels = (data: ChartInLanguage) => data.curves.map(({ label }) => label)
    expect(labels(plain)).toEqual(labels(drawn(emil, { type })))
    expect(drawn(emil, { type }).cautions).toEqual([])
  })
})

describe('a value that rests on another one that can’t be right', () => {
  const infant = (change: Measurement): Patient => ({
    dateOfBirth: '2024-12-04',
    gender: 'female',
    measurements: [
      { date: '2025-02-04', sizeCm: 59, weightKg: 5.4 },
      { date: '2025-04-04', sizeCm: 63.5, weightKg: 6.8 },
      { date: '2025-06-04', sizeCm: 67, weightKg: 7.7, ...change },
      { date: '2025-08-04', sizeCm: 69.5, weightKg: 8.4 },
    ],
  })
  const byLength = (change: Measurement, locale: Locale = 'en') =>
    drawn(infant(change), { type: 'WeightLength' }, locale)

  it('of weight for length is marked where its length is at odds with the others, and both are named', () => {
    const { points, cautions, line } = byLength({ sizeCm: 85 })
    expect(points.filter(({ isDoubtful }) => isDoubtful).map(({ x, warnings }) => [x, warnings?.length])).toEqual([
      [85, 1],
    ])
    expect(cautions).toContain(
      '? 1 exceptional value at odds with the values beside it (dashed circle, not joined, not evaluated): 6.0 months: 85.0 cm, 7.70 kg.',
    )
    expect(line.flatMap((stretch) => stretch.points.map(({ x }) => x))).not.toContain(85)
    // What was meant of the length is not given as a weight.
    expect(byLength({ sizeCm: 6.7 * 12 }).points.map(({ likelyMeant }) => likelyMeant)).toEqual(
      Array.from({ length: 4 }),
    )
    expect(byLength({}).points.some(({ isDoubtful }) => isDoubtful)).toBe(false)
  })

  it('of weight for length is not drawn on a day in the future, or before birth', () => {
    const { points, cautions } = byLength({ date: '2026-09-01' }, 'de')
    expect(points).toHaveLength(3)
    expect(cautions).toContain('1 Wert nicht dargestellt: Datum in der Zukunft (01.09.2026: 7,7 kg).')
    expect(byLength({ date: '2024-06-04' }).points).toHaveLength(3)
    // An age that was stated places it, as on charts by age.
    expect(byLength({ date: '2026-09-01', ageInYears: 0.5 }).points).toHaveLength(4)
  })

  it('of blood pressure names the height that its reading rests on', () => {
    const child: Patient = {
      dateOfBirth: '2016-06-04',
      gender: 'female',
      measurements: [111, 117, 140, 128].map((sizeCm, i) => ({
        date: `${2022 + i}-06-04`,
        sizeCm,
        systolicMmHg: 100,
        diastolicMmHg: 60,
      })),
    }
    for (const type of ['SystolicPressure', 'DiastolicPressure'] as const) {
      const cautions = (locale: Locale) =>
        chartInLanguage(child, { type }, { today, locale, measures: clinicMeasures }).cautions
      expect(cautions('en')).toContain('Blood pressure assessed by a height in doubt (8 y 0 m: 140.0 cm).')
      expect(cautions('de')).toContain('Blutdruck nach einer fraglichen Körpergröße bewertet (8 J 0 M: 140,0 cm).')
    }
    const usual = { ...child, measurements: child.measurements?.filter(({ sizeCm }) => sizeCm !== 140) ?? [] }
    const { cautions } = chartInLanguage(
      usual,
      { type: 'SystolicPressure' },
      { today, locale: 'en', measures: clinicMeasures },
    )
    expect(cautions.join()).not.toContain('exceptional')
  })
})

describe('what is not drawn is counted and named', () => {
  it('impossible, future and undated values', () => {
    expect(drawn(odd, { type: 'Height' }).cautions).toEqual([
      '2 Werte nicht dargestellt: unplausibel (14.03.2016: 1,32 cm; 20.04.2020: 355 cm).',
      '1 Wert nicht dargestellt: Datum in der Zukunft (01.01.2026: 178 cm).',
      '1 Wert nicht dargestellt: ohne Datum oder Alter (150 cm).',
      'Referenzwechsel (4 J 0 M) von WHO 2006 zu KiGGS 2013: Linie unterbrochen; allein dadurch ändert sich der SDS um −0,30.',
    ])
    expect(drawn(odd, { type: 'Height' }, 'en').cautions[0]).toBe(
      '2 values not shown: implausible (14 Mar 2016: 1.32 cm; 20 Apr 2020: 355 cm).',
    )
  })

  it('what an impossible value takes with it', () => {
    expect(drawn(odd, { type: 'Bmi' }).cautions[0]).toContain('14.03.2016: 1,32 cm; 20.04.2020: 355 cm')
    expect(drawn(odd, { type: 'WeightLength' }).cautions[0]).toContain('14.03.2016: 1,32 cm; 20.04.2020: 355 cm')
    expect(drawn(odd, { type: 'Weight' }).cautions.join()).not.toContain('unplausibel')
  })

  it('a body mass index that both values make impossible', () => {
    const measurements = [{ date: '2019-03-11', sizeCm: 140, weightKg: 244 }]
    const { unused, cautions, points } = drawn({ ...jakob, measurements }, { type: 'Bmi' })
    expect(points).toEqual([])
    expect(unused[0]?.value).toBe('124,5 kg/m²')
    expect(cautions[0]).toContain('11.03.2019: 124,5 kg/m²')
  })

  it('size at birth and bone ages', () => {
    const { cautions } = drawn(
      { ...jakob, sizeBirthCm: 510, measurements: [{ ...visits[4], boneAgeYears: 65 }] },
      { type: 'Height' },
    )
    expect(cautions[0]).toBe(
      '2 Werte nicht dargestellt: unplausibel (Geburt: 510 cm; 12.09.2016: Knochenalter 65 Jahre).',
    )
  })

  it('at most three by name', () => {
    const measurements = [1, 2, 3, 4, 5].map((n) => ({ date: `2016-0${n}-01`, sizeCm: n }))
    expect(drawn({ ...jakob, measurements }, { type: 'Height' }).cautions[0]).toBe(
      '5 Werte nicht dargestellt: unplausibel (01.01.2016: 1 cm; 01.02.2016: 2 cm; 01.03.2016: 3 cm; 2 weitere).',
    )
  })

  it('and a single further one', () => {
    const measurements = [1, 2, 3, 4].map((n) => ({ date: `2016-0${n}-01`, sizeCm: n }))
    const [caution] = drawn({ ...jakob, measurements }, { type: 'Height' }).cautions
    expect(caution).toContain('01.03.2016: 3 cm; 1 weiterer).')
  })

  it.each<[Partial<ChartRequest>, string]>([
    [{ cropX: true, cropXAt: 7.3 }, '5 spätere Werte außerhalb des Ausschnitts; letzter: 16 J 0 M: 177,0 cm.'],
    [{ cropX: true, cropXAt: 16 }, 'Ein späterer Wert außerhalb des Ausschnitts: 16 J 0 M: 177,0 cm.'],
    [{ cropY: true, cropYAt: 140 }, '3 spätere Werte außerhalb des Ausschnitts; letzter: 16 J 0 M: 177,0 cm.'],
  ])('values outside %j', (crop, caution) => {
    expect(drawn(jakob, { type: 'Height', ...crop }).cautions).toContain(caution)
  })

  it('a value off the scale between others', () => {
    const measurements = [...visits.slice(0, 4), { date: '2012-09-12', weightKg: 22 }]
    expect(drawn({ ...jakob, measurements }, { type: 'Weight', cropY: true, cropYAt: 21 }).cautions).toContain(
      '1 Wert außerhalb des Ausschnitts: 3 J 6 M: 22,00 kg.',
    )
  })

  it('a height off the scale that is more than the one after: it is drawn at the edge', () => {
    const measurements = [...visits.slice(0, 4), { date: '2012-09-12', sizeCm: 118 }]
    const { cautions, points } = drawn({ ...jakob, measurements }, { type: 'Height', cropY: true, cropYAt: 115 })
    expect(cautions.filter((text) => text.includes('118'))).toEqual([
      '? 1 außergewöhnlicher Wert passt nicht zu den Werten davor/danach (gestrichelter Kreis, nicht verbunden, nicht ausgewertet): ' +
        '3 J 6 M: 118,0 cm, 7,0 cm mehr als beim Besuch danach.',
    ])
    expect(points.filter(({ isDoubtful }) => isDoubtful).map(({ y }) => y)).toEqual([118])
  })

  it('an event without a date, and a bone age outside', () => {
    const { cautions } = drawn(
      { ...jakob, markers: [{ text: 'Masern' }], measurements: [{ ...visits[4], boneAgeYears: 10 }] },
      { type: 'Height', cropX: true, cropXAt: 8 },
    )
    expect(cautions).toEqual([
      'Ein Knochenalter außerhalb des Ausschnitts.',
      'Ein Ereignis ohne verwendbares Datum nicht dargestellt.',
    ])
  })

  it('what a fitted window leaves out', () => {
    const data = drawn(jakob, { type: 'WeightLength', window: 'fit' })
    expect(data.cautions.join()).toContain('6 Werte')
    expect(JSON.stringify(chartScene(data, { width: 1000, height: 1000, references: false }))).toContain(
      '63,50 kg (nicht in diesem Ausschnitt)',
    )
  })

  it('nothing where all is drawn', () => {
    expect(drawn({ ...jakob, measurements: jakob.measurements!.slice(3) }, { type: 'Height' }).cautions).toEqual([])
    expect(drawn(jakob, { type: 'WeightLength' }).cautions.join()).not.toContain('Ereignis')
  })
})

describe('what else no reader may miss', () => {
  it('the chart of a disease that the child does not have', () => {
    const type: ChartType = 'HeightWithAchondroplasia'
    expect(drawn(jakob, { type }).cautions).toEqual(['Achondroplasie: bei diesem Kind nicht als Diagnose angegeben.'])
    expect(drawn(anton, { type }).cautions).toEqual([])
  })

  it('the diagnoses of a child on a chart of general references', () => {
    const cautions = (diseases: readonly string[], type: ChartType, locale?: 'en') =>
      drawn({ ...mira, diseases }, { type }, locale).cautions.filter((text) => /angegeben|recorded/.test(text))
    expect(cautions(['TurnerSyndrome'], 'Height')).toEqual(['Turner-Syndrom angegeben; Kurven: allgemeine Referenz.'])
    expect(cautions(['TurnerSyndrome'], 'HeightWithTurnerSyndrome')).toEqual([])
    const many = ['TurnerSyndrome', 'coeliac disease', 'asthma', 'x'.repeat(80), 'eczema']
    expect(cautions(many, 'Weight', 'en')).toEqual([
      'Turner syndrome; coeliac disease; asthma; 2 more recorded; curves: general reference.',
    ])
    expect(cautions(many.slice(3), 'Bmi', 'en')).toEqual([
      `${'X'}${'x'.repeat(59)}…; eczema recorded; curves: general reference.`,
    ])
    expect(cautions([], 'Height')).toEqual([])
  })

  it('whom the reference of a disease describes', () => {
    const { notes } = drawn({ ...jakob, diseases: ['NoonanSyndrome'] }, { type: 'HeightWithNoonanSyndrome' }, 'en')
    expect(notes).toContain('Isojima 2016: 308 Japanese individuals with Noonan syndrome.')
  })
})

const square = { width: 1000, height: 1000, references: false }

describe('in the picture', () => {
  const groups = (patient: Patient, type: ChartType) =>
    groupsOf(chartScene(drawn(patient, { type }), square).shapes, 'point')

  it('an unused value is a hollow cross at the edge of its date, with what is wrong', () => {
    const crosses = groups(odd, 'Height').flatMap(({ title, shapes }) =>
      shapes.flatMap((shape) => (shape.kind === 'symbol' && shape.symbol === 'cross' ? [{ ...shape, title }] : [])),
    )
    expect(crosses.map(({ title }) => title?.slice(0, 20))).toEqual([
      '14.03.2016 · 1,32 cm',
      '20.04.2020 · 355 cm ',
      '01.01.2026 · 178 cm ',
    ])
    expect(crosses[0]?.title).toContain('Meter statt Zentimeter')
    expect(crosses[1]!.y).toBeLessThan(crosses[0]!.y)
    expect(crosses[0]?.fill).not.toBe(crosses[0]?.stroke)
  })

  it('a warning is marked at its point, a hint is not', () => {
    const marked = (sizeCm: number) =>
      groups({ ...jakob, measurements: [{ date: '2019-03-11', sizeCm }] }, 'Height').filter(({ shapes }) =>
        shapes.some((shape) => shape.kind === 'text' && shape.text === '?'),
      )
    expect(marked(139.5)).toEqual([])
    // 4.5 SD above the median: a hint.
    expect(marked(170)).toEqual([])
    expect(marked(185)).toHaveLength(1)
    expect(marked(185)[0]?.title).toContain('Warnung: ')
  })
})

describe('every score names its reference', () => {
  const titles = (patient: Patient, type: ChartType) =>
    groupsOf(chartScene(drawn(patient, { type }), square).shapes, 'point').map(({ title }) => title ?? '')

  it('that of a disease and the general one side by side', () => {
    const [last] = titles(mira, 'HeightWithTurnerSyndrome').slice(-1)
    expect(last).toMatch(/SDS \(Turner: Lyon 1985\) \S+ · P\d+ · SDS \(KiGGS 2013\) \S+ · P/)
  })

  it.each<[ChartType, Patient]>([
    ['Height', jakob],
    ['HeightWithTurnerSyndrome', mira],
    ['HeightPremature', emil],
    ['HeightWithAchondroplasia', anton],
    ['WeightLength', jakob],
  ])('%s: birth by the reference for size at birth', (type, patient) => {
    const { birth, notes } = drawn(patient, { type })
    expect(birth?.reference).toBe('Niklasson 2008')
    expect(birth?.ladder.map(({ percentile }) => percentile)).toEqual(type === 'WeightLength' ? [] : [3, 50, 97])
    expect(notes.includes('Geburtswert nach SSW bewertet (Niklasson 2008).')).toBe(type === 'WeightLength')
    expect(titles(patient, type).some((title) => title.includes('SDS (Niklasson 2008)'))).toBe(true)
  })

  it('and says where a score is only approximate', () => {
    const [point] = drawn(mira, { type: 'HeightWithTurnerSyndrome' }).points
    const text = pointText(
      { ...(point as ChartPoint), approximate: true },
      drawn(mira, { type: 'HeightWithTurnerSyndrome' }).yAxis,
      chartLanguages.de,
    )
    expect(text).toMatch(/SDS \(Turner: Lyon 1985\) ≈ \S+ · P\d+ · SDS \(WHO 2006\) [^≈]/)
  })

  it('leaves birth without a score where the gestation is unknown', () => {
    const { birth } = drawn({ ...jakob, weekBirth: undefined }, { type: 'Height' })
    expect(birth?.score).toBeUndefined()
    expect(birth?.ladder).toEqual([])
  })
})

it('a place beyond all numbers is no place: an absurd age in weeks', () => {
  const absurd = { gender: 'male', weekBirth: 30, measurements: [{ ageInYears: 4.95e305, sizeCm: 0 }] } as const
  const { unused } = chartInLanguage(absurd, { type: 'HeightPrematureCombined' }, { today })
  expect(unused).toMatchObject([{ x: undefined, value: '0 cm' }])
})

// At the end of the correction no score compares two heights: the next one shows that the earlier is wrong.
it.each([
  ['en', '2 y 3 m: 84.0 cm, 3.5 cm less than at the visit before (check the earlier one).'],
  ['de', '2 J 3 M: 84,0 cm, 3,5 cm weniger als beim Besuch davor – bitte den früheren Wert prüfen.'],
] as const)('names the earlier of two heights where that alone is left out (%s)', (locale, said) => {
  const cautions = (last: number) => {
    const heights: Measurement[] = [
      { date: '2023-11-25', sizeCm: 84 },
      { date: '2024-02-24', sizeCm: 87.5 },
      { date: '2024-04-20', sizeCm: 84 },
      { date: '2024-06-01', sizeCm: last },
    ]
    const child: Patient = { dateOfBirth: '2022-01-01', gender: 'male', weekBirth: 28, measurements: heights }
    return chartInLanguage(child, { type: 'Height' }, { today: '2024-06-02', locale }).cautions.join(' ')
  }
  expect(cautions(84.5)).toContain(said)
  expect(cautions(90)).not.toMatch(/check the earlier one|den früheren Wert/)
})
