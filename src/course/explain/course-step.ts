import type { CourseFigure, CourseSymbol, CourseUnit } from '../../model/course-figures.js'
import { type FigureRows, figuresAt, rowsAround } from '../figures/figure-rows.js'

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

/** A line of arithmetic. */
export function step(
  name: CourseFigure,
  formula: string,
  figures: StepFigures,
  result: number,
  unit?: CourseUnit,
): CourseStep {
  return { name, formula, figures, result, unit }
}

/** A table opened at x; undefined beyond its rows. */
export function reading(
  name: CourseFigure,
  reference: string,
  rows: FigureRows,
  x: number,
  unit: CourseUnit,
  columns: TableReading['columns'],
): TableReading | undefined {
  const [figures, around] = [figuresAt(rows, x), rowsAround(rows, x)]
  if (figures === undefined || around === undefined) return undefined
  const named = Object.fromEntries(columns.map((column, i) => [column, figures[i] as number]))
  return { name, reference, x, unit, columns, rows: around, figures: named }
}
