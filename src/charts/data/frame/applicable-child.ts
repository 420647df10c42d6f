import { groupsOfChild } from '../../../clinical/references/child-groups.js'
import type { PatientAssessment } from '../../../clinical/validation/engine.js'
import type { ChartLanguage } from '../../../ground/languages/language.js'
import type { ChartWords } from '../../../ground/languages/words.js'
import type { AnyChartType } from '../../../ground/model/chart-types.js'
import type { ErrorData } from '../../../ground/model/errors.js'
import { type Gender, genders, type Patient } from '../../../ground/model/patient.js'
import { ReaderError } from '../../../ground/text/error-sentence.js'
import { shortened } from '../../../ground/text/quoted.js'
import type { ChartDefinition } from '../../types/chart-definition.js'

/** A chart, and the language in which to say why it can't be drawn. */
interface ChartAsked {
  readonly type: AnyChartType
  readonly language: ChartLanguage
}

/**
 * The sex whose references the chart is drawn from.
 *
 * @throws AuxologyError `chart_not_applicable` for a child without what the chart needs
 */
export function applicableGender({
  type,
  language,
  definition: { gender, axis, needsGmfcsLevel },
  assessment: { patient, growth },
}: ChartAsked & { readonly definition: ChartDefinition; readonly assessment: PatientAssessment }): Gender {
  const chart = { type, language }
  const sex = growth.subject.gender
  if (sex === undefined) {
    const recorded = patient.genderAsWritten ?? patient.gender
    const written = recorded && shortened(recorded)
    if (gender !== undefined) {
      const data = { path: 'gender', value: patient.gender, accepted: [gender] }
      throw notApplicable(chart, (words, title) => words.unknownGender(title, gender, written), data)
    }
    const data = { path: 'gender', value: patient.gender, accepted: genders }
    throw notApplicable(chart, (words, title, called) => words.gender(title, called('referenceSex'), written), data)
  }
  if (gender !== undefined && gender !== sex) {
    const data = { path: 'gender', value: sex, accepted: [gender] }
    throw notApplicable(chart, (words, title) => words.otherGender(title, gender), data)
  }
  if (axis.needsGestation && growth.subject.gestationDays === undefined) {
    const data = { path: 'weekBirth', accepted: 'the week of gestation at birth' }
    throw notApplicable(chart, (words, title) => words.weekBirth(title), data)
  }
  if (needsGmfcsLevel && !hasGroup(patient)) {
    const accepted = '1 to 5, and at 5 whether the child is fed by tube'
    throw notApplicable(chart, (words, title) => words.gmfcsLevel(title), { path: 'gmfcsLevel', accepted })
  }
  return sex
}

function hasGroup({ gmfcsLevel, tubeFed }: Patient): boolean {
  return groupsOfChild({ gmfcsLevel, tubeFed }).length > 0
}

/** The error of a chart that doesn't fit the child: not a mistake of the program, so its sentence is in the reader's language. */
export function notApplicable(
  { type, language: { chart } }: ChartAsked,
  why: (words: ChartWords['notApplicable'], title: string, called: (option: string) => string) => string,
  data: ErrorData,
): ReaderError {
  const sentence = (called: (option: string) => string) => why(chart.notApplicable, chart.titles[type], called)
  return new ReaderError('chart_not_applicable', sentence, { subject: type, ...data })
}
