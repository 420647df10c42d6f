import type { CourseChoices } from '../clinical/course/course-options.js'
import { type GrowthOptions, gestationalCorrections } from '../clinical/growth/growth-options.js'
import { germany } from '../clinical/references/built-in-sets.js'
import { editionName } from '../clinical/references/edition.js'
import { loadMeasures, measureSetIds } from '../clinical/references/measures/load-measures.js'
import type { ReferenceSet } from '../clinical/references/reference-set.js'
import { listedEditions, listedIds, loadSet } from '../clinical/references/set-catalogue.js'
import { localeFromTag, locales } from '../ground/languages/built-in.js'
import { adultHeightChoices, boneAgeMethods, measuringNoises, pubertalTimings } from '../ground/model/course-names.js'
import { type ModuleName, moduleNames } from '../ground/model/module-names.js'
import { genders } from '../ground/model/patient.js'
import { alternatives } from '../ground/text/error-sentence.js'
import { type PatientParseOptions, unknownElementsChoices } from '../shown/documents/patient-document.js'
import type { ResultFormatOptions } from '../shown/documents/patient-result-document.js'
import { type CommandOption, invalidOption, type OptionValues, UsageError } from './command.js'
import { ownReferences } from './own-references.js'

/** What a command tells that draws charts. */
export const pictureNote: string =
  'Png, Jpg, Pdf and PdfAndData need packages beside auxology: npm install pdfmake @resvg/resvg-js jpeg-js.'

/** The options of every command. */
export const commonOptions: readonly CommandOption[] = [
  {
    name: 'today',
    value: 'DATE',
    parameter: 'today',
    help: 'the date to use as today, such as 2024-05-06 (default: the current date)',
  },
  {
    name: 'time-zone',
    value: 'ZONE',
    parameter: 'timeZone',
    help: 'the time zone of the current date, such as Europe/Vienna (default: that of the machine)',
  },
  {
    name: 'locale',
    value: 'LANGUAGE',
    parameter: 'locale',
    accepts: locales,
    help: `language of messages and charts: ${listChoices(locales, locales[0])}`,
  },
  {
    name: 'references',
    value: 'SET',
    accepts: listedIds,
    help: `reference set, ${germany.id} by default, or a frozen edition, such as ${editionName(germany)}; auxology references list shows them`,
  },
  {
    name: 'references-file',
    value: 'FILE',
    help: 'a reference set of your own in JSON (docs/own-references.md), used unless --references names another',
  },
  {
    name: 'measures',
    value: 'SET',
    accepts: measureSetIds,
    help: `references for waist, hip, arm, skinfolds and blood pressure: ${listChoices(measureSetIds, measureSetIds[0])}`,
  },
  {
    name: 'correction',
    value: 'WHICH',
    parameter: 'gestationalCorrection',
    accepts: gestationalCorrections,
    help: `age correction for children born preterm: ${listChoices(gestationalCorrections, 'preterm')}`,
  },
  {
    name: 'unknown-elements',
    value: 'WHAT',
    accepts: unknownElementsChoices,
    help: `elements that no document has: a hint names them, or an error: ${listChoices(unknownElementsChoices, 'hint')}`,
  },
  {
    name: 'reference-sex',
    value: 'SEX',
    parameter: 'referenceSex',
    accepts: genders,
    help: 'whose references serve a child recorded as neither male nor female: male or female (default: none)',
  },
  {
    name: 'modules',
    value: 'LIST',
    parameter: 'modules',
    help: `what is switched on, separated by commas: ${moduleNames.join(',')} (default: all)`,
  },
  {
    name: 'cleared-only',
    parameter: 'clearedOnly',
    help: 'leave out figures without known terms, and those not for commercial use (docs/rights.md)',
  },
  { name: 'help', ofRun: true, help: 'show this help' },
]

/** The options of growth over time. */
export const methodOptions: readonly CommandOption[] = [
  {
    name: 'bone-age-method',
    value: 'METHOD',
    parameter: 'boneAgeMethod',
    accepts: boneAgeMethods,
    help: `how bone ages were rated: ${listChoices(boneAgeMethods)} (default: greulich-pyle is assumed, and said so)`,
  },
  {
    name: 'pubertal-timing',
    value: 'TIMING',
    parameter: 'pubertalTiming',
    accepts: pubertalTimings,
    help: `height velocity by Kelly 2014: ${listChoices(pubertalTimings)} (default: DONALD 2025)`,
  },
  {
    name: 'methods',
    value: 'WHICH',
    parameter: 'methods',
    accepts: adultHeightChoices,
    help: `methods for adult height, two or three or every one: ${listChoices(adultHeightChoices, adultHeightChoices[0])}`,
  },
]

/** The options for what is expected on a day. */
export const expectedOptions: readonly CommandOption[] = [
  {
    name: 'expected-at',
    value: 'DATE',
    parameter: 'at',
    help: 'a day, such as 2025-06-04: the values to be expected then from the earlier visits; those measured that day are judged',
  },
  {
    name: 'noise',
    value: 'HOW',
    parameter: 'noise',
    accepts: measuringNoises,
    help: `with --expected-at, how carefully is measured: ${listChoices(measuringNoises, 'routine')}`,
  },
]

/** The day that is looked ahead to, if there is one. */
export function expectedDay(
  values: OptionValues,
): { readonly at: string; readonly noise: (typeof measuringNoises)[number] | undefined } | undefined {
  const at = values['expected-at']
  const noise = oneOf(values, 'noise', measuringNoises)
  if (noise !== undefined && at === undefined) throw new UsageError('--noise goes with --expected-at')
  return typeof at === 'string' ? { at, noise } : undefined
}

/** What growth over time can't know by itself, as far as the command line says it. */
export function methodChoices(values: OptionValues): CourseChoices {
  const boneAgeMethod = oneOf(values, 'bone-age-method', boneAgeMethods)
  const pubertalTiming = oneOf(values, 'pubertal-timing', pubertalTimings)
  const methods = oneOf(values, 'methods', adultHeightChoices)
  return {
    ...(boneAgeMethod && { boneAgeMethod }),
    ...(pubertalTiming && { pubertalTiming }),
    ...(methods && { methods }),
  }
}

/** The option of commands that write results as documents. */
export const extensionsOption: CommandOption = {
  name: 'extensions',
  help: 'the extended form of results: references of scores, codes of messages, further scores',
}

/** How the command line asks for results to be written. */
export function resultFormat({ extensions }: OptionValues): ResultFormatOptions {
  return { extensions: extensions === true }
}

/** `germany (default), who or cdc`: the values an option accepts, for its help. */
export function listChoices(accepted: readonly string[], byDefault?: string): string {
  return alternatives(accepted.map((value) => (value === byDefault ? `${value} (default)` : value)))
}

/** The options that results depend on. */
export function resultOptions(values: OptionValues): OptionValues {
  const { today, locale, references, measures, correction, extensions } = values
  const { 'unknown-elements': unknownElements, 'reference-sex': referenceSex, 'time-zone': timeZone } = values
  const { 'references-file': referencesFile, modules, 'cleared-only': clearedOnly } = values
  return {
    today,
    locale,
    references,
    measures,
    correction,
    extensions,
    'unknown-elements': unknownElements,
    'reference-sex': referenceSex,
    'time-zone': timeZone,
    'references-file': referencesFile,
    modules,
    'cleared-only': clearedOnly,
  }
}

/** How the command line asks for documents to be read. */
export function parseOptions(values: OptionValues): PatientParseOptions {
  return { unknownElements: oneOf(values, 'unknown-elements', unknownElementsChoices) }
}

/** The growth options of a command line, with the sets of references that it names loaded. */
export async function growthOptions(values: OptionValues): Promise<GrowthOptions> {
  const { today, references, modules, 'time-zone': timeZone } = values
  const locale = languageTag(values)
  const gestationalCorrection = oneOf(values, 'correction', gestationalCorrections)
  const referenceSex = oneOf(values, 'reference-sex', genders)
  const measures = oneOf(values, 'measures', measureSetIds)
  const own = await ownReferences(values)
  const set = typeof references === 'string' ? await referenceSet(references, own) : own
  return {
    ...(typeof today === 'string' && { today }),
    ...(typeof timeZone === 'string' && { timeZone }),
    ...(locale !== undefined && { locale }),
    ...(set !== undefined && { references: set }),
    ...(measures !== undefined && { measures: await loadMeasures(measures) }),
    ...(gestationalCorrection !== undefined && { gestationalCorrection }),
    ...(referenceSex !== undefined && { referenceSex }),
    // The library names those that it doesn't have.
    ...(values['cleared-only'] === true && { clearedOnly: true }),
    ...(typeof modules === 'string' && { modules: modules.split(',') as ModuleName[] }),
  }
}

/** The value of an option with a list of values; undefined if the option isn't given. */
export function oneOf<Value extends string>(
  values: OptionValues,
  option: string,
  accepted: readonly Value[],
): Value | undefined {
  const value = values[option]
  if (typeof value !== 'string') return undefined
  const match = accepted.find((candidate) => candidate === value)
  if (match === undefined) throw invalidOption(option, value, accepted)
  return match
}

/** The tag of the built-in language for `--locale`; undefined if the option isn't given. */
export function languageTag({ locale }: OptionValues, accepted: readonly string[] = locales): string | undefined {
  if (typeof locale !== 'string') return undefined
  const tag = localeFromTag(locale)
  if (tag === undefined) throw invalidOption('locale', locale, accepted)
  return tag
}

async function referenceSet(name: string, own: ReferenceSet | undefined): Promise<ReferenceSet> {
  const set = own?.id === name ? own : await loadSet(name)
  if (set === undefined) {
    throw invalidOption('references', name, [...(own === undefined ? [] : [own.id]), ...listedIds, ...listedEditions])
  }
  return set
}

/** The value of an option that is a whole number; undefined if the option isn't given. */
export function wholeNumber(values: OptionValues, option: string, from: number, to: number): number | undefined {
  const value = values[option]
  if (typeof value !== 'string') return undefined
  const number = /^\d{1,9}$/.test(value) ? Number(value) : Number.NaN
  if (!(number >= from && number <= to)) {
    throw invalidOption(option, value, `a whole number from ${from} to ${to}`)
  }
  return number
}

/** The value of an option that is a number; undefined if the option isn't given. */
export function decimalNumber(values: OptionValues, option: string): number | undefined {
  const value = values[option]
  if (typeof value !== 'string') return undefined
  if (!/^-?\d+(\.\d+)?$/.test(value)) throw invalidOption(option, value, 'a number such as 2.5')
  return Number(value)
}
