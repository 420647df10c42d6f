import { calculatePatient } from '../../src/clinical/assessment/calculate-patient.js'
import type { CourseAssessment } from '../../src/clinical/course/assess-course.js'
import { type CourseExplanation, explainCourse } from '../../src/clinical/course/explain/explain-course.js'
import { courseExplanation } from '../../src/command/printed/course-explanation.js'
import { courseByHand } from '../../src/ground/languages/course-by-hand.js'
import { en } from '../../src/ground/languages/en/index.js'
import { courseAccuracyPage } from '../accuracy/course-section.js'
import { sharesSection } from '../cohort-study/share-tables.js'
import { inEnglish } from '../in-english.js'
import { markdownTable } from '../markdown-table.js'
import { pageText } from '../page-text.js'
import { cited, rightsLines, rightsParagraph } from '../rights-pages.js'
import { adultHeightPages } from './adult-height-pages.js'
import type { CoursePage, SampleLists, WrittenPage } from './course-page.js'
import { expectedPage } from './expected-page.js'
import { falteringPage } from './faltering-page.js'
import { growthPages } from './growth-pages.js'
import { pubertyPage } from './puberty-page.js'

const pages: readonly (CoursePage | WrittenPage)[] = [
  ...growthPages,
  falteringPage,
  expectedPage,
  ...adultHeightPages,
  pubertyPage,
]

/** The pages of docs/course by file name: one for each method of growth over time. */
export function coursePages(): ReadonlyMap<string, string> {
  return new Map([
    ['README.md', overview()],
    ['accuracy.md', courseAccuracyPage()],
    ...pages.map((page) => [`${page.name}.md`, layOut(page)] as const),
  ])
}

function layOut(page: CoursePage | WrittenPage): string {
  const isCourse = 'shown' in page
  const { title, publications, citations = [], what, facts, quality, limits, asked } = page
  return pageText([
    `# ${title}`,
    '',
    ...what.flatMap((paragraph) => [paragraph, '']),
    '| | |',
    '| --- | --- |',
    ...Object.entries(facts).map(([label, text]) => `| ${label} | ${text} |`),
    '',
    ...(asked === undefined ? [] : sharesSection(page.name, asked)),
    '## Published in',
    '',
    ...publications.flatMap((publication) => [
      `${cited(publication)}`,
      '',
      `- Population: ${inEnglish(publication.population)}`,
      ...rightsLines(publication),
      '',
    ]),
    ...citations.flatMap((citation) => [citation, '']),
    ...(publications.length + citations.length === 0 ? ['No paper: it is a difference.', ''] : []),
    '## Quality of the figures',
    '',
    ...quality.map((text) => `- ${text}`),
    '',
    '## Limits',
    '',
    ...limits.map((text) => `- ${text}`),
    '',
    '## An example',
    '',
    page.example.told,
    '',
    '```',
    isCourse ? exampleText(page) : page.example.lines().join('\n'),
    '```',
    '',
    isCourse
      ? 'These are the lines of `explainCourse`, as `auxology course --explain` prints them; a test recomputes them.'
      : 'A test recomputes these lines.',
    '',
    'Back to [growth over time](../course.md).',
  ])
}

/** How the numbers of the page's example came about, without the papers, which the page has. */
function exampleText({ example, shown }: CoursePage): string {
  const { patient, options } = example
  const { boneAgeMethod: _, pubertalTiming: __, methods: ___, ...calculation } = options
  const { course, explanations } = explainCourse(patient, options)
  const chosen = explanations
    .filter((explanation) => shown(explanation, listsOf(course, explanation)))
    .map((explanation) => ({ ...explanation, citations: [] }))
  const text = courseExplanation(
    calculatePatient(patient, calculation),
    { course, explanations: chosen },
    { ...en, byHand: courseByHand.en },
  )
  const [, body = ''] = text.split(`${courseByHand.en.title}\n`)
  return body.trim()
}

function listsOf(
  { intervals, targets, predictions, screening }: CourseAssessment,
  { of, index }: CourseExplanation,
): SampleLists {
  const interval = of === 'intervals' ? intervals[index] : undefined
  const methods = { targets, predictions, intervals: [], targetDistances: [], notUsable: [], screening: [] }[of]
  return {
    method: methods[index]?.method,
    rule: of === 'screening' ? screening[index]?.rule : undefined,
    measure: interval?.measure,
    hasConditionalGain: interval?.conditionalGain !== undefined,
  }
}

function overview(): string {
  const table = (...listed: readonly (CoursePage | WrittenPage)[]) =>
    markdownTable(
      'Method | What it gives',
      listed.map(({ name, title, summary }) => [`[${title}](${name}.md)`, summary]),
    )
  return pageText([
    '# Methods of growth over time',
    '',
    'A page for each method that `assessCourse` and `assessPuberty` use: what it asks for, its formula, its error as published, the quality of its',
    'figures, its limits, its paper, and an example by hand. [Growth over time](../course.md) says how the methods work together;',
    '[accuracy](accuracy.md) what they were compared with. These pages are generated by `npm run docs`.',
    '',
    '## Between visits, family, screening',
    '',
    ...table(...growthPages, falteringPage, expectedPage),
    '## Adult height',
    '',
    ...table(...adultHeightPages),
    '## Puberty',
    '',
    ...table(pubertyPage),
  ])
}

/** Origin and terms of the figures of growth over time, for NOTICE.md. */
export function courseNotices(): string[] {
  return pages.flatMap(({ title, name, publications, citations = [], quality, inNotice = quality }) =>
    publications.length + citations.length === 0
      ? []
      : [
          `### ${title}`,
          '',
          ...publications.flatMap((publication) => [cited(publication), '', rightsParagraph(publication), '']),
          ...citations.flatMap((citation) => [citation, '']),
          `Figures: ${inNotice.join(' ').replaceAll(/\]\((\.\.\/)?/g, (_, up) => (up === undefined ? '](docs/course/' : '](docs/'))} See docs/course/${name}.md.`,
          '',
        ],
  )
}
