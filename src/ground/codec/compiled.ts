/**
 * What is made of a part of a schema, made once: schemas are constants, and what
 * they ask of every document doesn't change.
 */
/* @__NO_SIDE_EFFECTS__ */
export function compiledOnce<Part extends object, Made>(compile: (part: Part) => Made): (part: Part) => Made {
  const known = new WeakMap<Part, Made>()
  return (part) => {
    const earlier = known.get(part)
    if (earlier !== undefined) return earlier
    const made = compile(part)
    known.set(part, made)
    return made
  }
}
