import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parseResultJson, parseResultXml } from '../../src/shown/documents/patient-result-document.js'
import { auxology } from './auxology.js'

const boy = `{"FirstName":"Emil","DateOfBirth":"2014-06-04","Gender":"male","SizeFatherCm":175,"SizeMotherCm":165,
"Measurements":[{"Date":"2014-08-04","SizeCm":58,"WeightKg":5.5,"HeadCm":39},{"Date":"2014-10-04","SizeCm":63,"WeightKg":7},
{"Date":"2017-12-04","SizeCm":96},{"Date":"2018-12-04","SizeCm":101},{"Date":"2023-06-04","SizeCm":124.8},
{"Date":"2024-01-04","SizeCm":127.2},{"Date":"2024-06-04","SizeCm":130,"WeightKg":28,"BoneAgeYears":9}]}`

const course = (options: readonly string[], input: string = boy) =>
  auxology(['course', '-', '--today', '2024-06-10', ...options], { input, read: (path) => readFileSync(path) })

describe('auxology course', () => {
  it('gives a length as it was measured, with the height standing named as calculated', async () => {
    const infant = `{"DateOfBirth":"2024-12-10","Gender":"male","SizeFatherCm":175,"SizeMotherCm":165,
"Measurements":[{"Date":"2025-10-16","SizeCm":71.5,"WeightKg":8}]}`
    const { output } = await auxology('course - --today 2025-12-01', { input: infant })
    expect(output).toContain('Jetzige Länge (im Liegen; im Stehen gerechnet 70,8): 71,5 cm')
  })

  it('prints velocity, target, predictions and rules in German', async () => {
    const { status, output, errors } = await course([])
    expect({ status, errors }).toEqual({ status: 0, errors: [] })
    expect(output).toContain('Wachstum zwischen den Untersuchungen: Körpergröße, cm')
    expect(output).toMatch(/^2023-06-04 {2}2024-06-04 .* 5,2 ± 0,4 cm\/J /m)
    expect(output).toContain('Zielgröße (Tanner): 176,5 cm (168,0 bis 185,0)')
    expect(output).toMatch(/^Bayley-Pinneau, durchschnittlich +172,9 /m)
    expect(output).toMatch(/^Bayley-Pinneau, Knochenalter zurück +165,4 /m)
    expect(output).toContain('angenommen ist Greulich-Pyle')
    expect(output).toContain('Jetzige Größe: 130,0 cm')
    expect(output).toMatch(/^Weitere Methoden auf Wunsch \(--methods all\): .*Tanner 1975, Blum 2022/m)
    const { output: all } = await course(['--methods', 'all'])
    expect(all).toContain('  Tanner 1975: braucht ein Knochenalter nach TW2-RUS')
    expect(all).toMatch(/^Blum 2022 \(idiopathischer Kleinwuchs\), Modell 2 +168,3 /m)
    expect(all).not.toContain('Weitere Methoden')
    expect(output).toContain('GHRS 2000 (Abklärung auf Wachstumshormonmangel): nicht erfüllt')
    expect(output).toContain('Spezifität 90,5 %: gesunde Kinder der DONALD-Studie')
    expect(output).toContain('nicht beurteilt: Zeichen einer intrakraniellen Raumforderung')
    expect(output).toContain('Eine Prognose ist kein Versprechen, eine erfüllte Regel keine Diagnose.')
    expect(output).toContain('andere Referenz')
    expect(output).not.toMatch(/undefined|NaN|\[object/)
    expect(Math.max(...output.split('\n').map((line) => line.length))).toBeLessThan(300)
  })

  it.each([
    [
      'de',
      /^ {2}Geschwindigkeit: SDS nach WHO 2009, DONALD 2025; SDS-Änderung nach WHO 2006, KiGGS 2013$/m,
      /^SDS-Änderung:\n {2}Körpergröße: -\d,\d\d seit/m,
    ],
    [
      'en',
      /^ {2}rate: SDS by WHO 2009, DONALD 2025; change of SDS by WHO 2006, KiGGS 2013$/m,
      /^Change of SDS:\n {2}Height: -\d\.\d\d since/m,
    ],
  ])(
    'names the references of gains and changes, and no unit beside a change (%s)',
    async (locale, references, fall) => {
      const { output } = await course(['--locale', locale])
      expect(output).toMatch(references)
      expect(output).toMatch(fall)
    },
  )

  it('prints what is expected on a day, with its bands, in both languages, or the reason', async () => {
    const girl = `{"DateOfBirth":"2017-06-04","Gender":"female",
"Measurements":[{"Date":"2022-06-04","SizeCm":110},{"Date":"2023-06-04","SizeCm":116.5},{"Date":"2024-06-04","SizeCm":119}]}`
    const { output } = await course(['--expected-at', '2024-06-04'], girl)
    expect(output).toContain('Erwartet am 2024-06-04')
    expect(output).toMatch(
      /^ +erwartet +SDS +50 von 100 Kindern +90 von 100 Kindern +98 von 100 Kindern +bedingter SDS/m,
    )
    expect(output).toMatch(/^Körpergröße, cm +\d+,\d +[+-]\d,\d\d +\d+,\d bis \d+,\d .* -2,\d\d/m)
    const { output: english } = await course(['--expected-at', '2024-06-04', '--locale', 'en'], girl)
    expect(english).toContain(
      '119.0 cm: lower than expected from the earlier visits (2 in 100 children with the same course so far are this low).',
    )
    expect(english).toContain('Weight: no expected value. No earlier value is known.')
    const { errors } = await course(['--expected-at', '2024-02-30'], girl)
    expect(errors.join()).toContain('--expected-at is "2024-02-30"')
    expect((await course(['--noise', 'clinic'], girl)).errors.join()).toContain('--noise goes with --expected-at')
  })

  it.each([
    [
      'de',
      'Gewicht und BMI: Im Bereich für 90 von 100 Kindern liegen ab 10 Jahren nur 85.',
      'eigenes Modell, Geburtsjahrgänge 1959 bis 1989',
    ],
    [
      'en',
      'Weight and BMI: from 10 years on the range of 90 in 100 children holds 85.',
      'our own model, children born from 1959 to 1989',
    ],
  ])(
    'says in %s how many the ranges hold from 10 years on, whose model it is, and how it is computed',
    async (locale, held, model) => {
      const old = `{"DateOfBirth":"2012-06-04","Gender":"male","Measurements":[{"Date":"2023-06-04","SizeCm":143,"WeightKg":34.5}]}`
      const asked = ['--expected-at', '2024-06-04', '--locale', locale]
      const { output } = await course([...asked, '--explain'], old)
      expect(output).toContain(held)
      expect(output).toContain(model)
      const single = locale === 'de' ? 'Beruht auf einem einzigen' : 'Rests on a single'
      expect(output.split(single)).toHaveLength(2)
      const day = locale === 'de' ? 'Erwartet am 2024-06-04' : 'Expected on 2024-06-04'
      expect(output.split(`${day}: `)).toHaveLength(4)
      expect(output.split('Terneuzen')).toHaveLength(4)
      const { output: unexplained } = await course(asked, old)
      expect(unexplained).not.toContain('Terneuzen')
      const { output: young } = await course(
        asked,
        old.replace('2012', '2016').replace('143', '115').replace('34.5', '20'),
      )
      expect(young).not.toContain(held)
    },
  )

  it.each([
    ['de', 'Kein Erwartungswert für die Körpergröße. Als Geschlecht ist weder männlich noch weiblich angegeben.'],
    ['en', 'Height: no expected value. Sex is not given as male or female.'],
  ])('says in %s that the sex is missing, and what chooses one', async (locale, none) => {
    const child = `{"DateOfBirth":"2017-06-04","Gender":"divers","Measurements":[{"Date":"2023-06-04","SizeCm":116.5}]}`
    const { output } = await course(['--expected-at', '2024-06-04', '--locale', locale], child)
    expect(output).toContain(none)
    expect(output).toContain('--reference-sex male o')
  })

  it('judges slow growth before the day by the timing of puberty that is asked for', async () => {
    const slow = `{"DateOfBirth":"2011-06-04","Gender":"male","Measurements":[{"Date":"2022-06-04","SizeCm":140.7},{"Date":"2023-06-04","SizeCm":143.7}]}`
    const asked = ['--expected-at', '2024-06-04', '--locale', 'en']
    expect((await course(asked, slow)).output).toContain('Growth so far is unusual: slow growth')
    const { output } = await course([...asked, '--pubertal-timing', 'later'], slow)
    expect(output).toContain('Height, expected from the earlier visits')
  })

  it('writes the sign of every score', async () => {
    const { output } = await course([], boy.replace('130,"WeightKg"', '132,"WeightKg"'))
    expect(output).toMatch(/^2023-06-04 {2}2024-06-04 .* 7,2 ± 0,4 cm\/J +\+[12],\d\d /m)
    expect(output).toMatch(/^2014-08-04 {2}2014-10-04 .* [+-][012],\d\d /m)
  })

  it('takes the scale of bone ages and the timing of puberty', async () => {
    const scale = ['--locale', 'en', '--bone-age-method', 'tw2-rus', '--pubertal-timing', 'later']
    const { output } = await course([...scale, '--methods', 'all'])
    expect(output).toMatch(/^Tanner 1975 +168\.7 /m)
    expect(output).not.toContain('was assumed')
    expect(output).toContain('Bayley-Pinneau: needs a bone age by Greulich-Pyle')
  })

  it('says what was compared in a rule that is met, and why none is evaluated', async () => {
    const short = boy.replace('124.8', '108').replace('127.2', '110').replace('130,"WeightKg"', '112,"WeightKg"')
    expect((await course(['--locale', 'en'], short)).output).toMatch(
      /JGZ 2019 \(short stature\): met \(height -[45]\.\d\d SDS, limit -2\.50/,
    )
    const ill = boy.replace('"Gender"', '"Diseases":["NoonanSyndrome"],"Gender"')
    const { output } = await course(['--locale', 'en'], ill)
    expect(output).toContain(
      'Not evaluated; velocity (±2 SD), bone-age (±2 years) and faltering-growth limits not applied either: rules and limits are for children without a known disease.',
    )
    expect(output).toContain('None: no method holds for this child.')
    const bare = await course(['--locale', 'en'], '{"Gender":"male"}')
    expect(bare.output).toContain('No two visits to compare.')
    expect(bare.output).toContain('No rule applies at this age and with these values: nothing was screened.')
  })

  it('says on the second birthday, the end of infancy, why a gain of weight has no score', async () => {
    const weights = (date: string) =>
      `{"DateOfBirth":"2014-06-04","Measurements":[{"Date":"2015-12-04","WeightKg":10},{"Date":"${date}","WeightKg":12}]}`
    const why = 'no reference: no score'
    expect((await course(['--locale', 'en'], weights('2016-06-04'))).output).toContain(`2016-06-04: ${why}`)
    expect((await course(['--locale', 'en'], weights('2016-06-05'))).output).not.toContain(why)
  })

  it('writes JSON and XML with the element Course', async () => {
    const json = parseResultJson((await course(['--json'])).output)
    expect(json.course?.predictions.map(({ method }) => method)).toContain('bayley-pinneau')
    const xml = parseResultXml((await course(['--to', 'xml', '--locale', 'en'])).output)
    expect(xml.course?.screening[0]?.name).toBe('short stature')
  })

  it('explains every number on request, below the table', async () => {
    const { output, status } = await course(['--explain', '--locale', 'en'])
    expect(status).toBe(0)
    expect(output.indexOf('How each number came about')).toBeGreaterThan(
      output.indexOf('A prediction is not a guarantee'),
    )
    expect(output).toContain('adult height = 100 · height / share of adult height = 100 · 130 / 75.2 = 172.87234 cm')
    expect((await course([])).output).not.toContain('So entsteht jede Zahl')
    expect(await course(['--explain', '--json'])).toMatchObject({
      status: 1,
      errors: ['auxology: --explain goes with the table, not with json'],
    })
  })

  it('refuses what contradicts itself, and other values', async () => {
    expect(await course(['--json', '--to', 'xml'])).toMatchObject({
      status: 1,
      errors: ['auxology: --json and --to xml contradict each other'],
    })
    expect((await course(['--bone-age-method', 'tw2'])).errors[0]).toContain('--bone-age-method is "tw2"')
  })
})
