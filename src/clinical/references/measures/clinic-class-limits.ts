import { monthsPerYear } from '../../../ground/model/calendar-date.js'
import { type ClinicClassName, type ClinicMeasureName, clinicDecimals } from '../../../ground/model/clinic-values.js'
import { decimalsApart } from '../../../ground/text/number.js'
import type { Publication } from '../table.js'

/** A fixed limit of a class: scores name the class, charts draw the line. */
export interface ClinicClassLimit {
  readonly class: ClinicClassName
  /** In the unit of the measure. */
  readonly at: number
  /** The side of the limit on which the class lies. */
  readonly side: 'below' | 'above'
  /** The ages of the limit, years: from ≤ age < to. */
  readonly from: number
  readonly to: number
  /** It was made for healthy proportions, and not for children with a disease that has references. */
  readonly isGeneral?: true
  /** The ages are our own choice: at the source they were not read. */
  readonly isOwnAge?: true
  /** Who defines the class, as results name it: `NICE NG246`. */
  readonly source: string
  readonly publication: Pick<Publication, 'shortName' | 'year' | 'citation' | 'doi'>
}

/**
 * "Keep your waist to less than half your height"; M. Ashwell, P. Gunn, S. Gibson,
 * Obes. Rev. 13 (2012) 275-286. NICE has the limit for children and young people; that it
 * begins at 5 years is reported, not read there, and our own choice.
 */
export const waistHalfHeight: ClinicClassLimit = {
  class: 'waistHalfHeight',
  at: 0.5,
  side: 'above',
  from: 5,
  to: Number.POSITIVE_INFINITY,
  isGeneral: true,
  isOwnAge: true,
  source: 'NICE NG246',
  publication: {
    shortName: 'NICE NG246',
    citation: 'NICE. Overweight and obesity management (NG246). 2025.',
  },
}

/** The limit that a value of a measure computed by two others must not be rounded onto. */
export function limitBeside(measure: ClinicMeasureName): number | undefined {
  return measure === 'waistHeightRatio' ? waistHalfHeight.at : undefined
}

/** Decimals of a value: two of a ratio, or those that tell it from half the height. */
export function clinicDecimalsOf(measure: ClinicMeasureName, value: number): number {
  return decimalsApart(value, limitBeside(measure), clinicDecimals[measure])
}

const armAges = { from: 6 / monthsPerYear, to: 60 / monthsPerYear, side: 'below', source: 'WHO' } as const

/** Severe and moderate wasting, from 6 to 59 months: below 115 mm, and from there to below 125 mm. */
export const armLimits: readonly ClinicClassLimit[] = [
  {
    class: 'armBelow115',
    at: 11.5,
    ...armAges,
    publication: {
      shortName: 'WHO',
      year: 2009,
      citation:
        'WHO, UNICEF. WHO child growth standards and the identification of severe acute malnutrition in infants and children. 2009.',
    },
  },
  {
    class: 'armBelow125',
    at: 12.5,
    ...armAges,
    publication: {
      shortName: 'WHO',
      year: 2023,
      citation:
        'WHO guideline on the prevention and management of wasting and nutritional oedema (acute malnutrition) in infants and children under 5 years. Geneva: World Health Organization; 2023. The same limit: WHO. e-Library of Evidence for Nutrition Actions, supplementary foods for moderate acute malnutrition.',
    },
  },
]
