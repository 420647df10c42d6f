import type { PubertyAssessment, PubertyStage } from '../course/puberty/assess-puberty.js'
import { pubertyHintText, pubertySignText } from '../course/puberty/puberty-text.js'
import type { Language } from '../languages/language.js'
import { scoreCell, terminalNumber } from './visit-table.js'

/** The stages of puberty as lines for a terminal, with what is early or late; none without a finding. */
export function pubertyLines({ stages, hints, reference }: PubertyAssessment, language: Language): string[] {
  if (stages.length === 0) return []
  const { puberty } = language.terminal.course
  return [
    `${puberty.title} (${reference})`,
    ...stages.map((stage) => `  ${stageLine(stage, language)}`),
    ...hints.map((hint) => `  ${pubertyHintText(hint, language)} ${hint.source}`),
    '',
  ]
}

function stageLine({ date, ageYears, sign, value, sds }: PubertyStage, language: Language): string {
  const { years } = language.terminal
  const name = pubertySignText({ sign, value }, language)
  const score = sds === undefined ? [] : [`${language.names.sds} ${scoreCell(sds, language)}`]
  return [`${date}, ${terminalNumber(ageYears, 1, language)} ${years}: ${name}`, ...score].join(', ')
}
