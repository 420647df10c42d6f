import { screeningRules } from '../../src/clinical/course/screening/published-rules.js'
import {
  type Comparison,
  comparisonSigns,
  type RuleAges,
  type ScreeningCriterion,
} from '../../src/clinical/course/screening/screening-rule.js'
import { enCourse } from '../../src/ground/languages/en/course.js'
import { monthsPerYear } from '../../src/ground/model/calendar-date.js'
import type { ScreeningQuantity } from '../../src/ground/model/course-names.js'
import { inEnglish } from '../in-english.js'
import { markdownTable } from '../markdown-table.js'
import type { LimitShare, StudiedSet } from './count-shares.js'
import type { LimitId } from './limits.js'
import { type CohortName, cohorts, shareText, wilsonInterval } from './share.js'
import { countedOn, limitShares } from './shares.js'

/** Fewer children say nothing. */
const fewest = 20

/** From about one child in ten on the page says it in words. */
const many = 0.095

const setNames: { readonly [set in StudiedSet]: string } = {
  'netherlands-1997': 'Netherlands 1997',
  germany: 'the default set',
}

/** Of criteria their rule speaks. */
const isCriterion = /:\d+$/

/** A limit and what it is called. */
export type NamedLimit = readonly [limit: LimitId, name: string]

/** A column of a table: a cohort, judged by a set. */
type Column = readonly [cohort: CohortName, set: StudiedSet]

const columns: readonly Column[] = [
  ['terneuzen', 'netherlands-1997'],
  ['terneuzen', 'germany'],
  ['smocc', 'netherlands-1997'],
  ['smocc', 'germany'],
  ['cpp', 'germany'],
]

/** Limits that no set changes are shown once. */
const columnsOfOne: readonly Column[] = columns.filter(([, set]) => set === 'germany')

/** Limits of a page, and what has to be said of their shares. */
export interface AskedLimits {
  readonly limits: readonly NamedLimit[]
  /** No set changes them. */
  readonly isOfOneSet: boolean
  readonly notes: readonly string[]
}

/** The heading of the section, and its page with the cohorts. */
const heading = 'How often children meet it'
const pageOfCohorts = 'screening'

/** The lines of a page on how many children of birth cohorts ever meet its limits. */
export function sharesSection(page: string, { limits, isOfOneSet, notes }: AskedLimits): string[] {
  const shown = isOfOneSet ? columnsOfOne : columns
  const heads = shown.map(([cohort, set]) => `${cohorts[cohort].name}${isOfOneSet ? '' : `, ${setNames[set]}`}:`)
  const inMany = limits.flatMap((limit) => mostAsked(limit, shown, isOfOneSet))
  return [
    `## ${heading}`,
    '',
    `Half of the children of three public birth cohorts, not selected for health, at every visit after birth, by what was known then: how many ever meet a limit, of those in whom it could be asked, with the interval of 95 % (Wilson). Counted on ${countedOn} by \`npm run study\`, whose data are not in the repository.`,
    '',
    ...inMany,
    ...(inMany.length === 0 ? [] : ['']),
    ...markdownTable(
      ['Limit', ...heads].join(' | '),
      limits.map(([limit, name]) => [name, ...shown.map((column) => cell(limit, column))]),
    ),
    ...notes.map((note) => `- ${note}`),
    ...(page === pageOfCohorts ? aboutCohorts : [`- [Who the children are](${pageOfCohorts}.md#${anchor(heading)}).`]),
    '',
  ]
}

const anchor = (title: string) => title.toLowerCase().replaceAll(' ', '-')

const aboutCohorts: readonly string[] = [
  `- –: could not be asked, or of fewer than ${fewest} children.`,
  ...Object.values(cohorts).map(({ name, told, ages, citation }) => `- ${name}: ${told}, ${ages} (${citation}).`),
  '- Terneuzen has scores by the Dutch reference of 1997 alone: centimetres and kilograms were computed from them by the set `netherlands-1997`. Every height comes out as a whole centimetre; CPP’s lengths are whole, SMOCC’s mostly whole or half centimetres.',
  '- The interval: Wilson EB. Probable inference, the law of succession, and statistical inference. J Am Stat Assoc 1927;22:209-212.',
]

function shareOf(limit: LimitId, [cohort, set]: Column): LimitShare | undefined {
  const share = limitShares.find((it) => it.limit === limit && it.cohort === cohort && it.set === set)
  return share === undefined || share.of < fewest ? undefined : share
}

function cell(limit: LimitId, column: Column): string {
  const share = shareOf(limit, column)
  return share === undefined ? '–' : shareText(share)
}

/** The column in which most children meet a limit, as a sentence, where they are many. */
function mostAsked([limit, name]: NamedLimit, shown: readonly Column[], isOfOneSet: boolean): string[] {
  const [most] = shown.flatMap((column) => shareOf(limit, column) ?? []).sort((a, b) => b.met / b.of - a.met / a.of)
  if (most === undefined || most.met / most.of < many || isCriterion.test(limit)) return []
  const { met, of, cohort, set } = most
  const [low, high] = wilsonInterval(most)
  const by = isOfOneSet ? '' : `, judged by ${setNames[set]},`
  const percent = `${((100 * met) / of).toFixed(1)} %, ${low.toFixed(1)} to ${high.toFixed(1)}`
  const verb = name.startsWith('`') ? 'met' : 'had'
  return [`- Of ${of} ${cohorts[cohort].told}${by} **${met} (${percent})** ever ${verb} ${name}: ${oneIn(met / of)}.`]
}

const numerals = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

function oneIn(share: number): string {
  const ordinals = ['', '', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth']
  if (share > 0.6) return `about ${numerals[Math.round(10 * share)]} in ten`
  return `about every ${ordinals[Math.round(1 / share)]} child`
}

/** The quantities that are no scores. */
const units: { readonly [quantity in ScreeningQuantity]?: string } = { birthWeightG: ' g', gestationWeeks: ' weeks' }

/** Each rule, and beneath it its criteria. */
export const ruleLimits: readonly NamedLimit[] = screeningRules.flatMap(
  ({ id, name, criteria }): readonly NamedLimit[] => [
    [id, `\`${id}\` (${inEnglish(name)})`],
    ...criteria.map((criterion, i): NamedLimit => [`${id}:${i}`, `… ${criterionText(criterion)}`]),
  ],
)

/** `1 month to 3 years: height < −3.00, birth weight ≥ 2500 g` */
function criterionText({ anyOf }: ScreeningCriterion): string {
  const ages = anyOf.map(({ ages }) => ages)
  const texts = new Set(anyOf.map(({ all }) => all.map(comparisonText).join(' and ')))
  return `${agesText([Math.min(...ages.map(([from]) => from)), Math.max(...ages.map(([, until]) => until))])}${[...texts].join(', or ')}`
}

function agesText([from, until]: RuleAges): string {
  const age = (years: number) => (years < 1 && years > 0 ? `${Math.round(years * monthsPerYear)} month` : `${years}`)
  return from === 0 && until === 20 ? '' : `${age(from)} to ${age(until)} ${until === 1 ? 'year' : 'years'}: `
}

function comparisonText({ quantity, is, limit }: Comparison): string {
  const unit = units[quantity]
  const number = unit === undefined ? `${limit.toFixed(2).replace('-', '−')} SDS` : `${limit}${unit}`
  return `${enCourse.quantities[quantity]} ${comparisonSigns[is]} ${number}`
}
