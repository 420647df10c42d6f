import { describe, expect, it } from 'vitest'
import type { Gender, Measurement, Patient } from '../../../../src/ground/model/patient.js'
import { renderChart } from '../../../../src/shown/render/render-chart.js'
import { anton, emil, jakob, mira, paul } from '../../../fixtures/children.js'
import { information, pages, type Word, words } from './poppler.js'

const bottom = 841.89 - 42

async function print(patient: Patient, locale = 'de'): Promise<Uint8Array> {
  const options = { today: '2025-06-01', locale }
  return (await renderChart(patient, { type: 'Height', format: 'PdfAndData' }, options)).body as Uint8Array
}

/** A child with everything that a request can say of this number of visits, and puberty. */
function seenFully(count: number, gender: Gender = 'male'): Patient {
  const measurements = Array.from({ length: count }, (_, i): Measurement => {
    const years = 3.2 + (i * 11) / count
    const rounded = (value: number) => Number(value.toFixed(1))
    return {
      date: new Date(Date.UTC(2010, 2, 14) + years * 31_557_600_000).toISOString().slice(0, 10),
      sizeCm: rounded(76 + 6.1 * years),
      weightKg: rounded(4.6 + 3.2 * years),
      headCm: rounded(49 + 0.35 * years),
      seatCm: rounded(47 + 2.6 * years),
      boneAgeYears: rounded(years - 2.3),
    }
  })
  const stages = [1, 2, 3, 4].map((stage) => ({ date: `${2019 + stage}-05-12`, pubicHairStage: stage }))
  const isGirl = gender === 'female'
  return {
    firstName: 'Alexandra',
    lastName: 'Vollständig',
    dateOfBirth: '2010-03-14',
    gender,
    weekBirth: 39,
    dayBirth: 3,
    sizeBirthCm: 50.5,
    weightBirthG: 3350,
    headBirthCm: 35,
    sizeFatherCm: 180,
    sizeMotherCm: 167,
    measurements,
    puberty: stages.map((each, i) => ({
      ...each,
      ...(isGirl ? { breastStage: i + 2 } : { testicularVolumeMl: 3 * i + 2 }),
    })),
    ...(isGirl && { menarche: '2023-04-03' }),
    markers: [
      { text: 'Stimulationstest', date: '2018-05-05' },
      { text: 'Somatropin', date: '2019-01-10', until: '2021-02-02', kind: 'growth-hormone' },
    ],
  }
}

/** A child whose growth slows, without treatment: of note beside 12 full visits. */
function slowing({ measurements = [], markers = [], ...child }: Patient): Patient {
  const slowed = measurements.map((visit, i) => ({
    ...visit,
    sizeCm: Number(((visit.sizeCm ?? 0) - 4.5 * Math.max(0, i - 5)).toFixed(1)),
  }))
  return { ...child, measurements: slowed, markers: markers.slice(0, 1) }
}

/** A child whose waist and blood pressure are followed, in place of head, sitting height and bone age or besides. */
function ofObesityClinic({ measurements = [], ...child }: Patient, isBesides = false): Patient {
  const visits = measurements.map(({ date, sizeCm, weightKg, ...others }, i) => ({
    ...(isBesides && others),
    date,
    sizeCm,
    weightKg,
    waistCm: 55 + 3 * i,
    systolicMmHg: 100 + 2 * i,
    diastolicMmHg: 60 + i,
  }))
  return { ...child, measurements: visits }
}

/** Visits every three months, the measured values changing with the number. */
function visits(count: number): Measurement[] {
  return Array.from({ length: count }, (_, i) => ({
    date: new Date(Date.UTC(2009, 6 + 3 * i, 1 + (i % 27))).toISOString().slice(0, 10),
    sizeCm: 64 + 2 * i,
    weightKg: 7 + 0.6 * i,
    ...(count % 2 === 0 ? { headCm: 42 + 0.2 * i } : {}),
    ...(count % 3 === 0 ? { seatCm: 41 + i } : {}),
    ...(i % 4 === 0 ? { boneAgeYears: i / 4 } : {}),
  }))
}

const children: Patient[] = Array.from({ length: 24 }, (_, i) => ({
  ...jakob,
  diseases: i % 5 === 0 ? ['NoonanSyndrome'] : [],
  measurements: visits(1 + 3 * i),
  markers: Array.from({ length: (7 * i) % 19 }, (_, k) => ({
    date: `${2010 + (k % 14)}-02-0${1 + (k % 9)}`,
    text: `Dosis ${k}`,
  })),
}))

/** The words below the top of a page and above its footer. */
function wordsOfPage(all: readonly Word[], page: number): Word[] {
  return all.filter((word) => word.page === page && word.bottom <= bottom + 1)
}

describe('pages of data', () => {
  it.each([
    ['Mira', 1, mira],
    ['Jakob', 1, jakob],
    ['Emil', 1, emil],
    ['Paul', 1, paul],
    ['Anton', 1, anton],
    ['a boy with one full visit', 1, seenFully(1)],
    ['a boy with 4 full visits', 1, seenFully(4)],
    ['a boy with 9 full visits', 1, seenFully(9)],
    ['a boy with 12 full visits', 1, seenFully(12)],
    ['a girl with 12 and Turner syndrome', 1, { ...seenFully(12, 'female'), diseases: ['TurnerSyndrome'] }],
    ['a boy with 12 who grows slowly, and is obese', 1, slowing(seenFully(12))],
    ['a girl with 12 who grows slowly, and is obese', 1, slowing(seenFully(12, 'female'))],
    ['a boy with 12 of height, weight, waist and blood pressure', 1, ofObesityClinic(seenFully(12))],
    ['a girl with these', 1, ofObesityClinic(seenFully(12, 'female'))],
    ['a boy with 12 of these and all else', 2, ofObesityClinic(seenFully(12), true)],
    ['a boy with 12, born preterm', 1, { ...seenFully(12), weekBirth: 29, sizeBirthCm: 38, weightBirthG: 1250 }],
    ['a boy with 30', 2, seenFully(30)],
  ])('%s has %i', async (_, count, child) => {
    for (const locale of ['de', 'en']) {
      const printed = await print(child, locale)
      expect(information(printed).get('Pages')).toBe(`${1 + count}`)
      const heights = words(printed)
        .filter(({ page }) => page > 1)
        .map(({ top, bottom }) => bottom - top)
      // Of both faces, from the lowest to the highest point.
      expect(Math.min(...heights) / 1.171875).toBeGreaterThanOrEqual(6.99)
    }
  })

  it('have growth over time on request, on further pages', async () => {
    const text = async (course: boolean) => {
      const request = { type: 'Height', format: 'PdfAndData', course } as const
      const { body } = await renderChart(seenFully(12), request, { today: '2025-06-01' })
      return pages(body as Uint8Array)
    }
    const [without, listed] = [await text(false), await text(true)]
    expect(without.join()).not.toContain('Wachstum zwischen den Untersuchungen')
    expect(listed.length).toBeGreaterThan(2)
    expect(listed.join()).toContain('Wachstum zwischen den Untersuchungen: Kopfumfang')
  })

  it('have what finds no room on a third one', async () => {
    const text = 'Dosis angepasst nach Rücksprache, Kontrolle in drei Monaten vereinbart'
    const markers = Array.from({ length: 40 }, (_, i) => ({ text: `${text} (${i})`, date: '2018-05-05' }))
    const printed = pages(await print({ ...seenFully(12), markers }))
    expect(printed).toHaveLength(3)
    for (const { text } of markers) expect(printed.join('\n')).toContain(text)
  })

  it.each(children.map((child) => [child.measurements?.length, child.markers?.length, child] as const))(
    'none ends with a heading, or with one row below it: %s visits, %s events',
    async (_visits, _events, child) => {
      const all = words(await print(child))
      const last = Math.max(...all.map(({ page }) => page))
      for (let page = 2; page < last; page++) {
        const onPage = wordsOfPage(all, page)
        const lines = [...new Set(onPage.map(({ bottom }) => Math.round(bottom)))].sort((a, b) => b - a).slice(0, 2)
        const lowest = onPage.filter(({ bottom }) => lines.includes(Math.round(bottom))).map(({ text }) => text)
        // That the entries are consistent is the one row of its section.
        const isWhole = lowest.includes('stimmig.')
        for (const heading of [
          'Auffällig',
          'Messungen',
          'Ereignisse',
          ...(isWhole ? [] : ['Plausibilität']),
          'Literatur',
        ]) {
          expect(lowest).not.toContain(heading)
        }
        expect(lowest.join(' ')).not.toMatch(/SDS P|kg SDS|cm SDS/)
      }
    },
  )

  it('footers, the chart and the data begin and end at the same places', async () => {
    const all = words(await print(jakob))
    const starts = (page: number) =>
      Math.min(...all.filter((word) => word.page === page && word.top > bottom).map(({ left }) => left))
    expect(starts(1)).toBe(starts(2))
    const title = all.find(({ page, text }) => page === 1 && text === 'Körpergröße')
    expect(Math.abs((title?.left ?? 0) - starts(1))).toBeLessThan(1)
    const name = all.find(({ page, text }) => page === 1 && text === 'Größing')
    const pageNumber = all.filter((word) => word.page === 1 && word.top > bottom && word.text === '2').at(-1)
    expect(pageNumber?.right).toBeCloseTo(name?.right ?? 0, 0)
  })
})

it('the footer is clear of the chart', async () => {
  const onFirst = words(await print(mira)).filter(({ page }) => page === 1)
  const footer = onFirst.filter((word) => word.top > bottom)
  expect(footer.map(({ text }) => text)).toContain('auxology')
  const lowest = Math.max(...onFirst.filter((word) => word.top <= bottom).map((word) => word.bottom))
  expect(Math.min(...footer.map((word) => word.top)) - lowest).toBeGreaterThan(4)
})
