import { afterAll, describe, expect, it, vi } from 'vitest'
import { mira } from '../fixtures/children.js'

vi.stubGlobal('navigator', { language: 'de' })
const { defaultChoices, fromFragment, toFragment } = await import('../../scripts/site/playground/state.js')
afterAll(() => {
  vi.unstubAllGlobals()
})

/** A link with any text in it. */
async function linkOf(text: string): Promise<string> {
  const packed = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'))
  return `#p=${Buffer.from(await new Response(packed).arrayBuffer()).toString('base64url')}`
}

describe('a link to the playground', () => {
  it('holds the child and what was chosen', async () => {
    const state = {
      patient: mira,
      choices: { ...defaultChoices, set: 'netherlands', theme: 'dark', type: 'Bmi' },
    } as const
    expect(await fromFragment(await toFragment(state))).toEqual(state)
  })

  it('has only choices that the page has', async () => {
    const choices = {
      locale: 'fr',
      set: 'constructor',
      type: '<img>',
      lines: 7,
      theme: '',
      correction: 'all',
      today: 'yesterday',
      boneAgeMethod: 'own',
      toString: 'x',
    }
    const state = await fromFragment(await linkOf(JSON.stringify({ patient: '{}', choices })))
    expect(state?.choices).toEqual(defaultChoices)
  })

  it('unpacks to no more than a document may have', async () => {
    const patient = (blanks: number) => JSON.stringify({ patient: `{${' '.repeat(blanks)}}`, choices: {} })
    expect(await fromFragment(await linkOf(patient(1_000_000)))).toBeDefined()
    await expect(fromFragment(await linkOf(patient(1_048_576)))).rejects.toThrow('1048576 bytes')
  })
})
