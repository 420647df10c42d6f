/** A name with its first letter capitalised. */
export function capitalised(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1)
}

/** A title as it is written within a sentence, in a language without capitals for nouns. */
export function uncapitalised(title: string): string {
  return title.charAt(0).toLowerCase() + title.slice(1)
}

/** A value as found, in brackets after a sentence's subject; empty without a value. */
export function bracketed(found: string): string {
  return found === '' ? '' : ` (${found})`
}
