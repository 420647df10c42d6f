import { expect, it } from 'vitest'
import { checkPictures } from './picture-cases.js'

/** A part of what `npm run pictures` checks, the same on every machine. */
const choice = { share: 0.03, seed: 20251121 }

it(`pictures are whole, legible and complete: one in thirty, by seed ${choice.seed}`, () => {
  const { count, wrong } = checkPictures(choice)
  expect(count).toBeGreaterThan(2000)
  expect(wrong.map(({ picture, kind, what }) => `${picture}: ${kind}, ${what}`)).toEqual([])
})
