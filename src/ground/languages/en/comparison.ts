import { counted } from './reference.js'

/** What `auxology conform` says of another program, and `auxology compare` of two results, in English. */
export const enComparison = {
  columns: {
    group: 'group',
    cases: 'cases',
    held: 'held',
    different: 'different',
    unsupported: 'not supported',
    unanswered: 'unanswered',
    largest: 'largest, SD',
  },
  page: { title: 'Conformance', case: 'case', outcome: 'outcome', why: 'why', source: 'expected value' },
  otherFaults: 'other faults',
  more: (group: string, cases: number): string => `${group}: and ${cases} more`,
  allHold: (cases: number): string => `all ${cases} cases hold`,
  someHold: (held: number, cases: number, faults: number): string =>
    `${held} of ${cases} cases hold${faults === 0 ? '' : `; ${counted(faults, 'other fault')}`}`,
  line: {
    noObject: (line: number, text: string): string => `line ${line} is not a JSON object with an id: ${text}`,
    notAsked: (line: number, id: string): string => `line ${line} answers ${id}, which was not asked`,
    again: (line: number, id: string): string => `line ${line} answers ${id} again`,
  },
  noAnswer: 'no answer',
  nothing: 'nothing',
  noReference: 'the program has no such reference',
  noScore: (reason: string, got: string): string => `expected no score (${reason}), got ${got}`,
  none: (expected: string, reason: string): string => `expected ${expected}, got none: ${reason}`,
  expected: {
    score: (value: string): string => `a score of ${value}`,
    percentile: (value: string): string => `a percentile of ${value}`,
    cm: (value: string): string => `${value} cm`,
    class: (value: string): string => `the class ${value}`,
  },
  got: (member: string, expected: string, got: string): string => `${member}: expected ${expected}, got ${got}`,
  apart: (difference: string, allowed: string): string => `${difference} apart; allowed ${allowed}`,
  between: (from: string, to: string): string => `allowed ${from} to ${to}`,
  program: {
    failed: (how: string, unanswered: number): string =>
      `${unanswered === 0 ? '' : `${counted(unanswered, 'case')} unanswered: `}the program ${how}`,
    silent: (seconds: number): string => `printed nothing for ${seconds} s and was ended`,
    endless: (bytes: number): string => `printed more than ${bytes} bytes and was ended`,
    notStarted: (reason: string): string => `could not be started: ${reason}`,
    ended: (status: string): string => `ended with ${status}`,
    status: (status: number): string => `status ${status}`,
  },
  results: {
    columns: { element: 'element', old: 'old', now: 'new', difference: 'difference' },
    same: 'no difference',
    units: { SD: ' SD', 'percentile points': ' points', units: '' },
    kinds: {
      changed: 'changed',
      missing: 'missing',
      additional: 'additional',
      message_gone: 'message gone',
      message_added: 'message added',
      message_severity: 'severity',
      message_text: 'text',
    },
    summary: (differences: number, values: number, largest: string | undefined, messages: number): string =>
      `${counted(differences, 'difference')}: ${counted(values, 'value')}${largest === undefined ? '' : `, scores by up to ${largest} SD`}, ${counted(messages, 'message')}`,
  },
}
