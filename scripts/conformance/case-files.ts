import { conformanceSchema } from './case-schema.js'
import { patientCases, scoreCases } from './computed-cases.js'
import { conditionalCases, conditionalLimits, gainCases, predictionCases } from './course-cases.js'
import { bmiClassCases, printedCases } from './printed-cases.js'
import { invalidCases, ownCases } from './rule-cases.js'
import { type CaseSource, type DraftCase, sourceKinds } from './written-case.js'

/** What the cases of each group test; each is a file. */
const groups = {
  'printed-tables': 'values at percentiles and scores as the publishers print them',
  'between-rows': 'ages between the rows of a table, where figures are interpolated',
  tails: 'scores of -3 and below, of +3 and above: the LMS formula, WHO’s rule, half-normal and skew-t tails',
  seams: 'ages at which a set of references goes from one table to the next, and figures that are held',
  birthdays: 'days around birthdays, and the ends of tables that fall on one',
  'day-731': 'WHO’s step from length to height, and the 0.7 cm between lying and standing',
  term: 'children born preterm, by postmenstrual age, and the step to corrected age at 50 weeks',
  'corrected-age': 'children born preterm, by corrected age, and the end of the correction',
  'weight-for-length': 'weight by length or height instead of age',
  'bmi-classes': 'body mass indices on both sides of the limits of a class',
  'birth-size': 'length, weight and head circumference at birth by day of gestation',
  velocity: 'gains over an interval, as WHO prints them',
  'conditional-gain': 'a gain of weight, given the weight before',
  predictions: 'target height and predicted adult height',
  'invalid-input': 'questions that no score answers',
} as const

/** The files of conformance/, by name. */
export async function conformanceFiles(): Promise<ReadonlyMap<string, string>> {
  const cases = [
    ...printedCases(),
    ...bmiClassCases(),
    ...scoreCases(),
    ...patientCases(),
    ...gainCases(),
    ...conditionalCases(),
    ...conditionalLimits(),
    ...predictionCases(),
    ...(await ownCases()),
    ...invalidCases(),
  ]
  const files = Object.entries(groups).map(([group, description]) => {
    const own = cases.filter((one) => one.group === group)
    return [`cases/${group}.json`, groupFile(group, description, own)] as const
  })
  return new Map([
    ...files,
    ['case.schema.json', `${JSON.stringify(conformanceSchema(Object.keys(groups)), null, 2)}\n`],
  ])
}

/** A file of cases: a line each, so that a change shows as the case that changed. */
function groupFile(group: string, description: string, cases: readonly DraftCase[]): string {
  const texts = [...new Set(cases.map(({ source }) => source.text))]
  const sources = Object.fromEntries(texts.map((text, index) => [`s${index + 1}`, sourceOf(cases, text)]))
  const counts = new Map<string, number>()
  const lines = cases.map(({ source, expected, tolerance, group: _, ...question }) => {
    const name = [group, question.reference, question.sex || 'none'].join('/')
    const count = (counts.get(name) ?? 0) + 1
    counts.set(name, count)
    const answer = { expected, tolerance, source: `s${texts.indexOf(source.text) + 1}` }
    return `    ${JSON.stringify({ id: `${name}/${count}`, group, ...question, ...answer })}`
  })
  const head = { $schema: '../case.schema.json', group, description, sources }
  return `${JSON.stringify(head, null, 2).slice(0, -2)},\n  "cases": [\n${lines.join(',\n')}\n  ]\n}\n`
}

function sourceOf(cases: readonly DraftCase[], text: string): CaseSource & { readonly meaning: string } {
  const found = cases.find(({ source }) => source.text === text)
  if (found === undefined) throw new Error(`no case of ${text}`)
  const { kind } = found.source
  return { kind, meaning: sourceKinds[kind], text }
}
