/** How many values are kept: charts in some windows, sizes and looks. */
const mostKept = 64

/**
 * Keeps what the charts of many children have in common, never a child's data: a value is made once for all that it
 * is made of, objects compared by identity, so that two sets with one id are two. The one used least recently goes.
 */
/* @__NO_SIDE_EFFECTS__ */
export function keepLatest<Value>(most: number = mostKept): (madeOf: readonly unknown[], make: () => Value) => Value {
  const entries: { readonly madeOf: readonly unknown[]; readonly value: Value }[] = []
  return (madeOf, make) => {
    const isSame = (part: unknown, i: number) => part === madeOf[i]
    const place = entries.findIndex((one) => one.madeOf.length === madeOf.length && one.madeOf.every(isSame))
    const latest = entries[place] ?? { madeOf, value: make() }
    if (place >= 0) entries.splice(place, 1)
    entries.unshift(latest)
    if (entries.length > most) entries.pop()
    return latest.value
  }
}
