import { expect, it } from 'vitest'
import type { ErrorData } from '../../src/ground/model/errors.js'
import { errorSentence } from '../../src/ground/text/error-sentence.js'

it.each<[data: ErrorData, sentence: string]>([
  [{ parameter: 'a', value: 1, accepted: 'a text' }, 'a is 1; expected a text.'],
  [{ parameter: 'a', value: 'x', accepted: ['b'] }, 'a is "x"; expected b.'],
  [{ parameter: 'a', value: 'x', accepted: ['b', 'c'] }, 'a is "x"; expected b or c.'],
  [{ parameter: 'a', value: null, accepted: ['b', 'c', 'd'] }, 'a is null; expected b, c or d.'],
  [{ parameter: 'a', accepted: { from: 1, to: 2, unit: 'cm' } }, 'a is missing; expected 1 to 2 cm.'],
  [
    { parameter: 'a', accepted: { from: 1e-7, to: 1e21 } },
    'a is missing; expected 0.0000001 to 1000000000000000000000.',
  ],
  [{ parameter: 'a', accepted: 'a number', partner: 'b' }, 'a is missing; expected a number, together with b.'],
  [{ parameter: 'a', value: 3, detail: 'too much', accepted: 'less' }, 'a is 3 (too much); expected less.'],
  [
    { subject: 'ours', path: 'rows[2].x', value: 4, accepted: 'more than 5' },
    'ours: rows[2].x is 4; expected more than 5.',
  ],
  [
    { path: 'Patient/SizeCm', line: 2, column: 3, value: '1,8', accepted: 'a number' },
    'Patient/SizeCm (line 2, column 3) is "1,8"; expected a number.',
  ],
  [
    { path: 'Patient/SizeCm', line: 2, column: 3, detail: 'given twice' },
    'Patient/SizeCm (line 2, column 3): given twice.',
  ],
  [
    { line: 2, column: 3, detail: 'not well-formed XML: unclosed tag' },
    'line 2, column 3: not well-formed XML: unclosed tag.',
  ],
  [{ detail: 'the document is empty' }, 'the document is empty.'],
  [{ subject: 'x'.repeat(100), detail: 'Install it.' }, `${'x'.repeat(60)}…: Install it.`],
])('%j', (data, sentence) => {
  expect(errorSentence(data)).toBe(sentence)
})

it('names parameters and fields as the caller does, and nothing else', () => {
  const names = { parameters: { a: '--a', b: '--b' }, fields: { a: 'Patient/A' } }
  expect(errorSentence({ parameter: 'a', value: 'a b', accepted: ['a', 'b'], partner: 'b' }, names)).toBe(
    '--a is "a b"; expected a or b, together with --b.',
  )
  expect(errorSentence({ subject: 'a', path: 'a', accepted: 'b' }, names)).toBe('a: Patient/A is missing; expected b.')
  expect(errorSentence({ parameter: 'toString', accepted: 'c' }, names)).toBe('toString is missing; expected c.')
})
