import { type GrowthOptions, gestationalCorrections } from '../growth/growth-options.js'
import { type Locale, locales } from '../model/localized.js'
import { builtInSets } from '../references/built-in-sets.js'
import type { ReferenceSet } from '../references/reference-set.js'
import { UsageError } from './usage-error.js'

/** The names of the sets of references. */
export const setNames: readonly string[] = builtInSets.map(({ id }) => id)

/** Options as the command line gives them: text and switches alone, which pass between threads. */
export type OptionValues = { readonly [option: string]: string | boolean | undefined }

/** Those of the options that results depend on. */
export function optionValues({ today, locale, references, correction }: OptionValues): OptionValues {
  return { today, locale, references, correction }
}

/** The growth options that a command line asks for. */
export function growthOptions(values: OptionValues): GrowthOptions {
  const { today, locale, references, correction } = values
  return {
    ...(typeof today === 'string' && { today }),
    ...(typeof locale === 'string' && { locale: oneOf<Locale>('locale', locale, locales) }),
    ...(typeof references === 'string' && { references: namedSet(references) }),
    ...(typeof correction === 'string' && {
      gestationalCorrection: oneOf('correction', correction, gestationalCorrections),
    }),
  }
}

/** A value that has to be one of a list. */
export function oneOf<Value extends string>(option: string, value: string, accepted: readonly Value[]): Value {
  const found = accepted.find((candidate) => candidate === value)
  if (found === undefined) throw notAccepted(option, value, accepted)
  return found
}

function namedSet(name: string): ReferenceSet {
  const found = builtInSets.find(({ id }) => id === name)
  if (found === undefined) throw notAccepted('references', name, setNames)
  return found
}

function notAccepted(option: string, value: string, accepted: readonly string[]): UsageError {
  return new UsageError(`--${option} ${value}: accepted are ${accepted.join(', ')}`)
}
