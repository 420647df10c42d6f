import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const page = readFileSync('docs/operations.md', 'utf8')
/** What has no snippet of its own: what the examples share, and the larger server that the page links to. */
const others = ['keys.ts', 'node-http.ts', 'answer-worker.mjs']
const examples = readdirSync('examples/servers').filter((file) => !others.includes(file))
const built = ['servers', 'serverless'].map((name) => readFileSync(`test/built/${name}.test.ts`, 'utf8')).join()

it.each(examples)('the page shows %s as it is, and a test runs it', (file) => {
  const [, shown] =
    new RegExp(`\\(\\.\\./examples/servers/${file}\\)\n\n\`\`\`typescript\n([\\s\\S]*?)\`\`\``).exec(page) ?? []
  const code = readFileSync(`examples/servers/${file}`, 'utf8').replace(/^\/\*\*[\s\S]*?\*\/\n/, '')
  expect(shown).toBe(code)
  expect(built).toContain(file.replace('.ts', ''))
})

it('the page has no other code', () => {
  expect(page.match(/```typescript/g)).toHaveLength(examples.length)
})
