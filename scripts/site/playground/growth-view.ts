import { dateText, percentileText, scoreNumber } from '../../../src/charts/data/texts/describe-point.js'
import type { CourseTexts } from '../../../src/clinical/course/adult-height/prediction-text.js'
import type { CourseAssessment } from '../../../src/clinical/course/assess-course.js'
import type { CourseOptions } from '../../../src/clinical/course/course-options.js'
import type { ScreeningResult } from '../../../src/clinical/course/screening/evaluate-screening.js'
import { ruleEntry } from '../../../src/clinical/course/screening/screening-text.js'
import { capitalised } from '../../../src/ground/languages/within-sentence.js'
import { numberText, signedScoreText } from '../../../src/ground/languages/written-number.js'
import { type AdviceReason, adviceLimits, adviceOf } from './advice.js'
import { type Content, create, table } from './dom.js'
import type { Fall } from './falls.js'
import { courseTexts } from './outlook.js'
import type { Reader } from './reader.js'
import type { Computed } from './results.js'

/** Whether to see a doctor, and why. */
export function adviceView({ patient, result, reader }: Computed, options: CourseOptions): Content[] {
  const { advice: words } = reader.words
  const loaded = globalThis.auxologyCourse
  if (loaded === undefined) return []
  const course = loaded.assessCourse(patient, options)
  const advice = adviceOf(result, loaded.fallsOf(patient, options), course)
  if (advice === undefined) return []
  const told = loaded.told(patient, options).findings
  const textOf = (reason: AdviceReason) =>
    reason.code === 'finding' ? told[course.findings.indexOf(reason.finding)] : reasonText(reason, reader)
  return [
    create('p', { class: `advice ${advice.level}` }, words.levels[advice.level]),
    ...(advice.reasons.length === 0
      ? []
      : [create('ul', {}, ...advice.reasons.map((reason) => create('li', {}, textOf(reason))))]),
    create('p', { class: 'quiet' }, words.note),
  ]
}

function reasonText(reason: Exclude<AdviceReason, { readonly code: 'finding' }>, reader: Reader): string {
  const { language } = reader
  const { advice: words } = reader.words
  const { measures } = language.report
  switch (reason.code) {
    case 'score': {
      const { measure, score, percentile } = reason
      const [low, high] = adviceLimits.percentiles
      const beyond = percentile < low ? words.below(`P${low}`) : percentile > high ? words.above(`P${high}`) : undefined
      const named = `${beyond ?? percentileText(percentile, language)}, ${language.names.sds} ${scoreNumber(score, language)}`
      return `${capitalised(measures[measure])}: ${named} (${score.reference})`
    }
    case 'fall': {
      const { measure, reference, sinceHighest } = reason.fall
      const change = signedScoreText(sinceHighest.change, language, 2)
      return `${capitalised(measures[measure])}: ${words.fall(change, whenText(sinceHighest.at, reader))} (${reference})`
    }
    case 'rule':
      return words.rule(reason.name, reason.guideline)
    case 'doubtful':
      return reason.text
    case 'known':
      return words.known[reason.by]
  }
}

/** Whether the child grows too slowly: falls since birth, what was gained between visits, screening rules. */
export function growthView({ patient, reader }: Computed, options: CourseOptions): Content[] {
  const { growth: words } = reader.words
  const loaded = globalThis.auxologyCourse
  if (loaded === undefined) return []
  const texts = courseTexts(reader, loaded)
  const course = loaded.assessCourse(patient, options)
  const { tables, findings } = loaded.told(patient, options)
  const falls = loaded.fallsOf(patient, options).filter(({ reference }) => reference.startsWith('WHO'))
  return [
    create('h3', {}, words.falls),
    falls.length === 0 ? create('p', {}, words.noFall) : fallTable(falls, reader),
    create('p', { class: 'quiet' }, words.fallNote),
    create('h3', {}, texts.course.gains),
    ...(tables.length === 0
      ? [create('p', {}, texts.course.noGains)]
      : tables.map(({ name, headings, rows }) =>
          create('div', { class: 'gains' }, table(capitalised(name), headings, rows, capitalised(name))),
        )),
    ...(findings.length === 0
      ? []
      : [create('h3', {}, texts.course.unusual), create('ul', {}, ...findings.map((text) => create('li', {}, text)))]),
    create('h3', {}, texts.course.screening),
    ...rulesView(course, texts, reader),
  ]
}

function fallTable(falls: readonly Fall[], reader: Reader): HTMLElement {
  const { language } = reader
  const { growth: words } = reader.words
  const sds = (value: number) => signedScoreText(value, language, 2)
  return table(
    words.falls,
    words.fallHeads,
    falls.map(({ measure, latest, sinceBirth, sinceHighest }) => [
      capitalised(language.report.measures[measure]),
      `${sds(latest.sds)} (${whenText(latest, reader)})`,
      sinceBirth === undefined ? '–' : sds(sinceBirth),
      `${sds(sinceHighest.change)} (${whenText(sinceHighest.at, reader)})`,
    ]),
  )
}

function whenText(at: Fall['sinceHighest']['at'], { words, language }: Reader): string {
  if (at === 'birth') return words.growth.birth
  return at.date === undefined ? '–' : dateText(at.date, language)
}

function rulesView(
  { screening, notScreened, faltering }: CourseAssessment,
  texts: CourseTexts,
  { words }: Reader,
): Content[] {
  if (notScreened !== undefined) return [create('p', {}, texts.course.notScreened[notScreened])]
  if (screening.length === 0) return [create('p', {}, texts.course.noRules((faltering?.thresholds.length ?? 0) > 0))]
  return [
    create('ul', { class: 'rules' }, ...screening.map((rule) => ruleItem(rule, texts))),
    create('p', { class: 'quiet' }, words.growth.ruleNote),
  ]
}

function ruleItem(rule: ScreeningResult, texts: CourseTexts): HTMLElement {
  const { isTold, text, details } = ruleEntry(rule, texts)
  return create(
    'li',
    { title: rule.citation },
    isTold ? create('b', {}, text) : text,
    create('small', {}, details.join('; ')),
  )
}

/** What changed since a treatment of growth began. */
export function treatmentView({ patient, result, reader }: Computed, options: CourseOptions): Content[] {
  const { language } = reader
  const { treatment: words } = reader.words
  const loaded = globalThis.auxologyCourse
  if (loaded === undefined) return []
  const { sinceTreatment } = loaded.told(patient, options)
  if (sinceTreatment === undefined) return [create('p', {}, words.none)]
  const { marker, fromIndex, toIndex, change } = sinceTreatment
  const day = (index: number) => {
    const date = result.measurements[index]?.date
    return date === undefined ? '' : dateText(date, language)
  }
  const score = ({ value, reference }: { readonly value: number; readonly reference: string }) =>
    `${signedScoreText(value, language, 2)} (${reference})`
  const { intervals: all } = loaded.assessCourse(patient, options)
  const intervals = all.filter(({ measure, perYear }) => measure === 'size' && perYear !== undefined)
  const began = marker.date ?? ''
  const rate = (found: (typeof intervals)[number] | undefined) =>
    found?.perYear === undefined
      ? '–'
      : `${numberText(found.perYear, 1, language)} ${words.perYear} (${day(found.fromIndex)} – ${day(found.toIndex)})`
  const dateOf = (index: number) => result.measurements[index]?.date ?? ''
  const before = intervals.filter(({ toIndex: to }) => dateOf(to) <= began)
  const after = intervals.filter(({ fromIndex: from }) => from >= fromIndex)
  const kind = marker.kind === undefined ? '' : language.chart.markerKinds[marker.kind]
  return [
    create(
      'p',
      {},
      words.began(kind || (marker.text ?? ''), marker.date === undefined ? '' : dateText(marker.date, language)),
    ),
    table(
      words.title,
      ['', words.before, words.since],
      [
        [words.velocity, rate(before.at(-1)), rate(after[0])],
        [words.score, `${score(change.from)}, ${day(fromIndex)}`, `${score(change.to)}, ${day(toIndex)}`],
        [
          words.change,
          '',
          change.withinOne === undefined && change.referenceChanged
            ? '–'
            : signedScoreText(change.withinOne?.change ?? change.change, language, 2),
        ],
      ],
    ),
    create('p', { class: 'quiet' }, words.note),
  ]
}
