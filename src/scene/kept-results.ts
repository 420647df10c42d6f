/**
 * Results that are made of an object and of what a key says of it, made once for
 * each: they live as long as the object. When there are too many, the one that was used least recently
 * makes way; the order of use is followed once the limit is reached. For what every chart of a reference
 * shares, never for a patient's data.
 *
 * @param most results of one object
 */
/* @__NO_SIDE_EFFECTS__ */
export function keptResults<Owner extends object, Result>(
  most: number,
): (owner: Owner, key: string, make: () => Result) => Result {
  const ofOwners = new WeakMap<Owner, Map<string, Result>>()
  return (owner, key, make) => {
    let known = ofOwners.get(owner)
    if (known === undefined) {
      known = new Map()
      ofOwners.set(owner, known)
    }
    const earlier = known.get(key)
    if (earlier !== undefined) {
      if (most > 1 && known.size >= most) {
        known.delete(key)
        known.set(key, earlier)
      }
      return earlier
    }
    const made = make()
    if (known.size >= most) known.delete(known.keys().next().value as string)
    known.set(key, made)
    return made
  }
}

/**
 * Results like those of {@link keptResults}, found by comparing what is in them, where
 * building a key would cost as much as the result.
 *
 * @param most results of one object
 */
/* @__NO_SIDE_EFFECTS__ */
export function keptMatches<Owner extends object, Result>(
  most: number,
): (owner: Owner, isWanted: (result: Result) => boolean, make: () => Result) => Result {
  const ofOwners = new WeakMap<Owner, Result[]>()
  return (owner, isWanted, make) => {
    const known = ofOwners.get(owner) ?? []
    const earlier = known.find(isWanted)
    if (earlier !== undefined) return earlier
    const made = make()
    if (known.length === 0) ofOwners.set(owner, known)
    if (known.length >= most) known.shift()
    known.push(made)
    return made
  }
}

const owners = /* @__PURE__ */ new WeakMap<object, WeakMap<object, object>>()

/**
 * The owner of results that are made of two objects and may outlive neither: the
 * curves of blood pressure are a child's own, the plot they are drawn in is not.
 */
export function ownerOfBoth(one: object, other: object): object {
  let ofOne = owners.get(one)
  if (ofOne === undefined) {
    ofOne = new WeakMap()
    owners.set(one, ofOne)
  }
  let owner = ofOne.get(other)
  if (owner === undefined) {
    owner = {}
    ofOne.set(other, owner)
  }
  return owner
}

const names = /* @__PURE__ */ new WeakMap<object, string>()
let namesGiven = 0

/** A name for an object while it lives, for the key of a result that is made of several objects. */
export function identityOf(object: object): string {
  let name = names.get(object)
  if (name === undefined) {
    name = `${namesGiven++}`
    names.set(object, name)
  }
  return name
}

/** A list whose items are worked out when they are asked for. */
export interface GrowingList<Item> {
  /** Undefined beyond the last one. */
  readonly at: (index: number) => Item | undefined
}

/** What an iteration gives, kept, and only as far as anybody asks for it. */
export function keptIteration<Item>(source: Iterator<Item>): GrowingList<Item> {
  const known: Item[] = []
  return {
    at: (index) => {
      while (known.length <= index) {
        const next = source.next()
        if (next.done) return undefined
        known.push(next.value)
      }
      return known[index]
    },
  }
}
