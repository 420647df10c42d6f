import { isDiagnosed } from '../../clinical/growth/disease.js'
import { chartDefaults } from '../../clinical/growth/growth-options.js'
import { isPreterm } from '../../clinical/growth/growth-subject.js'
import { chartLanguages } from '../../ground/languages/built-in.js'
import { chosenLanguage, type Language } from '../../ground/languages/language.js'
import { type AnyChartType, anyChartTypes } from '../../ground/model/chart-types.js'
import { AuxologyError } from '../../ground/model/errors.js'
import type { PatientInput } from '../../ground/model/patient.js'
import { inputError, invalidParameter } from '../../ground/text/invalid-input.js'
import { type ChartGrowth, type ChartOptions, chartGrowth } from '../chart-growth.js'
import { chartDefinitions } from '../types/chart-catalogue.js'
import { isInside } from './frame/axis-section.js'
import { type ChartFrame, chartFrame } from './frame/frame.js'

/** Which charts to list. */
export interface ApplicableOptions extends ChartOptions {
  /**
   * False adds the charts of a disease without that diagnosis, and the premature types for a child
   * born at term. True by default.
   */
  readonly onlyIndicated?: boolean | undefined
}

/**
 * The types of charts that show at least one value of a patient and are indicated in it, in the
 * order of `chartTypes`: a menu of charts. With the option `courseCharts` those of growth over
 * time follow, with the option `measures` those of clinic measures.
 *
 * @throws AuxologyError `invalid_parameter` for an option outside its values
 * @example
 * ```ts
 * applicableChartTypes(clara, { today: '2025-03-10' })
 * // ['Height', 'Bmi', 'Weight', …]
 * ```
 */
export function applicableChartTypes(patient: PatientInput, options: ApplicableOptions = {}): AnyChartType[] {
  const { onlyIndicated, ...growthOptions } = options
  return applicableTypes(patient, { onlyIndicated }, chartGrowth(growthOptions, chartDefaults))
}

/** {@link applicableChartTypes} with every option settled. */
export function applicableTypes(
  patient: PatientInput,
  { onlyIndicated = true }: Pick<ApplicableOptions, 'onlyIndicated'>,
  growth: ChartGrowth,
): AnyChartType[] {
  if (typeof onlyIndicated !== 'boolean') throw invalidParameter('onlyIndicated', onlyIndicated, ['true', 'false'])
  const isAtHand = (type: AnyChartType) =>
    (chartDefinitions[type].needs ?? []).every((option) => growth[option] !== undefined)
  return anyChartTypes.filter(isAtHand).filter((type) => {
    const frame = frameOf(patient, type, growth)
    return frame !== undefined && showsValue(frame) && (!onlyIndicated || isIndicated(frame))
  })
}

/** Undefined where the chart refuses the patient. */
function frameOf(patient: PatientInput, type: AnyChartType, growth: ChartGrowth): ChartFrame | undefined {
  try {
    return chartFrame(patient, { type }, growth)
  } catch (error) {
    if (error instanceof AuxologyError && error.code === 'chart_not_applicable') return undefined
    throw error
  }
}

function showsValue({ values: { points, birth }, section }: ChartFrame): boolean {
  return [...points, ...(birth === undefined ? [] : [birth])].some(({ x }) => isInside(x, section))
}

function isIndicated({ definition: { disease, axis }, assessment: { patient, growth } }: ChartFrame): boolean {
  if (disease !== undefined) return isDiagnosed(disease, patient)
  return axis.needsGestation !== true || isPreterm(growth.subject.gestationDays ?? 0)
}

/**
 * What a type of chart shows, in words: the title of its charts.
 *
 * @param locale the BCP 47 tag of one of `locales`, or a language; `de` by default
 * @throws AuxologyError `unknown_chart_type`, or `invalid_parameter` for a locale that isn't known
 * @example
 * ```ts
 * chartTitle('WeightLength', 'en') // 'Weight for length'
 * ```
 */
export function chartTitle(type: AnyChartType, locale?: string | Language): string {
  if (!anyChartTypes.includes(type)) {
    throw inputError('unknown_chart_type', { parameter: 'type', value: type, accepted: anyChartTypes })
  }
  const language = chosenLanguage(locale, chartLanguages)
  if (language === undefined) throw invalidParameter('locale', locale, Object.keys(chartLanguages))
  return language.chart.titles[type]
}
