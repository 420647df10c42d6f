import type { ChartRequest } from '../../src/charts/chart-request.js'
import { courseCharts } from '../../src/charts/course/course-charts.js'
import type { ChartInLanguage } from '../../src/charts/data/chart-data.js'
import { chartScene } from '../../src/charts/picture/chart-scene.js'
import { palettes } from '../../src/charts/picture/styles.js'
import { sheetTypes } from '../../src/charts/sheet/sheet-data.js'
import { chartDefinitions } from '../../src/charts/types/chart-catalogue.js'
import { cdc2000, who } from '../../src/clinical/references/built-in-sets.js'
import { clinicMeasures } from '../../src/clinical/references/clinic-measures.js'
import { locales } from '../../src/ground/languages/built-in.js'
import type { ChartMeasureName } from '../../src/ground/languages/words.js'
import { type AnyChartType, anyChartTypes } from '../../src/ground/model/chart-types.js'
import { AuxologyError } from '../../src/ground/model/errors.js'
import type { Measurement, Patient } from '../../src/ground/model/patient.js'
import { chartInLanguage } from '../charts/chart-in-language.js'
import { optionsOfType, suits, today } from '../charts/patient-of-type.js'
import { sheetOf } from '../charts/sheet/sheet-under-test.js'
import * as children from '../fixtures/children.js'
import * as clinicChildren from '../fixtures/clinic-children.js'
import * as levelChildren from '../fixtures/level-children.js'
import * as sheetChildren from '../fixtures/sheet-children.js'
import * as unusualChildren from '../fixtures/unusual-children.js'
import { type Violation, violationsIn } from './violations.js'

/** Every child by name. */
export const patients: Readonly<Record<string, Patient>> = {
  ...children,
  ...unusualChildren,
  ...levelChildren,
  ...clinicChildren,
}

const allNames: readonly string[] = Object.keys(patients)

const sizes = [
  [300, 300],
  [400, 400],
  [600, 600],
  [600, 400],
  [1000, 1000],
  [2000, 2000],
  [2000, 600],
] as const

const sets = { who, cdc2000 }

/** What pictures are asked for: each of the windows, other lines, and other sets by their names. */
const requests: readonly (Partial<ChartRequest> & { readonly set?: keyof typeof sets })[] = [
  {},
  { cropX: true },
  { window: 'fit' },
  { lines: 'sds' },
  { lines: 'nine', window: 'fit' },
  { thriveLines: true, expected: true },
  { set: 'who' },
  { set: 'cdc2000', lines: 'cdc' },
]

/** What the values of a chart are measured by, at a visit and at birth. */
const fields: Readonly<
  Record<ChartMeasureName, { readonly visit: readonly (keyof Measurement)[]; readonly birth?: keyof Patient }>
> = {
  height: { visit: ['sizeCm'], birth: 'sizeBirthCm' },
  length: { visit: ['sizeCm'], birth: 'sizeBirthCm' },
  weight: { visit: ['weightKg'], birth: 'weightBirthG' },
  bodyMassIndex: { visit: ['sizeCm', 'weightKg'] },
  head: { visit: ['headCm'], birth: 'headBirthCm' },
  sittingHeight: { visit: ['seatCm'] },
  legLength: { visit: ['sizeCm', 'seatCm'] },
  sittingHeightByHeight: { visit: ['sizeCm', 'seatCm'] },
  sittingHeightByLegLength: { visit: ['sizeCm', 'seatCm'] },
  heightVelocity: { visit: ['sizeCm'] },
  weightVelocity: { visit: ['weightKg'] },
  waist: { visit: ['waistCm'] },
  hip: { visit: ['hipCm'] },
  waistHeightRatio: { visit: ['waistCm', 'sizeCm'] },
  waistHipRatio: { visit: ['waistCm', 'hipCm'] },
  arm: { visit: ['armCm'] },
  triceps: { visit: ['tricepsMm'] },
  subscapular: { visit: ['subscapularMm'] },
  systolic: { visit: ['systolicMmHg'] },
  diastolic: { visit: ['diastolicMmHg'] },
}

/** Which pictures are checked. */
export interface PictureChoice {
  /** Of all pictures, 0 to 1. */
  readonly share: number
  readonly seed: number
  readonly types?: readonly AnyChartType[] | undefined
  readonly names?: readonly string[] | undefined
}

/** A picture that is wrong. */
export interface WrongPicture extends Violation {
  /** Type, patient, size, language and request. */
  readonly picture: string
}

/** What came of checking pictures. */
export interface CheckedPictures {
  readonly count: number
  readonly wrong: readonly WrongPicture[]
}

/** Draws and checks every type for every patient, in all sizes, languages and windows: all pictures, or a share by chance. */
export function checkPictures({
  share,
  seed,
  types = anyChartTypes,
  names = allNames,
}: PictureChoice): CheckedPictures {
  const random = randomFrom(seed)
  let count = 0
  const wrong: WrongPicture[] = []
  for (const type of types) {
    for (const name of names) {
      const patient = patients[name] as Patient
      if (!suits(type, patient)) continue
      const values = valueCount(type, patient)
      const boneAges = boneAgeCount(type, patient)
      for (const locale of locales) {
        for (const { set, ...request } of requests) {
          const chosen = layouts.filter(() => random() < share)
          const data =
            chosen.length === 0
              ? undefined
              : dataOf(
                  patient,
                  { type, ...request },
                  {
                    today,
                    locale,
                    ...(set !== undefined && { references: sets[set] }),
                    ...optionsOfType(type),
                    courseCharts,
                    measures: clinicMeasures,
                  },
                )
          if (data === undefined) continue
          for (const layout of chosen) {
            count++
            const { width, height, references } = layout
            const parameters = Object.entries({ ...request, ...(set && { set }) }).map(
              ([name, value]) => `${name}=${value}`,
            )
            const options = [locale, ...parameters, ...(references ? ['references'] : [])].join(', ')
            const picture = `${type} / ${name} / ${width}×${height} / ${options}`
            // What was gained between visits is counted by the course.
            const shown = {
              values: chartDefinitions[type].velocity !== undefined ? data.points.length + data.unused.length : values,
              boneAges,
              lineColour: palettes[data.gender].patient,
            }
            const violations = violationsIn(chartScene(data, layout), shown)
            wrong.push(...violations.map((violation) => ({ picture, ...violation })))
          }
        }
      }
    }
  }
  const sheets = checkSheets(random, { share, types, names })
  return { count: count + sheets.count, wrong: [...wrong, ...sheets.wrong] }
}

/** Every child whose sheets are drawn: also those made for them. */
const sheetPatients: Readonly<Record<string, Patient>> = { ...patients, ...sheetChildren }

/** What sheets are asked for. */
const sheetRequests: readonly Partial<ChartRequest>[] = [{}, { window: 'fit' }, { window: 'full', lines: 'sds' }]

/** The sheets of every type that has them; those of the children that other pictures leave out, too. */
function checkSheets(
  random: () => number,
  {
    share,
    types,
    names,
  }: { readonly share: number; readonly types: readonly AnyChartType[]; readonly names: readonly string[] },
): CheckedPictures {
  let count = 0
  const wrong: WrongPicture[] = []
  const shownNames = names === allNames ? Object.keys(sheetPatients) : names
  for (const type of types.filter((each) => sheetTypes.includes(each))) {
    for (const name of shownNames) {
      const patient = sheetPatients[name] as Patient
      if (!suits(type, patient)) continue
      for (const locale of locales) {
        for (const request of sheetRequests) {
          if (random() >= share) continue
          const data = dataOf(
            patient,
            { type, ...request },
            { today, locale, ...optionsOfType(type), measures: clinicMeasures },
          )
          if (data === undefined) continue
          count++
          const shown = {
            values: valueCount(type, patient),
            boneAges: boneAgeCount(type, patient),
            lineColour: palettes[data.gender].patient,
          }
          const parameters = Object.entries(request).map(([key, value]) => `${key}=${value}`)
          const picture = `${type} / ${name} / sheet / ${[locale, ...parameters].join(', ')}`
          const violations = violationsIn(
            sheetOf(patient, { type, ...request }, { locale, ...optionsOfType(type), measures: clinicMeasures }),
            shown,
          )
          wrong.push(...violations.map((violation) => ({ picture, ...violation })))
        }
      }
    }
  }
  return { count, wrong }
}

const layouts = sizes.flatMap(([width, height]) => [false, true].map((references) => ({ width, height, references })))

/** The chart of a patient; undefined where the type can't be drawn for them. */
function dataOf(...drawn: Parameters<typeof chartInLanguage>): ChartInLanguage | undefined {
  try {
    return chartInLanguage(...drawn)
  } catch (error) {
    if (error instanceof AuxologyError && error.code === 'chart_not_applicable') return undefined
    throw error
  }
}

/** How many values of a patient belong on a chart. */
function valueCount(type: AnyChartType, patient: Patient): number {
  const { visit, birth } = fields[chartDefinitions[type].measure]
  const visits = (patient.measurements ?? []).filter((one) => visit.every((field) => one[field] !== undefined)).length
  return visits + (birth !== undefined && patient[birth] !== undefined ? 1 : 0)
}

/** How many bone ages of a patient belong on a chart. */
function boneAgeCount(type: AnyChartType, patient: Patient): number {
  if (chartDefinitions[type].showsBoneAge !== true) return 0
  return (patient.measurements ?? []).filter(({ boneAgeYears }) => boneAgeYears !== undefined).length
}

/** Numbers from 0 to 1 by chance, the same for a seed on every machine (mulberry32, T. Ettinger 2017). */
function randomFrom(seed: number): () => number {
  let state = seed | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
