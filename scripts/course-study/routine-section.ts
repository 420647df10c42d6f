import { countsOf, in1000, summed } from '../cohort-study/real-section.js'
import { cohorts } from '../cohort-study/share.js'
import { markdownTable } from '../markdown-table.js'
import { ageBands, type CourseStudy, gaps } from './course-study.js'
import { alarmsIn1000, lengthHints, shares } from './figures.js'
import { places } from './injected-errors.js'

/** The schedule that is as SMOCC's. */
const likeSmocc = 'Dutch well-baby clinics, to 2 years'

/** The errors of infants' values that are set beside each other. */
const compared = ['height +5 cm', 'height −5 cm', 'height +10 cm', 'height −10 cm', 'weight +50 %', 'weight in pounds']

/** What measuring as in routine care changes, beside real infants. */
export function routineSection(trained: CourseStudy, routine: CourseStudy): string {
  const smocc = summed(countsOf('smocc', 'size'))
  return [
    '## As routine care measures',
    '',
    'The same children, with the error that routine care has: 0.75 cm and whole centimetres under 2 years, 0.5 cm from 2 to 4 years, nothing else changed. 0.75 cm is how far lengths of SMOCC lie about the line between those beside them; 0.5 cm is our own choice.',
    '',
    ...markdownTable('Lengths at well-baby clinics, to 2 years | Lengths: | Hints in 1,000 lengths:', [
      ['simulated, trained staff', ...lengthsRow(trained)],
      ['simulated, routine care', ...lengthsRow(routine)],
      [`real children (${cohorts.smocc.name})`, smocc.values, in1000(smocc.values, smocc.hints)],
    ]),
    ...markdownTable(
      'Hints in 1,000 values of healthy children | Trained staff: | Routine care:',
      trained.alarms.map((row, i) => {
        const other = routine.alarms[i]
        return [
          row.schedule,
          alarmsIn1000([row]).toFixed(2),
          other === undefined ? '–' : alarmsIn1000([other]).toFixed(2),
        ]
      }),
    ),
    'Wrong visits under 2 years, per cent found, by trained staff and in routine care:',
    '',
    ...markdownTable(
      ['Error', 'Visit', ...gaps.map((gap) => `${gap} y apart:`)].join(' | '),
      compared.flatMap((error) =>
        places.map((place) => [error, place, ...gaps.map((gap) => foundBoth(trained, routine, error, place, gap))]),
      ),
    ),
  ].join('\n')
}

function lengthsRow(study: CourseStudy): readonly (string | number)[] {
  const [lengths, hints] = lengthHints(study, likeSmocc)
  return [lengths, in1000(lengths, hints)]
}

function foundBoth(trained: CourseStudy, routine: CourseStudy, error: string, place: string, gap: number): string {
  const share = ({ found }: CourseStudy) => {
    const cells = found.filter(
      (it) => it.error === error && it.place === place && it.gap === gap && it.band === ageBands[0],
    )
    return cells.reduce((sum, { wrong }) => sum + wrong, 0) < 30 ? '–' : shares(cells).found.toFixed(0)
  }
  return share(trained) === '–' ? '–' : `${share(trained)}, ${share(routine)}`
}
