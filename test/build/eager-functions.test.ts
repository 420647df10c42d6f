import { SourceMap } from 'node:module'
import MagicString from 'magic-string'
import { expect, it } from 'vitest'
import { withEagerFunctions } from '../../scripts/build/eager-functions.js'

const code = `import { readFileSync } from "node:fs";
const early = twice(2);
const inner = (x) => {
  function half() { return x / 2 }
  return half();
};
function twice(x) {
  return [x].map((one) => one * 2)[0];
}
async function* later() { yield (() => 1)() }
class Box { size() { return 1 } }
function never() {}
export { early, inner, later, twice, Box, never };
`
/** Every character at its own place. */
const map = new MagicString(code).generateMap({ source: 'source.ts', hires: true }).toString()

const isOld = (start: number, end: number) => !code.slice(start, end).includes('never')

it('puts functions that were called in parentheses, declarations above all else', () => {
  expect(withEagerFunctions({ code, map }, isOld).code).toBe(`import { readFileSync } from "node:fs";
var twice = (function (x) {
  return [x].map(((one) => one * 2))[0];
});
var later = (async function* () { yield (() => 1)() });
const early = twice(2);
const inner = ((x) => {
  function half() { return x / 2 }
  return half();
});


class Box { size() { return 1 } }
function never() {}
export { early, inner, later, twice, Box, never };
`)
})

it('leaves all others as they are', () => {
  expect(withEagerFunctions({ code, map }, () => false).code).toBe(code)
})

it('keeps names, and what runs before the place of a function', async () => {
  const { code: eager } = withEagerFunctions({ code, map }, isOld)
  const load = (text: string) => import(`data:text/javascript,${encodeURIComponent(text)}`)
  const [before, after] = [await load(code), await load(eager)]
  expect(after.early).toBe(4)
  for (const name of Object.keys(before)) expect.soft(after[name].name).toBe(before[name].name)
  expect(await after.later().next()).toEqual({ done: false, value: 1 })
})

it('maps what has moved to where it was', () => {
  const eager = withEagerFunctions({ code, map }, isOld)
  const maps = new SourceMap(JSON.parse(eager.map))
  const placeOf = (text: string, part: string) => {
    const before = text.slice(0, text.indexOf(part)).split('\n')
    return [before.length - 1, before.at(-1)?.length ?? 0] as const
  }
  for (const part of ['[x].map', 'one * 2', 'twice(2)', 'yield', 'return half', 'size()']) {
    const entry = maps.findEntry(...placeOf(eager.code, part))
    expect
      .soft([part, 'originalLine' in entry && entry.originalLine, 'originalColumn' in entry && entry.originalColumn])
      .toEqual([part, ...placeOf(code, part)])
  }
})

it('leaves what is marked as free of side effects in its place, with its mark', () => {
  const marked = `const one = pure(1);
// @__NO_SIDE_EFFECTS__
function pure(x) { return x }
function impure() { return one }
`
  const ownMap = new MagicString(marked).generateMap({ source: 'source.ts', hires: true }).toString()
  expect(withEagerFunctions({ code: marked, map: ownMap }, () => true).code).toContain(
    '// @__NO_SIDE_EFFECTS__\nfunction pure(x) { return x }\n',
  )
})
