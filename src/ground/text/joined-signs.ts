/** A space at which no line is broken. */
export const unbreakable = '\u00a0'

const signBeforeNumber = /([<>≤≥±−]) (?=[+−]?\d)|(P) (?=[<>])/g

/** A text in which no line ends with a sign whose number begins the next: `≤` alone is read past, and so is `P`. */
export function withSignsJoined(text: string): string {
  return text.replace(signBeforeNumber, `$1$2${unbreakable}`)
}
