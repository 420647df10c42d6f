import type {
  BirthOffCourse,
  CorrectionEndScore,
  HeadReferenceChange,
  OffCourse,
  Shrinking,
  UnchangedSize,
} from '../../model/message-parameters.js'
import type { Neighbours, PoundsEvidence, SetMeasure } from '../../model/message-values.js'
import type { Sentence } from '../message-text.js'
import { signedScoreText } from '../written-number.js'
import { enBasics } from './basics.js'
import {
  type EnNoun,
  enBoth,
  enEarlierVisit,
  enLikely,
  enLoss,
  enQuantity,
  enRounded,
  enScoresAround,
  enStated,
} from './phrases.js'

/** A value off the child's growth curve. */
/* @__NO_SIDE_EFFECTS__ */
export function enOffCourse({ the }: EnNoun): Sentence<OffCourse> {
  return (parameters) => {
    const { value, unit, score, linearScore, neighbours, slip, loss } = parameters
    return (
      `${the} of ${enQuantity(value, unit)} (${enStated({ score, linearScore })}) departs from the child's growth curve ` +
      `(${enScoresAround(neighbours)}).` +
      (loss === undefined ? '' : ` ${enLoss(loss, neighbours, true)}`) +
      (slip !== undefined
        ? enLikely(slip, unit) + enElse(neighbours)
        : enBoth(loss?.doubted) !== ''
          ? ''
          : ` ${enError(parameters)}`)
    )
  }
}

/** A size at birth that later growth doesn't fit. */
/* @__NO_SIDE_EFFECTS__ */
export function enBirthOffCourse({ the }: EnNoun): Sentence<BirthOffCourse> {
  return ({ value, unit, score, reference, neighbours, slip, loss }) =>
    `${the} of ${enQuantity(value, unit)} (${enStated({ score })}, ${reference}) doesn't fit later growth ` +
    `(${enScoresAround(neighbours)}).` +
    (loss === undefined ? '' : ` ${enLoss(loss, neighbours)}`) +
    (slip !== undefined
      ? enLikely(slip, unit) + enElse(neighbours)
      : loss !== undefined
        ? ' No child becomes that much shorter: one of the two values is probably wrong.'
        : ` This may be a measurement or recording error, or the child ${score < (neighbours.after?.score ?? score) ? 'has caught up' : `has ${unit === 'g' ? 'gained' : 'grown'} more slowly since`}.`)
}

/** What it is if that slip is not behind it, and what to do; it begins with a space. Only the newest value can be measured again. */
const enElse = ({ after }: Neighbours) =>
  ` Otherwise it is another error or a real change: please ${after === undefined ? 're-measure' : 'check'}.`
const enErrorOrChange = 'This may be a measurement or recording error, or a real change.'

/** What takes height from a child. */
const enSpine = '(spine: vertebral fracture, scoliosis?)'
const enConfirmed = `Later heights confirm the loss: please look for its cause ${enSpine}. If there is none, the earlier height was probably too high.`

/** Between two visits that agree an error is likelier than at the first or last. */
function enError({ neighbours, otherChild, atBirth, isTreated, loss }: OffCourse): string {
  if (isTreated && loss === undefined)
    return 'This may be a measurement or recording error, or an effect of the treatment: please check.'
  if (otherChild) return `The height departs too: the values may be another child's.${enElse(neighbours)}`
  if (atBirth)
    return "The value of the first week doesn't fit the later ones: it may be a measurement or recording error, or growth may have changed since."
  if (loss?.side === 'after')
    return `Either this value is too high, or the child has lost height since ${enSpine}: please check.`
  return neighbours.before !== undefined && neighbours.after !== undefined
    ? 'This is probably a measurement or recording error, less likely a real change.'
    : enErrorOrChange
}

/** A height that has not changed. */
/* @__NO_SIDE_EFFECTS__ */
export function enUnchanged({ the }: EnNoun): Sentence<UnchangedSize> {
  return ({ value, unit, visit, expectedCm }) =>
    `${the} of ${enQuantity(value, unit)} is the same as ${enEarlierVisit(visit)}, although growth of about ` +
    `${enRounded(expectedCm, 1)} cm was to be expected from the other heights. It may have been carried forward, or growth may have slowed.`
}

/** What is measured at a visit, as a noun without an article. */
export const enMeasures: { readonly [measure in SetMeasure | 'seat']: string } = {
  size: 'Height',
  weight: 'Weight',
  bmi: 'BMI',
  head: 'Head circumference',
  seat: 'Sitting height',
}

/** What the end of the correction for prematurity does to a score. */
export function enCorrectionEnd({ measure, score, corrected, before }: CorrectionEndScore): string {
  const sds = (value: number) => signedScoreText(value, enBasics)
  return (
    ` ${enMeasures[measure]}: SDS ${sds(score)} (at corrected age ${sds(corrected)}); change since the last ` +
    `corrected value ${sds(score - before)}, from the end of the correction alone ${sds(score - corrected)}.`
  )
}

/** Another reference for the head: its step, and the change by one reference alone. */
export const enHeadReferenceChange: Sentence<HeadReferenceChange> = ({ reference, score, ...earlier }) => {
  const sds = (value: number) => signedScoreText(value, enBasics)
  const { earlierReference, earlierScore, before } = earlier
  return (
    `From this visit on, head circumference is scored by ${reference} instead of ${earlierReference}: ` +
    `SDS ${sds(score)} (by ${earlierReference} ${sds(earlierScore)}). Change since the last visit by ` +
    `${earlierReference} ${sds(earlierScore - before)}; from the change of reference alone ${sds(score - earlierScore)}.`
  )
}

/** A value below an earlier one. */
/* @__NO_SIDE_EFFECTS__ */
export function enShrinking({ the }: EnNoun): Sentence<Shrinking> {
  return ({ value, earlier, visit, loss, isConfirmed }, severity) =>
    `${the} of ${enQuantity(value, 'cm')} is ${enRounded(earlier - value, 1)} cm less than ` +
    `${enEarlierVisit(visit)} (${enQuantity(earlier, 'cm')})${severity === 'warning' ? ', which is exceptional' : ''}.` +
    enBoth(loss?.doubted) +
    (loss?.isOther
      ? ` The next height is less than that, too: check the ${enQuantity(earlier, 'cm')}.`
      : loss?.doubted.length === 2
        ? ''
        : ` ${isConfirmed ? enConfirmed : enErrorOrChange}`)
}

/** What shows that a weight may be in pounds, as the beginning of a sentence. */
export function enPoundsEvidence(evidence: PoundsEvidence): string {
  if (evidence.kind === 'size') return 'At this height'
  if (evidence.kind === 'age') return 'At this age'
  return `Compared with ${enQuantity(evidence.weightKg, 'kg')} ${enEarlierVisit(evidence.visit)}`
}
