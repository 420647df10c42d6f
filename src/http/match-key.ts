/**
 * Whether a key is one of a list, in a time that tells nothing of the list: it
 * depends on the length of the key given and on the number of keys, not on how
 * much of one is right or which one it is.
 *
 * @example
 * ```ts
 * createHandler({ verifyKey: (key) => matchKey(key, ['n2M7…', 'x9Qa…']) })
 * ```
 */
export function matchKey(key: string, keys: readonly string[]): boolean {
  let matches = 0
  for (const candidate of keys) matches |= Number(differences(key, candidate) === 0)
  return matches === 1 && key !== ''
}

function differences(key: string, candidate: string): number {
  let found = key.length ^ candidate.length
  for (let index = 0; index < key.length; index++) {
    found |= key.charCodeAt(index) ^ candidate.charCodeAt(index % candidate.length)
  }
  return found
}
