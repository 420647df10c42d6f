import { courseOf } from '../../src/clinical/course/assess-course.js'
import { type CourseBasis, courseBasis } from '../../src/clinical/course/course-basis.js'
import { criteriaAtAge, evaluateScreening } from '../../src/clinical/course/screening/evaluate-screening.js'
import { screeningRules } from '../../src/clinical/course/screening/published-rules.js'
import type { ScreeningFacts } from '../../src/clinical/course/screening/screening-facts.js'
import type { ScreeningRule } from '../../src/clinical/course/screening/screening-rule.js'
import { germany } from '../../src/clinical/references/index.js'
import { netherlands1997 } from '../../src/clinical/references/national/netherlands.js'
import type { ReferenceSet } from '../../src/clinical/references/reference-set.js'
import { en } from '../../src/ground/languages/en/index.js'
import type { ScreeningQuantity } from '../../src/ground/model/course-names.js'
import { type StudiedChild, studyDay } from './cohort-patients.js'
import { falteringVerdicts, type LimitId, type LimitVerdict, otherVerdicts } from './limits.js'
import { type CohortName, cohorts, type Share } from './share.js'

/** Of the children of a cohort, judged by a set, those who ever meet a limit. */
export interface LimitShare extends Share {
  readonly limit: LimitId
  readonly cohort: CohortName
  readonly set: StudiedSet
}

/** The sets that the children are judged by: the default, and for Dutch children that of their time. */
const sets: { readonly [set in StudiedSet]: ReferenceSet } = { germany, 'netherlands-1997': netherlands1997 }
export type StudiedSet = 'germany' | 'netherlands-1997'

/** By which sets a cohort is judged. */
const setsOf: { readonly [cohort in CohortName]: readonly StudiedSet[] } = {
  terneuzen: ['netherlands-1997', 'germany'],
  smocc: ['netherlands-1997', 'germany'],
  cpp: ['germany'],
}

/** Visits up to this age are of birth itself, at which nothing is judged, days. */
const birthDays = 1

/** Judges every child at every visit, by what was known then, and counts the children who ever meet each limit. */
export function countShares(children: readonly StudiedChild[]): readonly LimitShare[] {
  return (Object.keys(cohorts) as CohortName[]).flatMap((cohort) =>
    setsOf[cohort].flatMap((set) => {
      const courses = children
        .filter((child) => child.cohort === cohort)
        .map((child) => basesOf(child, sets[set]))
        .filter((bases) => bases.length > 0)
      const rules = askableRules(courses.flat())
      const verdicts = courses.map((bases) => everVerdicts(bases, rules))
      return [...new Set(verdicts.flatMap((ever) => [...ever.keys()]))].map((limit): LimitShare => {
        const asked = verdicts.flatMap((ever) => ever.get(limit) ?? [])
        return { limit, cohort, set, met: asked.filter((isMet) => isMet).length, of: asked.length }
      })
    }),
  )
}

/** What is known of a child at each visit after birth. */
function basesOf({ patient, days }: StudiedChild, references: ReferenceSet): readonly CourseBasis[] {
  return days.flatMap((day, last) => {
    const measurements = patient.measurements?.slice(0, last + 1)
    return day <= birthDays ? [] : [courseBasis({ ...patient, measurements }, { references, today: studyDay })]
  })
}

/** The rules with the alternatives that a cohort can meet: of each quantity that they compare something is known of some child. */
function askableRules(bases: readonly CourseBasis[]): readonly ScreeningRule[] {
  const known = new Set<ScreeningQuantity>()
  for (const { screened } of bases) {
    for (const [quantity, value] of Object.entries(screened?.quantities ?? {})) {
      if (typeof value === 'number') known.add(quantity as ScreeningQuantity)
    }
  }
  return screeningRules.map((rule) => ({
    ...rule,
    notAsked: [],
    criteria: rule.criteria.map((criterion) => ({
      ...criterion,
      anyOf: criterion.anyOf.filter(({ all }) => all.every(({ quantity }) => known.has(quantity))),
    })),
  }))
}

/** Met at some visit; not met where it could be asked at some and was met at none. */
function everVerdicts(bases: readonly CourseBasis[], rules: readonly ScreeningRule[]): ReadonlyMap<LimitId, boolean> {
  const ever = new Map<LimitId, boolean>()
  for (const basis of bases) {
    const course = courseOf(basis)
    const last = basis.assessment.growth.measurements.length - 1
    const ofRules = basis.screened === undefined ? [] : ruleVerdicts(basis.screened, rules)
    for (const [limit, isMet] of [...ofRules, ...falteringVerdicts(course), ...otherVerdicts(course, last)]) {
      if (isMet !== undefined) ever.set(limit, isMet || ever.get(limit) === true)
    }
  }
  return ever
}

/** Each rule by the criteria that can be asked, and each criterion by itself. */
function ruleVerdicts(facts: ScreeningFacts, rules: readonly ScreeningRule[]): readonly LimitVerdict[] {
  return rules.flatMap((rule): readonly LimitVerdict[] => {
    const ofCriteria = rule.criteria.map((criterion, i): LimitVerdict => {
      const alone = { ...rule, criteria: [criterion] }
      const isOfAge = criteriaAtAge(alone, facts).length > 0
      return [`${rule.id}:${i}`, isOfAge ? evaluateScreening(facts, en, [alone])[0]?.met : undefined]
    })
    const asked = ofCriteria.flatMap(([, isMet]) => isMet ?? [])
    return [[rule.id, asked.length === 0 ? undefined : asked.some((isMet) => isMet)], ...ofCriteria]
  })
}
