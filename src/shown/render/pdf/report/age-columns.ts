import { ageText, correctedAgeText, weekAndDay } from '../../../../charts/data/texts/describe-point.js'
import { pretermUntilWeeks } from '../../../../clinical/growth/score-at-age.js'
import type { Language } from '../../../../ground/languages/language.js'
import { termWeeks, yearsPerWeek } from '../../../../ground/model/units.js'
import { type ColumnGroup, markUnused, textColumn } from './report-columns.js'
import { dayText } from './report-text.js'
import type { ReportedPatient } from './reported-patient.js'

/** The columns that every table begins with: the day of each visit and the age. */
export function dayColumns({ visits }: ReportedPatient, language: Language): ColumnGroup[] {
  const words = language.report
  const days = visits.map(({ date }) => ({ text: dayText(date, language) }))
  return [
    {
      heading: words.date,
      columns: [
        markUnused(
          { title: '', alignment: 'left', cells: days },
          visits.map(({ unused }) => unused.has('date')),
        ),
      ],
    },
    {
      heading: words.age,
      columns: [
        textColumn(
          '',
          visits.map(({ ageYears }) => ageYears),
          (years) => ageText(years, language),
        ),
      ],
    },
  ]
}

/** Corrected age is given up to here, years. */
const correctedUpTo = 3

/** Postmenstrual and corrected age of a child born preterm: in the first table only, as the others have little room. */
export function pretermColumns({ visits, preterm, isWeekAlone }: ReportedPatient, language: Language): ColumnGroup[] {
  if (!preterm) return []
  const words = language.report
  const weeks = visits.map(({ age }) => age?.postmenstrualWeeks)
  const upTo = (most: number, least: number) =>
    weeks.map((week) => (week === undefined || week > most || week < least ? undefined : week))
  const columns = [
    {
      heading: words.postmenstrualAge,
      columns: [textColumn('', upTo(pretermUntilWeeks, 0), (week) => completedWeeks(week, isWeekAlone, language))],
    },
    {
      heading: words.correctedAge,
      columns: [
        textColumn('', upTo(termWeeks + correctedUpTo / yearsPerWeek, termWeeks), (week) =>
          correctedAgeText((week - termWeeks) * yearsPerWeek, language),
        ),
      ],
    },
  ]
  return columns.filter((group) => group.columns.some(({ cells }) => cells.some(({ text }) => text !== '')))
}

/** `33+2`; `33` where the day of birth is unknown. */
function completedWeeks(exactWeeks: number, isWeekAlone: boolean, { report }: Language): string {
  const [weeks, days] = weekAndDay(exactWeeks)
  return isWeekAlone ? weeks : report.weeksAndDays(weeks, days)
}
