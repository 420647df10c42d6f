import { dateText, percentileText, scoreNumber } from '../../../src/charts/data/texts/describe-point.js'
import { calculatePatient } from '../../../src/clinical/assessment/calculate-patient.js'
import type { CourseTexts } from '../../../src/clinical/course/adult-height/prediction-text.js'
import type { CourseOptions } from '../../../src/clinical/course/course-options.js'
import type { GestationalCorrection, GrowthOptions } from '../../../src/clinical/growth/growth-options.js'
import { numberText, signedScoreText } from '../../../src/ground/languages/written-number.js'
import { type Content, create, table } from './dom.js'
import type { PlaygroundCourse } from './more-course.js'
import type { Reader } from './reader.js'
import { setsAtHand, setTitle } from './reference-sets.js'
import { type Computed, latestVisit, scoreOf, shownMeasures } from './results.js'

declare global {
  /** What `more-course.js` brings. */
  var auxologyCourse: PlaygroundCourse | undefined
}

/** The latest visit by every set, and of a child born preterm with and without correction of its age. */
export function comparisonView({ patient, result, reader }: Computed, options: GrowthOptions): Content {
  const { words, language, locale } = reader
  const index = latestVisit(result)
  if (index === undefined) return undefined
  const { measures } = language.report
  const isPreterm = (patient.weekBirth ?? 40) < 37
  const chosen = options.gestationalCorrection ?? 'preterm'
  const corrections: readonly GestationalCorrection[] = isPreterm
    ? [chosen === 'none' ? 'preterm' : chosen, 'none']
    : [chosen]
  const loaded = { ...setsAtHand, ...globalThis.auxologyMoreReferences }
  const rows = Object.entries(loaded).flatMap(([name, references]) =>
    corrections.map((gestationalCorrection): Content[] => {
      const visit = calculatePatient(patient, {
        ...options,
        ...(references !== undefined && { references }),
        gestationalCorrection,
      }).measurements[index]
      const ages = gestationalCorrection === 'none' ? words.chronological : words.corrected
      return [
        `${setTitle(name, locale)}${isPreterm ? `, ${ages}` : ''}`,
        ...shownMeasures.map((measure) => {
          const { score, percentile } = scoreOf(visit, measure)
          if (score === undefined || percentile === undefined) return '–'
          return create(
            'span',
            { class: 'together' },
            `${scoreNumber(score, language)} · ${percentileText(percentile, language)}`,
            create('small', {}, score.reference),
          )
        }),
      ]
    }),
  )
  return table(words.sideBySide, [words.set, ...shownMeasures.map((measure) => measures[measure])], rows)
}

/** Target height, how far the child is from it, and the predictions of adult height. */
export function familyView({ patient, result, reader }: Computed, options: CourseOptions): Content[] {
  const { words, language } = reader
  const loaded = globalThis.auxologyCourse
  if (loaded === undefined) return []
  const texts = courseTexts(reader, loaded)
  const course = loaded.assessCourse(patient, options)
  const { targets, targetDistances, predictions, notUsable, isBoneAgeMethodAssumed } = course
  const centimetres = (cm: number) => numberText(cm, 1, language)
  const distances = targets.flatMap(({ method }) => targetDistances.filter((each) => each.method === method).slice(-1))
  const isAssumed = isBoneAgeMethodAssumed && predictions.some(({ basis }) => basis.includes('boneAgeYears'))
  return [
    create('p', { class: 'quiet' }, words.familyNote),
    ...(targets.length === 0 ? [create('p', {}, words.noTarget)] : []),
    create(
      'ul',
      {},
      ...targets.map(({ cm, low, high, method }) => {
        const range = texts.course.range(centimetres(low), centimetres(high))
        return create('li', {}, `${texts.course.targets[method]}: ${centimetres(cm)} cm (${range} cm)`)
      }),
      ...distances.map(({ sds, measurementIndex, method }) => {
        const date = result.measurements[measurementIndex]?.date
        const when = date === undefined ? words.visit(measurementIndex + 1) : dateText(date, language)
        return create(
          'li',
          {},
          `${words.distance(signedScoreText(sds, language, 2), when)}, ${texts.course.targets[method]}`,
        )
      }),
    ),
    create('h3', {}, words.predictions),
    ...(isAssumed ? [create('p', { class: 'quiet' }, texts.course.assumedScale)] : []),
    predictions.length + notUsable.length === 0
      ? create('p', {}, texts.course.noPrediction)
      : table(
          words.predictions,
          [words.method, words.adultHeight, words.range],
          [
            ...predictions.map((prediction): Content[] => [
              create(
                'span',
                { title: prediction.citation },
                loaded.predictionName(prediction, texts),
                prediction.isDoubtful ? create('small', {}, ` (${texts.course.doubtful})`) : undefined,
              ),
              `${centimetres(prediction.cm)} cm`,
              loaded.predictionRange(prediction, texts),
            ]),
            ...notUsable.map((each): Content[] => [
              loaded.predictionName(each, texts),
              words.notUsable,
              loaded.whyNotUsable(each, texts),
            ]),
          ],
        ),
    ...loaded.panelNotes(course, texts).map((note) => create('p', { class: 'quiet' }, note)),
  ]
}

/** The texts of growth over time, which come with what computes it. */
export function courseTexts({ locale, language }: Reader, { courseCharts }: PlaygroundCourse): CourseTexts {
  const course = courseCharts.texts?.[locale]
  if (course === undefined) throw new RangeError(`no texts of the course in ${locale}`)
  return { course, decimalMark: language.decimalMark }
}
