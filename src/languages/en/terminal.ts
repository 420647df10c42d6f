import type { ResultWords } from '../terminal-words.js'

export const en: ResultWords = {
  born: 'born',
  age: 'age',
  years: 'years',
  date: 'date',
  target: 'target height',
  father: 'father',
  mother: 'mother',
  birthLength: 'birth length',
  birthWeight: 'birth weight',
  small: 'small for gestational age (SGA)',
  messages: 'Plausibility checks',
  noMessages: 'Plausibility checks: no unusual values.',
  severity: { error: 'error', warning: 'warning', hint: 'hint' },
  measures: {
    size: 'height cm',
    weight: 'weight kg',
    bmi: 'BMI',
    head: 'head cm',
    seat: 'sitting cm',
    leg: 'leg cm',
    seatLeg: 'sit/leg',
    turner: 'Turner',
    noonan: 'Noonan',
  },
}
