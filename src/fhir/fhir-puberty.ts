import { stagedSigns } from '../growth/puberty-findings.js'
import { pubertyConcepts } from '../model/fhir-names.js'
import type { PubertyFinding, StagedSign } from '../model/patient.js'
import type { PatientResult } from '../model/patient-result.js'
import { withoutNegativeZero } from '../text/number.js'
import type { BundleWriter } from './bundle-writer.js'
import { quantity } from './written-codes.js'
import { observedDay, writtenDay } from './written-dates.js'

/** Writes the dated findings of puberty, motor level and tube feeding, as far as FHIR can hold them. */
export function writePubertyAndMotor(writer: BundleWriter, result: PatientResult): void {
  for (const finding of result.puberty ?? []) {
    const day = writtenDay(finding.date)
    if (day === undefined) continue
    for (const sign of stagedSigns) {
      const value = finding[sign]
      const isVolume = sign === 'testicularVolumeMl'
      if (typeof value !== 'number' || !(isVolume ? Number.isFinite(value) : Number.isInteger(value))) continue
      writer.observe(sign, pubertyConcepts[sign], {
        ...observedDay(day),
        ...(isVolume ? { valueQuantity: quantity(value, 'mL') } : { valueInteger: withoutNegativeZero(value) }),
      })
    }
  }
  const { gmfcsLevel, tubeFed } = result
  if (typeof gmfcsLevel === 'number' && Number.isInteger(gmfcsLevel)) {
    const messages = result.validationMessages.filter(({ target }) => target === 'gmfcs_level')
    writer.observe('gmfcs-level', 'gmfcs-level', { valueInteger: withoutNegativeZero(gmfcsLevel), messages })
  }
  if (typeof tubeFed === 'boolean') writer.observe('tube-feeding', 'tube-feeding', { valueBoolean: tubeFed })
}

/** A sign as it was read. */
export interface ReadSign {
  readonly sign: StagedSign
  readonly value: number
  readonly day: string
}

/** What was found on one day, in one finding; a sign told twice with another value makes a further one. */
export function collectFindings(signs: readonly ReadSign[]): PubertyFinding[] {
  const findings: { date: string; values: { [sign in StagedSign]?: number } }[] = []
  for (const { sign, value, day } of signs) {
    const place = findings.find(({ date, values }) => date === day && (values[sign] ?? value) === value)
    if (place === undefined) findings.push({ date: day, values: { [sign]: value } })
    else place.values[sign] = value
  }
  return findings
    .map(({ date, values }) => ({ date, ...values }))
    .sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0))
}
