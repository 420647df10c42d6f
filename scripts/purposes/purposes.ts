import type { ModuleName } from '../../src/ground/model/module-names.js'

/** What a module is for. Sentences are of the documentation, which is in English. */
export interface Purpose {
  readonly title: string
  readonly intended: string
  readonly users: string
  /** What is claimed, and where it is shown. */
  readonly claims: readonly string[]
  readonly contraindications: readonly string[]
  /** How a deployment does without it. */
  readonly without: string
  /** What it is called in code, over HTTP and on the command line. */
  readonly reached: string
  /** Where the tests of its requirements and hazards lie, in `test/`. A longer path goes before a shorter one. */
  readonly tests: readonly string[]
}

export const purposes: { readonly [name in ModuleName]: Purpose } = {
  scores: {
    title: 'Scores',
    intended:
      'Computes SD scores and percentiles of measurements by published references, the age they hold at, target height, size at birth for gestational age and classes of body mass index.',
    users: 'Clinicians, through the software that a vendor has built; statisticians who score data.',
    claims: [
      'Every figure of a reference is that of its publication, or the difference is on its page: [accuracy](../accuracy.md), [references](../references/README.md).',
      'The method is [described](../method.md), and `explainScores` gives the table, row and formula of each score.',
    ],
    contraindications: [
      'A score is no diagnosis, and a reference is not for every population: its page says who was measured.',
      'Adults have no score, other than as parents.',
    ],
    without: 'It is always there.',
    reached:
      '`calculatePatient`, `calculateMany`, `scoreColumns`; `/api/{xml,json}`; `calculate`, `batch`; [SQL](../scale.md)',
    tests: [
      'accuracy',
      'clinical/assessment',
      'clinical/growth',
      'clinical/references',
      'command',
      'doors/http',
      'doors/warehouse',
      'fuzz',
      'ground',
      'shown/documents',
      'built',
      'examples',
      'docs',
      'engines',
    ],
  },
  plausibility: {
    title: 'Plausibility',
    intended:
      'Compares entries with possible values, with each other and with a child’s other visits, and says which are impossible, exceptional or unusual. An early or late onset of puberty is among its hints.',
    users: 'Whoever enters measurements, and whoever reads a score.',
    claims: [
      'Each rule has its limit and source: [plausibility](../plausibility.md).',
      'How many slips the checks of a course find, and how often they ask about healthy children, is [measured](../plausibility-course.md).',
    ],
    contraindications: [
      'A message does not say which value is right: measure again.',
      'The absence of messages says that entries are consistent, and no more.',
    ],
    without: 'It is always there: no value is scored unchecked.',
    reached: '`validatePatient`, and `validationMessages` of every result; `ValidationMessages` of documents',
    tests: ['clinical/validation', 'ground/languages'],
  },
  charts: {
    title: 'Charts',
    intended:
      'Draws a child’s values on the curves of the reference that they are scored by, as pictures, pages, print and data, and as an interactive chart.',
    users: 'Clinicians and families beside them; programs that read chart data.',
    claims: [
      'A point has the score of the result, and what is not drawn is counted and named: [charts](../charts.md).',
      'Svg, Html and Pdf have a description, a language and selectable text.',
    ],
    contraindications: [
      'An outermost percentile is not the limit of a disease.',
      'Values supposed or interpolated in the interactive chart are for discussion, not for the record.',
    ],
    without: 'With `modules` that lack `charts` no chart is drawn. A bundle that imports none has none.',
    reached: '`renderChart`, `chartSvg`, `chartData`, `<auxology-chart>`; `/api/{xml,json}/chart/…`; `chart`',
    tests: ['charts', 'shown/render', 'doors/element', 'site'],
  },
  course: {
    title: 'Growth over time: prediction and screening',
    intended:
      'Computes velocity and gains, changes of scores, adult height by published methods, stages of puberty, the thresholds of NICE NG75 for faltering growth, published screening rules, and the value to be expected from earlier visits by an estimate of our own.',
    users: 'Clinicians who know the methods, or read the page of each.',
    claims: [
      'Each published method is its publication’s, with formula, range and error: [methods](../course/README.md).',
      'What is expected is our own estimate, judged on held-out children: [expected growth](../course/expected-growth.md).',
      'Screening rules come with the sensitivity and specificity that were published, and the share of children who meet them.',
      '`explainCourse` shows each number by hand.',
    ],
    contraindications: [
      'A prediction is not a guarantee; none is for a child with a disease or under treatment of growth.',
      'A rule that is met is a reason to look, one that is not met no reason not to.',
      'An expected value is not there to follow a disease or a treatment, to decide on a referral, or to fill in a missing value.',
    ],
    without:
      'With `modules` that lack `course` its functions, its charts and the clinic sheet are refused, and pages and documents have nothing of it; charts of height, weight and head circumference say that it is not assessed. A bundle of `createCalculator` has none of its code. One of `createCharts` without `courseCharts` loads none of it with a chart; pages, sheets and pages of data, which show it, bring it with them.',
    reached:
      "`assessCourse`, `explainCourse`, `expectedGrowth` with its text and explanation, `assessPuberty`, `courseCharts`, `layout: 'sheet'`; `/api/{xml,json}/course`; `course`",
    tests: [
      'clinical/course',
      'charts/sheet',
      'charts/faltering-caution',
      'charts/reported-fall',
      'charts/velocity-charts',
      'charts/thrive-lines',
      'charts/expected-fan',
      'command/course',
      'doors/http/course',
      'shown/render/gain-tables',
      'shown/render/html-course',
    ],
  },
  exchange: {
    title: 'Exchange with record systems',
    intended:
      'Reads a child’s growth from FHIR, writes scores back as FHIR, and answers record systems with cards (CDS Hooks) and `$growth`.',
    users: 'Vendors of record systems; clinicians see cards and observations in their record.',
    claims: [
      'What is not used of a record is named, with the reason: [FHIR](../fhir.md).',
      'A score carries its reference, bound and messages, and is never read back as a measurement.',
    ],
    contraindications: [
      'A card is no diagnosis, and the absence of one means nothing: [cards](../cds-hooks.md).',
      'A range of ±2 SD is no limit of a disease.',
    ],
    without:
      'It has an entry of its own (`auxology/fhir`), and a service offers it only with `fhir` or `cdsHooks`; with `modules` that lack `exchange` a service refuses both.',
    reached: '`patientFromFhir`, `resultToFhir`; `/fhir/$growth`, `/cds-services`; `fhir`',
    tests: [
      'doors/fhir',
      'doors/http/cds-hooks',
      'doors/http/card-markdown',
      'doors/http/growth-operation',
      'doors/http/token-verifier',
      'doors/warehouse/bulk-fhir',
      'smart',
      'command/fhir',
    ],
  },
}
