import { tableChecksum } from '../../clinical/references/checksum.js'
import type { TableData } from '../../clinical/references/own/table-data.js'
import { type Measure, measureUnits, publicationName, type ReferenceTable } from '../../clinical/references/table.js'
import type { Locale } from '../../ground/languages/built-in.js'
import { referenceWords } from '../../ground/languages/command-words.js'
import { diseaseName, type Language } from '../../ground/languages/language.js'
import type { ChartMeasureName, ReferenceWords } from '../../ground/languages/words.js'
import { shortNumberText } from '../../ground/languages/written-number.js'
import { textIn } from '../../ground/model/localized.js'
import { type Gender, genders } from '../../ground/model/patient.js'
import { plainText } from '../../ground/text/plain-text.js'
import { rightsText } from './rights-list.js'

/** What charts call a measure, where they call it by another name. */
const chartNames: { readonly [measure in Measure]?: ChartMeasureName } = {
  bmi: 'bodyMassIndex',
  sittingHeightRatio: 'sittingHeightByHeight',
  armCircumference: 'arm',
  tricepsSkinfold: 'triceps',
  subscapularSkinfold: 'subscapular',
}

/**
 * What a file of one reference holds, for a terminal: what it is of, its rows, how they are read, what they were checked by, and the
 * rights.
 *
 * @param stated what the file itself says
 */
export function referenceText(table: ReferenceTable, stated: TableData, language: Language): string {
  const reference = wordsOf(language)
  const { measure, axis, publications, edition = publications[0].year } = table
  const name = language.chart.measures[chartNames[measure] ?? (measure as ChartMeasureName)]
  const unit = measureUnits[measure] === '1' ? '' : ` (${measureUnits[measure]})`
  const lines = [
    `${table.id}: ${name}${unit}, ${reference.axes[axis]}${edition === undefined ? '' : `; ${reference.edition(String(edition))}`}`,
    ...publications.flatMap((each) => [
      `${publicationName(each)}: ${[textIn(each.population, language), ...sampleOf(each, language)].filter(Boolean).join('; ')}`,
      `${reference.rights}: ${rightsText(each.rights, language)}`,
    ]),
    ...conditionsOf(table, language),
    genders.map((sex) => rowsOf(table, sex, language)).join('; '),
    howRead(table, language),
    stated.checks?.length ? reference.checks(String(stated.checks.length)) : reference.noChecks,
    isFitted(stated)
      ? reference.noChecksum
      : reference[stated.checksum === undefined ? 'ownChecksum' : 'checksum'](tableChecksum(table)),
    textIn(table.limits, language),
  ]
  return `${lines.filter(Boolean).map(plainText).join('\n  ')}\n`
}

/** Whether the rows are of percentiles: a file can state no checksum of them. */
function isFitted({ rows }: TableData): boolean {
  return Object.values(rows).some((list) => list?.some((row) => 'percentiles' in row))
}

function wordsOf({ tag }: Language): ReferenceWords {
  return referenceWords[tag as Locale]
}

function sampleOf({ years, sample }: ReferenceTable['publications'][0], language: Language): string[] {
  const reference = wordsOf(language)
  const period = years === undefined ? [] : [years[0] === years[1] ? String(years[0]) : years.join('–')]
  return [...period, ...(sample === undefined ? [] : [reference.sample(String(sample))])]
}

function conditionsOf({ conditions = {} }: ReferenceTable, language: Language): string[] {
  const reference = wordsOf(language)
  const { position, diagnosis, group, origin } = conditions
  const parts = [
    position && reference.positions[position],
    diagnosis && diseaseName(diagnosis, language),
    group,
    origin && reference.origin(textIn(origin, language)),
  ].filter(Boolean)
  return parts.length === 0 ? [] : [`${reference.conditions}: ${parts.join(', ')}`]
}

function rowsOf({ curve }: ReferenceTable, sex: Gender, language: Language): string {
  const reference = wordsOf(language)
  const x = curve(sex)?.x
  const end = (index: number) => shortNumberText(x?.at(index) ?? 0, 3, language)
  const rows = x === undefined ? reference.noRows : reference.rows(String(x.length), end(0), end(-1))
  return `${language.chart.population[sex]}: ${rows}`
}

/** The distribution, and what limits its scores. */
function howRead(table: ReferenceTable, language: Language): string {
  const reference = wordsOf(language)
  const number = (value: number) => shortNumberText(value, 3, language)
  return [
    reference.distributions[table.distribution],
    table.tails === 'linear' && reference.linear,
    table.steps.length > 0 && reference.steps(table.steps.map(number).join(', ')),
    table.thinned && reference.thinned,
    table.approximate && reference.approximate,
    table.fitDeviation !== undefined && reference.fitDeviation(number(table.fitDeviation)),
    table.rough.length > 0 && reference.rough(table.rough.map((range) => range.map(number).join('–')).join(', ')),
  ]
    .filter(Boolean)
    .join('; ')
}
