import {
  breastStages,
  genitalStages,
  menarcheReached,
  pubicHairStagesOfBoys,
  pubicHairStagesOfGirls,
  testicularVolumes,
} from '../../clinical/course/figures/nl1997-puberty.js'
import { diseaseMeasureNames, diseaseSeries, scoredDiseases } from '../../clinical/growth/disease.js'
import { germany } from '../../clinical/references/built-in-sets.js'
import type { ReferenceSet, Series, SeriesName } from '../../clinical/references/reference-set.js'
import { pubertyQuality } from '../../clinical/references/set-quality.js'
import type { ReferenceTable } from '../../clinical/references/table.js'
import type { Language } from '../../ground/languages/language.js'
import { textIn } from '../../ground/model/localized.js'
import type { SetMeasure } from '../../ground/model/message-values.js'
import type { KnownDisease, StagedSign } from '../../ground/model/patient.js'

/** What a set has of its own for some children. */
export interface ListedSpecial {
  /** Whose they are. */
  readonly of: KnownDisease | 'preterm' | 'birth'
  /** What its ages are in. */
  readonly unit: 'years' | 'weeks'
  readonly ages: { readonly [measure in SetMeasure]?: readonly [from: number, to: number] }
}

/** First and last age of each sign of puberty, years. */
export type PubertyAges = { readonly [sign in StagedSign | 'menarche']?: readonly [from: number, to: number] }

/** The series of some children, by the children and the measure. */
const specialSeries: readonly (readonly [
  of: ListedSpecial['of'],
  { readonly [measure in SetMeasure]?: SeriesName },
])[] = [
  ...scoredDiseases.map((disease) => {
    const names = diseaseMeasureNames.map((measure) => [measure, diseaseSeries(disease, measure)] as const)
    return [disease, Object.fromEntries(names.filter(([, name]) => name !== undefined))] as const
  }),
  ['preterm', { size: 'height', weight: 'weight', bmi: 'bmi', head: 'head' }],
  ['birth', { size: 'birthLength', weight: 'birthWeight', bmi: 'birthBmi', head: 'birthHead' }],
]

/**
 * What a set has for some children and no set has in common: in its groups, and, of diseases and
 * birth, in place of what the default set has.
 */
export function specialReferences(
  set: ReferenceSet,
): readonly (ListedSpecial & { readonly tables: readonly ReferenceTable[] })[] {
  const groups = Object.values(set.groups ?? {}).flatMap((group) => (group === undefined ? [] : [group.series]))
  return specialSeries.flatMap(([of, names]) => {
    const known = of === 'preterm' ? set.series : germany.series
    const given = of === 'preterm' ? groups : [...groups, set.series]
    const found = Object.entries(names).flatMap(([measure, name]) => {
      const common = new Set((known[name] ?? []).map(({ table }) => table.id))
      const own = given.flatMap(({ [name]: series = [] as Series }) =>
        series.filter(({ table }) => !common.has(table.id)),
      )
      return own.length === 0 ? [] : [{ measure, own }]
    })
    if (found.length === 0) return []
    const ages = found.map(({ measure, own }) => [
      measure,
      [Math.min(...own.map(({ from }) => from)), Math.max(...own.map(({ to, heldBeyond = to }) => heldBeyond))],
    ])
    const tables = found.flatMap(({ own }) => own.map(({ table }) => table))
    return [
      { of, unit: of === 'birth' ? ('weeks' as const) : ('years' as const), ages: Object.fromEntries(ages), tables },
    ]
  })
}

/** The figures of puberty as the list has them. */
export interface ListedPuberty {
  readonly id: string
  readonly name: string
  readonly import: string
  readonly kilobytes: number
  readonly ages: Readonly<Record<string, never>>
  readonly puberty: PubertyAges
  readonly populations: readonly { readonly publication: string; readonly year: number; readonly population: string }[]
  readonly quality: string
}

/** The figures that score stages of puberty, which no option chooses. */
export function listedPuberty(language: Pick<Language, 'tag'>): ListedPuberty {
  const { name, population, quality } = pubertyQuality
  const ages = (...tables: readonly (typeof breastStages)[]): readonly [number, number] => {
    const rows = tables.flatMap((table) => table().map(([years = 0]) => years))
    return [Math.min(...rows), Math.max(...rows)]
  }
  return {
    id: 'puberty-netherlands-1997',
    name: textIn(name, language),
    import: 'auxology',
    kilobytes: 0,
    ages: {},
    puberty: {
      breastStage: ages(breastStages),
      genitalStage: ages(genitalStages),
      pubicHairStage: ages(pubicHairStagesOfGirls, pubicHairStagesOfBoys),
      testicularVolumeMl: ages(testicularVolumes),
      menarche: ages(menarcheReached),
    },
    populations: [{ publication: 'Fredriks 2000', year: 2000, population: textIn(population, language) }],
    quality: textIn(quality, language),
  }
}
