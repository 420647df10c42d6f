import type { ChartThemeName } from '../../../src/charts/chart-theme.js'
import type { NotUsableReason } from '../../../src/course/adult-height/adult-height-method.js'
import type { GestationalCorrection } from '../../../src/growth/growth-options.js'
import type { ScoreRule } from '../../../src/references/distribution.js'

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
  readonly puberty: string
  readonly finding: (number: number) => string
  readonly addFinding: string
  readonly removeFinding: (number: number) => string
  readonly notANumber: string
  readonly moreFields: string
  readonly settings: string
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
  readonly toResults: string
  readonly about: (share: string) => string
  readonly fewerThan: (share: string) => string
  readonly moreThan: (share: string) => string
  readonly smaller: (share: string, reference: string) => string
  readonly notComputed: string
  readonly percentileMeaning: string
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
  readonly target: (cm: string, low: string, high: string, method: string) => string
  readonly distance: (sds: string, date: string) => string
  readonly noTarget: string
  readonly predictions: string
  readonly method: string
  /** A method's own word for one of its tables. */
  readonly variant: (variant: string) => string
  readonly adultHeight: string
  readonly range: string
  readonly noRange: string
  readonly notUsable: string
  /** What a method can ask for, where no field of the form has the name. */
  readonly inputs: { readonly [input: string]: string }
  readonly reasons: { readonly [code in NotUsableReason['code']]: string }
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
