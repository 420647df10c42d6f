import type { ChartLanguage } from '../../../ground/languages/language.js'
import { capitalised } from '../../../ground/languages/within-sentence.js'
import type { ChartInLanguage, ChartPoint } from '../../data/chart-data.js'
import { isFollowed } from '../../data/points/points-in-section.js'
import { ageText, markedScore } from '../../data/texts/describe-point.js'
import { shownPoints } from '../shown-data.js'

/** How many values are shown, over which ages, and where their scores began, turned and ended; doubtful ones don't count. */
export function courseSentence(data: ChartInLanguage): string[] {
  const { language } = data
  const { spoken } = language.chart
  const shown = shownPoints(data)
    .filter(isFollowed)
    .sort((a, b) => ageOf(a) - ageOf(b))
  const [first, last] = [shown[0], shown.at(-1)]
  if (first === undefined || last === undefined || first === last) return []
  const count = spoken.measurements(shown.length)
  const ages = [first, last].flatMap(({ ageYears }) => (ageYears === undefined ? [] : [ageText(ageYears, language)]))
  const [from, to] = ages
  const course = from === undefined || to === undefined ? count : spoken.course(count, from, to)
  return [capitalised(`${[course, ...scoresOfCourse(shown, data)].join('; ')}.`)]
}

function ageOf({ ageYears, x }: ChartPoint): number {
  return ageYears ?? x
}

/**
 * The first score, the last, and between them the lowest and the highest of the last one's reference, by age: scores of
 * several references are not compared, which is said.
 * `SDS first −0.30 (birth, Niklasson 2008), highest +0.35 (6 y 0 m, KiGGS 2013), last +0.04 (16 y 0 m); …`
 */
function scoresOfCourse(points: readonly ChartPoint[], { language }: ChartInLanguage): string[] {
  const { spoken } = language.chart
  const scored = points.filter(({ score }) => score !== undefined)
  const [first, last] = [scored[0], scored.at(-1)]
  if (first === undefined || last === undefined || first === last) return []
  const comparable = scored.filter(({ reference }) => reference === last.reference)
  const byScore = [...comparable].sort((a, b) => scoreOf(a) - scoreOf(b))
  const turns = [
    { point: byScore[0] ?? first, word: spoken.lowest },
    { point: byScore.at(-1) ?? last, word: spoken.highest },
  ].filter(({ point }) => ![first, last].some((end) => scoreOf(end) === scoreOf(point)))
  const between = turns.sort((a, b) => ageOf(a.point) - ageOf(b.point))
  const told = [{ point: first, word: spoken.first }, ...between, { point: last, word: spoken.last }]
  const texts = told.map(({ point, word }, i) => word(scoreAt(point, told[i - 1]?.point.reference, language)))
  const isOfOne = comparable.length === scored.length
  return [
    `${language.names.sds} ${texts.join(', ')}`,
    ...(isOfOne ? [] : [spoken.notComparable(turns.length === 0 ? undefined : last.reference)]),
  ]
}

function scoreOf({ score }: ChartPoint): number {
  return score?.value ?? 0
}

/** `−0.30 (birth, Niklasson 2008)`; the reference of the score before is not said again. */
function scoreAt(point: ChartPoint, said: string | undefined, language: ChartLanguage): string {
  const { score, approximate, ageYears, reference } = point
  if (score === undefined) return ''
  const age = ageYears === undefined ? [] : [ageText(ageYears, language)]
  const whose = [...age, ...(reference === undefined || reference === said ? [] : [reference])].join(', ')
  const number = markedScore({ ...score, approximate }, language)
  return whose === '' ? number : `${number} (${whose})`
}
