import { screeningRules } from '../../src/clinical/course/screening/published-rules.js'
import type { LimitShare } from './count-shares.js'

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
