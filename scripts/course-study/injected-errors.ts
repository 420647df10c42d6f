import { kgPerPound } from '../../src/ground/model/units.js'
import type { Chance, SimulatedChild, SimulatedVisit } from './simulated-children.js'
import { simulatedChild } from './simulated-children.js'

/** Which visit is wrong. */
export const places = ['first', 'middle', 'last'] as const
export type Place = (typeof places)[number]

/** A visit that went wrong; undefined where this error would change nothing. */
export interface InjectedError {
  readonly name: string
  /** Whose messages count: those on the value, or on both. */
  readonly targets: readonly string[]
  readonly wrong: (child: SimulatedChild, index: number, chance: Chance) => Partial<SimulatedVisit> | undefined
}

/** The mistakes that are made in records. */
export const injectedErrors: readonly InjectedError[] = [
  ...[5, -5, 10, -10].map((cm) => sizeError(`height ${signed(cm)} cm`, (size) => size + cm)),
  ...[20, -20, 50, -50].map((percent) => weightError(`weight ${signed(percent)} %`, (kg) => kg * (1 + percent / 100))),
  weightError('weight in pounds', (kg) => kg / kgPerPound),
  sizeError('height, digits transposed', (size, chance) => transposed(size, chance)),
  weightError('weight, digits transposed', (kg, chance) => transposed(kg, chance)),
  {
    name: "another child's values",
    targets: ['size', 'weight', 'head', 'bmi'],
    wrong: ({ gender, visits }, index, chance) => {
      const years = (visits[index] as SimulatedVisit).days / 365.25
      const [other] = simulatedChild(chance, gender, [years]).visits
      return other
    },
  },
  {
    name: 'height carried forward',
    targets: ['size'],
    wrong: ({ visits }, index) => {
      const before = visits[index - 1]
      return before === undefined ? undefined : { sizeCm: before.sizeCm }
    },
  },
]

function sizeError(name: string, change: (cm: number, chance: Chance) => number | undefined): InjectedError {
  return {
    name,
    targets: ['size'],
    wrong: ({ visits }, index, chance) => {
      const cm = change((visits[index] as SimulatedVisit).sizeCm, chance)
      return cm === undefined ? undefined : { sizeCm: Number(cm.toFixed(1)) }
    },
  }
}

function weightError(name: string, change: (kg: number, chance: Chance) => number | undefined): InjectedError {
  return {
    name,
    targets: ['weight'],
    wrong: ({ visits }, index, chance) => {
      const { weightKg, days } = visits[index] as SimulatedVisit
      const kg = change(weightKg, chance)
      return kg === undefined ? undefined : { weightKg: Number(kg.toFixed(days < 731 ? 2 : 1)) }
    },
  }
}

function signed(number: number): string {
  return number > 0 ? `+${number}` : `−${-number}`
}

/** Two of the first three digits in the other order; undefined where they are the same, or the value would begin with 0. */
function transposed(value: number, { uniform }: Chance): number | undefined {
  const text = String(value)
  const digits = [...text].flatMap((sign, index) => (sign === '.' ? [] : [index])).slice(0, 3)
  if (digits.length < 2) return undefined
  const i = Math.floor(uniform() * (digits.length - 1))
  const [first, second] = [digits[i] as number, digits[i + 1] as number]
  const [a, b] = [text[first] as string, text[second] as string]
  if (a === b || (first === 0 && b === '0')) return undefined
  return Number(text.slice(0, first) + b + text.slice(first + 1, second) + a + text.slice(second + 1))
}
