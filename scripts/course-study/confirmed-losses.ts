import { assessPatient } from '../../src/clinical/assessment/assess-patient.js'
import { calculationDefaults, growthSettings } from '../../src/clinical/growth/growth-options.js'
import { valuesLeftOut } from '../../src/clinical/validation/values-left-out.js'
import { markdownTable } from '../markdown-table.js'
import { patientOf } from './course-study.js'
import { chanceFrom, type SimulatedChild, simulatedChild } from './simulated-children.js'

/** Of children with five heights, those of whom growth over time leaves out heights. */
export interface LossCount {
  readonly gap: number
  readonly cm: number
  readonly children: number
  /** All later heights are less by the loss, two of them: a true one. */
  readonly trueLeftOut: number
  /** The middle height is more by it: an error, which is left out. */
  readonly wrongLeftOut: number
}

const settings = growthSettings({ today: '2026-11-20' }, calculationDefaults)
const lossesCm = [4, 6, 10] as const
const visits = 5
const middle = 2

/** Counts what growth over time leaves out of a true loss of height that a second height confirms, and of a wrong height before. */
export function countLosses(seed: number, children: number): readonly LossCount[] {
  const chance = chanceFrom(seed)
  return [0.25, 0.5, 1].flatMap((gap) =>
    lossesCm.map((cm): LossCount => {
      let [trueLeftOut, wrongLeftOut] = [0, 0]
      for (let i = 0; i < children; i++) {
        const from = chance.between(4, 17.5 - (visits - 1) * gap)
        const ages = Array.from({ length: visits }, (_, at) => from + at * gap)
        const child = simulatedChild(chance, i % 2 === 0 ? 'male' : 'female', ages)
        if (leftOut(moved(child, -cm, (at) => at > middle)).size > 0) trueLeftOut++
        if (leftOut(moved(child, cm, (at) => at === middle)).has(middle)) wrongLeftOut++
      }
      return { gap, cm, children, trueLeftOut, wrongLeftOut }
    }),
  )
}

function moved({ gender, visits }: SimulatedChild, cm: number, isMoved: (at: number) => boolean): SimulatedChild {
  const size = (sizeCm: number) => Number((sizeCm + cm).toFixed(1))
  return {
    gender,
    visits: visits.map((visit, at) => (isMoved(at) ? { ...visit, sizeCm: size(visit.sizeCm) } : visit)),
  }
}

function leftOut(child: SimulatedChild): ReadonlySet<number> {
  return valuesLeftOut(assessPatient(patientOf(child), settings), 'sizeCm')
}

/** The same in per cent when each value was judged by its neighbours alone, in the order of the counts (2026-11-29). */
const byNeighbours = [
  [56.9, 91.3],
  [9.5, 99.9],
  [0.1, 100],
  [27.1, 40.6],
  [48.2, 93.6],
  [5.5, 99.9],
  [10.7, 13.8],
  [22.7, 30.9],
  [32.3, 93.6],
] as const

/** What growth over time leaves out of losses of height. */
export function lossesSection(counts: readonly LossCount[]): string {
  const percent = (count: number, { children }: LossCount) => ((100 * count) / children).toFixed(1)
  return [
    '## Losses of height',
    '',
    'Children of 4 to 17 years with five heights. A true loss is there from the fourth on, and the fifth confirms it: growth over time should use all. An error of the third height should be left out; in brackets as before, by neighbours.',
    '',
    ...markdownTable(
      'Years between visits | Loss, cm: | True, a height left out, %: | Third height wrong and left out, %:',
      counts.map((count, i) => {
        const [lost = 0, wrong = 0] = byNeighbours[i] ?? []
        return [
          count.gap,
          count.cm,
          `${percent(count.trueLeftOut, count)} (${lost.toFixed(1)})`,
          `${percent(count.wrongLeftOut, count)} (${wrong.toFixed(1)})`,
        ]
      }),
    ),
  ].join('\n')
}
