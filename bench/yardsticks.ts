import { type Gender, germany, lookUp, percentileOf, type SeriesName, scoreAt } from 'auxology/references'

/** A score as results give it. */
interface PlainScore {
  readonly value: number
  readonly accuracy: string
  readonly raw: number
  readonly reference: string
}

interface PlainVisit {
  readonly date: string
  readonly boneAgeYears: number
  readonly sizeCm: number
  readonly weightKg: number
  readonly headCm: number
  readonly seatCm: number
}

/** What a calculation needs of a patient, all of it given. */
export interface PlainPatient {
  readonly dateOfBirth: string
  readonly gender: Gender
  readonly sizeFatherCm: number
  readonly sizeMotherCm: number
  readonly measurements: readonly PlainVisit[]
}

function score(name: SeriesName, gender: Gender, x: number, value: number): PlainScore | undefined {
  const place = lookUp(germany, name, gender, x)
  const raw = place === undefined ? undefined : scoreAt(place, value)
  if (place === undefined || raw === undefined) return undefined
  return { value: Math.max(-6, Math.min(6, raw)), accuracy: 'exact', raw, reference: place.table.id }
}

function percentile(of: PlainScore | undefined): number | undefined {
  return of === undefined ? undefined : percentileOf(of.value)
}

/**
 * The scores, percentiles and result objects of calculatePatient in a plain loop,
 * without a check, a message, a disease, a preterm child or an option.
 */
export function plainResult({ gender, ...patient }: PlainPatient): object {
  const born = Date.parse(patient.dateOfBirth)
  const targetCm = (patient.sizeFatherCm + patient.sizeMotherCm) / 2 + (gender === 'male' ? 6.5 : -6.5)
  return {
    ...patient,
    gender,
    targetCm,
    target: score('height', gender, 18, targetCm),
    father: score('height', 'male', 18, patient.sizeFatherCm),
    mother: score('height', 'female', 18, patient.sizeMotherCm),
    measurements: patient.measurements.map((visit) => plainVisit(visit, gender, born)),
  }
}

function plainVisit(visit: PlainVisit, gender: Gender, born: number): object {
  const { date, boneAgeYears, sizeCm, weightKg, headCm, seatCm } = visit
  const years = (Date.parse(date) - born) / 86_400_000 / 365.25
  const bmi = weightKg / (sizeCm / 100) ** 2
  const legCm = sizeCm - seatCm
  const sizeSds = score('height', gender, years, sizeCm)
  const bmiSds = score('bmi', gender, years, bmi)
  const headSds = score('head', gender, years, headCm)
  const seatSds = score('sittingHeight', gender, years, seatCm)
  const legSds = score('legLength', gender, years, legCm)
  const seatLegSds = score('sittingHeightRatio', gender, years, seatCm / sizeCm)
  const weightSds = score('weight', gender, years, weightKg)
  const weightForLengthSds = years < 5 ? score('weightForLength', gender, sizeCm, weightKg) : undefined
  const boneAgeSizeSds = score('height', gender, boneAgeYears, sizeCm)
  return {
    date,
    boneAgeYears,
    sizeCm,
    weightKg,
    headCm,
    seatCm,
    ageYears: years,
    bmi,
    legCm,
    seatLegRatio: seatCm / legCm,
    sizeSds,
    bmiSds,
    headSds,
    seatSds,
    legSds,
    seatLegSds,
    weightSds,
    weightForLengthSds,
    boneAgeSizeSds,
    sizePercentile: percentile(sizeSds),
    bmiPercentile: percentile(bmiSds),
    headPercentile: percentile(headSds),
    seatPercentile: percentile(seatSds),
    legPercentile: percentile(legSds),
    seatLegPercentile: percentile(seatLegSds),
    weightPercentile: percentile(weightSds),
    weightForLengthPercentile: percentile(weightForLengthSds),
    boneAgeSizePercentile: percentile(boneAgeSizeSds),
    validationMessages: [],
  }
}

/** A text cut into pieces of a tag or a value each, for joining: the least that a writer with all figures at hand does. */
export function piecesOf(text: string): readonly string[] {
  return text.match(/<[^>]*>|[^<]+/g) ?? []
}

/** Ready pieces as one text in UTF-8. */
export function joined(pieces: readonly string[]): Uint8Array {
  let text = ''
  for (const piece of pieces) text += piece
  return encoder.encode(text)
}

const encoder = new TextEncoder()

/** A text in UTF-8. */
export function utf8(text: string): Uint8Array {
  return encoder.encode(text)
}
