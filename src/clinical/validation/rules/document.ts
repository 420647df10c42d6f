import { shortened } from '../../../ground/text/quoted.js'
import { type AnyRule, rule, ruleList } from '../rule.js'
import { ourChoice } from '../sources.js'

/** The message names this many elements, and counts the others. */
const mostNamed = 5

/** A place and what was meant, UTF-16 units: long enough for every name of a document. */
const longestPath = 120

const unknownElements = rule({
  asks: 'patient',
  code: 'unknown_elements',
  target: 'document',
  cases: {
    unknown: {
      severity: 'hint',
      when: 'elements that no document has in that place',
      source: ourChoice('A misspelt element would otherwise be a value that was never given.'),
    },
  },
  find: ({ patient: { unknownElements: paths = [] } }) =>
    paths.length === 0
      ? undefined
      : {
          case: 'unknown',
          parameters: {
            names: paths.slice(0, mostNamed).map((path) => shortened(path, longestPath)),
            more: Math.max(0, paths.length - mostNamed),
          },
        },
})

/** The document that the patient was read from. */
export const documentRules: readonly AnyRule[] = ruleList(unknownElements)
