import type { enPlayground } from './words-en.js'

/** The same texts in any language: one that lacks a text does not compile. */
type Texts<English> = {
  readonly [name in keyof English]: English[name] extends string | readonly string[] | ((...parts: never) => string)
    ? English[name]
    : Texts<English[name]>
}

/** The texts of the playground that the library has not. */
export interface PlaygroundWords extends Texts<typeof enPlayground> {}

/** A word by its name, `title` or `advice.title`; undefined where it is no plain text. */
export function wordOf(words: PlaygroundWords, name: string): string | undefined {
  const found = name.split('.').reduce<unknown>((of, key) => (of as { readonly [key: string]: unknown })?.[key], words)
  return typeof found === 'string' ? found : undefined
}
