import type { ExpectedBasis, ExpectedGrowth } from '../../clinical/course/expected/expected-growth.js'
import {
  cautionText,
  type ExpectedWords,
  heldOf,
  noneText,
  reasonText,
  shortExpected,
} from '../../clinical/course/expected/expected-text.js'
import type { NotExpectedReason } from '../../clinical/course/expected/why-not-expected.js'
import { bandHalfWidths } from '../../clinical/growth/score-covariance.js'
import { percentileOf } from '../../clinical/references/distribution.js'
import { referenceName } from '../../clinical/references/table.js'
import { capitalised } from '../../ground/languages/within-sentence.js'
import { dayNumber, daysPerYear } from '../../ground/model/calendar-date.js'
import type { ChartCurve, ChartSegment, Place } from '../data/chart-curves.js'
import { ageText, dateText } from '../data/texts/describe-point.js'
import type { ExpectedFan, ExpectedInput } from '../types/growth-over-time.js'
import { expectedWords } from './course-texts.js'
import { type DayAhead, daysToSay, expectedDays, leastDaysAhead, partOfReference } from './expected-days.js'

/** What is expected after the latest value of a chart, in the reference of each age. */
export function expectedFan(input: ExpectedInput): ExpectedFan {
  const { measure, definition, language } = input
  const words = expectedWords(language)
  const refused = (reason: NotExpectedReason): ExpectedFan => ({
    cautions: [noneText({ measure, reason }, words)],
    notes: [],
  })
  if (measure === 'head') return refused({ code: 'no_cohort' })
  // The curves are those of a disease, and the child's scores go by them.
  if (definition.disease !== undefined) return refused({ code: 'disease' })
  const days = expectedDays({ ...input, measure })
  const found = days.flatMap((day) => expectedOf(day) ?? [])
  const [last] = found.slice(-1)
  if (last === undefined) return refused(reasonOfAll(days))
  const end = days[days.findIndex(({ outcome }) => outcome === last) + 1]
  const isOver = dayOf(last) < input.assessment.days.today
  return {
    expected: {
      text: words.fan.bands(...heldBy(found)),
      sentence: nextVisitText(days, last, words, input),
      curves: fanCurves(days, words),
    },
    cautions: [
      ...(end === undefined && !isOver
        ? []
        : [
            words.fan.ends(
              ageText(last.growth.ageYears, language),
              isOver,
              end && reasonText({ measure, reason: reasonOf(end) }, words),
            ),
          ]),
      ...cautionsOf(found, words),
    ],
    notes: words.fan.notes,
    beyond: words.fan.beyond(ageText(last.growth.ageYears, language)),
  }
}

function expectedOf(day: DayAhead): ExpectedBasis | undefined {
  return partOfReference(day) === undefined ? undefined : (day.outcome as ExpectedBasis)
}

function dayOf({ growth: { at } }: ExpectedBasis): number {
  return dayNumber(at) as number
}

function reasonOf({ outcome }: DayAhead): NotExpectedReason {
  return 'reason' in outcome ? outcome.reason : { code: 'beyond_reference' }
}

/** What no later day mends. */
function reasonOfAll(days: readonly DayAhead[]): NotExpectedReason {
  const reasons = days.map(reasonOf)
  return reasons.find(({ code }) => code !== 'first_weeks' && code !== 'preterm') ?? (reasons[0] as NotExpectedReason)
}

/** How many of 100 the wider band holds, first and last. */
function heldBy(found: readonly ExpectedBasis[]): readonly [number, number] {
  const [first, last] = [found[0], found.at(-1)] as [ExpectedBasis, ExpectedBasis]
  return [heldOf(first.growth), heldOf(last.growth)]
}

/** What is to be known before the fan is read, each once; growth is at its end where the end of the fan says so, not the day after a visit. */
function cautionsOf(found: readonly ExpectedBasis[], words: ExpectedWords): readonly string[] {
  const all = found.flatMap(({ growth: { cautions } }, i) =>
    cautions.filter(({ code }) => code !== 'below_present_height' || i === found.length - 1),
  )
  const texts = new Set(all.map((each) => cautionText(each, words)))
  return texts.size === 0 ? [] : [words.fan.cautions([...texts].join('. '))]
}

/** The value a year after the latest one, today at the earliest, or where the fan ends; else why no value is given. */
function nextVisitText(
  days: readonly DayAhead[],
  last: ExpectedBasis,
  words: ExpectedWords,
  input: ExpectedInput,
): string {
  const { language, assessment } = input
  const { today } = assessment.days
  const { from, next: said } = daysToSay(input)
  const next = days.find(({ day }) => day === said)
  if (next === undefined) return words.fan.tooOld(ageText((today - from) / daysPerYear, language))
  const expected = expectedOf(next)
  if (expected === undefined && dayOf(last) < Math.max(today, from + leastDaysAhead))
    return noneText({ measure: last.growth.measure, reason: reasonOf(next) }, words)
  const { growth } = expected ?? last
  return capitalised(words.fan.next(shortExpected(growth, words), dateText(growth.at, language), heldOf(growth)))
}

/** The ends of both bands and the value between them, by the score among children with the same earlier values. */
const fanLines: readonly { readonly sds: number; readonly value: (growth: ExpectedGrowth) => number | undefined }[] = [
  { sds: -bandHalfWidths[90], value: ({ bands }) => bands[1]?.low },
  { sds: -bandHalfWidths[50], value: ({ bands }) => bands[0]?.low },
  { sds: 0, value: ({ value }) => value },
  { sds: bandHalfWidths[50], value: ({ bands }) => bands[0]?.high },
  { sds: bandHalfWidths[90], value: ({ bands }) => bands[1]?.high },
]

function fanCurves(days: readonly DayAhead[], words: ExpectedWords): readonly ChartCurve[] {
  const parts = partsOf(days)
  return fanLines.map(({ sds, value }) => {
    const percentile = Math.round(percentileOf(sds))
    const segments = parts.map(
      (part): ChartSegment => ({
        reference: referenceName((part[0] as ExpectedBasis).place.table),
        points: part.flatMap(({ age, growth }): Place[] => {
          const y = value(growth)
          return y === undefined ? [] : [{ x: age.referenceYears, y }]
        }),
      }),
    )
    return { label: words.fan.line(`P${percentile}`), kind: 'percentile', percentile, sds, segments }
  })
}

/** The days with a value, apart where the reference changes between them. */
function partsOf(days: readonly DayAhead[]): readonly (readonly ExpectedBasis[])[] {
  const parts: { readonly name: string; readonly days: ExpectedBasis[] }[] = []
  let before: string | undefined
  for (const day of days) {
    const name = partOfReference(day)
    if (name !== undefined && name !== before) parts.push({ name, days: [] })
    if (name !== undefined) parts.at(-1)?.days.push(day.outcome as ExpectedBasis)
    before = name
  }
  return parts.map(({ days: each }) => each).filter(({ length }) => length > 1)
}
