import { expect, it } from 'vitest'
import { publicationAt, readSetFile } from '../../../src/clinical/references/own/set-file.js'
import { longestText } from '../../../src/ground/model/limits.js'

const publication = { shortName: 'Ours', citation: 'Ours. 2026.', population: '', licence: '' }

it.each(['citation', 'population'])('the %s of a publication has at most the characters of a text', (name) => {
  const read = (count: number) => () =>
    publicationAt(readSetFile({}), { ...publication, [name]: 'x'.repeat(count) }, 'publication')
  expect(read(longestText)).not.toThrow()
  expect(read(longestText + 1)).toThrow(`publication.${name}`)
})

it.each([
  [{ years: [2006, 2006], sample: 1 }, undefined],
  [{ years: [2006, 2005] }, 'publication.years'],
  [{ sample: 0 }, 'publication.sample'],
])('a publication has years in order and a sample: %j', (facts, path) => {
  const read = () => publicationAt(readSetFile({}), { ...publication, ...facts }, 'publication')
  if (path === undefined) expect(read).not.toThrow()
  else expect(read).toThrow(path)
})

it('texts by language are at least one', () => {
  const read = (population: object) => () =>
    publicationAt(readSetFile({}), { ...publication, population }, 'publication')
  expect(read({ en: 'Ours' })).not.toThrow()
  expect(read({})).toThrow('publication.population')
})

it.each([
  [{ status: 'licensed', licence: 'CC0', nonCommercial: false }, undefined],
  [{ status: 'public' }, undefined],
  [{}, 'publication.rights.status'],
  [{ status: 'free' }, 'publication.rights.status'],
  [{ status: 'public', nonCommercial: 'no' }, 'publication.rights.nonCommercial'],
  [{ status: 'public', noDerivatives: 0 }, 'publication.rights.noDerivatives'],
  [{ status: 'public', licence: 7 }, 'publication.rights.licence'],
  [{ status: 'public', holder: 'us' }, 'publication.rights.holder'],
])('takes the rights %j or names what is wrong with them', (rights, path) => {
  const { licence: _, ...without } = publication
  const read = () => publicationAt(readSetFile({}), { ...without, rights }, 'publication')
  if (path === undefined) expect(read).not.toThrow()
  else expect(read).toThrow(path)
})

it('asks for a licence or rights', () => {
  const { licence: _, ...without } = publication
  expect(() => publicationAt(readSetFile({}), without, 'publication')).toThrow('publication.licence')
})
