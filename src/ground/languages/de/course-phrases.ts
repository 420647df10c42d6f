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
import { deBasics } from './basics.js'
import {
  type DeNoun,
  deBoth,
  deEarlierVisit,
  deLikely,
  deLoss,
  deQuantity,
  deRounded,
  deScoresAround,
  deStated,
} from './phrases.js'

/** A value off the child's growth curve. */
/* @__NO_SIDE_EFFECTS__ */
export function deOffCourse({ the }: DeNoun): Sentence<OffCourse> {
  return (parameters) => {
    const { value, unit, score, linearScore, neighbours, slip, loss } = parameters
    return (
      `${the} von ${deQuantity(value, unit)} (${deStated({ score, linearScore })}) passt nicht zum Wachstumsverlauf ` +
      `(${deScoresAround(neighbours)}).` +
      (loss === undefined ? '' : ` ${deLoss(loss, neighbours, true)}`) +
      (slip !== undefined
        ? deLikely(slip, unit) + deElse(neighbours)
        : deBoth(loss?.doubted) !== ''
          ? ''
          : ` ${deError(parameters)}`)
    )
  }
}

/** A size at birth that later growth doesn't fit. */
/* @__NO_SIDE_EFFECTS__ */
export function deBirthOffCourse({ the }: DeNoun): Sentence<BirthOffCourse> {
  return ({ value, unit, score, reference, neighbours, slip, loss }) =>
    `${the} von ${deQuantity(value, unit)} (${deStated({ score })} nach ${reference}) passt nicht zum späteren Wachstum ` +
    `(${deScoresAround(neighbours)}).` +
    (loss === undefined ? '' : ` ${deLoss(loss, neighbours)}`) +
    (slip !== undefined
      ? deLikely(slip, unit) + deElse(neighbours)
      : loss !== undefined
        ? ' Kein Kind wird um so viel kürzer: Einer der beiden Werte ist vermutlich falsch.'
        : ` Möglicherweise liegt ein Mess- oder Eingabefehler vor, oder das Kind ${score < (neighbours.after?.score ?? score) ? 'hat aufgeholt' : unit === 'g' ? 'nimmt seither langsamer zu' : 'wächst seither langsamer'}.`)
}

/** What it is if that slip is not behind it, and what to do; it begins with a space. Only the newest value can be measured again. */
const deElse = ({ after }: Neighbours) =>
  ` Sonst ist es ein anderer Fehler oder eine echte Änderung: bitte ${after === undefined ? 'nachmessen' : 'prüfen'}.`
const deErrorOrChange = 'Möglicherweise liegt ein Mess- oder Eingabefehler vor, oder die Veränderung ist echt.'

/** What takes height from a child. */
const deSpine = '(Wirbelsäule: Wirbelkörperfraktur, Skoliose?)'
const deConfirmed = `Spätere Größen bestätigen den Verlust: bitte nach der Ursache suchen ${deSpine}. Findet sich keine, war die frühere Größe wohl zu hoch.`

/** Between two visits that agree an error is likelier than at the first or last. */
function deError({ neighbours, otherChild, atBirth, isTreated, loss }: OffCourse): string {
  if (isTreated && loss === undefined)
    return 'Es kann ein Mess- oder Eingabefehler sein oder die Wirkung der Behandlung: bitte prüfen.'
  if (otherChild)
    return `Auch die Körpergröße weicht ab: Möglicherweise sind es die Werte eines anderen Kindes.${deElse(neighbours)}`
  if (atBirth)
    return 'Der Wert der ersten Lebenswoche passt nicht zu den späteren: Möglicherweise liegt ein Mess- oder Eingabefehler vor, oder das Wachstum hat sich seither verändert.'
  if (loss?.side === 'after')
    return `Entweder ist dieser Wert zu hoch, oder das Kind hat seither an Größe verloren ${deSpine}: bitte prüfen.`
  return neighbours.before !== undefined && neighbours.after !== undefined
    ? 'Vermutlich liegt ein Mess- oder Eingabefehler vor, seltener eine echte Veränderung.'
    : deErrorOrChange
}

/** A height that has not changed. */
/* @__NO_SIDE_EFFECTS__ */
export function deUnchanged({ the }: DeNoun): Sentence<UnchangedSize> {
  return ({ value, unit, visit, expectedCm }) =>
    `${the} von ${deQuantity(value, unit)} ist dieselbe wie ${deEarlierVisit(visit)}, obwohl nach den übrigen Größen ein ` +
    `Wachstum von etwa ${deRounded(expectedCm, 1)} cm zu erwarten war. Möglicherweise wurde sie nur übernommen, oder das Kind wächst langsamer.`
}

/** What is measured at a visit, as a noun without an article. */
export const deMeasures: { readonly [measure in SetMeasure | 'seat']: string } = {
  size: 'Körpergröße',
  weight: 'Gewicht',
  bmi: 'BMI',
  head: 'Kopfumfang',
  seat: 'Sitzhöhe',
}

/** What the end of the correction for prematurity does to a score. */
export function deCorrectionEnd({ measure, score, corrected, before }: CorrectionEndScore): string {
  const sds = (value: number) => signedScoreText(value, deBasics)
  return (
    ` ${deMeasures[measure]}: SDS ${sds(score)} (nach korrigiertem Alter ${sds(corrected)}); Änderung seit dem ` +
    `letzten korrigierten Wert ${sds(score - before)}, allein durch das Ende der Korrektur ${sds(score - corrected)}.`
  )
}

/** Another reference for the head: its step, and the change by one reference alone. */
export const deHeadReferenceChange: Sentence<HeadReferenceChange> = ({ reference, score, ...earlier }) => {
  const sds = (value: number) => signedScoreText(value, deBasics)
  const { earlierReference, earlierScore, before } = earlier
  return (
    `Ab dieser Messung wird der Kopfumfang nach ${reference} statt nach ${earlierReference} bewertet: ` +
    `SDS ${sds(score)} (nach ${earlierReference} ${sds(earlierScore)}). Änderung seit der letzten Messung nach ` +
    `${earlierReference} ${sds(earlierScore - before)}; allein durch den Wechsel der Referenz ${sds(score - earlierScore)}.`
  )
}

/** A value below an earlier one. */
/* @__NO_SIDE_EFFECTS__ */
export function deShrinking({ the }: DeNoun): Sentence<Shrinking> {
  return ({ value, earlier, visit, loss, isConfirmed }, severity) =>
    `${the} von ${deQuantity(value, 'cm')} ist um ${deRounded(earlier - value, 1)} cm kleiner als ` +
    `${deEarlierVisit(visit)} (${deQuantity(earlier, 'cm')})${severity === 'warning' ? '; das ist außergewöhnlich' : ''}.` +
    deBoth(loss?.doubted) +
    (loss?.isOther
      ? ` Auch die nächste Körpergröße ist kleiner: bitte die ${deQuantity(earlier, 'cm')} prüfen.`
      : loss?.doubted.length === 2
        ? ''
        : ` ${isConfirmed ? deConfirmed : deErrorOrChange}`)
}

/** What shows that a weight may be in pounds, as the beginning of a sentence. */
export function dePoundsEvidence(evidence: PoundsEvidence): string {
  if (evidence.kind === 'size') return 'Bei dieser Körpergröße'
  if (evidence.kind === 'age') return 'In diesem Alter'
  return `Verglichen mit ${deQuantity(evidence.weightKg, 'kg')} ${deEarlierVisit(evidence.visit)}`
}
