import type { enBasics } from './en/basics.js'
import type { enBatch } from './en/batch.js'
import type { enCds } from './en/cds.js'
import type { enChart } from './en/chart.js'
import type { enComparison } from './en/comparison.js'
import type { enCourse } from './en/course.js'
import type { enCourseByHand } from './en/course-by-hand.js'
import type { enElement } from './en/element.js'
import type { enExpectedGrowth } from './en/expected-growth.js'
import type { enFhir } from './en/fhir.js'
import type { enFhirWriter } from './en/fhir-writer.js'
import type { enPage } from './en/page.js'
import type { enReference } from './en/reference.js'
import type { enReport } from './en/report.js'
import type { enSheet } from './en/sheet.js'
import type { enTerminal } from './en/terminal.js'

// English says which texts there are and what they are made from: a language that lacks one does not compile.

/** The same texts in any language. */
type Texts<English> = {
  readonly [name in keyof English]: English[name] extends string | ((...parts: never) => string)
    ? English[name]
    : Texts<English[name]>
}

/** Names that several parts of a language share, as written within a sentence: `target height`. */
export interface SharedNames extends Texts<typeof enBasics.names> {}

/** The texts of a chart. */
export interface ChartWords extends Texts<typeof enChart> {}

/** What the y axis of a chart can measure. */
export type ChartMeasureName = keyof ChartWords['measures']

/** The texts of an x axis: its label, its unit and both together. */
export interface AxisWords extends Texts<typeof enChart.axes.bodyLength> {}

/** The texts of a chart's page outside the chart. */
export interface PageWords extends Texts<typeof enPage> {}

/** The pages of data after a chart in PDF. */
export interface ReportWords extends Texts<typeof enReport> {}

/** The texts of the clinic sheet that the chart and growth over time don't have. */
export interface SheetWords extends Texts<typeof enSheet> {}

/** The table of results on the command line. */
export interface TerminalWords extends Texts<typeof enTerminal> {}

/** What the command says of a file of one reference. */
export interface ReferenceWords extends Texts<typeof enReference> {}

/** What the command says of other programs and of two results. */
export interface ComparisonWords extends Texts<typeof enComparison> {}

/** The texts of growth over time on the command line and on charts. */
export interface CourseWords extends Texts<typeof enCourse> {}

/** The texts of how each number of growth over time came about. */
export interface CourseHandWords extends Texts<typeof enCourseByHand> {}

/** The texts of what is expected of a child's growth. */
export interface ExpectedGrowthWords extends Texts<typeof enExpectedGrowth> {}

/** The texts of the interactive chart around its picture. */
export interface ElementWords extends Texts<typeof enElement> {}

/** What `auxology batch --dry-run` says of a table. */
export interface BatchWords extends Texts<typeof enBatch> {}

/** The texts of cards that record systems show (CDS Hooks). A summary has fewer than 140 characters. */
export interface CdsWords extends Texts<typeof enCds> {}

/** The texts of reading FHIR. */
export interface FhirWords extends Texts<typeof enFhir> {}

/** The texts of writing FHIR. */
export interface FhirWriterWords extends Texts<typeof enFhirWriter> {}
