import type { enCourseByHand } from '../../../ground/languages/en/course-by-hand.js'
import { evaluate } from '../../../ground/math/arithmetic.js'
import { type FigureRows, figuresAt, rowsAround } from '../figures/figure-rows.js'

/** A figure of a calculation that has a name in every language. */
export type CourseFigure = keyof typeof enCourseByHand.figures

/** The unit of a figure. */
export type CourseUnit = keyof typeof enCourseByHand.units

/**
 * A figure of a table that has a symbol: power, median, coefficient of
 * variation and shift of a reference, coefficients of an equation in the order of
 * their table.
 */
export type CourseSymbol = 'L' | 'M' | 'S' | 'delta' | 'a' | 'b' | 'c' | 'd' | 'e'

/** Figures by name. */
export type StepFigures = { readonly [name in CourseFigure | CourseSymbol]?: number }

/**
 * One line of a calculation by hand: `perYear = gain / years`, with what is put in
 * and what comes out. Nothing is rounded.
 */
export interface CourseStep {
  /** What is computed. Later lines call it by this name. */
  readonly name: CourseFigure
  /**
   * The arithmetic: numbers, names of `figures`, `+ - * / ^`, brackets, and the
   * functions `ln`, `exp`, `sqrt`, `tanh` and `Phi` (the normal distribution).
   */
  readonly formula: string
  readonly figures: StepFigures
  readonly result: number
  readonly unit?: CourseUnit | undefined
}

/** Figures read from a published table. */
export interface TableReading {
  /** What they are for: `sds`, where they are of the reference of a score. */
  readonly name: CourseFigure
  /** The reference or method with its year. */
  readonly reference: string
  /** Where the table is read, and in which unit. */
  readonly x: number
  readonly unit: CourseUnit
  /** Names of the columns after x. */
  readonly columns: readonly (CourseFigure | CourseSymbol)[]
  /**
   * The row at x, or the two between which straight lines are drawn: x, then the
   * columns. Empty for the tables of scores, whose pages have them.
   */
  readonly rows: readonly (readonly number[])[]
  /** The figures at x. */
  readonly figures: StepFigures
}

/** A line of a calculation, or a table that was opened for it, in the order in which they are needed. */
export type CourseLine = CourseStep | TableReading

/** Figures as far as they are known. */
export type KnownFigures = { readonly [name in keyof StepFigures]?: number | undefined }

/** A calculation: each formula is computed from the figures known by then, and is the line that explains it. */
export interface Calculation {
  readonly lines: readonly CourseLine[]
  /** Makes figures known. */
  readonly put: (figures: KnownFigures) => void
  /**
   * Computes a line.
   *
   * @param result by a faster function, or one that keeps more digits
   */
  readonly compute: (name: CourseFigure, formula: string, unit?: CourseUnit, result?: number) => number
  /** Adds figures read elsewhere. */
  readonly open: (reading: TableReading) => void
  /** Reads a table at x; false beyond its rows. */
  readonly read: (rows: FigureRows, reading: Omit<TableReading, 'rows' | 'figures'>) => boolean
}

/** A calculation that starts from these figures. */
export function calculation(given: KnownFigures = {}): Calculation {
  const known = new Map<string, number | undefined>(Object.entries(given))
  const lines: CourseLine[] = []
  const put: Calculation['put'] = (figures) => {
    for (const [name, figure] of Object.entries(figures)) known.set(name, figure)
  }
  const open = (reading: TableReading) => {
    put(reading.figures)
    lines.push(reading)
  }
  return {
    lines,
    put,
    open,
    compute: (name, formula, unit, exact) => {
      const figures: { [name: string]: number | undefined } = {}
      const computed = evaluate(formula, (figure) => {
        figures[figure] = known.get(figure)
        return figures[figure]
      })
      const result = exact ?? computed
      known.set(name, result)
      lines.push({ name, formula, figures: figures as StepFigures, result, unit })
      return result
    },
    read: (rows, reading) => {
      const [at, around] = [figuresAt(rows, reading.x), rowsAround(rows, reading.x)]
      if (at === undefined || around === undefined) return false
      open({
        ...reading,
        rows: around,
        figures: Object.fromEntries(reading.columns.map((column, i) => [column, at[i]])),
      })
      return true
    },
  }
}
