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

it('texts by language are at least one', () => {
  const read = (population: object) => () =>
    publicationAt(readSetFile({}), { ...publication, population }, 'publication')
  expect(read({ en: 'Ours' })).not.toThrow()
  expect(read({})).toThrow('publication.population')
})
