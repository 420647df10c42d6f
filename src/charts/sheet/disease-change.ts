import { signedScoreText } from '../../languages/written-number.js'
import { ageText } from '../data/texts/describe-point.js'
import { overTime } from './over-time.js'
import { generalChange, latestOwnChange, type NamedChange, ownFall } from './own-change.js'
import type { SheetData, SheetFact } from './sheet-data.js'

/** The general reference's fall where a reader has to see it too: the child's change is that among children with the disease. */
interface GeneralFall {
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
  generalFall: GeneralFall | undefined,
): SheetFact | undefined {
  const { frame, language } = sheet
  const last = latestOwnChange(sheet)
  if (frame.definition.disease === undefined || last === undefined) return undefined
  const fall = ownFall(sheet)
  const isFall = fall !== undefined && -fall.change >= notableFall
  const told = isFall ? fall : last
  const { facts, fallSinceHighest, lastChange } = language.sheet
  const over = overTime(yearsOf(last), sheet)
  const since = (years: number) => fallSinceHighest(ageText(years, language))
  return {
    label: isFall ? facts.fall : facts.change,
    value: `${signed(told.change, sheet)} ${language.names.sds}`,
    details: [
      ...(isFall
        ? [since(told.from.ageYears ?? told.from.x), lastChange(`${signed(last.change, sheet)} ${over}`)]
        : [over]),
      told.reference,
      ...generalDetails(sheet, told, generalFall && { ...generalFall, since: since(generalFall.fromYears) }),
    ],
  }
}

/** A notable fall by the general reference says since when, which may be another visit. */
function generalDetails(
  sheet: SheetData,
  told: NamedChange,
  fall: (GeneralFall & { readonly since: string }) | undefined,
): readonly string[] {
  const { byReference } = sheet.language.sheet
  if (fall !== undefined) return [byReference(fall.reference, `${signed(fall.change, sheet)} ${fall.since}`)]
  const general = generalChange(told)
  return general === undefined ? [] : [byReference(general.reference, signed(general.change, sheet))]
}

function signed(value: number, { language }: SheetData): string {
  return signedScoreText(value, language, 2)
}

function yearsOf({ from, to }: NamedChange): number {
  return (to.ageYears ?? to.x) - (from.ageYears ?? from.x)
}
