import { capitalised } from '../../../ground/languages/within-sentence.js'
import { shortNumberText } from '../../../ground/languages/written-number.js'
import type { Scene } from '../../../ground/scene/scene.js'
import type { ChartInLanguage, ChartPubertySign } from '../../data/chart-data.js'
import { dateText, measuredText, pointText } from '../../data/texts/describe-point.js'
import { pubertyDays } from '../../data/texts/found-by-day.js'
import { chartDefinitions } from '../../types/chart-catalogue.js'
import { laterUnusedText } from '../later-value.js'
import { referenceNames } from '../reference-names.js'
import { latestPoint, shownPoints, shownPuberty, shownTarget } from '../shown-data.js'
import { courseSentence } from './course-sentence.js'
import { spokenSentences } from './spoken-text.js'

/** What a picture shows, for those who don't see it: its title, and a description. */
export type Described = Pick<Scene, 'title' | 'description'>

/**
 * A chart as it is read aloud. First what no reader may miss, then the latest value, the course, what else is
 * drawn, the references, and the notes about them.
 */
export function describeChart(data: ChartInLanguage): Described {
  const { cautions, notes, language } = data
  const sentences = [
    ...cautions,
    ...valueSentences(data),
    ...courseSentence(data),
    ...(data.expected === undefined ? [] : [data.expected.sentence]),
    ...sheetSentence(data),
    ...pubertySentence(data),
    ...targetSentence(data),
    referenceSentence(data),
    ...notes,
  ]
  return { title: titleOf(data), description: spokenSentences(sentences, language) }
}

/** The summary of a picture in one text. */
export function wholeSummary({ title, description }: Described): string {
  return `${title.endsWith('.') ? title : `${title}.`} ${description}`
}

function titleOf({ language, title, population, patient: { name } }: ChartInLanguage): string {
  const ofChart = language.chart.chartOf(title, population)
  return name === undefined ? ofChart : `${ofChart} ${name}`
}

/** The latest value with its scores, and one after it that is not used. */
function valueSentences(data: ChartInLanguage): string[] {
  const { yAxis, xAxis, cautions, language } = data
  const words = language.chart
  const latest = latestPoint(data)
  if (latest === undefined) return cautions.includes(words.noValues) ? [] : [words.noValues]
  const later = laterUnusedText(data)
  // A weight for length says nothing without the length.
  const place = chartDefinitions[data.type].axis.hasOwnScores
    ? `${words.spoken.at(xAxis.label, measuredText(latest.x, xAxis, language))}, `
    : ''
  const isShown = shownPoints(data).includes(latest)
  return [
    words.latest(
      [place + withoutStop(pointText(latest, yAxis, language)), ...(isShown ? [] : [words.notInSection])].join(', '),
    ),
    ...(later === undefined ? [] : [`${capitalised(later)}.`]),
  ]
}

/** A warning ends with a full stop already. */
function withoutStop(text: string): string {
  return text.replace(/\.+$/, '')
}

/** Where the rest of the course is assessed: silence about it would be heard as none of note. */
function sheetSentence({ type, points, language, isCourseOff }: ChartInLanguage): string[] {
  const { measure, disease, axis } = chartDefinitions[type]
  const isAssessed = measure === 'height' || measure === 'weight' || measure === 'head'
  const hasSheet = axis.boneAgeX !== undefined && disease === undefined
  return isCourseOff !== true && isAssessed && hasSheet && points.length > 0 ? [language.chart.spoken.onSheet] : []
}

/** The latest stage of each sign, by its day. */
function pubertySentence(data: ChartInLanguage): string[] {
  const { language } = data
  const latest = new Map<string, ChartPubertySign>()
  for (const sign of shownPuberty(data)) latest.set(sign.sign, sign)
  if (latest.size === 0) return []
  const signs = [...latest.values()].sort((a, b) => a.x - b.x)
  const texts = pubertyDays(signs, language).map(({ date, text }) => `${text} (${dateText(date, language)})`)
  return [language.chart.spoken.puberty(texts.join('; '))]
}

/** The target height with its range. */
function targetSentence(data: ChartInLanguage): string[] {
  const { yAxis, language } = data
  const target = shownTarget(data)
  if (target === undefined) return []
  const [value, lowest, highest] = [target.value, target.lowest, target.highest].map((cm) =>
    measuredText(cm, yAxis, language),
  ) as [string, string, string]
  return [`${capitalised(language.names.targetHeight)}: ${value} (${language.chart.targetRange(lowest, highest)}).`]
}

/** The references of the curves, and the section that is drawn. */
export function referenceSentence(data: ChartInLanguage): string {
  const { xAxis, language } = data
  const { reference, noReference, spoken } = language.chart
  const names = referenceNames(data)
  // A section that is fitted to a newborn begins a little before birth.
  const [from, to] = [Math.max(0, xAxis.from), xAxis.to].map((end) => shortNumberText(end, 1, language)) as [
    string,
    string,
  ]
  const section = spoken.section(xAxis.label, from, to, xAxis.unit)
  return `${reference}: ${names.length === 0 ? noReference : names.join(', ')}; ${section}.`
}
