/** The spellings of a choice whose values are written as they are. */
export function asWritten<Option extends string>(
  options: readonly Option[],
): { readonly [Key in Option]: readonly [string] } {
  return Object.fromEntries(options.map((option) => [option, [option]])) as unknown as {
    readonly [Key in Option]: readonly [string]
  }
}
