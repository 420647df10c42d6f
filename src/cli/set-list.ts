import type { Language } from '../languages/language.js'
import { shortNumberText } from '../languages/written-number.js'
import { textIn } from '../model/localized.js'
import type { SetMeasure } from '../model/message-parameters.js'
import type { ReferenceSet, SeriesName } from '../references/reference-set.js'
import { type CataloguedSet, setCatalogue } from '../references/set-catalogue.js'
import { setKilobytes, setQuality } from '../references/set-quality.js'
import { publicationName } from '../references/table.js'

/** The series that differ between sets, by what they are called in tables of results. */
const listedSeries: { readonly [measure in SetMeasure]: SeriesName } = {
  size: 'height',
  weight: 'weight',
  bmi: 'bmi',
  head: 'head',
}

/** What `auxology references list` says of a set. */
export interface ListedSet {
  readonly id: string
  readonly name: string
  readonly import: string
  /** What it adds to a program beside the default set, kB in gzip. */
  readonly kilobytes: number
  /** First and last age of each measure, years; one that a set lacks is missing. */
  readonly ages: { readonly [measure in SetMeasure]?: readonly [from: number, to: number] }
  /** Whom it describes, by publication, with their year. */
  readonly populations: readonly { readonly publication: string; readonly population: string }[]
  readonly quality: string
}

/** Every set, loaded and described. */
export async function listedSets(language: Pick<Language, 'tag'>): Promise<readonly ListedSet[]> {
  return Promise.all(setCatalogue.map(async (catalogued) => listed(catalogued, await catalogued.load(), language)))
}

function listed(
  { id, entry }: CataloguedSet,
  { name, series }: ReferenceSet,
  language: Pick<Language, 'tag'>,
): ListedSet {
  const given = Object.entries(listedSeries).flatMap(([measure, own]) => {
    const pieces = series[own]
    return pieces === undefined ? [] : [[measure, pieces] as const]
  })
  const publications = given.flatMap(([, pieces]) => pieces.map(({ table }) => table.publications[0]))
  const populations = publications.map((publication) => ({
    publication: publicationName(publication),
    population: textIn(publication.population, language),
  }))
  return {
    id,
    name: textIn(name, language),
    import: entry,
    kilobytes: setKilobytes[id] ?? 0,
    ages: Object.fromEntries(
      given.map(([measure, pieces]) => [measure, [pieces[0]?.from ?? 0, pieces[pieces.length - 1]?.to ?? 0]]),
    ),
    populations: [...new Map(populations.map((each) => [each.publication, each])).values()],
    quality: textIn(setQuality[id] ?? '', language),
  }
}

/** The list as text for a terminal. */
export function setListText(sets: readonly ListedSet[], language: Language): string {
  return sets.map((set) => `${setLines(set, language).join('\n  ')}\n`).join('\n')
}

function setLines(set: ListedSet, language: Language): string[] {
  const { measures, years } = language.terminal
  const number = (value: number) => shortNumberText(value, 1, language)
  const ages = Object.entries(set.ages).map(
    ([measure, [from, to]]) => `${measures[measure as SetMeasure]} ${number(from)}–${number(to)}`,
  )
  return [
    `${set.id}: ${set.name}`,
    `${ages.join(', ')} (${years})`,
    ...set.populations.map(({ publication, population }) => `${publication}: ${population}`),
    set.quality,
    `${set.import}, ${number(set.kilobytes)} kB`,
  ]
}
