import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { libraryVersion } from '../../../src/ground/model/provenance.js'

it('the version is that of the package', () => {
  const manifest = JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8'))
  expect(libraryVersion).toBe(manifest.version)
})
