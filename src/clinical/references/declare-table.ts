import type { LocalizedText } from '../../ground/model/localized.js'
import type { Rights } from '../../ground/model/rights.js'
import { type Figures, lazyCurves, type Reshape } from './figures.js'
import type { Measure, Publication, ReferenceTable, TableAxis } from './table.js'

/** What the file of a table declares; whatever is usual can be left out. */
export interface TableDeclaration {
  readonly id: string
  readonly source?: string
  readonly measure: Measure
  readonly axis?: TableAxis
  readonly distribution?: ReferenceTable['distribution']
  readonly tails?: ReferenceTable['tails']
  readonly steps?: ReferenceTable['steps']
  readonly thinned?: boolean
  readonly publications: ReferenceTable['publications'] | Publication
  readonly conditions?: ReferenceTable['conditions']
  readonly limits?: LocalizedText
  readonly rough?: ReferenceTable['rough']
  readonly approximate?: boolean
  readonly figures: Figures
  /** What is made of the published figures where they can't be used as they are; `limits` says so. */
  readonly reshape?: Reshape
}

const noSteps: ReferenceTable['steps'] = []
const nowhereRough: ReferenceTable['rough'] = []

/** A table from its declaration: by age in years, with L, M and S, every row as published, unless it says otherwise. */
/* @__NO_SIDE_EFFECTS__ */
export function declareTable(declaration: TableDeclaration): ReferenceTable {
  const { id, measure, axis = 'years', publications, figures } = declaration
  return {
    id,
    source: declaration.source ?? id.replace(/-.*/, ''),
    measure,
    axis,
    range: figures.range,
    distribution: declaration.distribution ?? 'lms',
    tails: declaration.tails ?? 'lms',
    steps: declaration.steps ?? noSteps,
    thinned: declaration.thinned ?? false,
    publications: 'citation' in publications ? [publications] : publications,
    limits: declaration.limits ?? '',
    rough: declaration.rough ?? nowhereRough,
    approximate: declaration.approximate ?? false,
    conditions: declaration.conditions,
    curve: lazyCurves(figures, axis, declaration.reshape),
  }
}

/** No terms of the figures are known. */
export const unstated: Rights = { status: 'unstated' }

/** A work of the US federal government. */
export const publicDomain: Rights = { status: 'public' }

/** The terms of the World Health Organization for its publications. */
export const whoTerms: Rights = {
  status: 'licensed',
  licence: { de: 'Bedingungen der WHO', en: "WHO's terms" },
  nonCommercial: true,
}
