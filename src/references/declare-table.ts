import type { LocalizedText } from '../model/localized.js'
import { type Figures, lazyCurves } from './figures.js'
import type { Publication } from './publication.js'
import type { Measure, ReferenceTable, TableAxis } from './table.js'

/** What a table's file says of it; what is left out is the usual case. */
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
  readonly limits?: LocalizedText
  readonly approximate?: boolean
  readonly figures: Figures
}

const noSteps: ReferenceTable['steps'] = []

/** A table from its declaration: by age in years, by LMS, every row as published, unless it says otherwise. */
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
    approximate: declaration.approximate ?? false,
    curve: lazyCurves(figures, axis),
  }
}
