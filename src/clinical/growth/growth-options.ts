import { germany } from '../references/built-in-sets.js'

// Above the rest: a bundle that begins with its tables is half a kilobyte smaller in gzip.

import { chartLanguages, messageLanguages } from '../../ground/languages/built-in.js'
import {
  type ChartLanguage,
  chosenLanguage,
  type Language,
  type Languages,
  type MessageLanguage,
} from '../../ground/languages/language.js'
import { dayNumber, isoDate } from '../../ground/model/calendar-date.js'
import { type ZoneCalendar, zoneCalendar } from '../../ground/model/day-in-zone.js'
import { hasModule, lastingModules, type ModuleChoice, moduleNames } from '../../ground/model/module-names.js'
import { type Gender, genders, isGender } from '../../ground/model/patient.js'
import { inputError, invalidParameter, isRecord, refuseUnknownNames } from '../../ground/text/invalid-input.js'
import { acceptedDay, whyNoDay } from '../../ground/text/quoted.js'
import type { BmiClassification } from '../references/bmi/bmi-classes.js'
import { isMeasureSet, type MeasureSet } from '../references/measures/measure-set.js'
import { isReferenceSet, type ReferenceSet } from '../references/reference-set.js'
import { clearedClasses, clearedMeasures, clearedSet } from '../references/set-rights.js'

/**
 * How long the age of a child born before 37 completed weeks is corrected for
 * prematurity, as corrected age: to 24 months (`preterm`), to 36 months if born
 * before 32 weeks and else to 24 (`preterm36`; Elmrayed et al., J. Perinatol. 45
 * (2025) 607), without end (`lifelong`) or not at all (`none`).
 */
export type GestationalCorrection = 'preterm' | 'preterm36' | 'lifelong' | 'none'

/**
 * What a calculation depends on apart from the patient.
 */
export interface GrowthOptions {
  /**
   * The day that counts as today, ISO (`2024-05-06`). Without it the current
   * date is taken, in `timeZone` or else by the local clock; with it every function
   * is pure.
   */
  readonly today?: string | undefined
  /**
   * Whose day it is, if `today` is not given: an IANA time zone such as
   * `Europe/Vienna`. A server usually runs in UTC, where the day of central Europe
   * begins one or two hours late. A date with an offset (`2014-06-04T22:00:00.000Z`)
   * that is another day in this zone gets a hint; without a zone the local one
   * serves, unless `today` is given.
   */
  readonly timeZone?: string | undefined
  /**
   * Language of messages and charts, by default `de`: the BCP 47 tag of one of
   * `locales` (`en`, also `en-GB`, `EN` or `en_US`), or a language as a value, such as
   * one from `auxology/languages`. Any other tag is an error: `localeFromTag` finds
   * out beforehand.
   */
  readonly locale?: string | Language | undefined
  /** The references to score with and to draw; without this option those for Germany. Undefined is an error. */
  readonly references?: ReferenceSet
  /**
   * The references for waist, hip, arm, skinfolds and blood pressure: `clinicMeasures` of
   * `auxology/references/clinic-measures`. Without them these values are checked and
   * returned, and a hint says that they have no score.
   */
  readonly measures?: MeasureSet | undefined
  /**
   * The classes of body mass index, such as `iotfBmiClasses` of
   * `auxology/references`; by default those of the references.
   */
  readonly bmiClasses?: BmiClassification | undefined
  /** `preterm` (default), `preterm36`, `lifelong` or `none`. */
  readonly gestationalCorrection?: GestationalCorrection | undefined
  /**
   * The sex whose references serve a child that is recorded as neither male nor
   * female; without it, what depends on sex is then not computed. Scores, charts
   * and a hint name it. It never replaces a recorded sex.
   */
  readonly referenceSex?: Gender | undefined
  /**
   * The modules that a deployment has switched on, such as `['scores', 'plausibility', 'charts']`; without this
   * option all, `course` (growth over time) and `exchange` too. Functions of another one throw `module_off`, and
   * charts and documents have nothing of it.
   */
  readonly modules?: ModuleChoice
  /**
   * True: only figures that may be used for any purpose, as far as is known (public domain, or a licence that doesn't
   * bar commercial use): see docs/rights.md. Everything else is left out, of the references and of growth over time,
   * and a hint names it.
   */
  readonly clearedOnly?: boolean | undefined
}

/**
 * The names of all options: those of explanations and of pictures too, because a
 * program may have one object for every call.
 */
export const optionNames = [
  'today',
  'timeZone',
  'locale',
  'references',
  'measures',
  'bmiClasses',
  'gestationalCorrection',
  'referenceSex',
  'modules',
  'clearedOnly',
  'boneAgeMethod',
  'pubertalTiming',
  'methods',
  'courseCharts',
  'acrossSeams',
  'resvg',
  'raster',
  'nonce',
] as const

/** What is used for options that are not given. */
export interface GrowthDefaults<Known> {
  readonly references: ReferenceSet
  /** The languages that a tag can name. */
  readonly languages: Languages<Known>
}

/** The options with every default filled in. */
export interface GrowthSettings<Known = unknown> {
  /** Day number of today. */
  readonly today: number
  /** The zone in which dates with an offset are looked at; undefined where only the local clock could name one, and `today` is given. */
  readonly zone: { readonly timeZone: string | undefined } | undefined
  /** The language, or the parts of it that are needed. */
  readonly language: Known
  readonly references: ReferenceSet
  readonly measures?: MeasureSet | undefined
  readonly bmiClasses: BmiClassification | undefined
  readonly gestationalCorrection: GestationalCorrection
  readonly referenceSex: Gender | undefined
  readonly modules: ModuleChoice
  readonly clearedOnly: boolean
  /** References of clinic measures were given, and `clearedOnly` leaves them out. */
  readonly measuresNotCleared?: boolean | undefined
}

export const gestationalCorrections: readonly GestationalCorrection[] = ['preterm', 'preterm36', 'lifelong', 'none']

/**
 * Fills in the defaults.
 *
 * @throws AuxologyError `invalid_parameter` for an option outside its values, or with an unknown name
 */
export function growthSettings<Known>(
  options: GrowthOptions | undefined,
  defaults: GrowthDefaults<Known>,
): GrowthSettings<Known | Language> {
  if (options === undefined) return growthSettings({}, defaults)
  if (!isRecord(options)) throw invalidParameter('options', options, 'an object or undefined')
  refuseUnknownNames(options, optionNames)
  const { today, timeZone, locale, gestationalCorrection = 'preterm' } = options
  const day = dayOf(today, timeZone)
  const clearedOnly = isClearedOnly(options)
  const asked = referencesOf(options, defaults.references)
  const references = clearedOnly ? clearedSet(asked) : asked
  const language = chosenLanguage(locale, defaults.languages)
  if (language === undefined) {
    const detail = 'neither a known tag nor a language such as de of auxology/languages'
    throw invalidParameter('locale', locale, Object.keys(defaults.languages), { detail })
  }
  if (!gestationalCorrections.includes(gestationalCorrection)) {
    throw invalidParameter('gestationalCorrection', gestationalCorrection, gestationalCorrections)
  }
  const { bmiClasses = references.bmiClasses, referenceSex, measures } = options
  if (measures !== undefined && !(isRecord(measures) && isMeasureSet(measures))) {
    throw invalidParameter('measures', measures, 'clinicMeasures of auxology/references/clinic-measures')
  }
  if (referenceSex !== undefined && !isGender(referenceSex)) {
    throw invalidParameter('referenceSex', referenceSex, genders)
  }
  if (bmiClasses !== undefined && !Array.isArray(bmiClasses?.limits)) {
    throw invalidParameter('bmiClasses', bmiClasses, 'a classification, such as iotfBmiClasses of auxology/references')
  }
  const uses = clearedOnly
    ? { measures: clearedMeasures(measures), bmiClasses: clearedClasses(bmiClasses) }
    : { measures, bmiClasses }
  const measuresNotCleared = measures !== undefined && uses.measures === undefined
  const zone = today !== undefined && timeZone === undefined ? undefined : { timeZone }
  const modules = modulesOf(options)
  const choices = { gestationalCorrection, referenceSex, modules, clearedOnly, measuresNotCleared }
  return { today: day, zone, language, references, ...uses, ...choices }
}

function isClearedOnly({ clearedOnly = false }: GrowthOptions): boolean {
  if (typeof clearedOnly !== 'boolean') throw invalidParameter('clearedOnly', clearedOnly, 'true or false')
  return clearedOnly
}

function modulesOf({ modules }: GrowthOptions): ModuleChoice {
  if (modules === undefined) return undefined
  if (!Array.isArray(modules)) throw invalidParameter('modules', modules, `a list of ${moduleNames.join(', ')}`)
  const unknown = modules.find((name) => !moduleNames.includes(name))
  if (unknown !== undefined) throw invalidParameter('modules', unknown, moduleNames)
  const missing = lastingModules.filter((name) => !modules.includes(name))
  if (missing.length === 0) return modules
  const detail = `without ${missing.join(' and ')}, which can't be switched off: no value is scored unchecked`
  throw invalidParameter('modules', modules.join(', '), `${lastingModules.join(' and ')} among them`, { detail })
}

/**
 * Refuses what belongs to a module that is switched off.
 *
 * @param subject what was asked for: `assessCourse`
 * @throws AuxologyError `module_off`
 */
export function requireModule(
  { modules }: Pick<GrowthOptions, 'modules'>,
  name: NonNullable<ModuleChoice>[number],
  subject: string,
): void {
  if (hasModule(modules, name)) return
  throw inputError('module_off', { subject, detail: `the module ${name} is switched off here (option modules)` })
}

function dayOf(today: unknown, timeZone: string | undefined): number {
  if (today === undefined) return currentDay(timeZone)
  if (timeZone !== undefined) calendarOf(timeZone)
  const day = typeof today === 'string' ? dayNumber(today) : undefined
  if (day !== undefined) return day
  throw invalidParameter('today', today, acceptedDay(today), { detail: whyNoDay(today) })
}

function referencesOf(options: GrowthOptions, standard: ReferenceSet): ReferenceSet {
  if (!('references' in options)) return standard
  const { references } = options
  if (isReferenceSet(references)) return references
  // Undefined is a misspelt import: Germany's references would then score a child from elsewhere.
  const detail = references === undefined ? 'given, but undefined' : undefined
  throw invalidParameter('references', references, 'a reference set, such as who of auxology/references', { detail })
}

/** The current day in a time zone, else by the local clock. The only function that reads a clock. */
function currentDay(timeZone: string | undefined): number {
  const now = new Date()
  if (timeZone === undefined) return dayNumberOf(now.getFullYear(), now.getMonth() + 1, now.getDate())
  return calendarOf(timeZone).dayOf(now.getTime())
}

function dayNumberOf(...[year, month, day]: readonly (number | string)[]): number {
  const [y, m, d] = [String(year).padStart(4, '0'), String(month).padStart(2, '0'), String(day).padStart(2, '0')]
  return dayNumber(`${y}-${m}-${d}`) as number
}

function calendarOf(timeZone: string): ZoneCalendar {
  try {
    return zoneCalendar(timeZone)
  } catch {
    throw invalidParameter('timeZone', timeZone, 'an IANA time zone such as Europe/Berlin')
  }
}

/** Today as an ISO date. */
export function todayIso(settings: GrowthSettings): string {
  return isoDate(settings.today)
}

/** The defaults of calculations. */
export const calculationDefaults: GrowthDefaults<MessageLanguage> = {
  references: germany,
  languages: messageLanguages,
}

/** The defaults of charts. */
export const chartDefaults: GrowthDefaults<ChartLanguage> = {
  references: germany,
  languages: chartLanguages,
}
