import { pageText } from '../page-text.js'
import { tables } from '../reference-tables.js'
import { comparedIncrements } from './course-evidence.js'
import { type Evidence, gatherEvidence } from './evidence.js'
import { normalSection, patientsSection, seamsSection } from './method-sections.js'
import { notCheckedInR } from './notes.js'
import {
  independentSection,
  notInRSection,
  packingSection,
  summarySection,
  uncheckedSection,
} from './summary-section.js'
import { count } from './wording.js'

/** The text of docs/accuracy.md. */
export function accuracyPage(evidence: Evidence = gatherEvidence()): string {
  return pageText([
    ...introduction(evidence),
    ...summarySection(evidence),
    ...independentSection(evidence),
    ...normalSection(evidence),
    ...patientsSection(evidence),
    ...furtherSection(evidence),
  ])
}

/** The tables of evidence beside the pages of the references: seams, packing, what has no printed value. */
export function evidencePages(evidence: Evidence): ReadonlyMap<string, string> {
  return new Map([
    ['seams.md', pageText(['# Seams, steps and packing', '', ...seamsSection(), ...packingSection(evidence)])],
    ['unchecked.md', pageText(['# What was not checked', '', ...uncheckedSection(evidence), ...notInRSection()])],
  ])
}

/** Evidence on other pages. */
function furtherSection({ printsOf }: Evidence): string[] {
  const bare = tables.filter((table) => printsOf(table).length === 0).length
  return [
    '## Further evidence',
    '',
    '- [Each publication](references/README.md): its page lists printed and independent values table by table, the quality of the',
    '  figures and where scores end.',
    `- [What was not checked](references/unchecked.md): ${bare} of ${tables.length} tables have no printed value to compare with; which of them`,
    '  agree with a second copy, and which have no second source at all.',
    '- [Seams, steps and packing](references/seams.md): how much a score changes where one table gives way to the next, what lies',
    '  between the rows, and how daily tables are thinned.',
    '- [Growth over time](course/accuracy.md): gains, velocity, adult height, stages of puberty.',
    '- [Agreement](references/agreement.md): our tables beside those of other packages.',
    '- [Plausibility checks](plausibility.md): every limit with its source; [of a course](plausibility-course.md): wrong visits found',
    '  and hints about healthy children, in simulated records.',
    '- [How it computes](method.md): the formulas.',
    '',
  ]
}

function checkedInR(): string {
  const { length } = tables
  return notCheckedInR.length === 0 ? `all ${length} tables` : `${length - notCheckedInR.length} of ${length} tables`
}

function introduction({ prints, scores, results, normal, everyRow }: Evidence): string[] {
  const rows = [...everyRow.values()].reduce((sum, { inner, tails }) => sum + inner.cases + tails.cases, 0)
  return [
    '# Accuracy',
    '',
    'For anyone who has to approve this library for use in a hospital: what its numbers were compared with, how far they',
    'differ, and what has not been checked. A script generates this document from the comparisons; a test fails if a comparison',
    'fails or the document is out of date.',
    '',
    '| Evidence | Cases |',
    '| --- | --: |',
    `| Values and scores printed by WHO, CDC, RKI, BfArM, authors of tables, and other calculators | ${count(prints.length)} |`,
    `| Scores that R computed from the source figures of ${checkedInR()}, each also converted to a percentile and back to a value | ${count(scores.length)} |`,
    `| Results for complete patients that R computed: ages, birth size, target height, proportions, equivalent BMI | ${count(results.length)} |`,
    `| Values of the normal distribution from R | ${count(normal.length)} |`,
    `| Scores at every row of every source, summarised | ${count(rows)} |`,
    `| Gains of infants printed by WHO, for [growth over time](course/accuracy.md) | ${count(comparedIncrements().length)} |`,
    '',
    'Printed values show that a table is what its authors published; independent values show that the library computes from',
    'it what the method prescribes. Neither shows that a table suits a given child. The R code was written by the same project,',
    'from the papers and without the library’s code, but it uses the same transcribed source tables. It therefore cannot',
    'detect a transcription error; only the printed values can.',
    '',
    'Differences in scores are given in SD, standard deviations. Results are compared unrounded. Result documents round scores,',
    'percentiles, BMI and ratios to two decimals and computed lengths to one. Chart labels show scores with two decimals,',
    'percentiles with none (below 1 and above 99 with one), weight and ratios with up to two, lengths and BMI with up to one.',
    '',
    '## How to repeat it',
    '',
    'All comparisons, from the committed files, without network access or R:',
    '',
    '```sh',
    'npx vitest run test/accuracy     # checks every value against its tolerance, and that this document is up to date',
    'npm run accuracy                 # generates this document',
    '```',
    '',
    'The independent values are recomputed from a folder of source tables (one CSV file each: sex,x,l,m,s) by R 4.0 or later',
    '(Debian: `apt-get install -y --no-install-recommends r-base-core`) without further packages. Values of tables that are not',
    'in the folder are kept; complete patients are recomputed only from a folder that has every table.',
    '',
    '```sh',
    'npm run independent-values -- FOLDER     # test/accuracy/independent-*.csv and every-row.csv',
    '```',
    '',
    'The printed values and their sources are in `test/accuracy/published/`. Tolerances: a printed value may differ by half a',
    'unit of its last digit, or more where its section says so, plus 0.001 SD where the table is thinned; an independent score',
    'may differ by 1e-9 (relative beyond ±1), or by 0.002 SD where the table is thinned, with the square of the score beyond ±4.',
    '',
  ]
}
