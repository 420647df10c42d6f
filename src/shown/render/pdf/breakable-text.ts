import { longestPrintedWord } from '../../../ground/model/limits.js'
import { characters } from '../../../ground/text/characters.js'
import { withSignsJoined } from '../../../ground/text/joined-signs.js'

const longWord = new RegExp(`\\S{${longestPrintedWord + 1},}`, 'gu')

/**
 * A text whose words pdfmake can lay out: the time it takes for a word grows with
 * the square of its length, so a longer one gets a space after every eighty
 * characters. Names have no such words. A sign stays with its number.
 */
export function breakableText(text: string): string {
  return withSignsJoined(text).replace(longWord, (word) => {
    let broken = ''
    let length = 0
    for (const character of characters(word)) {
      if (length + character.length > longestPrintedWord) {
        broken += ' '
        length = 0
      }
      broken += character
      length += character.length
    }
    return broken
  })
}
