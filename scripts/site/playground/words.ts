import type { ChartThemeName } from '../../../src/charts/chart-theme.js'
import type { GestationalCorrection } from '../../../src/growth/growth-options.js'
import type { BoneAgeMethod } from '../../../src/model/course-names.js'
import type { ScoreRule } from '../../../src/references/distribution.js'

import type { AdviceLevel } from './advice.js'

/** The texts of the playground that the library has not. */
export interface PlaygroundWords {
  readonly title: string
  readonly lead: string
  readonly note: string
  readonly guides: string
  readonly gallery: string
  readonly search: string
  readonly language: string
  readonly child: string
  readonly examples: string
  readonly newChild: string
  readonly form: string
  readonly error: string
  readonly errorAt: (line: number, column: number) => string
  readonly showPlace: string
  readonly lastGood: string
  readonly firstName: string
  readonly lastName: string
  readonly dateOfBirth: string
  readonly sex: string
  readonly birthAndParents: string
  readonly weekBirth: string
  readonly dayBirth: string
  readonly sizeBirthCm: string
  readonly weightBirthG: string
  readonly headBirthCm: string
  readonly sizeFatherCm: string
  readonly sizeMotherCm: string
  readonly diagnoses: string
  readonly visits: string
  readonly visit: (number: number) => string
  readonly date: string
  readonly sizeCm: string
  readonly weightKg: string
  readonly headCm: string
  readonly boneAgeYears: string
  readonly addVisit: string
  readonly removeVisit: (number: number) => string
  readonly gmfcsLevel: string
  readonly tubeFed: string
  /** Over the treatments of growth, and after the name of each: when it began and ended. */
  readonly treatments: string
  readonly treatmentFrom: string
  readonly treatmentUntil: string
  readonly puberty: string
  readonly finding: (number: number) => string
  readonly addFinding: string
  readonly removeFinding: (number: number) => string
  readonly notANumber: string
  readonly moreFields: string
  readonly settings: string
  readonly boneAgeMethodHeading: string
  readonly boneAgeMethod: { readonly [method in BoneAgeMethod | '']: string }
  readonly chart: string
  readonly set: string
  readonly lines: string
  readonly linesByDefault: string
  readonly theme: string
  readonly themes: { readonly [name in ChartThemeName | 'auto']: string }
  readonly correction: string
  readonly corrections: { readonly [name in GestationalCorrection]: string }
  readonly today: string
  readonly noChart: string
  readonly latest: (date: string, age: string) => string
  readonly noVisit: string
  readonly plausibleVisit: string
  readonly skip: string
  readonly toResults: string
  readonly about: (share: string) => string
  readonly fewerThan: (share: string) => string
  readonly moreThan: (share: string) => string
  readonly smaller: (share: string, of: string, reference: string) => string
  readonly notComputed: string
  readonly percentileMeaning: string
  readonly advice: {
    readonly title: string
    readonly levels: { readonly [level in AdviceLevel]: string }
    readonly below: (percentile: string) => string
    readonly above: (percentile: string) => string
    readonly fall: (change: string, since: string) => string
    readonly rule: (name: string, guideline: string) => string
    readonly known: { readonly [by in 'disease' | 'treatment']: string }
    readonly note: string
  }
  readonly growth: {
    readonly title: string
    readonly falls: string
    readonly fallHeads: readonly string[]
    readonly birth: string
    readonly noFall: string
    readonly fallNote: string
    readonly ruleNote: string
  }
  readonly treatment: {
    readonly title: string
    readonly none: string
    readonly began: (name: string, date: string) => string
    readonly before: string
    readonly since: string
    readonly velocity: string
    readonly perYear: string
    readonly score: string
    readonly change: string
    readonly note: string
  }
  readonly paper: {
    readonly title: string
    readonly note: string
    readonly sheet: string
    readonly chart: string
    readonly page: string
    readonly drawing: string
    readonly saved: string
    readonly notSaved: string
  }
  readonly messages: string
  readonly noMessages: string
  readonly general: string
  readonly sideBySide: string
  readonly sideBySideNote: string
  readonly references: string
  readonly corrected: string
  readonly chronological: string
  readonly family: string
  readonly familyNote: string
  readonly distance: (sds: string, date: string) => string
  readonly noTarget: string
  readonly predictions: string
  readonly method: string
  readonly adultHeight: string
  readonly range: string
  readonly notUsable: string
  readonly explained: string
  readonly explainedNote: string
  readonly ofVisit: string
  readonly allVisits: string
  readonly explainedHeads: readonly string[]
  readonly rules: { readonly [rule in ScoreRule]: string }
  readonly bases: { readonly [basis: string]: string }
  readonly patientScores: { readonly [name: string]: string }
  readonly units: { readonly years: string; readonly weeks: string; readonly cm: string }
  readonly code: string
  readonly copyCode: string
  readonly copied: string
  readonly notCopied: string
  readonly share: string
  readonly shareNote: string
  readonly linkBroken: string
}

/** A word by its name, `title` or `advice.title`; undefined where it is no plain text. */
export function wordOf(words: PlaygroundWords, name: string): string | undefined {
  const found = name.split('.').reduce<unknown>((of, key) => (of as { readonly [key: string]: unknown })?.[key], words)
  return typeof found === 'string' ? found : undefined
}
