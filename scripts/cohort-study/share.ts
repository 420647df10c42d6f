/** The cohorts at hand, in the order of the tables. */
export const cohorts = {
  terneuzen: {
    name: 'Terneuzen',
    told: 'children of a Dutch birth cohort (1977–86)',
    ages: '0 to 18 years',
    citation:
      'de Kroon MLA et al. Eur J Public Health 2008;18:656-660 and PLoS One 2010;5:e9155; data `tbc` of the R package mice',
  },
  smocc: {
    name: 'SMOCC',
    told: 'children of Dutch well-baby clinics (1988–89)',
    ages: '0 to 2.7 years',
    citation: 'Herngreen WP et al. Ann Hum Biol 1994;21:449-463; data `smocc_200` of the R package brokenstick',
  },
  cpp: {
    name: 'CPP',
    told: 'children of the US Collaborative Perinatal Project (1959–74)',
    ages: '0 to 7 years',
    citation: 'Broman S. Handbook of longitudinal research 1984;1:185-227; data `cpp` of the R package hbgd',
  },
} as const

export type CohortName = keyof typeof cohorts

/** Of as many children or hints, those of whom something is true. */
export interface Share {
  readonly of: number
  readonly met: number
}

/** The two-sided normal quantile of 95 %. */
const quantile = 1.959963984540054

/**
 * The interval of 95 % of a share (Wilson EB. Probable inference, the law of succession,
 * and statistical inference. J Am Stat Assoc 1927;22:209-212), per cent.
 */
export function wilsonInterval({ of, met }: Share): readonly [low: number, high: number] {
  const share = met / of
  const spread = quantile ** 2 / of
  const centre = share + spread / 2
  const half = Math.sqrt(spread * (share * (1 - share) + spread / 4))
  return [(100 * Math.max(0, centre - half)) / (1 + spread), (100 * Math.min(1 + spread, centre + half)) / (1 + spread)]
}

/** `4 of 153: 2.6 % (1.0 to 6.5)` */
export function shareText(share: Share): string {
  if (share.of === 0) return '–'
  const [low, high] = wilsonInterval(share)
  return `${share.met} of ${share.of}: ${((100 * share.met) / share.of).toFixed(1)} % (${low.toFixed(1)} to ${high.toFixed(1)})`
}
