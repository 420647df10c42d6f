import { declareTable } from '../declare-table.js'
import type { Figures } from '../figures.js'
import type { Measure, Publication, ReferenceTable } from '../table.js'
import { bocca2012Head25Figures } from './figures/bocca2012-head-25.js'
import { bocca2012Head26Figures } from './figures/bocca2012-head-26.js'
import { bocca2012Head27Figures } from './figures/bocca2012-head-27.js'
import { bocca2012Head28Figures } from './figures/bocca2012-head-28.js'
import { bocca2012Head29Figures } from './figures/bocca2012-head-29.js'
import { bocca2012Head30Figures } from './figures/bocca2012-head-30.js'
import { bocca2012Head31Figures } from './figures/bocca2012-head-31.js'
import { bocca2012Head32Figures } from './figures/bocca2012-head-32.js'
import { bocca2012Head33Figures } from './figures/bocca2012-head-33.js'
import { bocca2012Head34Figures } from './figures/bocca2012-head-34.js'
import { bocca2012Head35Figures } from './figures/bocca2012-head-35.js'
import { bocca2012Head36Figures } from './figures/bocca2012-head-36.js'
import { bocca2012Height25Figures } from './figures/bocca2012-height-25.js'
import { bocca2012Height26Figures } from './figures/bocca2012-height-26.js'
import { bocca2012Height27Figures } from './figures/bocca2012-height-27.js'
import { bocca2012Height28Figures } from './figures/bocca2012-height-28.js'
import { bocca2012Height29Figures } from './figures/bocca2012-height-29.js'
import { bocca2012Height30Figures } from './figures/bocca2012-height-30.js'
import { bocca2012Height31Figures } from './figures/bocca2012-height-31.js'
import { bocca2012Height32Figures } from './figures/bocca2012-height-32.js'
import { bocca2012Height33Figures } from './figures/bocca2012-height-33.js'
import { bocca2012Height34Figures } from './figures/bocca2012-height-34.js'
import { bocca2012Height35Figures } from './figures/bocca2012-height-35.js'
import { bocca2012Height36Figures } from './figures/bocca2012-height-36.js'
import { bocca2012Weight25Figures } from './figures/bocca2012-weight-25.js'
import { bocca2012Weight26Figures } from './figures/bocca2012-weight-26.js'
import { bocca2012Weight27Figures } from './figures/bocca2012-weight-27.js'
import { bocca2012Weight28Figures } from './figures/bocca2012-weight-28.js'
import { bocca2012Weight29Figures } from './figures/bocca2012-weight-29.js'
import { bocca2012Weight30Figures } from './figures/bocca2012-weight-30.js'
import { bocca2012Weight31Figures } from './figures/bocca2012-weight-31.js'
import { bocca2012Weight32Figures } from './figures/bocca2012-weight-32.js'
import { bocca2012Weight33Figures } from './figures/bocca2012-weight-33.js'
import { bocca2012Weight34Figures } from './figures/bocca2012-weight-34.js'
import { bocca2012Weight35Figures } from './figures/bocca2012-weight-35.js'
import { bocca2012Weight36Figures } from './figures/bocca2012-weight-36.js'

/** The figures of a completed week of gestation. */
interface WeekFigures {
  readonly week: number
  readonly height: Figures
  readonly weight: Figures
  readonly head: Figures
}

const weeks: readonly WeekFigures[] = [
  { week: 25, height: bocca2012Height25Figures, weight: bocca2012Weight25Figures, head: bocca2012Head25Figures },
  { week: 26, height: bocca2012Height26Figures, weight: bocca2012Weight26Figures, head: bocca2012Head26Figures },
  { week: 27, height: bocca2012Height27Figures, weight: bocca2012Weight27Figures, head: bocca2012Head27Figures },
  { week: 28, height: bocca2012Height28Figures, weight: bocca2012Weight28Figures, head: bocca2012Head28Figures },
  { week: 29, height: bocca2012Height29Figures, weight: bocca2012Weight29Figures, head: bocca2012Head29Figures },
  { week: 30, height: bocca2012Height30Figures, weight: bocca2012Weight30Figures, head: bocca2012Head30Figures },
  { week: 31, height: bocca2012Height31Figures, weight: bocca2012Weight31Figures, head: bocca2012Head31Figures },
  { week: 32, height: bocca2012Height32Figures, weight: bocca2012Weight32Figures, head: bocca2012Head32Figures },
  { week: 33, height: bocca2012Height33Figures, weight: bocca2012Weight33Figures, head: bocca2012Head33Figures },
  { week: 34, height: bocca2012Height34Figures, weight: bocca2012Weight34Figures, head: bocca2012Head34Figures },
  { week: 35, height: bocca2012Height35Figures, weight: bocca2012Weight35Figures, head: bocca2012Head35Figures },
  { week: 36, height: bocca2012Height36Figures, weight: bocca2012Weight36Figures, head: bocca2012Head36Figures },
]

/** The children of a completed week of gestation. */
function bocca2012(week: number): Publication {
  return {
    shortName: `Bocca-Tjeertes (GA ${week})`,
    year: 2012,
    citation:
      'Bocca-Tjeertes IFA, van Buuren S, Bos AF, Kerstjens JM, ten Vergert EM, Reijneveld SA. Growth of preterm and full-term children aged 0-4 years: integrating median growth and variability in growth charts. J Pediatr. 2012;161:460-465.',
    population: {
      de: `Niederlande, Kinder aus der ${week}. vollendeten Schwangerschaftswoche ohne Fehlbildungen`,
      en: `Netherlands, children born at ${week} completed weeks of gestation, without malformations`,
    },
    rights: { status: 'restricted' },
  }
}

/** Up to this week the spreads of boys and girls differ by a quarter and more: few children. */
const fewChildrenTo = 27
/** Up to this week the median length at birth is 0.5 to 2 SD below other newborns of the week. */
const shortAtBirthTo = 29
const untilYears = 0.23

function limitsOf(week: number, isShort: boolean): ReferenceTable['limits'] {
  const uncorrected = {
    de: 'Nach dem Alter seit der Geburt, ohne Korrektur.',
    en: 'By age since birth, without correction.',
  }
  if (week <= fewChildrenTo) {
    return {
      de: `${uncorrected.de} Wenige Kinder, die Streuungen von Jungen und Mädchen weichen stark voneinander ab: Scores sind eine Näherung.`,
      en: `${uncorrected.en} Few children, the spreads of boys and girls differ widely: scores are approximate.`,
    }
  }
  if (!isShort) return uncorrected
  return {
    de: `${uncorrected.de} In den ersten zwölf Wochen liegt der Median unter dem anderer Neugeborener: Scores sind dort eine Näherung.`,
    en: `${uncorrected.en} In the first twelve weeks the median lies below that of other newborns: scores are approximate there.`,
  }
}

function ofWeek(week: number, measure: Measure, figures: Figures): ReferenceTable {
  const isShort = measure === 'height' && week <= shortAtBirthTo
  const hasFew = week <= fewChildrenTo
  return declareTable({
    id: `bocca2012-${measure}-${week}`,
    measure,
    publications: bocca2012(week),
    limits: limitsOf(week, isShort),
    rough: hasFew ? [figures.range] : isShort ? [[0, untilYears]] : [],
    approximate: hasFew,
    figures,
  })
}

/** The tables of children born at a completed week of gestation. */
export interface WeekTables {
  /** Completed weeks of gestation. */
  readonly week: number
  /** Length or height by age since birth, 0 to 4 years. */
  readonly height: ReferenceTable
  /** Weight by age since birth, 0 to 4 years. */
  readonly weight: ReferenceTable
  /** Head circumference by age since birth, 0 to 1.5 years. */
  readonly head: ReferenceTable
}

/** Children born at 25 to 36 completed weeks of gestation in the Netherlands, a table each (Bocca-Tjeertes). */
export const bocca2012Weeks: readonly WeekTables[] = ofEachWeek()

/* @__NO_SIDE_EFFECTS__ */
function ofEachWeek(): readonly WeekTables[] {
  return weeks.map(tablesOf)
}

/** The tables of a week, each declared when it is asked for: most programs meet no child of most weeks. */
function tablesOf(figures: WeekFigures): WeekTables {
  const { week } = figures
  const declared: { [measure in 'height' | 'weight' | 'head']?: ReferenceTable } = {}
  const table = (measure: keyof typeof declared) => {
    declared[measure] ??= ofWeek(week, measure, figures[measure])
    return declared[measure]
  }
  return {
    week,
    get height() {
      return table('height')
    },
    get weight() {
      return table('weight')
    },
    get head() {
      return table('head')
    },
  }
}
