import { expect, it } from 'vitest'
import { auxology } from './auxology.js'

const child =
  '{ "DateOfBirth": "2014-06-04", "Gender": "female", "Measurements": [{ "Date": "2024-06-04", "SizeCm": 138 }] }'
const run = (...words: readonly string[]) => auxology([...words, '--today', '2024-06-10'], { input: child })

it.each([
  [['calculate', '-'], 'scores,plausibility', 0, ''],
  [
    ['course', '-'],
    'scores,plausibility',
    1,
    'growth over time: the module course is switched off here (option modules).',
  ],
  [
    ['chart', '-', '--type', 'Height', '--format', 'Svg'],
    'scores,plausibility',
    1,
    'charts: the module charts is switched off here',
  ],
  [['calculate', '-'], 'scores', 1, '--modules is "scores" (without plausibility, which can'],
  [['calculate', '-'], 'scores,plausibility,chart', 1, '--modules is "chart" (did you mean charts?)'],
] as const)('%j with --modules %s ends with %d', async (words, modules, status, error) => {
  const { status: ended, errors } = await run(...words, '--modules', modules)
  expect(ended).toBe(status)
  expect(errors.join(' ')).toContain(error)
})

it.each([
  ['compare', 'old.xml', 'new.xml'],
  ['completion', 'bash'],
  ['conform', 'cases'],
  ['sql', '--dialect', 'duckdb'],
  ['tables', '--out', 'days.csv'],
])('%s, which neither calculates nor draws, has no --modules', async (name, ...words) => {
  const { status, errors } = await auxology([name, ...words, '--modules', 'scores,plausibility'])
  expect([status, errors.join()]).toEqual([1, expect.stringContaining('unknown option --modules')])
  expect((await auxology([name, '--help'])).output).not.toContain('--modules')
})
