import { assessCourse } from '../../src/clinical/course/assess-course.js'
import { falteringTexts } from '../../src/clinical/course/velocity/faltering-text.js'
import { scoreAt } from '../../src/clinical/references/distribution.js'
import { lookUpTable } from '../../src/clinical/references/lookup.js'
import { who2006Weight } from '../../src/clinical/references/tables/who2006.js'
import { en } from '../../src/ground/languages/en/index.js'
import type { WrittenPage } from './course-page.js'

/** A boy whose weight falls away from the second month on. */
function example(): string[] {
  const { faltering, scoreFalls } = assessCourse(
    {
      dateOfBirth: '2024-12-10',
      gender: 'male',
      weekBirth: 40,
      weightBirthG: 3900,
      measurements: [
        { date: '2025-01-08', weightKg: 4.4 },
        { date: '2025-06-11', weightKg: 6.5 },
        { date: '2025-10-16', weightKg: 7.2 },
      ],
    },
    { today: '2025-12-01' },
  )
  const { falteringSigns: words } = en.chart.cautions
  const compared = (faltering?.thresholds ?? []).map(
    ({ sign, value, limit, met }) =>
      `${sign}: ${value.toFixed(3)} against ${limit.toFixed(3)}: ${met ? 'reached' : 'not reached'}`,
  )
  const fall = scoreFalls.find(({ measure }) => measure === 'weight')
  const [birthSds, sds] = [byHand('SDS at birth', 3.9, 0), byHand('SDS now', 7.2, 310 / 365.25)]
  return [
    birthSds.line,
    sds.line,
    `fall = SDS at birth - SDS now = (${figure(birthSds.score)}) - (${figure(sds.score)}) = ${figure(birthSds.score - sds.score)} SDS`,
    ...compared,
    ...(faltering === undefined
      ? []
      : falteringTexts(faltering, words, en, (_, years) => `${Math.round(years * 365.25)} days`)),
    `change since the highest earlier score = ${fall?.sinceHighest?.change.toFixed(3)}; since birth = ${fall?.sinceBirth?.toFixed(3)}; since the first from three weeks on = ${fall?.sinceThreeWeeks?.change.toFixed(3)}`,
  ]
}

const figure = (value: number) => String(Number(value.toPrecision(8)))

/** The score of a boy's weight by WHO, as a line of arithmetic. */
function byHand(name: string, kg: number, years: number): { readonly line: string; readonly score: number } {
  const place = lookUpTable(who2006Weight, 'male', years)
  const score = place && scoreAt(place, kg)
  if (place === undefined || score === undefined) throw new Error(`${name}: no score at ${years} years`)
  const [l, m, s] = [place.l, place.m, place.s].map(figure)
  const line = `${name} (WHO 2006) = ((${kg} / ${m}) ^ ${l} - 1) / (${l} * ${s}) = ${figure(score)} SDS`
  return { line, score }
}

/** The page of NICE's thresholds for faltering growth. */
export const falteringPage: WrittenPage = {
  name: 'faltering',
  title: 'Faltering growth',
  summary: 'the thresholds of NICE NG75 for infants and preschool children, by name',
  publications: [],
  citations: [
    'National Guideline Alliance. Faltering growth: recognition and management of faltering growth in children. NICE guideline NG75. London: National Institute for Health and Care Excellence; 27 September 2017. https://www.nice.org.uk/guidance/ng75',
    'Cole TJ. Do growth chart centiles need a face lift? BMJ. 1994;308:641-642.',
  ],
  what: [
    '`faltering` compares the latest weight with what NICE’s guideline suggests to consider. Its thresholds are a guide, and no diagnosis; the library names those that are reached beside the screening rules, with value and limit.',
    '`scoreFalls` says beside it how far each score has fallen since the highest one before it, and since birth, that of weight also since the first value from three weeks on, wholly in the reference of the latest visit.',
  ],
  facts: {
    Inputs:
      'sex, weight and age; weight at birth; length and both parents’ heights for the last threshold; weeks of gestation',
    'Centile space':
      'two thirds of an SD, the distance of the lines on the UK’s charts; so their lines "2nd", "9th" and "91st" are −2, −4/3 and +4/3 SD',
    'Fall of weight since birth':
      'one space or more with a birth weight below the 9th centile; two or more from the 9th to the 91st; three or more above the 91st',
    'Latest values': 'weight and length of the half-year before the latest visit; older ones are not compared',
    'Weight now': 'below the 2nd centile, whatever the birth weight',
    'Length or height':
      'more than two spaces below the mid-parental centile: the child by WHO 2006, the parents’ target height (Tanner) by WHO 2007 at 19 years, whatever the set',
    'First three weeks':
      'a loss of more than 10 % of the birth weight; and from three weeks on a weight still below that at birth',
    Ages: 'children born at term (from 37 weeks; with no week stated taken as term, which the text says), under 5 years at their latest visit, without a known disease or treatment of growth',
  },
  quality: [
    'The recommendation on the first days was read in the guideline itself; the thresholds of a fall in two texts that quote it (Institute of Health Visiting, NASGP).',
  ],
  limits: [
    'The guideline means the UK-WHO charts. The package doesn’t have them: weights and lengths are scored by WHO 2006 and the target height by WHO 2007, whatever the set, and the result says so.',
    'That no fall is counted before three weeks, and that preschool age ends at five years with WHO’s standards, is our own reading; the guideline gives neither as a number.',
    'WHO’s curves rise from birth at once, though infants lose weight first: to weigh at three weeks what one weighed at birth is a fall of 1.4 SD. So the text of a fall since birth says that it contains this loss, and gives the change since the first weight from three weeks on (`sinceThreeWeeks`) beside it.',
    'Where that fall alone is reached, the first weight from three weeks on is of the first eight weeks, and the latest has nowhere fallen by a centile space since (`isFallOfFirstWeeks`), texts and sheets tell it as a remark, not as faltering growth; `met` stays true. The guideline doesn’t say so: it is our own reading.',
    'Heavy newborns regress towards the mean and light ones catch up, which the three bands allow for roughly. Of healthy children many cross one space in the first year; after the first four months few cross two.',
    'Not for children born preterm, whose ages are corrected: their falls are in `scoreFalls` alone.',
  ],
  asked: {
    limits: [
      ['faltering', 'any of the thresholds reached'],
      ['faltering:told', 'any of them reached, but for a fall of the first weeks alone'],
      ['faltering:early_loss', 'a loss of more than 10 % of the birth weight'],
      ['faltering:not_regained', 'a weight below that at birth from three weeks on'],
      ['faltering:weight_fall', 'a fall of weight since birth beyond its threshold'],
      ['faltering:low_weight', 'a weight below the 2nd centile'],
    ],
    isOfOneSet: true,
    notes: [
      'By WHO 2006, whatever the set. A fall of the first weeks counts where `isFallOfFirstWeeks` tells it as a remark.',
      'No cohort has the parents’ heights; SMOCC has no weights beyond birth. Terneuzen’s gestation is not known and taken as term.',
      'WHO’s standards are of breastfed infants; these children were not chosen by how they were fed.',
    ],
  },
  example: {
    told: 'A boy born at 40 weeks with 3900 g; 4.4 kg at 29 days, 6.5 kg at six months, 7.2 kg at ten.',
    lines: example,
  },
}
