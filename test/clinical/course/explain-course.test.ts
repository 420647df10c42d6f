import { describe, expect, it } from 'vitest'
import { assessCourse } from '../../../src/clinical/course/assess-course.js'
import type { CourseLine, CourseStep, TableReading } from '../../../src/clinical/course/explain/course-step.js'
import {
  type CourseExplanation,
  type ExplainedCourse,
  type ExplainedPart,
  explainCourse,
} from '../../../src/clinical/course/explain/explain-course.js'
import type { CriterionExplanation } from '../../../src/clinical/course/explain/explain-screening.js'
import { cdc, kiggs, who } from '../../../src/clinical/references/built-in-sets.js'
import { normalCdf } from '../../../src/ground/math/normal-distribution.js'
import { byHand } from './by-hand.js'
import { seededCourses } from './seeded-courses.js'

const children = seededCourses(300, 20261122)
const sets = [undefined, who, cdc, kiggs] as const
const explained: readonly ExplainedCourse[] = children.flatMap(({ patient, options }, i) =>
  (i % 5 === 0 ? sets : [undefined]).map((references) =>
    explainCourse(patient, references === undefined ? options : { ...options, references }),
  ),
)
const explanations: readonly CourseExplanation[] = explained.flatMap((each) => each.explanations)

function isStep(line: CourseLine): line is CourseStep {
  return 'formula' in line
}

/** As far as the arithmetic of double precision goes; scores near the end of their formula lose digits. */
function expectClose(value: number, expected: number, what: string) {
  expect(Math.abs(value - expected), `${what}: ${value}, not ${expected}`).toBeLessThanOrEqual(
    1e-7 * Math.max(1, Math.abs(expected)),
  )
}

/** The results of the lines of a calculation by name, the last of each. */
function results({ lines }: CourseExplanation): Map<string, number> {
  return new Map(lines.filter(isStep).map(({ name, result }) => [name, result]))
}

function partOf(each: ExplainedCourse, of: ExplainedPart): readonly CourseExplanation[] {
  return each.explanations.filter((explanation) => explanation.of === of)
}

describe('explainCourse', () => {
  it('assesses the course as assessCourse does', () => {
    for (const [i, { patient, options }] of children.slice(0, 40).entries()) {
      if (i % 5 !== 0) expect(explainCourse(patient, options).course).toEqual(assessCourse(patient, options))
    }
  })

  it('has arithmetic that comes to its results, line by line, of hundreds of children', () => {
    let count = 0
    const formulas = new Set<string>()
    for (const { lines } of explanations) {
      for (const { name, formula, figures, result } of lines.filter(isStep)) {
        expectClose(byHand(formula, figures), result, `${name} = ${formula}`)
        formulas.add(formula)
        count++
      }
    }
    expect(count).toBeGreaterThan(20_000)
    expect(formulas.size).toBeGreaterThan(50)
  })

  it('uses what earlier lines came to, and nothing that it does not name', () => {
    for (const { lines } of explanations) {
      const known = new Map<string, number>()
      for (const line of lines) {
        if (isStep(line)) {
          for (const [name, value] of Object.entries(line.figures)) {
            if (known.has(name)) expectClose(value, known.get(name) as number, `${name} in ${line.formula}`)
          }
          known.set(line.name, line.result)
        } else for (const [name, value] of Object.entries(line.figures)) known.set(name, value)
      }
    }
  })

  it('opens tables at rows between which its figures lie on straight lines', () => {
    const readings = explanations.flatMap(({ lines }) =>
      lines.filter((line): line is TableReading => !isStep(line) && line.rows.length > 0),
    )
    for (const { x, columns, rows, figures } of readings) {
      const [lower = [], upper] = rows
      const share = upper === undefined ? 0 : (x - (lower[0] as number)) / ((upper[0] as number) - (lower[0] as number))
      columns.forEach((column, i) => {
        const [from, to] = [lower[i + 1] as number, upper?.[i + 1] ?? (lower[i + 1] as number)]
        expectClose(figures[column] as number, from + share * (to - from), column)
      })
    }
    expect(readings.filter(({ rows }) => rows.length === 2).length).toBeGreaterThan(1000)
  })

  it('comes to every number of an interval', () => {
    let scored = 0
    for (const each of explained) {
      for (const { index, ...explanation } of partOf(each, 'intervals')) {
        const interval = each.course.intervals[index]
        const of = results({ index, ...explanation })
        if (interval === undefined) throw new Error(`no interval ${index}`)
        const { gain, perYear, uncertainty, years, midYears, sds, percentile, sdsChange, conditionalGain } = interval
        const withinOne = sdsChange?.withinOne
        expect([of.get('gain'), of.get('perYear'), of.get('uncertainty')]).toEqual([gain, perYear, uncertainty])
        expect([of.get('years'), of.get('midAge'), of.get('percentile')]).toEqual([years, midYears, percentile])
        expect([of.get('sds'), of.get('conditionalGain')]).toEqual([sds?.raw, conditionalGain])
        expect(of.get('change')).toBe(withinOne === undefined ? sdsChange?.change : withinOne.change)
        if (sds !== undefined) {
          scored++
          expectClose(100 * normalCdf(sds.value), percentile as number, 'percentile')
          expect(explanation.citations).toHaveLength(1)
        }
      }
    }
    expect(scored).toBeGreaterThan(1000)
  })

  it('comes to every target, distance and prediction', () => {
    const variants = new Set<string>()
    for (const each of explained) {
      const { targets, targetDistances, predictions } = each.course
      for (const explanation of partOf(each, 'targets')) {
        const { cm, low, high, sds } = targets[explanation.index] as (typeof targets)[number]
        const of = results(explanation)
        expect([of.get('target'), of.get('low'), of.get('high')]).toEqual([cm, low, high])
        expectClose(of.get('targetSds') as number, sds?.raw as number, 'targetSds')
      }
      for (const explanation of partOf(each, 'targetDistances')) {
        const { sds, change } = targetDistances[explanation.index] as (typeof targetDistances)[number]
        const of = results(explanation)
        expect([of.get('distance'), of.get('change') ?? 0]).toEqual([sds, change ?? 0])
      }
      for (const explanation of partOf(each, 'predictions')) {
        const prediction = predictions[explanation.index] as (typeof predictions)[number]
        const of = results(explanation)
        expectClose(of.get('adultHeight') as number, prediction.cm, prediction.method)
        expect([of.get('low'), of.get('high')]).toEqual([prediction.low, prediction.high])
        if (prediction.sds !== undefined) expectClose(of.get('adultSds') as number, prediction.sds.raw, 'adultSds')
        variants.add(`${prediction.method} ${prediction.variant ?? ''}`)
      }
    }
    // Eight methods, with their tables, equations and models.
    expect(variants.size).toBeGreaterThan(16)
  })

  it('says what a limit of a method was compared with', () => {
    for (const each of explained) {
      for (const { index, compared } of partOf(each, 'notUsable')) {
        const reason = each.course.notUsable[index]?.reason
        if (reason === undefined) expect.fail(`${index}`)
        else if (reason.code === 'age_outside' || reason.code === 'bone_age_outside') {
          const value = compared?.value as number
          expect(value < reason.from || value > reason.to).toBe(true)
        } else if (reason.code === 'too_tall') expect(compared?.value).toBeGreaterThan(reason.atMost)
        else if (reason.code === 'bone_age_advanced') expect(compared?.value).toBeGreaterThanOrEqual(reason.from)
        else if (reason.code === 'beyond_bone_age') expect(compared?.figure).toBe('boneAge')
        else if ('presentCm' in reason) expect(compared).toEqual({ figure: 'height', value: reason.presentCm })
        else expect(compared).toBeUndefined()
      }
    }
  })

  it('lists the criteria of every rule, from which its outcome follows', () => {
    const holds = (criterion: CriterionExplanation): boolean | undefined => {
      if ('code' in criterion) return undefined
      const { value, is, limit } = criterion
      return is === 'below' ? value < limit : is === 'above' ? value > limit : value >= limit
    }
    const outcomes = new Set<unknown>()
    for (const each of explained) {
      for (const { index, alternatives = [] } of partOf(each, 'screening')) {
        const verdicts = alternatives.map((alternative) => {
          const each = alternative.map(holds)
          // Of a rule in several references each comparison is of one of them: met or not where all agree.
          const isByReference = alternative.some((one) => 'reference' in one)
          if (isByReference) return each.every((one) => one === each[0]) ? each[0] : undefined
          return each.includes(false) ? false : each.includes(undefined) ? undefined : true
        })
        const [isMet, isOpen] = [verdicts.includes(true), verdicts.includes(undefined)]
        expect(each.course.screening[index]?.met).toBe(isMet ? true : isOpen ? undefined : false)
        outcomes.add(each.course.screening[index]?.met)
      }
    }
    expect(outcomes.size).toBe(3)
  })

  it('explains every entry of the assessment', () => {
    for (const each of explained.slice(0, 100)) {
      for (const of of ['intervals', 'targets', 'targetDistances', 'predictions', 'notUsable', 'screening'] as const) {
        expect(partOf(each, of).map(({ index }) => index)).toEqual(each.course[of].map((_, index) => index))
      }
    }
  })
})
