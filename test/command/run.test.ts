import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { chartFormats } from '../../src/charts/chart-request.js'
import { validatePatient } from '../../src/clinical/assessment/validate-patient.js'
import { gestationalCorrections } from '../../src/clinical/growth/growth-options.js'
import { clinicMeasures } from '../../src/clinical/references/clinic-measures.js'
import { measureSetIds } from '../../src/clinical/references/measures/load-measures.js'
import { catalogueIds, listedIds } from '../../src/clinical/references/set-catalogue.js'
import { chartFormat, chartRequest } from '../../src/command/commands/chart-command.js'
import { parsePatientJson } from '../../src/shown/documents/patient-document.js'
import { chartRenderers } from '../../src/shown/render/formats.js'
import { auxology, patients } from './auxology.js'

const today = '--today 2026-06-01'

describe('auxology calculate', () => {
  it('answers a document in the format it came in', async () => {
    const xml = await auxology(`calculate healthy-boy.xml ${today}`)
    expect(xml).toMatchObject({ status: 0, errors: [] })
    expect(xml.output).toMatch(/^<\?xml version="1.0" encoding="utf-8"\?>\n<Patient /)
    expect(xml.output).toContain('<AgeInYears>17.3</AgeInYears>')
    const json = await auxology(`calculate preterm-boy.json ${today}`)
    expect(JSON.parse(json.output)).toMatchObject({ FirstName: 'Emil', WeekBirth: 28, DayBirth: 3 })
  })

  it('converts, and reads standard input', async () => {
    const input = readFileSync(new URL('healthy-boy.xml', patients))
    const { output } = await auxology(`calculate - --to json ${today}`, { input })
    expect(JSON.parse(output)).toMatchObject({ LastName: 'Größing', Gender: 'Male' })
  })

  it('prints a table in German or English', async () => {
    const german = await auxology(`calculate girl-with-turner-syndrome.xml --to table ${today}`)
    expect(german.output).toContain('Zielgröße 165,0 cm (-0,12 SDS)')
    expect(german.output).toContain('Turner SDS')
    expect(Math.max(...german.output.split('\n').map((line) => line.length))).toBeLessThanOrEqual(160)
    expect(german.output).toMatch(/, Turner-Syndrom$/m)
    for (const tag of ['en', 'EN-gb']) {
      const english = await auxology(`calculate healthy-boy.xml --to table --locale ${tag} ${today}`)
      expect(english.output).toContain('target height 181.3 cm (+0.33 SDS)')
    }
  })

  it.each([
    ['healthy-boy.xml', 'en', ['  Niklasson 2008: birth length, birth weight'], 'by corrected age'],
    [
      'girl-with-turner-syndrome.xml',
      'de',
      ['Referenzen:\n', '  Lyon 1985: Turner\n', 'WHO 2006, KiGGS 2013: Größe cm'],
      'korrigiert',
    ],
  ])('prints which references the scores of %s are by, in %s', async (file, locale, lines, missing) => {
    const { output } = await auxology(`calculate ${file} --to table --locale ${locale} ${today}`)
    for (const line of lines) expect(output).toContain(line)
    expect(output).not.toContain(missing)
  })

  it.each([
    ['en', 'preterm', 'Born preterm: ages are chronological, SDS up to 24 months by corrected age.'],
    ['de', 'lifelong', 'Frühgeborenes Kind: Alter chronologisch, SDS nach korrigiertem Alter.'],
  ])('says that scores are by corrected age (%s, %s)', async (locale, correction, text) => {
    const command = `calculate preterm-boy.json --to table --locale ${locale} --correction ${correction} ${today}`
    expect((await auxology(command)).output).toContain(text)
    expect((await auxology(command.replace(correction, 'none'))).output).not.toContain(text)
  })

  it('writes the extended form', async () => {
    const xml = await auxology(`calculate healthy-boy.xml --extensions ${today}`)
    expect(xml.output).toMatch(/<SizeSds accuracy="exact" raw="[-\d.]+" reference="[^"]+ \d{4}">/)
    const json = await auxology(`calculate healthy-boy.xml --extensions --to json ${today}`)
    const byDefault = await auxology(`calculate healthy-boy.xml --to json ${today}`)
    expect(JSON.parse(json.output).Measurements[6].SizeSds).toEqual({
      ...JSON.parse(byDefault.output).Measurements[6].SizeSds,
      raw: expect.any(Number),
      reference: expect.any(String),
    })
  })

  it('writes to a file', async () => {
    const { output, written } = await auxology(`calculate healthy-boy.xml --out result.xml ${today}`)
    expect(output).toBe('')
    expect(written.get('result.xml')).toContain('<LastName>Größing</LastName>')
  })

  it.each([['healthy-boy.xml'], ['./healthy-boy.xml']])('never replaces the file that it reads: %s', async (path) => {
    const { status, errors, written } = await auxology(`calculate healthy-boy.xml --out ${path} ${today}`)
    expect(status).toBe(1)
    expect(errors.join()).toContain(`--out ${path} is the file that is read`)
    expect(written.size).toBe(0)
  })

  it('takes the references that the option names', async () => {
    const score = async (set: string) => {
      const { output } = await auxology(`calculate healthy-boy.xml --to json --references ${set} ${today}`)
      return JSON.parse(output).Measurements[6].SizeSds.value
    }
    expect(new Set([await score('germany'), await score('who'), await score('cdc')]).size).toBe(3)
  })
})

describe('auxology chart', () => {
  it.each([
    [today, 'auxology: Körpergröße: Das Geschlecht des Kindes fehlt.'],
    [`${today} --locale en`, "auxology: Height: the child's sex is missing."],
  ])('says what a child without a sex lacks, in the language of the reader: %s', async (options, line) => {
    const { errors, status } = await auxology(`chart - --type Height ${options}`, { input: '{}' })
    expect(status).toBe(1)
    expect(errors.join('\n')).toContain(line)
    expect(errors.join('\n')).toContain('(--reference-sex)')
  })

  it('draws a chart', async () => {
    const args = `chart healthy-boy.xml --type Height --format Svg --out height.svg ${today}`
    const { status, written } = await auxology(args)
    expect(status).toBe(0)
    expect(String(written.get('height.svg'))).toMatch(/^<svg /)
  })

  it.each(chartFormats)('writes %s by the ending of the file, or one with the same ending', (format) => {
    const { fileExtension } = chartRenderers[format]
    const chosen = chartFormat({ out: `chart.${fileExtension}` })
    expect(chartRenderers[chosen].fileExtension).toBe(fileExtension)
  })

  it('writes a chart alone where a PDF is asked for', () => {
    expect(chartFormat({ out: 'chart.pdf' })).toBe('Pdf')
  })

  it('takes the name of a format in any case, and refuses another', () => {
    expect(['svg', 'SVG', 'pdfanddata', 'gif'].map((format) => chartFormat({ format }))).toEqual([
      'Svg',
      'Svg',
      'PdfAndData',
      'gif',
    ])
  })

  it('prints the number that the chart is filed under', async () => {
    const args = `chart healthy-boy.xml --patient-id <4711> --out height.svg ${today}`
    expect(String((await auxology(args)).written.get('height.svg'))).toContain('Pat.-ID &lt;4711&gt;')
  })

  it('leaves puberty to the findings of the child unless a switch says otherwise', () => {
    expect(chartRequest({})).toEqual({ type: 'Height' })
    expect(chartRequest({ puberty: true }).puberty).toBe(true)
    expect(chartRequest({ 'no-puberty': true }).puberty).toBe(false)
  })

  it('draws in other colours, without ground or header', async () => {
    const look = '--theme greyscale --background transparent --no-header --responsive --custom-properties'
    const args = `chart healthy-boy.xml ${look} --out height.svg ${today}`
    const svg = String((await auxology(args)).written.get('height.svg'))
    expect(svg).toContain('width="100%"')
    expect(svg).toContain('var(--auxology-curve, #4f4f4f)')
    expect(svg).not.toContain('class="page"')
    expect(svg).not.toContain('font-size="20"')
  })

  it('draws clinic measures by the set that is chosen', async () => {
    const input = JSON.stringify({
      Gender: 'm',
      DateOfBirth: '2014-06-04',
      Measurements: [{ Date: '2026-05-04', SizeCm: 150, WaistCm: 72, SystolicMmHg: 118 }],
    })
    const drawn = async (type: string) => (await auxology(`chart - --type ${type} ${today}`, { input })).output
    expect(await drawn('SystolicPressure')).toContain('KiGGS 2011')
    expect(await drawn('Waist')).toContain('LIFE Child 2019')
    expect(await drawn('Waist --measures clinic-measures-kiggs')).toContain('KiGGS 2013')
  })

  it('draws a clinic sheet by the scale of the bone ages', async () => {
    const args = `chart healthy-boy.xml --layout sheet --out sheet.svg ${today}`
    expect(String((await auxology(args)).written.get('sheet.svg'))).toContain('data-layout="sheet"')
    const scaled = await auxology(`${args} --bone-age-method tw2-rus`)
    expect(String(scaled.written.get('sheet.svg'))).toContain('Tanner 1975')
  })

  it('takes the format from the ending of the file', async () => {
    const { written } = await auxology(`chart healthy-boy.xml --out height.json ${today}`)
    expect(JSON.parse(String(written.get('height.json')))).toMatchObject({ Type: 'Height', Gender: 'Male' })
  })
})

describe('auxology references list', () => {
  it('shows every set with ages, population, what is known of its figures, and its import', async () => {
    const { status, output } = await auxology('references list --locale en')
    expect(status).toBe(0)
    const idsIn = (text: string) => text.split('\n\n').map((set) => set.split(':')[0])
    const unlisted = '5 sets and 2 measures are superseded or known only in part, and not listed; --all shows them.\n'
    expect(idsIn(output)).toEqual([...listedIds, ...measureSetIds, 'puberty-netherlands-1997', unlisted])
    const all = await auxology('references list --all')
    expect(idsIn(all.output)).toEqual([...catalogueIds, ...measureSetIds, 'puberty-netherlands-1997'])
    expect(output).toContain(`italy-north: Italy 2006, centre and north
  height cm 2–20 (years)
  sitting cm 0–19, leg cm 0–19, sit/leg 0–19 (years, Fredriks 2005); weight/length 45–120 cm (WHO 2006)
  Cacciari (N) 2006: Central and northern Italy 1994–2004, 34,745 children
  One public copy, not compared with the print. Height alone.
  auxology/references/italy, 0.5 kB
`)
    expect(output).toContain(
      'clinic-measures-who: Clinic measures (WHO)\n  arm circumference 0.2–5.1, triceps skinfold',
    )
    expect((await auxology('references list')).output).toContain('Nur Körperhöhe.')
  })

  it('shows them to programs as JSON', async () => {
    const { output } = await auxology('references list --to json --locale en')
    const sets: readonly { readonly id: string }[] = JSON.parse(output)
    expect(sets.map(({ id }) => id)).toEqual([...listedIds, ...measureSetIds, 'puberty-netherlands-1997'])
    expect(sets.find(({ id }) => id === 'clinic-measures-kiggs')).toMatchObject({
      import: 'auxology/references/clinic-measures',
      ages: { waist: [11, 18], triceps: [1 / 3, 18], systolic: [3, 18], diastolic: [3, 18] },
      populations: [{ publication: 'KiGGS 2013' }, { publication: 'KiGGS 2011' }],
    })
    expect(sets.find(({ id }) => id === 'korea')).toMatchObject({
      import: 'auxology/references/korea',
      ages: { size: [0, 227 / 12], weight: [0, 227 / 12], head: [0, 3] },
      populations: [{ publication: 'WHO 2006' }, { publication: 'KDCA 2017' }],
    })
  })

  it('shows the rights in the figures of each set, what they rest on and that it is no advice, in both languages', async () => {
    const { output } = await auxology('references list --rights --locale en')
    expect(output).toContain(
      "cdc: CDC (USA): WHO to 24 months, then CDC 2000\n  public domain: CDC 2000, CDC 2022\n  licensed, WHO's terms, non-commercial: WHO 2006\n",
    )
    expect(output).toContain(`CDC 2022: public domain
  Hales CM,`)
    expect(output).toContain('From general knowledge, not read: The same series as CDC 2000')
    expect(output).toMatch(
      /Read in a copy: “All material appearing in this report is in the public domain .*” \(Vital Health Stat/,
    )
    expect(output).toContain('course: Growth over time and puberty\n')
    expect(output).toMatch(/not legal advice; docs\/rights.md has more.\n$/)
    const german = await auxology('references list --rights')
    expect(german.output).toContain('KiGGS 2013: keine Bedingungen bekannt\n')
    expect(german.output).toContain('Es wurden keine Bedingungen gefunden.\n')
    expect(german.output).toMatch(/das ist keine Rechtsberatung/)
  })

  it('shows the rights to programs as JSON', async () => {
    const { output } = await auxology('references list --rights --to json --locale en')
    const { sets, publications } = JSON.parse(output)
    expect(sets.map(({ id }: { id: string }) => id)).toEqual([...catalogueIds, ...measureSetIds, 'no-set', 'course'])
    const named = (name: string) => publications.find((each: { publication: string }) => each.publication === name)
    expect(named('WHO 2006')).toMatchObject({ status: 'licensed', licence: "WHO's terms", nonCommercial: true })
    expect(named('LIFE Child 2019')).toMatchObject({
      noDerivatives: true,
      takenFrom: 'R package childsds 0.9.11, GPL-3',
    })
    expect(named('KiGGS 2013')).toMatchObject({ status: 'unstated', evidence: [], checked: '2026-11-29' })
  })

  it.each([
    ['references list patient.xml', /list takes no FILE/],
    ['references list --references who', /list takes no --references$/],
    ['references list --to xml', /list writes text or json/],
  ])('refuses %j', async (args, reason) => {
    const { status, errors } = await auxology(args)
    expect(status).toBe(1)
    expect(errors).toEqual([expect.stringMatching(reason)])
  })
})

describe('a national set', () => {
  it('scores by its name or its edition, and says what it lacks', async () => {
    for (const name of ['netherlands-turkish', 'netherlands-turkish@2026']) {
      const { status, output } = await auxology(
        `calculate healthy-boy.xml --to json --extensions --locale en --references ${name} ${today}`,
      )
      expect(status).toBe(0)
      expect(output).toContain('Schönbeck (TR) 2015')
      expect(output).toContain('values_beyond_references')
    }
  })
})

describe('auxology completion', () => {
  it('completes commands, options and their values in bash', async () => {
    const { output } = await auxology('completion bash')
    const completed = (...words: string[]) =>
      execFileSync(
        'bash',
        [
          '-c',
          `${output}\nCOMP_WORDS=(${words.join(' ')} ''); COMP_CWORD=$((\${#COMP_WORDS[@]} - 1)); COMP_WORDS[COMP_CWORD]=''; _auxology; echo "\${COMPREPLY[*]}"`,
        ],
        {
          encoding: 'utf8',
        },
      ).trim()
    expect(completed('auxology')).toBe(
      'calculate validate course chart references compare conform fhir batch serve sql tables',
    )
    expect(completed('auxology', 'chart', 'x.xml', '--format')).toBe(chartFormats.join(' '))
    expect(completed('auxology', 'calculate', 'x.xml', '--to')).toBe('xml json table')
    expect(completed('auxology', 'references', 'x.xml', '--to')).toBe('text xml json')
    expect(completed('auxology', 'chart', 'x.xml', '--references')).toBe(listedIds.join(' '))
    expect(completed('auxology', 'calculate', 'x.xml', '--correction')).toBe(gestationalCorrections.join(' '))
    expect((await auxology('completion fish')).errors).toEqual(['auxology: completion supports bash only'])
  })
})

/** A boy of two, whose waist no reference scores yet. */
const toddler =
  '{"DateOfBirth":"2023-06-04","Gender":"Male","Measurements":[{"Date":"2025-06-10","SizeCm":88,"WaistCm":48}]}'

describe('clinic measures', () => {
  it('are known to every command that needs them', async () => {
    const given = { input: toddler }
    const validated = await auxology(`validate - --to json ${today}`, given)
    const options = { today: '2026-06-01', measures: clinicMeasures }
    expect(JSON.parse(validated.output)).toEqual(
      JSON.parse(JSON.stringify(validatePatient(parsePatientJson(toddler), options))),
    )
    expect(validated.output).toContain('waist')
    const calculated = await auxology(`calculate - --to json --extensions ${today}`, given)
    expect(calculated.output).toContain('Waist')
    const references = await auxology(`references - --type Waist ${today}`, given)
    expect(references.errors).toEqual([])
    expect(references.output).toContain('LIFE Child (1)')
  })
})

describe('auxology', () => {
  it.each([[[]], ['--help'], ['help']])('helps with %j', async (args) => {
    const { status, output } = await auxology(args)
    expect(status).toBe(0)
    expect(output).toContain('Usage: auxology COMMAND [FILE] [options]\n')
  })

  it('prints its version', async () => {
    expect((await auxology('--version')).output).toBe('1.2.3\n')
  })

  it.each(['calculate', 'validate', 'chart', 'references', 'compare', 'batch', 'serve', 'completion'])(
    'helps with %s',
    async (command) => {
      const { status, output } = await auxology(`${command} --help`)
      expect((await auxology(`help ${command}`)).output).toBe(output)
      expect(status).toBe(0)
      expect(output).toContain(`Usage: auxology ${command}`)
      expect(output.includes('--locale LANGUAGE')).toBe(command !== 'completion')
      expect(output).not.toMatch(/\S {2,}\[options\]/)
      expect(Math.max(...output.split('\n').map((line) => line.length))).toBeLessThanOrEqual(96)
    },
  )

  it.each([
    ['measure x.xml', /^auxology: unknown command measure \(/],
    ['calcluate x.xml', /^auxology: unknown command calcluate \(did you mean calculate\?\)$/],
    ['calculate healthy-boy.xml --refrences who', /unknown option --refrences \(did you mean --references\?\)$/],
    ['calculate healthy-boy.xml --references whoo', /--references is "whoo" \(did you mean who\?\)\.$/],
    ['chart healthy-boy.xml --type Hieght', /--type is "Hieght" \(did you mean Height\?\)\.$/],
    ['chart healthy-boy.xml --format svgg', /--format is "svgg".*; expected Jpg/],
    ['batch x.csv --out - --resume', /--resume and --restart need a file/],
    ['batch x.csv --out o.csv --resume --restart', /--resume and --restart contradict each other$/],
    ['batch x.csv --out scores.xlsx', /--out is "scores\.xlsx"; expected a name ending in \.ndjson, \.jsonl/],
    ['batch x.csv --out scores.ndjson --digits 3', /--digits is for tables: use it with --to csv/],
    ['batch x.txt --out scores.csv', /x\.txt: expected a name ending in .*, or --from ndjson, csv, tsv or parquet/],
    ['batch x.csv --out o.csv --columns SizSds', /--columns names SizSds \(did you mean SizeSds\?\)/],
    ['batch x.csv --out o.ndjson --workers 65', /--workers is "65"; expected a whole number from 1 to 64/],
    ['calculate healthy-boy.xml --locale de --locale en', /--locale is given twice: de and en$/],
    ['calculate healthy-boy.xml --out=', /--out needs a value: --out=FILE$/],
    ['references list --rights --all', /list --rights takes no --all: it shows every set$/],
    ['compare - -', /only one of OLD and NEW can be standard input$/],
    ['tables x', /^auxology: unexpected argument x$/],
    ['help measure', /^auxology: unknown command measure \(/],
    ['calculate', /^auxology: missing FILE/],
    ['calculate a.xml b.xml', /expected one FILE, got also b\.xml/],
    ['calculate missing.xml', /can't read missing\.xml \(no such file or folder, ENOENT\)/],
    ['calculate healthy-boy.xml --to yaml', /--to is "yaml"; expected xml, json or table\.$/],
    ['calculate healthy-boy.xml --today tomorrow', /^auxology: --today is "tomorrow"; expected an ISO date/],
    ['calculate healthy-boy.xml --locale xx', /--locale is "xx"; expected de\b.+\.$/],
    ['calculate healthy-boy.xml --references mars', /--references is "mars"; expected germany/],
    ['calculate healthy-boy.xml --lang de', /unknown option --lang \(did you mean --locale\?\)$/],
    ['references list --language de', /unknown option --language \(did you mean --locale\?\)$/],
    ['calculate healthy-boy.xml --colour', /unknown option --colour \(/],
    ['calculate healthy-boy.xml -o x', /unknown option -o \(/],
    ['calculate healthy-boy.xml --to', /--to needs a value: --to=FORMAT$/],
    ['calculate healthy-boy.xml --help=yes', /--help takes no value/],
    ['calculate healthy-boy.xml --extensions --to table', /a table has no extensions: use --extensions/],
    ['chart healthy-boy.xml --extensions', /unknown option --extensions \(/],
    ['calculate healthy-boy.xml --correction some', /--correction is "some"; expected preterm\b.* or none\.$/],
    ['chart healthy-boy.xml --crop-x-at -1 --crop-x', /--crop-x-at is -1; expected /],
    ['chart healthy-boy.xml --crop-x-at --crop-x', /--crop-x-at needs a value: --crop-x-at=X$/],
    ['chart healthy-boy.xml --crop-x-at=-1 --crop-x', /--crop-x-at is -1; expected /],
    [
      'calculate healthy-boy.xml --out /nowhere/x.xml',
      /can't write \/nowhere\/x\.xml \(no such file or folder, ENOENT\)/,
    ],
    ['chart healthy-boy.xml --type Shoe', /--type is "Shoe"; expected Height, /],
    ['chart healthy-boy.xml --format Gif', /--format is "Gif"; expected Jpg, /],
    ['chart healthy-boy.xml --out height.gif', /--out is "height\.gif"; expected a name ending in .*\.svg/],
    ['chart healthy-boy.xml --out height', /--out is "height"; expected a name ending in/],
    ['chart healthy-boy.xml --width wide', /--width is "wide"; expected a number/],
    ['chart healthy-boy.xml --width 500', /--height is missing; expected .*, together with --width\.$/],
    ['chart healthy-boy.xml --crop-x --crop-x-at 99', /--crop-x-at is 99; expected /],
    ['chart healthy-boy.xml --theme neon', /--theme is "neon"; expected default, /],
    ['chart healthy-boy.xml --background red', /--background is "red"; expected a colour such as /],
    ['chart healthy-boy.xml --window child', /--window is .*child.*; expected full or fit/],
  ])('refuses %s in one line', async (args, reason) => {
    const { status, errors, output } = await auxology(args)
    expect(status).toBe(1)
    expect(output).toBe('')
    expect(errors).toEqual([expect.stringMatching(reason)])
    expect(errors[0]).not.toContain('\n')
  })

  it.each([
    ['', /empty/],
    ['Patient', /neither XML nor a JSON object/],
    ['<Patient>', /^auxology: line 1, column \d+: /],
    [
      '<Patient><SizeFatherCm>1,80</SizeFatherCm></Patient>',
      /^auxology: Patient\/SizeFatherCm \(line 1, column \d+\) is "1,80"/,
    ],
    [Uint8Array.of(0x3c, 0xe4, 0x3e), /UTF-8/],
  ])('refuses the document %j', async (input, reason) => {
    const { status, errors } = await auxology('calculate -', { input })
    expect(status).toBe(1)
    expect(errors).toEqual([expect.stringMatching(reason)])
  })
})
