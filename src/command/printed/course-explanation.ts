import { courseTexts, predictionName, whyNotUsable } from '../../clinical/course/adult-height/prediction-text.js'
import type { CourseLine, CourseStep, StepFigures, TableReading } from '../../clinical/course/explain/course-step.js'
import type { CourseExplanation, ExplainedCourse } from '../../clinical/course/explain/explain-course.js'
import type { ExplainedExpectedGrowth } from '../../clinical/course/explain/explain-expected.js'
import type { CriterionExplanation } from '../../clinical/course/explain/explain-screening.js'
import { velocityLimit } from '../../clinical/course/findings/velocity-limit.js'
import { comparisonText } from '../../clinical/course/screening/screening-text.js'
import { donald2025 } from '../../clinical/course/velocity/velocity-references.js'
import { publicationName } from '../../clinical/references/table.js'
import type { Language } from '../../ground/languages/language.js'
import type { CourseHandWords } from '../../ground/languages/words.js'
import { numberText } from '../../ground/languages/written-number.js'
import type { PatientResult } from '../../ground/model/patient-result.js'
import { formatSignificant, printedDecimal } from '../../ground/text/number.js'
import { inTerminal, visitName } from './course-table.js'

/** Enough printed digits for each line to give its result when computed from them. */
const digits = 8

/** A language with the words for calculations by hand. */
export type HandLanguage = Language & { readonly byHand: CourseHandWords }

/** How each number of a course came about, as text for a terminal. */
export function courseExplanation(
  result: PatientResult,
  { course, explanations }: ExplainedCourse,
  language: HandLanguage,
  expected: readonly ExplainedExpectedGrowth[] = [],
): string {
  const heading = headings(result, course, language)
  const blocks = explanations.flatMap((explanation) => {
    const body = [
      ...bodyLines(explanation, language),
      ...reasonLines(explanation, course, language),
      ...quarterLines(explanation, course, result, language),
    ]
    if (body.length === 0) return []
    return [heading[explanation.of](explanation.index), ...body.map((line) => `  ${line}`), '']
  })
  const ofDay = expected.flatMap((explained) => expectedBlock(explained, language))
  return `${['', language.byHand.title, '', ...blocks, ...ofDay].join('\n').trimEnd()}\n`
}

/** How an expected value was computed; where there is none, the table of values gives the reason. */
function expectedBlock(
  { growth: { at, measure }, lines, citations }: ExplainedExpectedGrowth,
  language: HandLanguage,
): readonly string[] {
  if (lines.length === 0) return []
  const { expectedAt, expectedMeasures } = language.terminal.course
  const body = [...lines.map((line) => lineText(line, language)), ...citations]
  return [`${expectedAt(at)}: ${expectedMeasures[measure]}`, ...body.map((line) => `  ${line}`), '']
}

type Heading = (index: number) => string

function headings(
  result: PatientResult,
  course: ExplainedCourse['course'],
  language: HandLanguage,
): { readonly [part in CourseExplanation['of']]: Heading } {
  const { byHand } = language
  const { measures, targets } = language.terminal.course
  const visit = (index: number) => visitName(result, index, language)
  /** Every explanation has its entry in the course. */
  const entry = <Entry>(entries: readonly Entry[], index: number) => entries[index] as Entry
  return {
    intervals: (index) => {
      const { measure, fromIndex, toIndex } = entry(course.intervals, index)
      return byHand.interval(measures[measure], visit(fromIndex), visit(toIndex))
    },
    targets: (index) => targets[entry(course.targets, index).method],
    targetDistances: (index) => {
      const { method, measurementIndex } = entry(course.targetDistances, index)
      return byHand.distanceAt(targets[method], visit(measurementIndex))
    },
    predictions: (index) => predictionName(entry(course.predictions, index), courseTexts(language)),
    notUsable: (index) => predictionName(entry(course.notUsable, index), courseTexts(language)),
    screening: (index) => {
      const { name, guideline } = entry(course.screening, index)
      return `${name} (${guideline})`
    },
  }
}

function bodyLines(
  { lines, alternatives = [], citations }: CourseExplanation,
  language: HandLanguage,
): readonly string[] {
  const { byHand } = language
  const criteria = alternatives.map((alternative) => {
    const texts = alternative.map((criterion) => criterionText(criterion, language))
    return texts.length === 1 ? (texts[0] as string) : byHand.together(texts.join('; '))
  })
  const body = [...lines.map((line) => lineText(line, language)), ...criteria]
  return body.length === 0 ? [] : [...body, ...citations]
}

/** Why there is no velocity, no score or no prediction, with what was compared. */
function reasonLines(
  { of, index, compared }: CourseExplanation,
  { intervals, notUsable }: ExplainedCourse['course'],
  language: HandLanguage,
): readonly string[] {
  const { byHand } = language
  const { reasons } = language.terminal.course
  if (of === 'intervals') {
    const reason = intervals[index]?.reason
    return reason === undefined ? [] : [reasons[reason]]
  }
  const unusable = of === 'notUsable' ? notUsable[index] : undefined
  if (unusable === undefined || compared === undefined) return []
  return [
    `${byHand.figures[compared.figure]} ${numeral(compared.value, language)}: ${inTerminal(whyNotUsable(unusable, courseTexts(language)))}`,
  ]
}

/** What a velocity below P25 is worth; of one below −2 SD a finding tells more. */
function quarterLines(
  { of, index }: CourseExplanation,
  { intervals }: ExplainedCourse['course'],
  { gender }: PatientResult,
  language: HandLanguage,
): readonly string[] {
  const { neverBelowP25: never, publication } = donald2025
  const { sds, percentile = 100 } = (of === 'intervals' && intervals[index]) || {}
  const name = publicationName(publication)
  if (sds?.reference !== name || never === undefined || (gender !== 'male' && gender !== 'female')) return []
  if (percentile >= 25 || sds.value < -velocityLimit) return []
  return [language.terminal.course.chart.quarter(name, numberText(never[gender], 1, language))]
}

export function lineText(line: CourseLine, language: HandLanguage): string {
  return 'formula' in line ? stepText(line, language) : readingText(line, language)
}

/** `gain a year = gain / interval = 5.2 / 1.0020534 = 5.1893443 cm a year` */
function stepText({ name, formula, figures, result, unit }: CourseStep, language: HandLanguage): string {
  const { byHand } = language
  const inWords = arithmetic(formula, language, (figure) => byHand.figures[figure as keyof typeof byHand.figures])
  const inNumbers = arithmetic(formula, language, (figure) => {
    const value = figures[figure as keyof StepFigures]
    return value === undefined ? undefined : numeral(value, language, true)
  })
  const unitText = unit === undefined ? '' : ` ${byHand.units[unit]}`
  const written = numeral(result, language)
  const parts = [byHand.figures[name], inWords, inNumbers].filter((part) => part !== written)
  return `${[...new Set(parts), written].join(' = ')}${unitText}`
}

/** Functions of a formula, which every language writes alike. */
const functions = ['ln', 'exp', 'sqrt', 'tanh', 'Phi']

/** A formula with its names replaced; a name without a text stays. */
function arithmetic(formula: string, language: HandLanguage, textOf: (figure: string) => string | undefined): string {
  return formula
    .replace(/[A-Za-z]\w*|\d+\.\d+/g, (token) => {
      if (/^\d/.test(token)) return printedDecimal(token, language.decimalMark)
      return functions.includes(token) ? token : (textOf(token) ?? token)
    })
    .replaceAll('*', '·')
    .replace(/(ln|exp|sqrt|tanh|Phi)\(\(([^()]+)\)\)/g, '$1($2)')
}

/** `DONALD 2025 (x = 9.5 years): L = 0.8; M = 5.3; S = 0.14 (straight line between the rows 9: … and 10: …)` */
function readingText({ reference, x, unit, columns, rows, figures }: TableReading, language: HandLanguage): string {
  const { byHand } = language
  const at = `${reference} (x = ${numeral(x, language)} ${byHand.units[unit]})`
  const cells = columns.map((column) => {
    const word = column in byHand.figures ? byHand.figures[column as keyof typeof byHand.figures] : column
    return `${word} = ${numeral(figures[column] ?? Number.NaN, language)}`
  })
  const written = rows.map(([rowX = 0, ...row]) => {
    const shown = row.slice(0, columns.length).map((figure) => numeral(figure, language))
    return `${numeral(rowX, language)}: ${shown.join(' ')}`
  })
  return `${at}: ${cells.join('; ')}${rows.length === 0 ? '' : ` (${byHand.rows(written)})`}`
}

function criterionText(criterion: CriterionExplanation, language: HandLanguage): string {
  const { byHand } = language
  const { quantities } = language.terminal.course
  if ('code' in criterion) return `${quantities[criterion.quantity]}: ${byHand.notKnown}`
  return `${inTerminal(comparisonText(criterion, courseTexts(language)))}: ${criterion.holds ? byHand.holds : byHand.fails}`
}

/** A number with the digits that its line needs; in a formula a negative one is in brackets. */
function numeral(value: number, language: HandLanguage, inFormula = false): string {
  const text = printedDecimal(formatSignificant(value, digits), language.decimalMark).replace('−', '-')
  return inFormula && value < 0 ? `(${text})` : text
}
