import type { CourseStudy, FalseAlarms, Found } from './course-study.js'

/** How often an error in the last visit has to be found, per cent of all ages and gaps. */
export const goals: readonly { readonly error: string; readonly atLeast: number; readonly fromYears: number }[] = [
  { error: 'height +10 cm', atLeast: 80, fromYears: 0 },
  { error: 'weight +50 %', atLeast: 80, fromYears: 0 },
  { error: 'weight in pounds', atLeast: 95, fromYears: 0 },
  { error: 'height carried forward', atLeast: 60, fromYears: 4 },
]

/** Of all values of healthy children, the most in 1,000 that may have a hint by the course. */
export const mostAlarmsIn1000 = 1

/** Per cent of the wrong visits found, and of those blamed rightly, over cells. */
export function shares(cells: readonly Found[]): { readonly found: number; readonly rightVisit: number } {
  const sum = (of: (cell: Found) => number) => cells.reduce((total, cell) => total + of(cell), 0)
  const wrong = sum((cell) => cell.wrong)
  return {
    found: (100 * sum((cell) => cell.found)) / wrong,
    rightVisit: (100 * sum((cell) => cell.rightVisit)) / wrong,
  }
}

/** How much of an error at the last visit is found. */
export function foundAtLast({ found }: CourseStudy, error: string): number {
  return shares(found.filter((cell) => cell.error === error && cell.place === 'last')).found
}

/** Alarms in 1,000 values. */
export function alarmsIn1000(alarms: readonly FalseAlarms[]): number {
  const sum = (of: (row: FalseAlarms) => number) => alarms.reduce((total, row) => total + of(row), 0)
  return (1000 * sum((row) => row.alarms)) / sum((row) => row.values)
}

/** Hints on lengths of a schedule, and its lengths: a third of its values. */
export function lengthHints({ alarms }: CourseStudy, schedule: string): readonly [lengths: number, hints: number] {
  const row = alarms.find((alarm) => alarm.schedule === schedule)
  if (row === undefined) throw new RangeError(`no schedule ${schedule}`)
  const hints = Object.entries(row.byCode).reduce((sum, [code, n]) => (code.startsWith('size') ? sum + n : sum), 0)
  return [row.values / 3, hints]
}
