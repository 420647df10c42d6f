import type { PubertyAssessment, PubertyStage } from '../course/puberty/assess-puberty.js'
import { pubertySignText } from '../course/puberty/puberty-text.js'
import type { Language } from '../languages/language.js'
import { scoreCell, terminalNumber } from './visit-table.js'

/** The stages of puberty as lines for a terminal; none without a finding. */
export function pubertyLines({ stages, reference }: PubertyAssessment, language: Language): string[] {
  if (stages.length === 0) return []
  const { puberty } = language.terminal.course
  return [`${puberty} (${reference})`, ...stages.map((stage) => `  ${stageLine(stage, language)}`), '']
}

function stageLine({ date, ageYears, sign, value, sds }: PubertyStage, language: Language): string {
  const { years } = language.terminal
  const name = pubertySignText({ sign, value }, language)
  const score = sds === undefined ? [] : [`${language.names.sds} ${scoreCell(sds, language)}`]
  return [`${date}, ${terminalNumber(ageYears, 1, language)} ${years}: ${name}`, ...score].join(', ')
}
