import type { Gender } from '../model/patient.js'

/** Everything a chart says in one language, apart from the titles in its definition. */
export interface ChartWords {
  /** Children of a sex, as the title has it. */
  readonly population: { readonly [gender in Gender]: string }
  readonly born: (date: string) => string
  readonly percentile: (percentile: string) => string
  readonly median: string
  readonly approximateMedian: string
  readonly lying: string
  readonly standing: string
  readonly birth: string
  readonly measurement: string
  readonly boneAge: string
  readonly correctedAge: string
  readonly targetHeight: string
  readonly targetLegend: string
  readonly event: string
  readonly targetRange: (lowest: string, highest: string) => string
  readonly generalReference: string
  readonly references: string
  readonly reference: string
  readonly corrected: (age: string) => string
  readonly years: (years: string) => string
  readonly months: (months: string) => string
  /** For the picture's description. */
  readonly chartOf: (title: string, population: string) => string
  readonly noValues: string
  readonly values: (count: number) => string
  readonly latest: (point: string) => string
  /** What a reader must know of the figures. */
  readonly notes: {
    readonly correctedAge: string
    readonly beforeTerm: string
    readonly held: (reference: string, from: string) => string
    readonly birthReference: (reference: string) => string
    readonly tooOld: (years: string) => string
    readonly otherPosition: string
    readonly outside: (count: number) => string
  }
  /** A date that cannot be misread. */
  readonly date: (year: number, month: number, day: number) => string
}
