import { afterEach, expect, it, vi } from 'vitest'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
})

it('is read without a decoder, which jsdom lacks, as with one', async () => {
  const long = `${'Körpergröße − '.repeat(3000)}end`
  const written = async () => {
    vi.resetModules()
    const { addElementText, writtenText } = await import('../../src/render/ascii-text.js')
    return writtenText((to) => addElementText(to, long))
  }
  const decoded = await written()
  expect(decoded).toMatch(/^K&#246;rper.*end$/)
  vi.stubGlobal('TextDecoder', undefined)
  expect(await written()).toBe(decoded)
})
