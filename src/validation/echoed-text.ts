import { shortened } from '../text/quoted.js'

/** A text of the sender as a message repeats it. */
export function echoedText(text: string | undefined): string {
  return text === undefined || text === '' ? '–' : shortened(String(text))
}
