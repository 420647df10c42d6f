import { daysPerYear } from '../model/calendar-date.js'

/** Weeks of postmenstrual age at term: corrected age 0. */
export const termWeeks = 40

export const yearsPerWeek = 7 / daysPerYear
