import { screeningRules } from '../../src/clinical/course/screening/published-rules.js'
import type { LimitShare } from './count-shares.js'
import type { HintCount, Readings } from './hints.js'
import type { SpoiltShare } from './spoilt-visits.js'

/** What the shares depend on: the rules as they are, in one short text. A test says when they have changed. */
export function rulesCounted(): string {
  return screeningRules
    .map(({ id, criteria }) => {
      const limits = criteria.flatMap(({ anyOf }) => anyOf.flatMap(({ all }) => all.map(({ limit }) => limit)))
      return `${id} ${limits.join(' ')}`
    })
    .join('; ')
}

/** The module that holds the shares. */
export function sharesModule(day: string, shares: readonly LimitShare[]): string {
  const row = ({ limit, cohort, set, met, of }: LimitShare) =>
    `  { limit: '${limit}', cohort: '${cohort}', set: '${set}', met: ${met}, of: ${of} },`
  return `import type { LimitShare } from './count-shares.js'

// Written by scripts/study-cohorts.ts (npm run study -- FOLDER --write); nothing in it is drawn by chance.

/** The day on which the children were counted. */
export const countedOn = '${day}'

/** The rules that were counted; where they are others today, count anew. */
export const countedRules =
  '${rulesCounted()}'

/** Of the children at hand, those who ever meet each limit. */
export const limitShares: readonly LimitShare[] = [
${shares.map(row).join('\n')}
]
`
}

/** The module that holds the hints. */
export function hintsModule(day: string, counts: readonly HintCount[], spoilt: readonly SpoiltShare[]): string {
  const readings = ({ slip, fit, open }: Readings) => `{ slip: ${slip}, fit: ${fit}, open: ${open} }`
  const row = ({ cohort, measure, band, byRule, byEye, ...rest }: HintCount) =>
    `  {
    cohort: '${cohort}',
    measure: '${measure}',
    band: '${band}',
    children: ${rest.children},
    values: ${rest.values},
    hints: ${rest.hints},
    childrenWithHint: ${rest.childrenWithHint},
    ofBirth: ${rest.ofBirth},
    byRule: ${readings(byRule)},
    byEye: ${readings(byEye)},
    alike: ${rest.alike},
  },`
  const share = ({ spoiling, cohort, of, met }: SpoiltShare) =>
    `  { spoiling: '${spoiling}', cohort: '${cohort}', of: ${of}, met: ${met} },`
  return `import type { HintCount } from './hints.js'
import type { SpoiltShare } from './spoilt-visits.js'

// Written by scripts/study-cohorts.ts (npm run study -- FOLDER --readings FILE --write); nothing in it is drawn by chance.

/** The day on which the hints were counted. */
export const hintsCountedOn = '${day}'

/** What the checks of a course ask about the children at hand. */
export const hintCounts: readonly HintCount[] = [
${counts.map(row).join('\n')}
]

/** Of newest visits with an error written into them, those with a message. */
export const spoiltShares: readonly SpoiltShare[] = [
${spoilt.map(share).join('\n')}
]
`
}
