import { chartDefaults, type GrowthOptions, type GrowthSettings, growthSettings } from '../../growth/growth-options.js'
import type { ChartLanguage } from '../../languages/language.js'
import { numberText } from '../../languages/written-number.js'
import { textIn } from '../../model/localized.js'
import type { Patient } from '../../model/patient.js'
import type { Reference } from '../../model/reference.js'
import type { Publication, ReferenceTable } from '../../references/table.js'
import type { ChartRequest } from '../chart-request.js'
import type { ChartReference } from './chart-data.js'
import type { DrawnPiece } from './drawn-piece.js'
import { type ChartFrame, chartFrame } from './frame.js'

/**
 * The references behind a chart: those whose range is visible in it, each with
 * the x where it begins to apply.
 *
 * @throws AuxologyError as {@link chartData} does, except for an invalid
 * `cropYAt`: no reference depends on the y axis
 * @example
 * ```ts
 * getReferences(jakob, { type: 'Height' }).map(({ name }) => name) // ['WHO (1)', 'KiGGS (2)']
 * ```
 */
export function getReferences(patient: Patient, request: ChartRequest, options?: GrowthOptions): Reference[] {
  return referencesOf(patient, request, growthSettings(options, chartDefaults))
}

/** {@link getReferences} with every option settled. */
export function referencesOf(
  patient: Patient,
  request: ChartRequest,
  growth: GrowthSettings<ChartLanguage>,
): Reference[] {
  return chartReferences(chartFrame(patient, request, growth)).map(({ xAxisValue, name, text }) => ({
    xAxisValue,
    name,
    text,
  }))
}

/** The references of a frame, numbered: first those of the chart's curves, then those behind them. */
export function chartReferences({ pieces, background, language }: ChartFrame): ChartReference[] {
  const references = new Map<string, ChartReference>()
  for (const drawn of [...pieces, ...background]) {
    for (const publication of drawn.piece.table.publications) {
      if (references.has(publication.citation)) continue
      const number = references.size + 1
      references.set(publication.citation, {
        number,
        shortName: publication.shortName,
        name: `${publication.shortName} (${number})`,
        xAxisValue: drawn.from,
        text: fullText(publication, drawn, language),
      })
    }
  }
  return [...references.values()]
}

/** The citation with its DOI and, for approximate figures, their limits. */
function fullText({ citation, doi }: Publication, { piece: { table } }: DrawnPiece, language: ChartLanguage): string {
  const withDoi = doi === undefined || citation.includes(doi) ? citation : `${citation} doi:${doi}`
  return table.approximate ? `${withDoi} ${limitsText(table, language)}` : withDoi
}

/** What a user must know about a table's figures, in a language. */
export function limitsText({ id, limits, fitDeviation }: ReferenceTable, language: ChartLanguage): string {
  const fitted = fitDeviation === undefined ? '' : language.chart.notes.fitted(numberText(fitDeviation, 3, language))
  return `${language.tables?.[id] ?? textIn(limits, language)} ${fitted}`.trim()
}
