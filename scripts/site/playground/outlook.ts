import { calculatePatient } from '../../../src/assessment/calculate-patient.js'
import { dateText, percentileText, scoreNumber } from '../../../src/charts/data/describe-point.js'
import type { CourseCharts } from '../../../src/charts/types/growth-over-time.js'
import type { NotUsableReason } from '../../../src/course/adult-height/adult-height-method.js'
import type { assessCourse } from '../../../src/course/assess-course.js'
import type { GestationalCorrection, GrowthOptions } from '../../../src/growth/growth-options.js'
import { numberText, signedScoreText } from '../../../src/languages/written-number.js'
import type { VisitMeasureName } from '../../../src/model/result-scores.js'
import { type Content, create, table } from './dom.js'
import { languages, playgroundWords } from './reader.js'
import { setsAtHand, setTitle } from './reference-sets.js'
import { type Computed, latestVisit, scoreOf } from './results.js'
import type { PlaygroundWords } from './words.js'

declare global {
  /** What `more-course.js` brings. */
  var auxologyCourse: typeof assessCourse | undefined
  var auxologyCourseCharts: CourseCharts | undefined
}

const compared: readonly VisitMeasureName[] = ['size', 'weight', 'bmi', 'head']

/** The latest visit by every set, and of a child born preterm with and without correction of its age. */
export function comparisonView({ patient, result, locale }: Computed, options: GrowthOptions): Content {
  const index = latestVisit(result)
  if (index === undefined) return undefined
  const words = playgroundWords[locale]
  const { measures } = languages[locale].report
  const isPreterm = (patient.weekBirth ?? 40) < 37
  const chosen = options.gestationalCorrection ?? 'preterm'
  const corrections: readonly GestationalCorrection[] = isPreterm
    ? [chosen === 'none' ? 'preterm' : chosen, 'none']
    : [chosen]
  const loaded = { ...setsAtHand, ...globalThis.auxologyMoreReferences }
  const rows = Object.entries(loaded).flatMap(([name, references]) =>
    corrections.map((gestationalCorrection): Content[] => {
      const visit = calculatePatient(patient, { ...options, references, gestationalCorrection }).measurements[index]
      const ages = gestationalCorrection === 'none' ? words.chronological : words.corrected
      return [
        `${setTitle(name, locale)}${isPreterm ? `, ${ages}` : ''}`,
        ...compared.map((measure) => {
          const { score, percentile } =
            visit === undefined ? { score: undefined, percentile: undefined } : scoreOf(visit, measure)
          if (score === undefined || percentile === undefined) return '–'
          const language = languages[locale]
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
  return table(words.sideBySide, [words.set, ...compared.map((measure) => measures[measure])], rows)
}

const methodNames: { readonly [method: string]: string } = {
  tanner: 'Tanner 1970',
  'hermanussen-cole': 'Hermanussen & Cole 2003',
  'bayley-pinneau': 'Bayley & Pinneau 1952',
  'roche-wainer-thissen': 'Roche, Wainer & Thissen 1975',
  'modified-roche-wainer-thissen': 'Khamis & Guo 1993',
  'khamis-roche': 'Khamis & Roche 1994',
  'tanner-1975': 'Tanner 1975',
  'blum-2022': 'Blum 2022',
  'cole-wright': 'Cole & Wright 2011',
}

/** Why a method gives no figure, with what it would need. */
function reasonText(reason: NotUsableReason, words: PlaygroundWords): string {
  if (reason.code !== 'missing') return words.reasons[reason.code]
  const missing = reason.inputs.map((input) => words.inputs[input] ?? words[input as 'sizeCm'].replaceAll('\u00AD', ''))
  return `${words.reasons.missing}: ${missing.join(', ')}`
}

/** Target height, how far the child is from it, and the predictions of adult height. */
export function familyView({ patient, result, locale }: Computed, options: GrowthOptions): Content[] {
  const words = playgroundWords[locale]
  const language = languages[locale]
  const course = globalThis.auxologyCourse?.(patient, options)
  if (course === undefined) return []
  const { targets, targetDistances, predictions, notUsable } = course
  const named = (method: string) => methodNames[method] ?? method
  const centimetres = (cm: number) => numberText(cm, 1, language)
  const distances = targets.flatMap(({ method }) => targetDistances.filter((each) => each.method === method).slice(-1))
  return [
    create('p', { class: 'quiet' }, words.familyNote),
    ...(targets.length === 0 ? [create('p', {}, words.noTarget)] : []),
    create(
      'ul',
      {},
      ...targets.map(({ cm, low, high, method }) =>
        create('li', {}, words.target(centimetres(cm), centimetres(low), centimetres(high), named(method))),
      ),
      ...distances.map(({ sds, measurementIndex, method }) => {
        const date = result.measurements[measurementIndex]?.date
        const when = date === undefined ? words.visit(measurementIndex + 1) : dateText(date, language)
        return create('li', {}, `${words.distance(signedScoreText(sds, language, 2), when)} (${named(method)})`)
      }),
    ),
    create('h3', {}, words.predictions),
    table(
      words.predictions,
      [words.method, words.adultHeight, words.range],
      [
        ...predictions.map(({ method, variant, cm, low, high, citation }): Content[] => [
          create(
            'span',
            { title: citation },
            `${named(method)}${variant === undefined ? '' : ` (${words.variant(variant)})`}`,
          ),
          `${centimetres(cm)} cm`,
          low === undefined || high === undefined ? words.noRange : `${centimetres(low)}–${centimetres(high)} cm`,
        ]),
        ...notUsable.map(({ method, reason }): Content[] => [
          named(method),
          words.notUsable,
          reasonText(reason, words),
        ]),
      ],
    ),
  ]
}
