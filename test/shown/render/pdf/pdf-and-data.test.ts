import { describe, expect, it } from 'vitest'
import type { GrowthOptions } from '../../../../src/clinical/growth/growth-options.js'
import { iotfBmiClasses } from '../../../../src/clinical/references/bmi/bmi-limits.js'
import type { Patient } from '../../../../src/ground/model/patient.js'
import { renderChart } from '../../../../src/shown/render/render-chart.js'
import { jakob, mira } from '../../../fixtures/children.js'
import { valentin } from '../../../fixtures/clinic-children.js'
import { kilian } from '../../../fixtures/unusual-children.js'
import { fonts, information, pages, words } from './poppler.js'

async function print(patient: Patient, options: GrowthOptions = {}): Promise<Uint8Array> {
  const request = { type: 'Height', format: 'PdfAndData' } as const
  return (await renderChart(patient, request, { today: '2025-06-01', ...options })).body as Uint8Array
}

/** Sixty visits with everything, a name that fills a line, diagnoses, events, and a message for many a visit. */
const crowded: Patient = {
  ...jakob,
  firstName: 'Maximilian Ferdinand Alexander',
  lastName: 'Freiherr von und zu Wolkenstein-Trostburg-Šternberk-Ősterházy und Hohenlohe',
  gender: 'female',
  diseases: ['TurnerSyndrome', 'NoonanSyndrome', 'EineSehrLangeDiagnoseOhneJedenZwischenraumUndOhneEndeUndOhneSinn'],
  measurements: Array.from({ length: 60 }, (_, i) => ({
    date: `${2010 + Math.floor(i / 4)}-${String(1 + (i % 4) * 3).padStart(2, '0')}-15`,
    ageInYears: i * 0.25,
    boneAgeYears: i * 0.2,
    sizeCm: 64.25 + i * 1.7,
    weightKg: 7.115 + i * 0.8,
    headCm: 43 + i * 0.2,
    seatCm: 42 + i * 0.75,
  })),
  markers: Array.from({ length: 12 }, (_, i) => ({
    date: `${2010 + i}-05-05`,
    text: `Wechsel ${i}: Dosis angepasst nach Rücksprache mit der Endokrinologie, Kontrolle in drei Monaten vereinbart`,
  })),
}

describe('PdfAndData', () => {
  it('cites the classification of the body mass index that was asked for', async () => {
    const heavy = { ...jakob, measurements: [{ date: '2021-05-10', sizeCm: 150, weightKg: 80 }] }
    const [, data = ''] = pages(await print(heavy, { bmiClasses: iotfBmiClasses }))
    expect(data).toContain('IOTF 2012')
    expect(data).toContain('Cole TJ, Lobstein T.')
    expect(data).not.toContain('AGA')
  })

  it.each([
    ['de', 'KiGGS 2013 (Jungen)', 'Niklasson 2008 (Jungen)'],
    ['en', 'KiGGS 2013 (Boys)', 'Niklasson 2008 (Boys)'],
  ] as const)('names the sex that was chosen as the reader does (%s)', async (locale, ofVisits, ofBirth) => {
    const child: Patient = { ...jakob, gender: 'diverse' }
    const data = pages(await print(child, { locale, referenceSex: 'male' })).join(' ')
    expect(data).toContain(ofVisits)
    expect(data).toContain(ofBirth)
    expect(data).not.toContain('(male)')
  })

  it('heads the data with what is of note in growth over time, of any measure', async () => {
    const said = async (patient: Patient, locale: 'de' | 'en') => {
      const [, data = ''] = pages(await print(patient, { locale }))
      return data.replaceAll(/\s+/g, ' ')
    }
    const heights = [
      { date: '2023-06-05', sizeCm: 129 },
      { date: '2024-06-03', sizeCm: 131 },
      { date: '2025-05-30', sizeCm: 132.8 },
    ]
    const slow: Patient = { ...jakob, dateOfBirth: '2014-06-04', markers: [], measurements: heights }
    const velocity = 'Slow growth: velocity −3.68 SDS (below −2, our own limit)'
    const [english, german] = [await said(slow, 'en'), await said(slow, 'de')]
    expect(english).toMatch(/Of note Meeting a rule is not a diagnosis\..*Slow growth.*Measurements/)
    expect(english).toContain(velocity)
    expect(english).toMatch(/GHRS 2000 \(investigation for growth hormone deficiency\): met, two of seven criteria\./)
    expect(german).toMatch(/Auffällig Eine erfüllte Regel ist keine Diagnose\. Langsames Wachstum: .*Messungen/)
    // The same under a treatment of growth, which rules are not for; and without anything of note.
    const marker = { date: '2023-07-01', kind: 'growth-hormone', text: 'GH' } as const
    expect(await said({ ...slow, markers: [marker] }, 'en')).not.toContain('Of note')
    expect(await said(jakob, 'en')).not.toContain('Of note')
    const weights = [
      { date: '2024-12-01', sizeCm: 59, weightKg: 5.6 },
      { date: '2025-05-01', sizeCm: 68, weightKg: 7.1 },
    ]
    const infant = { ...jakob, dateOfBirth: '2024-10-01', weightBirthG: 3700, measurements: weights, markers: [] }
    const faltering = await said(infant, 'en')
    expect(faltering).toMatch(/Of note .*Faltering growth\? \(NICE NG75\): Weight has fallen by/)
    expect(faltering).toContain('Faltering growth: recognition and management')
  })

  it('has further measures in columns with their references, and their classes with the days of each', async () => {
    const [, data = ''] = pages(await print(valentin, { locale: 'en', today: '2025-08-10' }))
    expect(data).toMatch(/Systolic blood pressure +Diastolic blood pressure\s+mmHg +SDS +P +mmHg +SDS +P/)
    expect(data).toMatch(/10 Jun 2025 +12 y 0 m +117 +\+1\.01 d +84\.3 +70 +\+0\.65 d +74\.3/)
    const said = data.replaceAll(/\s+/g, ' ')
    expect(said).toContain('a KiGGS 2013 · b LIFE Child 2019 · c Abdel-Rahman 2017 · d KiGGS 2011.')
    expect(said).toContain(
      '9 Sep 2024 Systolic blood pressure: P95 to below P99 (KiGGS 2011). Likewise on 13 Jun 2022.',
    )
    expect(said).toContain('4 Sep 2023 Systolic blood pressure: P99 or above (KiGGS 2011). 4 Sep 2023')
    expect(said).toMatch(
      /Waist-to-height ratio: half the height or more \(NICE NG246\)\. Likewise on 11 Jun 2018, .*NICE NG246:/,
    )
    // The latest visit has no classes: its columns are there, and nothing else.
    const { measurements = [] } = valentin
    const [, latest = ''] = pages(await print({ ...valentin, measurements: measurements.slice(-1) }, { locale: 'en' }))
    expect(latest).toContain('117')
    expect(latest).not.toContain('Further measurements')
  })

  it('lists events by date, with the letters of the chart', async () => {
    const markers = [
      { date: '2020-06-01', text: 'Third' },
      { date: '2018-06-01', text: 'First' },
      { date: '2019-06-01', text: 'Second' },
      { date: '2001-01-01', text: 'Off the chart' },
    ]
    const [, data = ''] = pages(await print({ ...jakob, markers }))
    expect(data.replaceAll(/\s+/g, ' ')).toContain('01.06.2018 A First 01.06.2019 B Second 01.06.2020 C Third')
  })

  it('is the chart, and pages of data', async () => {
    const body = await print(jakob)
    expect(information(body).get('Pages')).toBe('2')
    expect(information(body).get('Page    2 size')).toBe('595.28 x 841.89 pts (A4)')
    expect(fonts(body)).toHaveLength(2)
  })

  it('shows everything, in German with a decimal comma', async () => {
    const [chart = '', data = ''] = pages(await print(jakob))
    expect(chart).toContain('Seite 1 von 2')
    expect(data).toContain('Seite 2 von 2')
    for (const text of [
      'Wachstumsdaten',
      'Jakob Größing',
      'Stand 01.06.2025',
      'männlich',
      '181,5 cm · SDS +0,',
      'Zielbereich',
      '172,8–189,8 cm',
      '3480 g · SDS −0,',
      '35,5 cm · SDS −0,',
      'SGA (SDS < −2)',
      'Knochenalter',
      'Sitzhöhe /',
      'Äquiv.',
      'Beginn der Pubertät',
      'Plausibilität',
      'Robert Koch-Institut',
    ]) {
      expect(data).toContain(text)
    }
    expect(data).toMatch(/10\.03\.2025 +16 J 0 M +177,0 +\+0,04 a +51,\d +63,5/)
  })

  it('has the number of the patient on every page', async () => {
    const request = { type: 'Height', format: 'PdfAndData', patientId: 'A 4711' } as const
    const { body } = await renderChart(jakob, request, { today: '2025-06-01' })
    const [chart = '', data = ''] = pages(body as Uint8Array)
    expect(chart.match(/Pat\.-ID A 4711/g)).toHaveLength(2)
    expect(data).toMatch(/^ *Jakob Größing\n+ *Pat\.-ID A 4711$/m)
    expect(data).toMatch(/^ *Jakob Größing, geb\. 28\.02\.2009, Pat\.-ID A 4711 +Seite 2 von 2$/m)
  })

  it('marks a value in doubt and gives its body mass index no class, and says so below the table', async () => {
    const child = (last: number): Patient => ({
      dateOfBirth: '2012-05-11',
      gender: 'male',
      measurements: [116, 122.4, 128.5, last].map((sizeCm, i) => ({
        date: `${2018 + i}-05-11`,
        sizeCm,
        weightKg: i === 3 ? 45 : 21 + 3 * i,
      })),
    })
    const [, doubted = ''] = pages(await print(child(118.5)))
    expect(doubted).toMatch(/118,5 \?[\s\S]*32,0 \?[\s\S]*\? Fraglich, ohne Klasse, siehe Plausibilität\./)
    expect(doubted).not.toMatch(/Adipositas/)
    const [, plain = ''] = pages(await print(child(134)))
    expect(plain).not.toContain('Fraglich')
    expect(plain).toMatch(/Adipositas|Übergewicht/)
  })

  it.each([
    [43.75, false],
    [43.74, true],
  ])('says of a head of %d cm at 14 months that its score has fallen: %s', async (headCm, isSaid) => {
    const heads = { '2024-12-31': 39.8, '2025-04-01': 42.4, '2025-07-01': 44.2, '2025-11-28': headCm }
    const girl: Patient = {
      dateOfBirth: '2024-10-01',
      gender: 'female',
      measurements: Object.entries(heads).map(([date, head]) => ({ date, headCm: head })),
    }
    const text = pages(await print(girl, { today: '2025-12-01' })).join('')
    expect(/SDS des Kopfumfangs seit dem Höchstwert \([^)]*WHO 2006\) um 1,50 gefallen/.test(text)).toBe(isSaid)
  })

  it('says below the table what the mark of an unused value means', async () => {
    const [, data = ''] = pages(await print(kilian))
    expect(data).toContain('× Nicht verwendet, siehe Plausibilität.')
    const [, ofBirth = ''] = pages(await print({ ...kilian, measurements: [] }))
    expect(ofBirth).toMatch(/5,1 cm ×[\s\S]*× Nicht verwendet/)
    const [, ofJakob = ''] = pages(await print(jakob))
    expect(ofJakob).not.toContain('×')
  })

  it('shows it in English with a decimal point', async () => {
    const [, data = ''] = pages(await print(jakob, { locale: 'en' }))
    expect(data).toContain('As of 1 Jun 2025')
    expect(data).toContain('Page 2 of 2')
    expect(data).toMatch(/10 Mar 2025 +16 y 0 m +177\.0 +\+0\.04 a +51\.\d +63\.5/)
  })

  it('has the stages of puberty, and menarche, with their scores', async () => {
    const puberty = [{ date: '2022-05-12', breastStage: 3, pubicHairStage: 2 }]
    const girl = { ...mira, puberty, menarche: '2023-04-03' }
    const [, data = ''] = pages(await print(girl))
    expect(data).toMatch(/Pubertät +SDS nach Fredriks 2000/)
    expect(data).toMatch(/12\.05\.2022 +\d+ J \d+ M: Brust B3 \(SDS [+−]\d,\d\d\), Schambehaarung PH2 \(SDS/)
    expect(data).toMatch(/03\.04\.2023 +\d+ J \d+ M: Menarche \(SDS/)
    expect(data).toContain('Stage line diagram')
    expect(pages(await print(mira))[1]).not.toContain('Fredriks 2000')
  })

  it('says a hint that many visits have once, with their dates', async () => {
    const measurements = [6, 7, 8, 9].map((age) => ({
      date: `${2009 + age}-02-28`,
      ageInYears: age,
      sizeCm: 75 + 6 * age,
      boneAgeYears: age - 2.6,
    }))
    const [, data = ''] = pages(await print({ ...jakob, measurements }))
    expect(data.match(/Ein Knochenalter von/g)).toHaveLength(1)
    expect(data).toMatch(/Ebenso am 28\.02\.2015, 28\.02\.2016, 28\.02\.2017\./)
  })

  it('has the number of a page in one line of its footer, whatever was measured', async () => {
    const clinic = { ...jakob, measurements: [{ date: '2021-05-10', sizeCm: 150, waistCm: 70, systolicMmHg: 110 }] }
    const request = { type: 'SystolicPressure', format: 'PdfAndData' } as const
    const { body } = await renderChart(clinic, request, { today: '2025-06-01', locale: 'en' })
    for (const [i, text] of pages(body as Uint8Array).entries())
      expect(text).toMatch(new RegExp(`Page ${i + 1} of 2$`, 'm'))
  })

  it('has the columns of a syndrome only where it applies', async () => {
    const [, ofMira = ''] = pages(await print(mira))
    expect(ofMira).toMatch(/^ +\(Turner\)/m)
    expect(ofMira).toContain('Turner-Syndrom')
    expect(pages(await print(jakob))[1]).not.toContain('Turner')
  })

  it('marks scores that were cut, and percentiles at the ends', async () => {
    const [, data = ''] = pages(await print({ ...jakob, measurements: [{ date: '2019-02-28', sizeCm: 80 }] }))
    expect(data).toMatch(/80,0 +≤ −6 a +< 0,1/)
    expect(data).toContain('Warnung')
  })

  it('has a page for a child without name, visits and parents', async () => {
    const [, data = ''] = pages(await print({ gender: 'female' }))
    expect(data).toContain('weiblich')
    expect(data).toContain('Keine Messungen.')
    expect(data).not.toContain('undefined')
  })

  it('runs over no edge with sixty visits and long texts; headings come again', async () => {
    const body = await print(crowded)
    const printed = words(body)
    expect(printed.length).toBeGreaterThan(1500)
    for (const { page, left, top, right, bottom, text } of printed.filter((word) => word.page > 1)) {
      const place = `${text} on page ${page}`
      expect(left, place).toBeGreaterThanOrEqual(47)
      expect(right, place).toBeLessThanOrEqual(552.5)
      expect(top, place).toBeGreaterThanOrEqual(32)
      expect(bottom, place).toBeLessThanOrEqual(826)
    }
    const all = pages(body)
    const withVisits = all.slice(1).filter((text) => /^ *15\.\d\d\.20\d\d +[\d,]+ /m.test(text))
    expect(withVisits.length).toBeGreaterThan(2)
    for (const text of withVisits) expect(text).toMatch(/Datum +Alter/)
    all.forEach((text, i) => {
      expect(text).toContain(`Seite ${i + 1} von ${all.length}`)
    })
  })

  it('sets no figure upon another', async () => {
    const printed = words(await print(crowded)).filter(({ page }) => page > 1)
    const overlapping = printed.filter((a, i) =>
      printed
        .slice(i + 1, i + 60)
        .some(
          (b) =>
            a.page === b.page &&
            Math.abs(a.top - b.top) < 2 &&
            Math.min(a.right, b.right) - Math.max(a.left, b.left) > 0.5,
        ),
    )
    expect(overlapping).toEqual([])
  })

  it('is the same for the same input', async () => {
    const [first, second] = await Promise.all([print(crowded), print(crowded)])
    expect(Buffer.compare(first, second)).toBe(0)
  })
})
