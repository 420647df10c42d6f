/*
 * What the figures of a calculation of growth over time are called, by hand: every
 * language has words for them.
 */

import type { VelocityUnit } from './course-names.js'

export const courseFigures = [
  'days',
  'fromAge',
  'toAge',
  'years',
  'midAge',
  'from',
  'to',
  'gain',
  'perYear',
  'error',
  'uncertainty',
  'rate',
  'rateError',
  'fromMonths',
  'toMonths',
  'months',
  'standardMonths',
  'measured',
  'shift',
  'value',
  'anchor',
  'next',
  'atAnchor',
  'atNext',
  'sds',
  'reported',
  'percentile',
  'fromSds',
  'toSds',
  'change',
  'changePerYear',
  'fromWeeks',
  'toWeeks',
  'meanWeeks',
  'intervalWeeks',
  'fisherZ',
  'correlation',
  'conditionalGain',
  'father',
  'mother',
  'parents',
  'fatherSds',
  'motherSds',
  'target',
  'targetSds',
  'range',
  'low',
  'high',
  'lowSds',
  'highSds',
  'heightSds',
  'distance',
  'age',
  'boneAge',
  'ahead',
  'percent',
  'errorInches',
  'lying',
  'height',
  'length',
  'weight',
  'parentsInches',
  'heightInches',
  'weightPounds',
  'adultInches',
  'heightAt18',
  'ratio',
  'birthWeightG',
  'birthWeightKg',
  'sexNumber',
  'spread',
  'adultSds',
  'adultHeight',
] as const

/** A figure of a calculation that has a name in every language. */
export type CourseFigure = (typeof courseFigures)[number]

/**
 * A figure of a table that has a symbol: power, median, coefficient of
 * variation and shift of a reference, coefficients of an equation in the order of
 * their table.
 */
export type CourseSymbol = 'L' | 'M' | 'S' | 'delta' | 'a' | 'b' | 'c' | 'd' | 'e'

/** The unit of a figure. */
export type CourseUnit =
  | 'days'
  | 'weeks'
  | 'months'
  | 'years'
  | 'cm'
  | 'kg'
  | 'g'
  | 'inches'
  | 'pounds'
  | VelocityUnit
  | 'sds'
  | 'sdsPerYear'
  | 'percent'
