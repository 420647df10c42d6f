import { assessPatient } from '../../../clinical/assessment/assess-patient.js'
import { basisOfCourse } from '../../../clinical/course/course-basis.js'
import { courseSettings } from '../../../clinical/course/course-options.js'
import { expectedOn } from '../../../clinical/course/expected/expected-growth.js'
import { growthBefore, growthOutlook } from '../../../clinical/course/expected/known-growth.js'
import { valueOn } from '../../../clinical/course/expected/patient-before.js'
import { elementName } from '../../../ground/codec/declare.js'
import { dayNumber } from '../../../ground/model/calendar-date.js'
import { withDayAsWritten } from '../../../ground/model/day-in-zone.js'
import type { MeasurementResult } from '../../../ground/model/patient-result.js'
import { type Decimals, formatNumber } from '../../../ground/text/number.js'
import type { AssessedRecord } from '../run/batch-record.js'
import type { ResultColumn } from './result-columns.js'

const measures = ['size', 'weight', 'bmi'] as const
type Measure = (typeof measures)[number]

type ExpectedOn = ReturnType<typeof expectedOn>
type Expected = { readonly [measure in Measure]?: ExpectedOn }

/** What was expected at the visits of a record, each once for all its columns. */
const ofRecords = new WeakMap<AssessedRecord, Map<number, Expected>>()

function expectedAt(record: AssessedRecord, visit: MeasurementResult, index: number): Expected {
  const known = ofRecords.get(record) ?? new Map<number, Expected>()
  ofRecords.set(record, known)
  const found = known.get(index) ?? expectedBefore(record, visit)
  known.set(index, found)
  return found
}

/** What was expected of the values of a visit from those before its day; nothing without a date. */
function expectedBefore({ patient = {}, settings }: AssessedRecord, visit: MeasurementResult): Expected {
  const at = visit.date?.slice(0, 10)
  if (at === undefined || dayNumber(at) === undefined) return {}
  const given = withDayAsWritten(patient)
  const known = growthBefore(given, at, (before) =>
    basisOfCourse(assessPatient(before, settings), courseSettings({}), settings.language),
  )
  const { sizePosition } = visit
  const found = measures.flatMap((measure) => {
    const value = valueOn[measure](visit)
    return value === undefined
      ? []
      : [[measure, expectedOn(growthOutlook(known, measure), { at, value, sizePosition })] as const]
  })
  return Object.fromEntries(found)
}

/**
 * What was expected of each visit from those before it, and how usual its value is: the group `expected`.
 *
 * @param decimals of computed numbers
 */
export function expectedColumns(decimals: Decimals): readonly ResultColumn[] {
  const written = (value: number) => formatNumber(value, decimals)
  return measures.flatMap((measure) => {
    const column = (
      name: string,
      kind: ResultColumn['kind'],
      text: (expected: ExpectedOn) => string,
    ): ResultColumn => ({
      name: elementName(measure) + name,
      group: 'expected',
      of: 'visit',
      kind,
      text: (record, visit, index) => {
        const expected = visit && expectedAt(record, visit, index)[measure]
        return expected === undefined ? '' : text(expected)
      },
    })
    return [
      column('ExpectedSds', 'number', (found) => ('growth' in found ? written(found.growth.sds.value) : '')),
      column('ConditionalSds', 'number', (found) =>
        'growth' in found && found.growth.conditionalSds !== undefined
          ? written(found.growth.conditionalSds.value)
          : '',
      ),
      column('NotExpected', 'word', (found) => ('reason' in found ? found.reason.code : '')),
    ]
  })
}
