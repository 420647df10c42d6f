import { describe, expect, it } from 'vitest'
import type { ChartRequest } from '../../../src/charts/chart-request.js'
import { sheetFormats } from '../../../src/charts/chart-request.js'
import { palettes } from '../../../src/charts/picture/styles.js'
import { describeChart } from '../../../src/charts/picture/summary/describe-chart.js'
import { sheetSize } from '../../../src/charts/sheet/sheet-scene.js'
import { calculatePatient } from '../../../src/clinical/assessment/calculate-patient.js'
import { assessCourse } from '../../../src/clinical/course/assess-course.js'
import { norway } from '../../../src/clinical/references/national/norway.js'
import type { AnyChartType } from '../../../src/ground/model/chart-types.js'
import type { Measurement, Patient } from '../../../src/ground/model/patient.js'
import type { Score } from '../../../src/ground/model/score.js'
import type { PathShape, SymbolShape } from '../../../src/ground/scene/scene.js'
import { chartSvg } from '../../../src/shown/render/chart-svg.js'
import { renderChart } from '../../../src/shown/render/render-chart.js'
import * as children from '../../fixtures/sheet-children.js'
import { nora } from '../../fixtures/unusual-children.js'
import { chartInLanguage } from '../chart-in-language.js'
import { today } from '../patient-of-type.js'
import { shapesOf, sheetDrawer, sheetOf, textsOf, wordsOf } from './sheet-under-test.js'

const { konstantin, moritz, leonie, ferdinand, frieda, onceSeen, twiceSeen, emilia, oftenSeen } = children

/** The shapes of a kind in the parts of a role. */
function inRole<Kind extends 'path' | 'symbol'>(scene: ReturnType<typeof sheetOf>, role: string, kind: Kind) {
  const parts = shapesOf(scene.shapes).filter((shape) => shape.kind === 'group' && shape.role === role)
  return shapesOf(parts).filter((shape) => shape.kind === kind) as (Kind extends 'path' ? PathShape : SymbolShape)[]
}

describe('a sheet', () => {
  it.each(Object.entries(children))('of %s is one A4 page in every language, the same each time', (_, child) => {
    for (const locale of ['de', 'en'] as const) {
      const scene = sheetOf(child, { type: 'Height' }, { locale })
      expect([scene.width, scene.height]).toEqual([sheetSize.width, sheetSize.height])
      expect(scene).toEqual(sheetOf(child, { type: 'Height' }, { locale }))
    }
  })

  it.each([
    [
      'en',
      'Takes two visits with a usable value',
      'Not screened: the latest value (9 y 0 m) is in doubt, and there is no other usable one.',
      'less than at the visit before (check both).',
    ],
    [
      'de',
      'Erst ab zwei Untersuchungen mit verwendbarem Wert',
      'Nicht geprüft: Der letzte Wert (9 J 0 M) ist fraglich, und kein anderer ist verwendbar.',
      'weniger als beim Besuch davor – bitte beide prüfen.',
    ],
  ] as const)('derives nothing from two heights that contradict each other, and says so: %s', (locale, ...said) => {
    const child = (weightKg?: number): Patient => ({
      dateOfBirth: '2012-05-11',
      gender: 'male',
      measurements: [128.5, 118.5].map((sizeCm, i) => ({ date: `${2020 + i}-05-11`, sizeCm, weightKg })),
    })
    for (const text of said) expect(wordsOf(sheetOf(child(), { type: 'Height' }, { locale }))).toContain(text)
    // Nor from their body mass indices.
    expect(wordsOf(sheetOf(child(26), { type: 'Bmi' }, { locale }), 'facts')).toContain(said[0])
  })

  it.each([
    ['en', 'in doubt', 'No class: height in doubt', 'No class: weight in doubt'],
    ['de', 'fraglich', 'Keine Klasse: Größe fraglich', 'Keine Klasse: Gewicht fraglich'],
  ] as const)('marks a latest value in doubt, and classes nothing by it: %s', (locale, doubt, height, weight) => {
    const visits = (of: readonly (readonly [number, number])[]): Patient => ({
      dateOfBirth: '2012-05-11',
      gender: 'male',
      measurements: of.map(([sizeCm, weightKg], i) => ({ date: `${2018 + i}-05-11`, sizeCm, weightKg })),
    })
    const before = [
      [116, 21],
      [122.4, 24],
      [128.5, 27],
    ] as const
    const words = (last: readonly [number, number], type: 'Height' | 'Bmi', layout: 'sheet' | 'chart') => {
      const child = visits([...before, last])
      return layout === 'sheet'
        ? wordsOf(sheetOf(child, { type }, { locale }), 'facts')
        : describeChart({ ...chartInLanguage(child, { type }, { locale }), cautions: [], notes: [] }).description
    }
    for (const layout of ['sheet', 'chart'] as const) {
      expect(words([118.5, 30], 'Height', layout)).toMatch(new RegExp(`(cm|[cC]entimet\\w+|Zentimeter) \\(${doubt}\\)`))
      expect(words([134, 30], 'Height', layout)).not.toContain(doubt)
      for (const [last, said] of [
        [[118.5, 34], height],
        [[134, 12], weight],
      ] as const) {
        const text = words(last, 'Bmi', layout)
        expect(text).toMatch(new RegExp(`(kg/m²|square metre|Quadratmeter) \\(${doubt}\\)`))
        expect(text).toContain(said)
        expect(text).not.toMatch(/% |Adipositas|Übergewicht|[Oo]besity|[Oo]verweight/)
      }
    }
    expect(words([134, 36], 'Bmi', 'sheet')).not.toContain(height)
    const strip = (last: number) =>
      textsOf(sheetOf(visits([...before, [last, 30]]), { type: 'Height' }, { locale }), 'sds-strip')
    expect(strip(118.5).find(({ text }) => text.endsWith(' ?'))?.bold).toBe(false)
    expect(strip(134).some(({ text }) => text.endsWith(' ?'))).toBe(false)
    expect(strip(134).some(({ bold }) => bold)).toBe(true)
  })

  it.each([
    ['en', 118.5, 'Judged without the latest value (9 y 0 m), which is in doubt.'],
    ['de', 118.5, 'Beurteilt ohne den letzten Wert (9 J 0 M), der fraglich ist.'],
    ['en', 1345, 'Judged without the latest value (9 y 0 m), which is implausible.'],
    ['de', 1345, 'Beurteilt ohne den letzten Wert (9 J 0 M), der unplausibel ist.'],
  ] as const)('says before the rules that they leave out the latest value: %s, %d cm', (locale, sizeCm, said) => {
    const notes = (last: number) => {
      const measurements = [116, 122.4, 128.5, last].map((sizeCm, i) => ({ date: `${2018 + i}-05-11`, sizeCm }))
      const child: Patient = { dateOfBirth: '2012-05-11', gender: 'male', measurements }
      return wordsOf(sheetOf(child, { type: 'Height' }, { locale }), 'cautions')
    }
    expect(notes(sizeCm)).toContain(said)
    expect(notes(134)).not.toContain(said)
  })

  it('says nothing of an impossible value that a usable one follows', () => {
    const measurements = [116, 1224, 128.5].map((sizeCm, i) => ({ date: `${2018 + i}-05-11`, sizeCm }))
    const child: Patient = { dateOfBirth: '2012-05-11', gender: 'male', measurements }
    expect(wordsOf(sheetOf(child, { type: 'Height' }, { locale: 'en' }))).not.toContain('Judged without')
  })

  it('has a mistyped value dashed at the edges of chart and scores, with the scale of the others', () => {
    const drawn = (weightKg: number) => {
      const visits = [31, 35, 39, weightKg, 50].map((kg, i) => ({ date: `${2020 + i}-05-11`, weightKg: kg }))
      return sheetOf({ dateOfBirth: '2010-05-11', gender: 'male', measurements: visits }, { type: 'Weight' })
    }
    const ticks = (scene: ReturnType<typeof sheetOf>) => textsOf(scene, 'sds-strip').map(({ text }) => text)
    const dashed = (scene: ReturnType<typeof sheetOf>, role: string) =>
      inRole(scene, role, 'symbol').filter(({ dash }) => dash !== undefined)
    const usual = drawn(44)
    for (const weightKg of [4.4, 244]) {
      const scene = drawn(weightKg)
      expect(ticks(scene)).toEqual(ticks(usual))
      expect(dashed(scene, 'point')).toHaveLength(1)
      expect(dashed(scene, 'sds-strip')).toHaveLength(1)
    }
    expect(dashed(usual, 'point')).toEqual([])
  })

  it('is not empty where a mistyped weight makes a prediction absurd', () => {
    const visits = [
      ['2020-03-09', 84, 11.4],
      ['2022-03-07', 98, 14.6],
      ['2024-03-04', 107, 17.2],
      ['2025-03-05', 109.5, 175],
    ] as const
    const child = {
      dateOfBirth: '2018-03-05',
      gender: 'female',
      sizeFatherCm: 178,
      sizeMotherCm: 166,
      measurements: visits.map(([date, sizeCm, weightKg]) => ({ date, sizeCm, weightKg })),
    } as const
    const scene = sheetOf(child, { type: 'Height' })
    expect(shapesOf(scene.shapes).length).toBeGreaterThan(200)
    const lowest = inRole(scene, 'adult-heights', 'symbol').map(({ y }) => y)
    expect(Math.max(...lowest, 0)).toBeLessThan(sheetSize.height)
  })

  it.each([
    ['both visits', ['2022-02-12', '2024-02-12']],
    ['the first of two visits', ['2024-02-12', '2027-03-01']],
  ])('gives the missing reference as the reason why a change of SDS is missing: %s', (_, days) => {
    const measurements = days.map((date, i) => ({ date, sizeCm: 104 + 20 * i, weightKg: 16 }))
    const child = { dateOfBirth: '2020-02-10', gender: 'male', measurements } as const
    const sheetWords = (locale: 'de' | 'en') =>
      wordsOf(sheetOf(child, { type: 'Height' }, { references: norway, locale, today: '2027-03-01' }))
    expect(sheetWords('de')).toContain('nicht beide Untersuchungen haben einen SDS')
    expect(sheetWords('en')).toContain('no SDS at one or both visits')
    expect(sheetWords('de')).not.toContain('über den Wechsel der Referenz')
  })

  it('says who it is, what is drawn, and by which references', () => {
    const words = wordsOf(sheetOf(konstantin, { type: 'Height', patientId: '2019-0417' }), 'header')
    expect(words).toContain('Konstantin Steininger')
    expect(words).toContain('geb. 11.05.2012')
    expect(words).toContain('2019-0417')
    expect(words).toContain('WHO 2006, KiGGS 2013')
  })

  it('has the facts of result and course, rounded once', () => {
    const words = wordsOf(sheetOf(konstantin, { type: 'Height' }, { locale: 'en' }), 'facts')
    const options = { today, locale: 'en' } as const
    const { measurements } = calculatePatient(konstantin, options)
    const latest = measurements.at(-1)
    const rated = measurements.filter(({ boneAgeYears }) => boneAgeYears !== undefined).at(-1)
    const course = assessCourse(konstantin, options)
    const interval = course.intervals.filter(({ measure }) => measure === 'size').at(-1)
    const minus = (value: number | undefined) => value?.toFixed(2).replace('-', '−')
    expect(words).toContain('129.8 cm')
    expect(words).toContain(`SDS ${minus(latest?.sizeSds?.value)}`)
    expect(words).toContain(`${interval?.perYear?.toFixed(1)} cm/y`)
    expect(words).toContain(`SDS ${minus(interval?.sds?.value)} · P23`)
    expect(words).toContain('DONALD 2025')
    expect(words).toContain(`+${interval?.sdsChange?.change.toFixed(2)} SDS`)
    expect(words).toContain(`${course.targets[0]?.cm.toFixed(1)} cm`)
    expect(words).toContain(
      `Distance ${minus(course.targetDistances.filter(({ method }) => method === 'tanner').at(-1)?.sds)} SDS`,
    )
    expect(words).toContain(`2 y 1 m behind age SDS for bone age ${minus(rated?.boneAgeSizeSds?.value)}`)
    expect(words).toContain('SGA')
  })

  it('draws each adult height of the course as a dot with its bar by the kind of its range, and says why others are missing', () => {
    const all = { locale: 'en', methods: 'all' } as const
    const scene = sheetOf(konstantin, { type: 'Height' }, all)
    const { predictions, targets } = assessCourse(konstantin, { today, ...all })
    expect(inRole(scene, 'adult-heights', 'symbol')).toHaveLength(predictions.length + targets.length)
    const words = wordsOf(scene, 'adult-heights')
    for (const { cm } of [...predictions, ...targets]) expect(words).toContain(cm.toFixed(1))
    for (const meaning of ['(±8.5 cm)', '(95% of children)', '(±1 SD)', '(90% of the sample)', '× range not available'])
      expect(words).toContain(meaning)
    // Each kind of range is drawn in a way of its own: one SD broad, others thin with ends, none a cross in place of the dot.
    // The lane has its own scale.
    expect(words).toMatch(/160.*170.*180/)
    const count = (kind: string) => predictions.filter(({ spread }) => spread === kind).length
    const bars = inRole(scene, 'adult-heights', 'path')
    // A full sheet is drawn smaller.
    const full = Math.max(...bars.map(({ strokeWidth = 0 }) => strokeWidth)) / 3.4
    const asWide = (width: number) => bars.filter(({ strokeWidth = 0 }) => Math.abs(strokeWidth / full - width) < 1e-9)
    expect(asWide(3.4)).toHaveLength(count('sd'))
    expect(asWide(1.2).filter(({ lines }) => lines.length === 3)).toHaveLength(targets.length + count('90%'))
    const crosses = inRole(scene, 'adult-heights', 'symbol').filter(({ symbol }) => symbol === 'cross')
    expect(crosses).toHaveLength(count('unknown'))
    expect(count('unknown')).toBeGreaterThan(0)
    expect(wordsOf(scene)).toContain('Predictions not usable (2): Tanner 1975: needs a bone age by TW2 RUS')
    expect(wordsOf(scene)).toContain('Heights alone (our own estimate): only from 3 to 7 years (our own limit)')
    expect(wordsOf(scene)).toContain("Greulich and Pyle's was assumed")
  })

  it('doubts a method in its own row, in grey, where a review does', () => {
    const scene = sheetOf(konstantin, { type: 'Height' }, { locale: 'en' })
    const texts = textsOf(scene, 'adult-heights')
    const name = texts.findIndex(({ text }) => text.startsWith('Roche-Wainer-Thissen'))
    expect(texts[name]?.fill).toBe(palettes.male.quietText)
    expect(wordsOf(scene, 'adult-heights')).toMatch(/Roche-Wainer-Thissen.*doubtful \(Thodberg\)/)
  })

  it('takes the scale of the bone ages', () => {
    const words = wordsOf(
      sheetOf(konstantin, { type: 'Height' }, { locale: 'en', boneAgeMethod: 'tw2-rus', methods: 'all' }),
    )
    expect(words).not.toContain('assumed')
    expect(words).toContain('Tanner 1975')
    expect(words).toMatch(
      /Predictions not usable \(4\): Bayley-Pinneau, Roche-Wainer-Thissen: needs a bone age by Greulich-Pyle;/,
    )
  })

  it('names a screening rule that is met with what was compared and what it is worth, and is no diagnosis', () => {
    const words = wordsOf(sheetOf(konstantin, { type: 'Height' }))
    expect(words).toContain('JGZ 2019 (Kleinwuchs): erfüllt')
    expect(words).toContain('Größe −2,51 SDS, Grenze −2,50')
    expect(words).toContain('Keine publizierten Zahlen für diesen Fall')
    expect(words).toContain('hier nach KiGGS 2013')
    expect(words).toContain('Eine erfüllte Regel ist keine Diagnose.')
  })

  it('names rules that are not met, and those that lack something with what', () => {
    expect(wordsOf(sheetOf(moritz, { type: 'Height' }))).toContain('Nicht erfüllt: JGZ 2019 (Kleinwuchs)')
    expect(wordsOf(sheetOf(onceSeen, { type: 'Height' }))).toMatch(
      /GHRS 2000 \(.*?\): offen; es fehl(?:t: [^,;.]+[;.]|en: [^,;.]+, )/,
    )
  })

  it('evaluates no rule and no prediction for a child with a disease, and says so', () => {
    const scene = sheetOf(leonie, { type: 'HeightWithTurnerSyndrome' }, { locale: 'en' })
    expect(wordsOf(scene)).toContain(
      'Not evaluated; velocity (±2 SD), bone-age (±2 years) and faltering-growth limits not applied either: rules and limits are for children without a known disease.',
    )
    expect(wordsOf(scene)).toContain('Predictions not usable (8): developed in children without a disease.')
  })

  it('shows the change of the score since a treatment began, by both references of a disease, its own first', () => {
    const words = wordsOf(sheetOf(leonie, { type: 'HeightWithTurnerSyndrome' }, { locale: 'en' }), 'facts')
    expect(words).toContain('SDS since treatment began +2.28 SDS Turner: Lyon 1985 KiGGS 2013 +1.10')
    expect(words).toContain('Growth hormone from 15')
    expect(words).toContain('compared with 5 Nov 2018')
  })
})

/** The lines between scores by the reference of the chart. */
function joinsOf(scene: ReturnType<typeof sheetOf>): readonly (readonly number[])[] {
  return inRole(scene, 'sds-strip', 'path').flatMap(({ lines, stroke }) =>
    stroke === palettes.male.patient ? lines : [],
  )
}

describe('the strips of a sheet', () => {
  it('name a velocity at their end only if it is that of the latest visit', () => {
    const visits = [120, 125, 130.5].map((sizeCm, i) => ({ date: `${2021 + i}-05-11`, sizeCm }))
    const child: Patient = { dateOfBirth: '2013-05-11', gender: 'male', measurements: visits }
    const endLabel = (patient: Patient) =>
      textsOf(sheetOf(patient, { type: 'Height' }), 'velocity-strip').some(({ text }) => text.endsWith(' cm/J'))
    expect(endLabel(child)).toBe(true)
    expect(endLabel({ ...child, markers: [{ date: '2022-09-01', kind: 'growth-hormone' }] })).toBe(false)
  })

  it('share the x axis of the chart', () => {
    const scene = sheetOf(moritz, { type: 'Height' })
    const frames = ['axes', 'sds-strip', 'velocity-strip'].map((role) => {
      const parts = shapesOf(scene.shapes).filter((shape) => shape.kind === 'group' && shape.role === role)
      const frame = shapesOf(parts).find((shape) => shape.kind === 'rect' && shape.stroke !== undefined)
      return frame?.kind === 'rect' ? [frame.x, frame.width] : undefined
    })
    expect(frames[0]).toBeDefined()
    expect(frames[1]).toEqual(frames[0])
    expect(frames[2]).toEqual(frames[0])
  })

  it('keep scores of a disease and general ones on scales of their own, named', () => {
    const scene = sheetOf(leonie, { type: 'HeightWithTurnerSyndrome' })
    const parts = shapesOf(scene.shapes).filter((shape) => shape.kind === 'group' && shape.role === 'sds-strip')
    const words = parts.map((part) => shapesOf([part]).flatMap((shape) => (shape.kind === 'text' ? [shape.text] : [])))
    expect(words).toHaveLength(2)
    expect(words[0]).toEqual(expect.arrayContaining(['SDS Turner', '+2,20']))
    expect(words[0]?.join()).not.toContain('Zielgröße')
    expect(words[1]).toEqual(expect.arrayContaining(['SDS', 'WHO/KiGGS', '−2,14', 'Zielgröße −0,12']))
  })

  it('never join scores of two references', () => {
    const scene = sheetOf(moritz, { type: 'Height' })
    const scores = inRole(scene, 'sds-strip', 'symbol')
    // Twelve visits and birth: lines join the three by WHO, and the nine by KiGGS.
    expect(scores).toHaveLength(13)
    const joins = joinsOf(scene)
    expect(joins).toHaveLength(12 - 2)
    expect(wordsOf(scene)).toContain('SDS nach verschiedenen Referenzen sind nicht verbunden')
  })

  it('have a head by WHO from the seam at 4 months to 24 months as a second line, named', () => {
    const measurements = (
      [
        ['2024-12-09', 39],
        ['2025-01-05', 40],
        ['2025-03-10', 41.5],
        ['2025-06-10', 43],
        ['2026-12-10', 46],
      ] as const
    ).map(([date, headCm]) => ({ date, headCm }))
    const boy: Patient = { dateOfBirth: '2024-09-09', gender: 'male', measurements }
    const scene = sheetOf(boy, { type: 'Head' }, { today: '2027-01-01' })
    const dotted = inRole(scene, 'sds-strip', 'path').filter(
      ({ dash, stroke }) => dash?.[0] === 1.6 && stroke === palettes.male.quietText,
    )
    // From the last score by both references on; the visit after 24 months has none by WHO.
    expect(dotted.flatMap(({ lines }) => lines)).toHaveLength(2)
    expect(textsOf(scene, 'sds-strip').map(({ text }) => text)).toContain('WHO 2006')
    expect(wordsOf(sheetOf(boy, { type: 'Height' }, { today: '2027-01-01' }), 'sds-strip')).not.toContain('WHO')
    // Of a single visit there is no line: the score by WHO is a dot, and its name keeps clear of the line at 0.
    const once = sheetOf({ ...boy, measurements: measurements.slice(2, 3) }, { type: 'Head' })
    const grey = inRole(once, 'sds-strip', 'symbol').filter(({ stroke }) => stroke === palettes.male.quietText)
    expect(grey).toHaveLength(1)
    const name = textsOf(once, 'sds-strip').find(({ text }) => text === 'WHO 2006')
    const plates = shapesOf(once.shapes).filter((shape) => shape.kind === 'rect' && shape.fillOpacity === 0.92)
    expect(plates.some((plate) => plate.kind === 'rect' && plate.x + 1.5 === name?.x)).toBe(true)
  })

  it('show velocity with its error, and P3, P50 and P97 alone', () => {
    const scene = sheetOf(moritz, { type: 'Height' })
    const words = textsOf(scene, 'velocity-strip').map(({ text }) => text)
    expect(words).toEqual(expect.arrayContaining(['P3', 'P50', 'P97', '5,7 cm/J']))
    expect(words).not.toContain('P25')
    expect(wordsOf(scene)).toContain('±1 SD des Fehlers zweier Messungen')
  })

  it('count an infant’s velocity by shorter times, against the gains of WHO', () => {
    expect(wordsOf(sheetOf(frieda, { type: 'Height' }), 'velocity-strip')).toContain('cm pro Monat')
    const weight = sheetOf(frieda, { type: 'Weight' })
    expect(wordsOf(weight, 'velocity-strip')).toContain('g pro Tag')
    expect(wordsOf(weight, 'facts')).toMatch(
      /Zunahme \+350 g in 2 Monaten 6 g\/Tag .*Zunahme bei diesem Ausgangsgewicht −1,06 SDS in 2 Monaten Cole 1998/,
    )
    expect(wordsOf(weight)).toContain('(WHO 2009)')
  })

  it('say what is above their scale, and what has no velocity', () => {
    const words = wordsOf(sheetOf(ferdinand, { type: 'Height' }, { locale: 'en' }))
    expect(words).toContain('Above the scale of velocity (triangles): 3.0 months – 6.0 months: 3.2 cm/month')
    expect(words).toContain('One interval without velocity: lying before, standing now: not compared.')
    expect(wordsOf(sheetOf(onceSeen, { type: 'Height' }, { locale: 'en' }), 'velocity-strip')).toContain(
      'No velocity yet: it takes two visits with a usable value.',
    )
    expect(wordsOf(sheetOf(twiceSeen, { type: 'Height' }, { locale: 'en' }), 'facts')).toContain(
      'over one and a half years: no score',
    )
  })

  it('break where the correction for prematurity ends', () => {
    const scene = sheetOf(ferdinand, { type: 'Height' })
    const joins = joinsOf(scene)
    // Eight visits: the first by Fenton, five corrected by WHO, two after the correction.
    expect(joins).toHaveLength(4 + 1)
  })

  it('are one for what has no velocity', () => {
    const scene = sheetOf(emilia, { type: 'Bmi' })
    expect(textsOf(scene, 'sds-strip').length).toBeGreaterThan(0)
    expect(textsOf(scene, 'velocity-strip')).toEqual([])
  })
})

it('gives what an infant gained since the visit before, where only a longer gain is scored', () => {
  const visits = [
    { ageInYears: 0.25, weightKg: 6 },
    { ageInYears: 0.5, weightKg: 7.6 },
    { ageInYears: 0.55, weightKg: 7.8 },
  ]
  const child: Patient = { gender: 'male', measurements: visits }
  const facts = (patient: Patient) => wordsOf(sheetOf(patient, { type: 'Weight' }), 'facts')
  expect(facts(child)).toMatch(/zuletzt \+200 g in .* \(11 g\/Tag\), nicht bewertet/)
  expect(facts({ ...child, measurements: visits.slice(0, 2) })).not.toContain('nicht bewertet')
})

it('gives what a child gained since the visit before, with its error, where the velocity is over a longer time', () => {
  const boy = (...measurements: readonly Measurement[]): Patient => ({
    dateOfBirth: '2016-03-01',
    gender: 'male',
    measurements,
  })
  const visit = (date: string, sizeCm: number, weightKg: number) => ({ date, sizeCm, weightKg })
  const [first, half, year] = [
    visit('2024-03-01', 126, 26),
    visit('2024-09-01', 129, 28.5),
    visit('2025-03-01', 130, 26),
  ]
  const facts = (type: 'Height' | 'Weight', ...visits: Measurement[]) =>
    wordsOf(sheetOf(boy(...visits), { type }), 'facts')
  // 1 cm in half a year, of 4 cm in the year.
  expect(facts('Height', first, half, year)).toMatch(
    /zuletzt \+1,0 cm in 5,9 Monaten \(2,0 ± 0,9 cm\/J\), nicht bewertet/,
  )
  expect(facts('Weight', first, half, year)).toMatch(/zuletzt −2,5 kg in 5,9 Monaten \(−5,0 kg\/J\), nicht bewertet/)
  expect(facts('Height', first, year)).not.toContain('nicht bewertet')
  // Over fewer than 28 days it would be error of measuring alone.
  expect(facts('Height', first, visit('2025-02-02', 130, 26), year)).not.toContain('nicht bewertet')
  expect(facts('Height', first, visit('2025-02-01', 130, 26), year)).toContain('nicht bewertet')
})

it('cautions beneath the predictions of a child born small who is still short', () => {
  const girl: Patient = {
    ...{ dateOfBirth: '2020-03-03', gender: 'female', weekBirth: 38, sizeFatherCm: 176, sizeMotherCm: 164 },
    measurements: [{ date: '2025-11-14', sizeCm: 99.5, weightKg: 14.2 }],
  }
  const panel = (born: Patient) =>
    wordsOf(sheetOf({ ...girl, ...born }, { type: 'Height' }, { today: '2025-12-01' }), 'adult-heights')
  expect(panel({ sizeBirthCm: 43, weightBirthG: 2010 })).toContain('SGA geboren')
  expect(panel({ sizeBirthCm: 49, weightBirthG: 3100 })).not.toContain('SGA geboren')
})

it('has the arrow to the present height beside the columns of the methods', () => {
  const child: Patient = {
    dateOfBirth: '2015-01-20',
    gender: 'female',
    ...{ sizeFatherCm: 180, sizeMotherCm: 168 },
    measurements: [{ date: '2021-01-19', sizeCm: 115, weightKg: 20 }],
  }
  const scene = sheetOf(child, { type: 'Height' })
  const columns = inRole(scene, 'adult-heights', 'symbol').map(({ x }) => x)
  const [first] = inRole(scene, 'adult-heights', 'path').filter(({ lines: [shaft, head] }) => {
    const isShaft = shaft?.length === 4 && shaft[0] === shaft[2]
    return isShaft && head?.length === 6
  })
  expect(columns.length).toBeGreaterThan(2)
  expect(first?.lines[0]?.[0]).toBeGreaterThan(Math.max(...columns) + 8)
})

describe('a sheet of the body mass index', () => {
  it.each([
    ['de', 'von 179 auf 198 % von P97'],
    ['en', 'from 179 to 198% of P97'],
  ] as const)('says in words what the share was and is (%s)', (locale, change) => {
    const scene = sheetOf(nora, { type: 'Bmi' }, { locale })
    expect(wordsOf(scene, 'facts')).toContain(change)
    // The bundled faces have no arrow.
    expect(wordsOf(scene)).not.toContain('→')
  })

  it('cites no rule: it shows none', () => {
    const short: Patient = {
      dateOfBirth: '2015-01-20',
      gender: 'female',
      measurements: [{ date: '2025-01-19', sizeCm: 118, weightKg: 21 }],
    }
    expect(assessCourse(short, { today }).screening.some(({ met }) => met === true)).toBe(true)
    expect(wordsOf(sheetOf(short, { type: 'Height' }), 'notes')).toContain('GHRS 2000')
    expect(wordsOf(sheetOf(short, { type: 'Bmi' }), 'notes')).toMatch(/Quellen WHO 2006 · KiGGS 2013 · AGA 2015$/)
  })

  it('names the class and its own score on lines of their own', () => {
    const lines = textsOf(sheetOf(nora, { type: 'Bmi' }), 'facts').map(({ text }) => text)
    expect(lines).toEqual(expect.arrayContaining(['Extreme Adipositas · 198 % von P97', 'AGA 2015: SDS +4,17']))
  })
})

describe('what does not fit a sheet', () => {
  it('is listed in smaller letters: every event of a child with twelve', () => {
    const words = wordsOf(sheetOf(oftenSeen, { type: 'Height' }))
    for (let i = 1; i <= 12; i++) expect(words).toContain(`Kontrolle ${i} mit Anpassung`)
  })

  it('makes the page smaller, with nothing cut', () => {
    const markers = Array.from({ length: 40 }, (_, i) => ({
      text: `${i + 1}. ${'Anpassung der Therapie mit ausführlicher Begründung '.repeat(3)}`,
      date: `${2009 + Math.floor(i / 4)}-0${(i % 4) * 2 + 1}-12`,
    }))
    const scene = sheetOf({ ...oftenSeen, markers }, { type: 'Height' })
    const sizes = textsOf(scene).map(({ size }) => size)
    expect(Math.min(...sizes)).toBeLessThan(9)
    expect(wordsOf(scene)).toContain('40. Anpassung')
    expect([scene.width, scene.height]).toEqual([sheetSize.width, sheetSize.height])
  })
})

describe('the section of a sheet', () => {
  const ages = (request: Partial<ChartRequest>, child = frieda) =>
    textsOf(sheetOf(child, { type: 'Height', ...request }), 'x-axis').map(({ text }) => text)

  it('frames a child under four, and shows all ages of an older one', () => {
    expect(ages({}).at(-1)).toBe('10')
    expect(ages({ window: 'full' })).toContain('3 Jahre')
    expect(ages({}, moritz)).toEqual(Array.from({ length: 20 }, (_, i) => `${i}`))
    expect(ages({ window: 'fit' }, twiceSeen)).not.toContain('18')
  })

  it('without the adult end has the list of adult heights, but no dots', () => {
    const scene = sheetOf(twiceSeen, { type: 'Height', window: 'fit' }, { locale: 'en' })
    expect(inRole(scene, 'adult-heights', 'symbol')).toEqual([])
    expect(wordsOf(scene, 'adult-heights')).toContain('Cole-Wright')
  })
})

describe('a request for a sheet', () => {
  it.each(['Json', 'Xml', 'Csv'] as const)('as %s is refused with the formats there are', async (format) => {
    await expect(renderChart(moritz, { type: 'Height', format, layout: 'sheet' }, { today })).rejects.toMatchObject({
      code: 'invalid_parameter',
      parameter: 'format',
      accepted: sheetFormats,
    })
  })

  it.each(['WeightLength', 'HeightPremature', 'HeightVelocity'] as const)(
    'of %s is refused with the types there are',
    async (type) => {
      const child = type === 'HeightPremature' ? ferdinand : moritz
      await expect(renderChart(child, { type, layout: 'sheet' }, { today })).rejects.toMatchObject({
        code: 'invalid_parameter',
        parameter: 'type',
        accepted: expect.arrayContaining(['Height', 'HeightWithTurnerSyndrome', 'Bmi']),
      })
    },
  )

  it.each<[string, Partial<ChartRequest>]>([
    ['width', { width: 800, height: 600 }],
    ['header', { header: false }],
    ['layout', { layout: 'page' as 'sheet' }],
  ])('with %s is refused', async (parameter, request) => {
    await expect(renderChart(moritz, { type: 'Height', layout: 'sheet', ...request }, { today })).rejects.toMatchObject(
      {
        code: 'invalid_parameter',
        parameter,
      },
    )
  })

  it('of a child without a sex is refused as a chart is', async () => {
    const request = { type: 'Height', layout: 'sheet' } as const
    await expect(renderChart({ ...moritz, gender: undefined }, request, { today })).rejects.toMatchObject({
      code: 'chart_not_applicable',
    })
  })

  it('is not for the functions that draw at once', () => {
    expect(() => chartSvg(moritz, { type: 'Height', layout: 'sheet' } as ChartRequest, { today })).toThrow(/layout/)
  })

  it('gives an Svg and an Html with the same picture, and the values below in Html', async () => {
    const request = { type: 'Height', layout: 'sheet' } as const
    const svg = await renderChart(konstantin, { ...request, format: 'Svg' }, { today })
    const html = await renderChart(konstantin, { ...request, format: 'Html' }, { today })
    expect(svg.body).toContain('viewBox="0 0 850 1202"')
    expect(svg.body).toContain('Erwachsenengröße, cm')
    expect(html.body).toContain('Erwachsenengröße, cm')
    expect(html.body).toContain('<div class="picture sheet" role="img"')
    expect(html.body).toContain('>Messwerte</h2>')
    expect(html.body).not.toContain('type="radio"')
    expect((await renderChart(konstantin, { ...request, format: 'Svg' }, { today })).body).toBe(svg.body)
  })

  it('describes itself to those who cannot see it, with facts and rules', () => {
    const { title, description } = sheetDrawer(konstantin, { type: 'Height' }, { locale: 'en' })({})
    expect(title).toBe('Clinic sheet: Height, Boys. Konstantin Steininger')
    expect(description).toContain('Velocity: 4.5 centimetres per year')
    expect(description).toContain('JGZ 2019 (short stature): ')
  })
})

describe('the birth of a child', () => {
  const girl: Patient = {
    dateOfBirth: '2024-02-01',
    gender: 'female',
    weekBirth: 40,
    sizeBirthCm: 50,
    weightBirthG: 3200,
    headBirthCm: 33,
    measurements: [{ date: '2024-04-01', sizeCm: 57, headCm: 37 }],
  }

  it('is on the sheet of the head with the score of the head, on others with those of length and weight', () => {
    const { headBirthSds, sizeBirthSds, weightBirthSds } = calculatePatient(girl, { today })
    const sds = (score: Score | undefined) => `SDS ${score?.value.toFixed(2).replace('-', '−').replace('.', ',')}`
    expect(wordsOf(sheetOf(girl, { type: 'Head' }), 'facts')).toContain(
      `Geburt (Kopfumfang) 33,0 cm 40 SSW ${sds(headBirthSds)} Niklasson 2008`,
    )
    expect(wordsOf(sheetOf(girl, { type: 'Height' }), 'facts')).toContain(
      `Geburt 50,0 cm · 3200 g 40 SSW Länge ${sds(sizeBirthSds)} Gewicht ${sds(weightBirthSds)} Niklasson 2008`,
    )
  })
})

describe('the words of a sheet', () => {
  /** In print, points: A4 is 595.28 wide. */
  const points = 595.28 / sheetSize.width

  it.each(Object.entries(children))('of %s are at least 7.5 points high', (_, child) => {
    const scene = sheetOf(child, { type: 'Height' })
    for (const role of ['header', 'facts', 'notes', 'cautions', 'sds-strip', 'velocity-strip', 'adult-heights']) {
      for (const { size, text } of textsOf(scene, role)) expect(size * points, text).toBeGreaterThanOrEqual(7.5)
    }
    for (const { size, text } of textsOf(scene, 'foot')) expect(size * points, text).toBeGreaterThanOrEqual(7)
  })

  it('explain values and target, however crowded the page', () => {
    const days = [2019, 2020, 2021, 2022, 2023].map((year) => `${year}-06-12`)
    const text = 'Vorstellung in der Ambulanz, Ernährungsprotokoll besprochen, Blut abgenommen und Kontrolle vereinbart'
    const markers = days.map((date) => ({ date, text }))
    const puberty = days.map((date) => ({ date, testicularVolumeMl: 3, pubicHairStage: 2, genitalStage: 2 }))
    const scene = sheetOf({ ...konstantin, markers, puberty }, { type: 'Height' })
    expect(inRole(scene, 'patient-line', 'path')).not.toEqual([])
    expect(wordsOf(scene, 'legend')).toContain('Messwert')
    expect(wordsOf(scene, 'legend')).toContain('Zielgröße')
  })

  it('have the names of the sources, and on request their citations', () => {
    const short = wordsOf(sheetOf(konstantin, { type: 'Height' }))
    expect(short).toContain('Quellen WHO 2006 · KiGGS 2013 · Niklasson 2008 · DONALD 2025')
    expect(short).not.toContain('Robert Koch-Institut')
    const whole = wordsOf(sheetOf(konstantin, { type: 'Height', references: true }))
    expect(whole).toContain('Robert Koch-Institut')
  })
})

describe('the scale of velocity', () => {
  /** A girl whose head, or weight, was measured twice. */
  const seenTwice = (first: Measurement, second: Measurement): Patient => ({
    dateOfBirth: '2016-01-01',
    gender: 'female',
    measurements: [
      { date: '2019-08-25', ...first },
      { date: '2020-01-14', ...second },
    ],
  })

  it.each<[string, Patient, AnyChartType, readonly string[]]>([
    ['two equal weights', seenTwice({ weightKg: 18.2 }, { weightKg: 18.2 }), 'Weight', ['0,0', '0,2', '1,0']],
    ['a head that shrinks by the error of measuring', seenTwice({ headCm: 48.7 }, { headCm: 48.4 }), 'Head', ['0,0']],
    ['a loss alone', seenTwice({ weightKg: 18.2 }, { weightKg: 17 }), 'Weight', ['0']],
  ])('has a range for %s', (_, child, type, labels) => {
    const words = textsOf(sheetOf(child, { type }), 'velocity-strip').map(({ text }) => text)
    expect(words).toEqual(expect.arrayContaining([...labels]))
    expect(words.join(' ')).not.toMatch(/NaN|Infinity/)
  })
})
