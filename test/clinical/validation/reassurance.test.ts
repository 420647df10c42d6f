import { expect, test } from 'vitest'
import { dePlayground } from '../../../scripts/site/playground/words-de.js'
import { enPlayground } from '../../../scripts/site/playground/words-en.js'
import { de, en } from '../../../src/ground/languages/index.js'

const words = [
  { name: 'de', said: /in sich stimmig|widerspruchsfrei/, language: de, page: dePlayground },
  { name: 'en', said: /entries.* are consistent/, language: en, page: enPlayground },
]

// "No unusual values" was printed under a systolic pressure beyond P99 and the word overweight.
test.each(words)(
  'checks without a message say that the entries agree, not that the child is well: $name',
  ({ said, language, page }) => {
    const texts = [language.report.plausible, language.terminal.noMessages, page.plausibleVisit, page.noMessages]
    for (const text of texts) {
      expect(text).toMatch(said)
      expect(text).not.toMatch(/auffällig|unusual|abnormal|normal|kein Hinweis|no message/i)
    }
  },
)
