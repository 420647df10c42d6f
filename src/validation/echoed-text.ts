/** The longest text that a message repeats, characters. */
const longest = 60

/** A text of the sender as a message repeats it. */
export function echoedText(text: string | undefined): string {
  if (text === undefined || text === '') return '–'
  const whole = String(text)
  return whole.length > longest ? `${whole.slice(0, longest)}…` : whole
}
