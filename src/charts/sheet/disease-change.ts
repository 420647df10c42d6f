import { ageText } from '../data/texts/describe-point.js'
import { overTime } from './over-time.js'
import { generalChange, latestOwnChange, type NamedChange, ownFall, signedChange } from './own-change.js'
import type { SheetData, SheetFact } from './sheet-data.js'

/** A fall since the highest score, by one reference. */
export interface NamedFall {
  readonly reference: string
  readonly change: number
  readonly fromYears: number
}

/**
 * On the chart of a disease: the change by its own reference, of the score since the highest one where that has fallen
 * so far that a reader has to see it first, else over the latest interval. The general reference's is named beside it.
 */
export function diseaseChangeFact(
  sheet: SheetData,
  notableFall: number,
  generalFall: NamedFall | undefined,
): SheetFact | undefined {
  const { frame, language } = sheet
  const last = latestOwnChange(sheet)
  if (frame.definition.disease === undefined || last === undefined) return undefined
  const fall = ownFall(sheet)
  const isFall = fall !== undefined && -fall.change >= notableFall
  const told = isFall ? fall : last
  const { facts, fallSinceHighest, lastChange } = language.sheet
  const [from, to] = [last.from, last.to].map(({ ageYears, x }) => ageYears ?? x)
  const over = overTime((to ?? 0) - (from ?? 0), sheet)
  return {
    label: isFall ? facts.fall : facts.change,
    value: `${signedChange(told.change, sheet)} ${language.names.sds}`,
    details: [
      ...(isFall
        ? [
            fallSinceHighest(ageText(told.from.ageYears ?? told.from.x, language)),
            lastChange(`${signedChange(last.change, sheet)} ${over}`),
          ]
        : [over]),
      told.reference,
      // A notable fall by the general reference a reader has to see too.
      ...besideDetails(sheet, generalChange(told), generalFall),
    ],
  }
}

/** Beneath a change that by another reference: its fall, which says since when, or else the change over the same visits. */
export function besideDetails(
  sheet: SheetData,
  change: Pick<NamedChange, 'reference' | 'change'> | undefined,
  fall: NamedFall | undefined,
): readonly string[] {
  const { byReference, fallSinceHighest } = sheet.language.sheet
  const told = fall ?? change
  if (told === undefined) return []
  const since = fall === undefined ? [] : [fallSinceHighest(ageText(fall.fromYears, sheet.language))]
  return [byReference(told.reference, [signedChange(told.change, sheet), ...since].join(' '))]
}
