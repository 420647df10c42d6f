import { expect, it } from 'vitest'
import { fictionalRows } from '../fixtures/fictional-weeks.js'
import { auxology } from './auxology.js'

const csv = (measure: 'height' | 'head') =>
  ['sex,years,l,m,s', ...fictionalRows(28, measure).map(({ x, l, m, s }) => `female,${x},${l},${m},${s}`)].join('\n')

const table = (measure: string) => ({
  id: `our-${measure}-28`,
  measure,
  publication: {
    shortName: 'Ours (GA 28)',
    citation: 'Invented figures. 2026.',
    population: '',
    rights: { status: 'restricted', licence: 'For our own use.' },
  },
  csv: `${measure}-28.csv`,
})

const set = (base: string) => ({
  id: 'our-weeks',
  name: 'By week',
  base,
  tables: [table('height'), table('head')],
  series: {},
  weeks: { 28: { height: 'our-height-28', head: 'our-head-28' } },
})

const child = {
  DateOfBirth: '2021-03-01',
  Gender: 'Female',
  WeekBirth: 28,
  DayBirth: 3,
  Measurements: [
    { Date: '2022-03-01', SizeCm: 70, HeadCm: 45 },
    { Date: '2025-03-03', SizeCm: 101 },
  ],
}

const run = (args: readonly string[], base = 'netherlands') => {
  const files: Readonly<Record<string, string>> = {
    'child.json': JSON.stringify(child),
    'weeks.json': JSON.stringify(set(base)),
    'height-28.csv': csv('height'),
    'head-28.csv': csv('head'),
  }
  return auxology(args, { read: (path: string) => Buffer.from(files[path] ?? expect.fail(path)) })
}

it('are served by the command, on the set that the file names', async () => {
  const { status, output, errors } = await run([
    'calculate',
    'child.json',
    '--extensions',
    '--references-file',
    'weeks.json',
    '--today',
    '2026-06-01',
  ])
  expect({ status, errors }).toEqual({ status: 0, errors: [] })
  const { Measurements: visits, Provenance: provenance } = JSON.parse(output)
  expect(visits.map(({ SizeSds }: { SizeSds: { reference: string } }) => SizeSds.reference)).toEqual([
    'Ours (GA 28)',
    'Schönbeck 2013',
  ])
  expect(visits[0].HeadSds.reference).toBe('Ours (GA 28)')
  expect(provenance).toMatchObject({ References: 'our-weeks', Rights: 'restricted' })
})

it.each(['check', 'chart'])('are served by %s', async (command) => {
  const args =
    command === 'check'
      ? ['references', 'check', 'weeks.json']
      : ['chart', 'child.json', '--out', 'height.svg', '--references-file', 'weeks.json', '--today', '2026-06-01']
  const { status, errors } = await run(args)
  expect({ status, errors }).toEqual({ status: 0, errors: [] })
})

it('name what is wrong with the base', async () => {
  const { status, errors } = await run(['references', 'child.json', '--references-file', 'weeks.json'], 'holland')
  expect(status).toBe(1)
  expect(errors.join()).toMatch(/base.*holland/)
})
