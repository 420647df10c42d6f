import type { PubertyAssessment, PubertyHint, PubertyStage } from '../course/puberty/assess-puberty.js'
import type { Language } from '../languages/language.js'
import { numberText, shortNumberText } from '../languages/written-number.js'
import { scoreCell, terminalNumber } from './visit-table.js'

/** The stages of puberty as lines for a terminal, with what is early or late; none without a finding. */
export function pubertyLines({ stages, hints, reference }: PubertyAssessment, language: Language): string[] {
  if (stages.length === 0) return []
  const { puberty } = language.terminal.course
  return [
    `${puberty.title} (${reference})`,
    ...stages.map((stage) => `  ${stageLine(stage, language)}`),
    ...hints.map((hint) => `  ${hintText(hint, language)} ${hint.source}`),
    '',
  ]
}

function stageLine({ date, ageYears, sign, value, sds }: PubertyStage, language: Language): string {
  const { course, years } = language.terminal
  const name = course.puberty.signs[sign](value === undefined ? '' : shortNumberText(value, 1, language))
  const score = sds === undefined ? [] : [`${language.names.sds} ${scoreCell(sds, language)}`]
  return [`${date}, ${terminalNumber(ageYears, 1, language)} ${years}: ${name}`, ...score].join(', ')
}

function hintText({ kind, sign, value, limitYears, percentOfChildren }: PubertyHint, language: Language): string {
  const { puberty } = language.terminal.course
  const name = puberty.signs[sign](shortNumberText(value, 1, language))
  const percent = percentOfChildren === undefined ? undefined : numberText(percentOfChildren, 1, language)
  return puberty[kind](name, String(limitYears), percent)
}
