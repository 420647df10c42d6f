type EarlyFall = Readonly<Record<'sds' | 'reference' | 'age' | 'change', string>>

/** The weight at birth by the centile spaces that count. */
const enBirthBands: { readonly [spaces: number]: string } = {
  1: 'below the 9th centile',
  2: 'from the 9th to the 91st centile',
  3: 'above the 91st centile',
}

/** The signs of NICE NG75 in English, on charts and sheets alike; figures in SDS, of a loss in per cent. */
export const enFalteringSigns = {
  /** `below`, `between` or `above` the 9th and 91st centiles at birth. */
  weightFall: (sds: string, limit: string, spaces: number): string =>
    `weight has fallen by ${sds} SDS since birth: ${limit} or more (${spaces === 1 ? 'one centile space' : `${spaces} centile spaces`}) with a birth weight ${enBirthBands[spaces] ?? ''}`,
  lowWeight: (sds: string): string => `weight ${sds} SDS, below the 2nd centile (−2 SDS)`,
  belowParents: (sds: string, limit: string): string =>
    `length or height ${sds} SDS below the mid-parental centile: more than ${limit} (2 centile spaces)`,
  /** The loss at its deepest, and when that was; where a later weight follows, what is still lost. */
  earlyLoss: (percent: string, age: string, latest?: string): string =>
    `weight loss since birth ${percent}% (${age}${latest === undefined ? '' : `; now ${latest}%`}): more than 10%`,
  notRegained: 'birth weight not regained by 3 weeks',
  /** What a fall since birth contains, and the change since the first weight from three weeks on, where there is an earlier one. */
  firstDays: (sds?: string, age?: string): string =>
    `this includes the ordinary weight loss of the first days${sds === undefined ? '' : ` (since the first value from 3 weeks on, ${age}: ${sds} SDS)`}`,
}

/** What else is said of these thresholds in English. */
export const enFaltering = {
  title: 'Faltering growth? (NICE NG75)',
  /** Above the loss of the first days alone. */
  earlyTitle: 'Weight loss of the first days (NICE NG75)',
  /** Recommendation 1.1.2, in its words. */
  earlyLossAdvice:
    'NICE NG75, 1.1.2: perform a clinical assessment, take a detailed history to assess feeding, consider direct observation of feeding; further investigations only if they are indicated.',
  /** A fall since birth after which the weight kept its centile: by how much, from which age on, and the change since. */
  earlyFall: ({ sds, reference, age, change }: EarlyFall): string =>
    `NICE NG75: weight fell by ${sds} SDS since birth (by ${reference}), but through no centile space after that (${change} SDS since the first value from 3 weeks on, ${age}): only noted, our own reading.`,
  guide: 'To be considered: a guide, not a diagnosis.',
  /** By what weights and lengths were scored, and the target height where that was compared. */
  scoredBy: (reference: string, target: string | undefined): string =>
    `Scored by ${reference}${target === undefined ? '' : ` (target height by ${target})`}, not by the guideline's UK-WHO charts.`,
  /** Ages that the guideline doesn't name; those of a fall only with a fall. */
  ownReading: (hasFall: boolean): string =>
    `Our own reading: up to 5 years${hasFall ? ', a fall only from 3 weeks' : ''}.`,
  pretermLeftOut: 'Not compared: born preterm. The thresholds are for infants born at term (our own reading).',
  /** No gestation was given. */
  termAssumed: 'taken as born at term: no gestation given',
}
