import { calculatedNames, perhapsNames } from '../model/field-names.js'
import { foldedName } from './named-field.js'

type Owner = keyof typeof perhapsNames

/** The names by their folded forms, made for the first name that no field has. */
let kept: { readonly [of in Owner]: ReadonlyMap<string, readonly string[]> } | undefined

function perhapsIndex(): NonNullable<typeof kept> {
  const calculated = Object.values(calculatedNames).map(({ names, from }) => [names, from] as const)
  const perhaps = (of: Owner) => Object.entries(perhapsNames[of]).map(([field, names]) => [names, [field]] as const)
  kept ??= { patient: byFolded(perhaps('patient')), measurement: byFolded([...perhaps('measurement'), ...calculated]) }
  return kept
}

function byFolded(
  rows: readonly (readonly [names: string, fields: readonly string[]])[],
): ReadonlyMap<string, readonly string[]> {
  return new Map(rows.flatMap(([names, fields]) => names.split(' ').map((name) => [foldedName(name), fields] as const)))
}

/**
 * The fields that a name probably means, or is calculated from.
 *
 * @example
 * ```ts
 * fieldsPerhapsMeant('measurement', 'Ht') // ['sizeCm']
 * fieldsPerhapsMeant('measurement', 'BMI') // ['sizeCm', 'weightKg']
 * ```
 */
export function fieldsPerhapsMeant(of: Owner, name: string): readonly string[] | undefined {
  return perhapsIndex()[of].get(foldedName(name))
}
