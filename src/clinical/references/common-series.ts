import type { LocalizedText } from '../../ground/model/localized.js'
import { termWeeks, yearsPerWeek } from '../../ground/model/units.js'
import type { BmiClassification } from './bmi/bmi-classes.js'
import type { ReferenceSet, Series } from './reference-set.js'
import type { ReferenceTable } from './table.js'
import {
  achondroplasiaMedianLegLength,
  achondroplasiaMedianSittingHeight,
  achondroplasiaMedianSittingHeightRatio,
} from './tables/achondroplasia-median.js'
import { cappa2024NoonanHeight } from './tables/cappa2024.js'
import { fenton2013Head, fenton2013Length, fenton2013Weight } from './tables/fenton2013.js'
import {
  fredriks2005LegLength,
  fredriks2005SittingHeight,
  fredriks2005SittingHeightRatio,
} from './tables/fredriks2005.js'
import { hooverfong2021Head } from './tables/hooverfong2021.js'
import { isojima2016NoonanHeight } from './tables/isojima2016.js'
import { lyon1985TurnerHeight } from './tables/lyon1985.js'
import { merker2018Bmi, merker2018Height, merker2018Weight } from './tables/merker2018.js'
import { niklasson2008Head, niklasson2008Length, niklasson2008Weight } from './tables/niklasson2008.js'
import {
  who2006Head,
  who2006Height,
  who2006Weight,
  who2006WeightForHeight,
  who2006WeightForLength,
} from './tables/who2006.js'
import {
  zemel2015Bmi,
  zemel2015HeadChild,
  zemel2015HeadInfant,
  zemel2015Height,
  zemel2015Weight,
  zemel2015WeightForLength,
} from './tables/zemel2015.js'

/** First and last completed week of gestation of the Swedish birth reference; the last also serves the week after. */
const firstBirthWeek = 24
const lastBirthWeek = 42
const pretermCombinedYears = 2

/**
 * A table as a series, both ends included.
 *
 * @param from where it has figures for both sexes, if that isn't where it begins
 * @param to where it still has them
 */
export function wholeTable(table: ReferenceTable, from: number = table.range[0], to: number = table.range[1]): Series {
  return [{ table, from, to, closed: true }]
}

function toNineteen(table: ReferenceTable): Series {
  return [{ table, from: 0, to: 19 }]
}

/** Measured lying below two years; where the age is unknown, below 87 cm. */
export function lyingThenStanding(byLength: ReferenceTable, byHeight: ReferenceTable): Series {
  return [
    { table: byLength, from: 45, to: 87, position: 'lying' },
    { table: byHeight, from: 87, to: byHeight.range[1], closed: true, position: 'standing' },
  ]
}

/** Fenton for weeks before the Swedish reference begins; its last week also serves the week after. */
function birthSeries(early: ReferenceTable, table: ReferenceTable): Series {
  return [
    { table: early, from: Math.floor(early.range[0]), to: firstBirthWeek },
    { table, from: firstBirthWeek, to: lastBirthWeek + 2, heldBeyond: lastBirthWeek },
  ]
}

/** Fenton up to its last week, then WHO at corrected age. */
function pretermCombined(early: ReferenceTable, later: ReferenceTable): Series {
  const [from, to] = early.range
  return [
    { table: early, from, to },
    {
      table: later,
      from: to,
      to: termWeeks + pretermCombinedYears / yearsPerWeek,
      closed: true,
      tableX: { from: termWeeks, times: yearsPerWeek },
    },
  ]
}

/** What all sets share for children in general: proportions and weight for length. */
const generalSeries: ReferenceSet['series'] = joinGeneralSeries()

/* @__NO_SIDE_EFFECTS__ */
function joinGeneralSeries(): ReferenceSet['series'] {
  return {
    sittingHeight: toNineteen(fredriks2005SittingHeight),
    legLength: toNineteen(fredriks2005LegLength),
    sittingHeightRatio: toNineteen(fredriks2005SittingHeightRatio),
    weightForLength: lyingThenStanding(who2006WeightForLength, who2006WeightForHeight),
  }
}

/**
 * What all sets share, whichever references they use for healthy children: the general
 * series, birth, preterm infants, and a reference for each disease.
 */
const commonSeries: ReferenceSet['series'] = joinCommonSeries()

/* @__NO_SIDE_EFFECTS__ */
function joinCommonSeries(): ReferenceSet['series'] {
  return {
    ...generalSeries,
    birthLength: birthSeries(fenton2013Length, niklasson2008Length),
    birthWeight: birthSeries(fenton2013Weight, niklasson2008Weight),
    birthHead: birthSeries(fenton2013Head, niklasson2008Head),
    pretermHeight: wholeTable(fenton2013Length),
    pretermWeight: wholeTable(fenton2013Weight),
    pretermHead: wholeTable(fenton2013Head),
    pretermCombinedHeight: pretermCombined(fenton2013Length, who2006Height),
    pretermCombinedWeight: pretermCombined(fenton2013Weight, who2006Weight),
    pretermCombinedHead: pretermCombined(fenton2013Head, who2006Head),
    turnerHeight: wholeTable(lyon1985TurnerHeight),
    noonanHeight: [
      { table: isojima2016NoonanHeight, from: 0, to: 2 },
      { table: cappa2024NoonanHeight, from: 2, to: 18, closed: true },
    ],
    achondroplasiaHeight: wholeTable(merker2018Height),
    achondroplasiaWeight: wholeTable(merker2018Weight),
    achondroplasiaBmi: wholeTable(merker2018Bmi),
    achondroplasiaHead: wholeTable(hooverfong2021Head),
    achondroplasiaSittingHeight: wholeTable(achondroplasiaMedianSittingHeight),
    achondroplasiaLegLength: wholeTable(achondroplasiaMedianLegLength),
    achondroplasiaSittingHeightRatio: wholeTable(achondroplasiaMedianSittingHeightRatio),
    trisomy21Height: wholeTable(zemel2015Height),
    trisomy21Weight: wholeTable(zemel2015Weight),
    trisomy21Bmi: wholeTable(zemel2015Bmi),
    // Two separate fits that do not meet: charts show the break.
    trisomy21Head: [
      { table: zemel2015HeadInfant, from: zemel2015HeadInfant.range[0], to: 3 },
      { table: zemel2015HeadChild, from: 3, to: 20, closed: true },
    ],
    trisomy21WeightForLength: wholeTable(zemel2015WeightForLength),
  }
}

/** The edition of the built-in sets; docs/support.md says what may still change in one. */
export const editionYear = '2026'

/** What the file of a set declares. */
interface SetDeclaration {
  readonly id: string
  readonly checksum: string
  readonly name: LocalizedText
  readonly bmiClasses?: BmiClassification | undefined
  /** A function, so that a bundler can leave the set out. */
  readonly series: () => ReferenceSet['series']
  readonly groups?: ReferenceSet['groups']
}

/** A set from its special series and those that all sets share. */
/* @__NO_SIDE_EFFECTS__ */
export function declareSet({ id, checksum, name, bmiClasses, series, groups }: SetDeclaration): ReferenceSet {
  const special = series()
  // Spread twice: its special series come first and prevail.
  const own = { bmiClasses, series: { ...special, ...commonSeries, ...special } }
  const frozen = groups === undefined ? own : { ...own, groups }
  return { id, name, edition: { year: editionYear, checksum, frozen }, ...frozen }
}

/** {@link declareSet} without the references for some children. */
/* @__NO_SIDE_EFFECTS__ */
export function declareGeneralSet({ id, checksum, name, bmiClasses, series }: SetDeclaration): ReferenceSet {
  const frozen = { bmiClasses, series: { ...series(), ...generalSeries } }
  return { id, name, edition: { year: editionYear, checksum, frozen }, ...frozen }
}
