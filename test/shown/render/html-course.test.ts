import { JSDOM } from 'jsdom'
import { describe, expect, it } from 'vitest'
import { ageText } from '../../../src/charts/data/texts/describe-point.js'
import { assessCourse } from '../../../src/clinical/course/assess-course.js'
import { en } from '../../../src/ground/languages/en/index.js'
import type { AnyChartType } from '../../../src/ground/model/chart-types.js'
import type { Patient } from '../../../src/ground/model/patient.js'
import { renderChart } from '../../../src/shown/render/render-chart.js'
import { today } from '../../charts/patient-of-type.js'
import { sheetOf, wordsOf } from '../../charts/sheet/sheet-under-test.js'
import { konstantin, leonie } from '../../fixtures/sheet-children.js'

/** A boy whose weight falls away in his first year. */
const faltering: Patient = {
  dateOfBirth: '2024-06-10',
  gender: 'male',
  weekBirth: 40,
  weightBirthG: 3900,
  measurements: [
    { date: '2024-09-10', sizeCm: 60.3, weightKg: 5.8 },
    { date: '2025-02-10', sizeCm: 69, weightKg: 6.9 },
  ],
}

async function pageOf(patient: Patient, type: AnyChartType, layout?: 'sheet') {
  const options = { today, locale: 'en' } as const
  const { body } = await renderChart(patient, { type, format: 'Html', layout: layout ?? 'chart' }, options)
  return new JSDOM(body as string).window.document
}

const textsOf = (parent: ParentNode | null, selector: string) =>
  [...(parent?.querySelectorAll(selector) ?? [])].map(({ textContent }) => textContent ?? '')

describe('the page', () => {
  it('says above the picture what is of note, and leads to it', async () => {
    const page = await pageOf(faltering, 'Weight')
    const link = page.querySelector('main p.cautions a')
    expect(link?.textContent).toMatch(/^Of note \([1-9]\d*\): see “Findings and screening” below$/)
    expect(page.querySelector(link?.getAttribute('href') ?? '')?.className).toBe('course')
    const picture = page.querySelector('main svg')
    expect(link && picture && link.compareDocumentPosition(picture) & 4).toBe(4)
    expect((await pageOf(leonie, 'Height')).querySelector('main p.cautions a')).toBeNull()
  })

  it.each([
    ['a rule that is met', konstantin, 'Height', ['Screening rules', 'JGZ 2019', ': met']],
    ['thresholds of faltering growth', faltering, 'Weight', ['Faltering growth? (NICE NG75)', 'Weight has fallen by']],
    ['why no rule was evaluated', leonie, 'Height', ['Screening rules', 'Not evaluated']],
  ] as const)('has what the sheet says of growth over time: %s', async (_, patient, type, parts) => {
    const section = (await pageOf(patient, type)).querySelector('section.course')
    const said = textsOf(section, 'h2, h3, p')
    expect(said[0]).toBe('Findings and screening')
    for (const part of parts) expect(said.join(' ')).toContain(part)
    const sheet = wordsOf(sheetOf(patient, { type }, { locale: 'en' }))
    for (const text of textsOf(section, 'p')) expect(sheet).toContain(text)
    expect(textsOf(await pageOf(patient, type, 'sheet'), 'section.course p')).toEqual(textsOf(section, 'p'))
  })

  it('cites the rules that it names', async () => {
    const cited = (patient: Patient, type: AnyChartType) =>
      pageOf(patient, type).then((page) => textsOf(page, 'section.references').join())
    expect(await cited(konstantin, 'Height')).toContain('van Zoonen R, Vlasblom E')
    expect(await cited(faltering, 'Weight')).toContain('NICE guideline NG75; 2017')
  })

  it('cites once what several rules or tables are from', async () => {
    const measurements = [{ date: '2020-06-01', sizeCm: 108 }]
    const page = await pageOf({ dateOfBirth: '2015-03-01', gender: 'male', measurements }, 'Height')
    const cited = textsOf(page.querySelector('section.references dl'), 'dd')
    expect(cited.filter((text) => text.includes('JGZ-richtlijn Lengtegroei'))).toHaveLength(1)
    expect(new Set(cited).size).toBe(cited.length)
  })

  it('has none of a measure without growth over time', async () => {
    expect((await pageOf(konstantin, 'Sit')).querySelector('section.course')).toBeNull()
  })

  it('reads the velocity up to a value with its score', async () => {
    const readings = textsOf(await pageOf(konstantin, 'Height'), '.reading')
    const [last] = assessCourse(konstantin, { today })
      .intervals.filter(({ measure }) => measure === 'size')
      .slice(-1)
    const [from, to] = [last?.fromYears ?? 0, last?.toYears ?? 0].map((years) => ageText(years, en))
    expect(readings.at(-1)).toContain(
      `${last?.perYear?.toFixed(1)} ± 0.4 cm/y (${from} – ${to}), SDS (DONALD 2025) ${last?.sds?.value.toFixed(2).replace('-', '−')}`,
    )
    expect(readings[0]).not.toContain('cm/y')
  })
})
