import { loadMeasures, measureSetIds } from '../../clinical/references/measures/load-measures.js'
import type {
  Pressure,
  PressureReference,
  ReferenceSet,
  Series,
  SeriesName,
} from '../../clinical/references/reference-set.js'
import type { CataloguedSet } from '../../clinical/references/set-catalogue.js'
import { setCatalogue, unlistedMeasures, unlistedSets } from '../../clinical/references/set-catalogue.js'
import { setKilobytes, setQuality } from '../../clinical/references/set-quality.js'
import { publicationName, type ReferenceTable, referenceName } from '../../clinical/references/table.js'
import type { Language } from '../../ground/languages/language.js'
import { shortNumberText } from '../../ground/languages/written-number.js'
import type { ClinicMeasureName } from '../../ground/model/clinic-values.js'
import { textIn } from '../../ground/model/localized.js'
import type { SetMeasure } from '../../ground/model/message-values.js'
import { type ListedSpecial, listedPuberty, type PubertyAges, specialReferences } from './special-sets.js'

/** The series that differ between sets, by what they are called in tables of results. */
const listedSeries: { readonly [measure in SetMeasure]: SeriesName } = {
  size: 'height',
  weight: 'weight',
  bmi: 'bmi',
  head: 'head',
}

type FurtherMeasure = 'seat' | 'leg' | 'seatLeg' | 'weightForLength'

/** The series of sitting height, leg length, their ratio and weight for length, which most sets have in common. */
const furtherSeries: { readonly [measure in FurtherMeasure]: SeriesName } = {
  seat: 'sittingHeight',
  leg: 'legLength',
  seatLeg: 'sittingHeightRatio',
  weightForLength: 'weightForLength',
}

/** The series of a set of clinic measures, by what they are called there. */
const clinicSeries: { readonly [measure in Exclude<ClinicMeasureName, Pressure>]: SeriesName } = {
  waist: 'waist',
  hip: 'hip',
  waistHeightRatio: 'waistHeightRatio',
  waistHipRatio: 'waistHipRatio',
  arm: 'armCircumference',
  triceps: 'tricepsSkinfold',
  subscapular: 'subscapularSkinfold',
}

/** What `auxology references list` says of a set. */
export interface ListedSet {
  readonly id: string
  readonly name: string
  readonly import: string
  /** What it adds to a program beside the default set, kB in gzip. */
  readonly kilobytes: number
  /** First and last age of each measure, years; one that a set lacks is missing. */
  readonly ages: { readonly [measure in SetMeasure | ClinicMeasureName]?: readonly [from: number, to: number] }
  /** Sitting height, leg length, their ratio and weight for length, as far as it scores them, with whose figures. */
  readonly further?: readonly ListedFurtherMeasure[]
  /** Whom it describes, by publication. */
  readonly populations: readonly ListedPopulation[]
  /** What it has of its own for some children: those of a disease, born preterm, or newborns. */
  readonly special?: readonly ListedSpecial[]
  /** Signs of puberty, and their first and last age, years. */
  readonly puberty?: PubertyAges
  readonly quality: string
}

/** A further measure that a set scores. */
export interface ListedFurtherMeasure {
  readonly measure: FurtherMeasure
  /** What it goes by: age, or length and height. */
  readonly unit: 'years' | 'cm'
  readonly range: readonly [from: number, to: number]
  /** The names of its references, each once. */
  readonly references: readonly string[]
}

/** A publication that a set uses. */
export interface ListedPopulation {
  readonly publication: string
  /** Of its publication; undefined for one without. */
  readonly year: number | undefined
  readonly population: string
  /** What of the set is scored by it, and its first and last age, years, where the set changes from one publication to another. */
  readonly ages?: ListedSet['ages']
}

/** How many sets, and measures of others, a list leaves out. */
export const unlistedCounts: { readonly sets: number; readonly measures: number } = {
  sets: unlistedSets.length,
  measures: Object.values(unlistedMeasures).flat().length,
}

/**
 * The sets, loaded and described: those of growth, those of clinic measures, that of puberty.
 *
 * @param all also those that are superseded or known only in part
 */
export async function listedSets(language: Pick<Language, 'tag'>, all = false): Promise<readonly ListedSet[]> {
  const measures = await Promise.all(measureSetIds.map(loadMeasures))
  const sets = setCatalogue.filter(({ id }) => all || !unlistedSets.includes(id))
  return [
    ...(await Promise.all(
      sets.map(async ({ id, entry, load }) => {
        const set = await load()
        const special = specialReferences(set)
        const unlisted: readonly string[] = all ? [] : (unlistedMeasures[id] ?? [])
        const series = seriesIn(set.series, listedSeries).filter(([measure]) => !unlisted.includes(measure))
        const found = { ...listed({ id, entry, name: set.name, series }, language), ...furtherOf(set) }
        if (special.length === 0) return found
        const tables = special.flatMap((each) => each.tables)
        return {
          ...found,
          populations: mergedPopulations([...found.populations, ...populationsOf(tables, language)]),
          special: special.map(({ tables: _, ...each }) => each),
        }
      }),
    )),
    ...measures.map(({ references, pressures }) => {
      const { id, name } = references
      const series = [...seriesIn(references.series, clinicSeries), ...pressureSeries(pressures)]
      return listed({ id, entry: 'auxology/references/clinic-measures', name, series }, language)
    }),
    listedPuberty(language),
  ]
}

/** A measure with its pieces. */
type MeasuredSeries = readonly [measure: keyof ListedSet['ages'], pieces: Series]

function seriesIn(
  series: ReferenceSet['series'],
  names: { readonly [measure in keyof ListedSet['ages']]?: SeriesName },
): readonly MeasuredSeries[] {
  return Object.entries(names).flatMap(([measure, name]) => {
    const pieces = series[name]
    return pieces === undefined ? [] : [[measure as keyof ListedSet['ages'], pieces] as const]
  })
}

/** What a set scores besides, from its own series: none of a set without any. */
function furtherOf({ series }: ReferenceSet): Pick<ListedSet, 'further'> {
  const measures = Object.keys(furtherSeries) as FurtherMeasure[]
  const further = measures.flatMap((measure): ListedFurtherMeasure[] => {
    const pieces = series[furtherSeries[measure]] ?? []
    const [first, last] = [pieces[0], pieces[pieces.length - 1]]
    if (first === undefined || last === undefined) return []
    const references = [...new Set(pieces.map(({ table }) => referenceName(table)))]
    return [{ measure, unit: measure === 'weightForLength' ? 'cm' : 'years', range: [first.from, last.to], references }]
  })
  return further.length === 0 ? {} : { further }
}

/** Blood pressure, which goes by height too, over its ages. */
function pressureSeries(pressures: PressureReference | undefined): readonly MeasuredSeries[] {
  if (pressures === undefined) return []
  return (['systolic', 'diastolic'] as const).map((pressure) => {
    const table = pressures.tableAt(pressure)
    return [pressure, [{ table, from: table.range[0], to: table.range[1] }]]
  })
}

function listed(
  {
    id,
    entry,
    name,
    series,
  }: Pick<CataloguedSet, 'id' | 'entry'> & Pick<ReferenceSet, 'name'> & { readonly series: readonly MeasuredSeries[] },
  language: Pick<Language, 'tag'>,
): ListedSet {
  return {
    id,
    name: textIn(name, language),
    import: entry,
    kilobytes: setKilobytes[id] ?? 0,
    ages: Object.fromEntries(
      series.map(([measure, pieces]) => [measure, [pieces[0]?.from ?? 0, pieces[pieces.length - 1]?.to ?? 0]]),
    ),
    populations: mergedPopulations(populationsIn(series, language)),
    quality: textIn(setQuality[id] ?? '', language),
  }
}

/** The publications of the pieces, with their ages where a measure has several. */
function populationsIn(series: readonly MeasuredSeries[], language: Pick<Language, 'tag'>): ListedPopulation[] {
  const changes = series.some(([, pieces]) => new Set(pieces.map(({ table }) => table.publications[0])).size > 1)
  return series.flatMap(([measure, pieces]) =>
    pieces.flatMap(({ table, from, to }) =>
      populationsOf([table], language).map((one) => (changes ? { ...one, ages: { [measure]: [from, to] } } : one)),
    ),
  )
}

function populationsOf(tables: readonly ReferenceTable[], language: Pick<Language, 'tag'>): ListedPopulation[] {
  return tables.map(({ publications: [publication] }) => ({
    publication: publicationName(publication),
    year: publication.year,
    population: textIn(publication.population, language),
  }))
}

/** Each publication once, with the ages of all its pieces. */
function mergedPopulations(populations: readonly ListedPopulation[]): readonly ListedPopulation[] {
  const merged = new Map<string, ListedPopulation>()
  for (const each of populations) {
    const earlier = merged.get(each.publication)
    const ages = Object.entries({ ...earlier?.ages, ...each.ages }).map(([measure, [from, to]]) => {
      const [first = from, last = to] = earlier?.ages?.[measure as keyof ListedSet['ages']] ?? []
      return [measure, [Math.min(first, from), Math.max(last, to)]]
    })
    merged.set(each.publication, { ...(earlier ?? each), ...(ages.length > 0 && { ages: Object.fromEntries(ages) }) })
  }
  return [...merged.values()]
}

/** The list as text for a terminal. */
export function setListText(sets: readonly ListedSet[], language: Language): string {
  return sets.map((set) => `${setLines(set, language).join('\n  ')}\n`).join('\n')
}

function setLines(set: ListedSet, language: Language): string[] {
  const { measures, years } = language.terminal
  const number = (value: number, decimals = 1) => shortNumberText(value, decimals, language)
  const titles: { readonly [measure: string]: string } = { ...language.names.clinicMeasures, ...measures }
  const agesText = (ages: ListedSet['ages'], decimals?: number) =>
    Object.entries(ages)
      .map(([measure, [from, to]]) => `${titles[measure]} ${number(from, decimals)}–${number(to, decimals)}`)
      .join(', ')
  const special = (set.special ?? []).map(({ of, unit, ages: own }) => {
    const name = of === 'preterm' || of === 'birth' ? language.terminal.special[of] : language.names.diseases[of]
    return `${name}: ${agesText(own, 2)} (${language.terminal.special[unit]})`
  })
  const further = new Map<string, string[]>()
  for (const { measure, unit, range, references } of set.further ?? []) {
    const ends = range.map((end) => number(end)).join('–')
    const kind = unit === 'cm' ? ` cm (${references.join(', ')})` : ` (${years}, ${references.join(', ')})`
    further.set(kind, [...(further.get(kind) ?? []), `${titles[measure]} ${ends}`])
  }
  const signs = Object.entries(set.puberty ?? {}).map(([sign, [from, to]]) => {
    const name = language.names.pubertySigns[sign as keyof PubertyAges](sign === 'testicularVolumeMl' ? '3–25' : '2–5')
    return `${name}: ${number(from)}–${number(to)}`
  })
  return [
    `${set.id}: ${set.name}`,
    ...(signs.length > 0 ? [`${signs.join(', ')} (${years})`] : [`${agesText(set.ages)} (${years})`]),
    ...(further.size > 0 ? [[...further].map(([kind, parts]) => parts.join(', ') + kind).join('; ')] : []),
    ...special,
    ...set.populations.map(({ publication, population, ages }) => {
      const part = ages === undefined ? '' : ` (${agesText(ages)})`
      return `${publication}${part}: ${population}`
    }),
    set.quality,
    `${set.import}, ${number(set.kilobytes)} kB`,
  ]
}
