import { tables } from '../reference-pages.js'
import { type Evidence, gatherEvidence } from './evidence.js'
import { normalSection, patientsSection, seamsSection } from './method-sections.js'
import { publicationSections } from './publication-sections.js'
import { independentSection, packingSection, summarySection, uncheckedSection } from './summary-section.js'
import { count } from './wording.js'

/** The text of docs/accuracy.md. */
export function accuracyPage(evidence: Evidence = gatherEvidence()): string {
  return `${[
    ...introduction(evidence),
    ...summarySection(evidence),
    ...uncheckedSection(evidence),
    ...independentSection(evidence),
    ...packingSection(evidence),
    ...normalSection(evidence),
    ...patientsSection(evidence),
    ...seamsSection(),
    ...publicationSections(evidence),
  ]
    .join('\n')
    .trimEnd()}\n`
}

function introduction({ prints, scores, results, normal, everyRow }: Evidence): string[] {
  const rows = [...everyRow.values()].reduce((sum, { inner, tails }) => sum + inner.cases + tails.cases, 0)
  return [
    '# Accuracy',
    '',
    'For whoever has to release this library for use in a hospital: what its numbers were compared with, how far they differ,',
    'and what has not been checked. The document is written by a script from the comparisons themselves; a test fails when a',
    'comparison fails or when the document says anything else.',
    '',
    '| Evidence | Cases |',
    '| --- | --: |',
    `| Values and scores printed by WHO, CDC, RKI, BfArM, authors of tables, and other calculators | ${count(prints.length)} |`,
    `| Scores that R computed from the source figures of all ${tables.length} tables, each also as percentile and back as value | ${count(scores.length)} |`,
    `| Results of whole patients that R computed: ages, birth size, target height, proportions, equivalent BMI | ${count(results.length)} |`,
    `| Values of the normal distribution by R | ${count(normal.length)} |`,
    `| Scores at every row of every source, summed up once | ${count(rows)} |`,
    '',
    'What these show: printed values, that a table is what its authors published; independent values, that the library',
    'computes from a table what the method says. Neither shows that a table suits a given child. The R code was written by',
    'the same project, from the papers, without the library’s code; it shares with it the transcribed source tables, so it',
    'cannot find an error of transcription. Only the printed values can.',
    '',
    'Units: SD is one standard deviation score. Results are compared unrounded; documents and charts round to two decimals.',
    '',
    '## How to repeat it',
    '',
    'Every comparison, from the committed files, without network or R:',
    '',
    '```sh',
    'npx vitest run test/accuracy     # every value within its tolerance, and this document up to date',
    'npm run accuracy                 # writes this document',
    '```',
    '',
    'The independent values anew, from a folder of source tables (one CSV file each: sex,x,l,m,s), with R 4.0 or later',
    '(Debian: `apt-get install -y --no-install-recommends r-base-core`) and no packages. The values of tables that are not in the',
    'folder stay as they are; whole patients are computed only from a folder that has every table.',
    '',
    '```sh',
    'npm run independent-values -- FOLDER     # test/accuracy/independent-*.csv and every-row.csv',
    '```',
    '',
    'Printed values with their sources: `test/accuracy/published/`. Tolerances: a printed value may differ by half its',
    'last digit, or by what its kind allows where the sections say so, and by 0.001 SD where the table is thinned; an',
    'independent score by 1e-9 (relative beyond ±1), by 0.002 SD where the table is thinned, in proportion beyond ±4.',
    '',
  ]
}
