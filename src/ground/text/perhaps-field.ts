import { bothPressures, calculatedNames, perhapsNames } from '../model/field-names.js'
import { foldedName } from './named-field.js'

type Owner = keyof typeof perhapsNames

/** The names by their folded forms, made for the first name that no field has. */
let kept: { readonly [of in Owner]: ReadonlyMap<string, readonly string[]> } | undefined

function perhapsIndex(): NonNullable<typeof kept> {
  if (kept !== undefined) return kept
  const calculated = Object.values(calculatedNames).map(({ names, from }) => [names, from] as const)
  const perhaps = (of: Owner) => Object.entries(perhapsNames[of]).map(([field, names]) => [names, [field]] as const)
  kept = {
    patient: byFolded(perhaps('patient')),
    measurement: byFolded([...perhaps('measurement'), ...calculated, [bothPressures.names, bothPressures.fields]]),
  }
  return kept
}

function byFolded(
  rows: readonly (readonly [names: string, fields: readonly string[]])[],
): ReadonlyMap<string, readonly string[]> {
  return new Map(rows.flatMap(([names, fields]) => names.split(' ').map((name) => [foldedName(name), fields] as const)))
}

/**
 * The fields that a name probably means, or that its value is calculated from.
 *
 * @param value what has that name: of one that says no, such as `premature: false`, nothing is meant
 * @example
 * ```ts
 * fieldsPerhapsMeant('measurement', 'Ht') // ['sizeCm']
 * fieldsPerhapsMeant('measurement', 'BMI') // ['sizeCm', 'weightKg']
 * ```
 */
export function fieldsPerhapsMeant(of: Owner, name: string, value?: unknown): readonly string[] | undefined {
  return saysNo(value) ? undefined : perhapsIndex()[of].get(foldedName(name))
}

/** Whether a value says that there is nothing. */
export function saysNo(value: unknown): boolean {
  if (typeof value === 'object') return value === null
  return value !== undefined && /^\s*(?:false|0|no?|nein)?\s*$/i.test(String(value))
}

/** The fields that a body mass index or a leg length is calculated from, by any name of those. */
export function calculatedFrom(name: string): { readonly key: string; readonly from: readonly string[] } | undefined {
  keptCalculated ??= new Map(
    Object.entries(calculatedNames).flatMap(([key, { names, from }]) =>
      names.split(' ').map((each) => [foldedName(each), { key, from }] as const),
    ),
  )
  return keptCalculated.get(foldedName(name))
}

let keptCalculated: ReadonlyMap<string, { readonly key: string; readonly from: readonly string[] }> | undefined
