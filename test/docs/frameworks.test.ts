import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import * as auxology from '../../src/index.js'
import { jakob } from '../fixtures/children.js'

const page = readFileSync(join(import.meta.dirname, '../../docs/frameworks.md'), 'utf8')

/** The blocks of code under a heading. */
function codeOf(heading: string): string[] {
  const section = page.split(/^## /m).find((text) => text.startsWith(`${heading}\n`)) ?? expect.fail(heading)
  return [...section.matchAll(/```(\w+)\n([\s\S]*?)```/g)].map(([, language, code = '']) =>
    language === 'vue' || language === 'svelte' ? (/<script[^>]*>\n([\s\S]*?)<\/script>/.exec(code)?.[1] ?? '') : code,
  )
}

/** Runs code with stand-ins for its framework, and gives what it exports or, without exports, declares. */
function run(code: string, standIns: object, declared: readonly string[] = []): Record<string, unknown> {
  const { outputText } = ts.transpileModule(code, {
    compilerOptions: {
      target: ts.ScriptTarget.ES2022,
      module: ts.ModuleKind.CommonJS,
      jsx: ts.JsxEmit.React,
      experimentalDecorators: true,
      useDefineForClassFields: true,
    },
  })
  const exported: Record<string, unknown> = {}
  const modules = { ...auxology, ...standIns }
  const wanted = declared.map((name) => `exports.${name} = ${name}`).join('\n')
  const names = Object.keys(standIns)
  new Function('exports', 'require', ...names, `${outputText}\n${wanted}`)(
    exported,
    () => modules,
    ...names.map((name) => Reflect.get(standIns, name)),
  )
  return exported
}

const today = '2025-03-10'
const props = { patient: jakob, today }
const loadPatient = async () => jakob
type Callable = (...values: unknown[]) => unknown
const React = {
  createElement: (_: string, { dangerouslySetInnerHTML }: Record<string, { __html: string }>) =>
    dangerouslySetInnerHTML?.__html,
}

describe('a component has the chart', () => {
  it('React', () => {
    const standIns = { React, useId: () => '«r1»', useMemo: (make: Callable) => make() }
    const { HeightChart } = run(codeOf('React')[0] ?? '', standIns) as { HeightChart: Callable }
    expect(HeightChart(props)).toMatch(/^<svg[^>]* xmlns/)
  })

  it('Vue', () => {
    const standIns = {
      defineProps: () => props,
      useId: () => 'v-0',
      computed: (make: Callable) => ({ value: make() }),
    }
    const { svg } = run(codeOf('Vue')[0] ?? '', standIns, ['svg'])
    expect(svg).toEqual({ value: expect.stringMatching(/^<svg.*v-0/s) })
  })

  it('Svelte', () => {
    const standIns = { $props: Object.assign(() => props, { id: () => 's1' }), $derived: (value: unknown) => value }
    const { svg } = run(codeOf('Svelte')[0] ?? '', standIns, ['svg'])
    expect(svg).toMatch(/^<svg.*s1/s)
  })

  it('Angular', () => {
    const given = [() => jakob, () => today]
    const standIns = {
      ['Component']: () => () => {},
      DomSanitizer: 'DomSanitizer',
      input: { required: () => given.shift() },
      inject: () => ({ bypassSecurityTrustHtml: (html: string) => html }),
      computed: (make: Callable) => make,
    }
    const { HeightChart } = run(codeOf('Angular')[0] ?? '', standIns) as { HeightChart: new () => { svg: Callable } }
    expect(new HeightChart().svg()).toMatch(/^<svg/)
  })

  it('Next.js', async () => {
    const [page = ''] = codeOf('Next.js')
    const { default: Page } = run(page, { React, loadPatient }) as { default: Callable }
    expect(await Page({ params: Promise.resolve({ id: '1' }) })).toMatch(/^<svg/)
  })
})

describe('a route answers with the chart', () => {
  it.each([
    [
      'Next.js',
      1,
      'GET',
      'application/pdf',
      (handler: Callable) => handler({}, { params: Promise.resolve({ id: '1' }) }),
    ],
    ['React Router and Remix', 0, 'loader', 'image/png', (handler: Callable) => handler({ params: { id: '1' } })],
    ['SvelteKit', 0, 'GET', 'image/svg+xml', (handler: Callable) => handler({ params: { id: '1' } })],
  ])('%s', async (heading, index, name, mediaType, call) => {
    const exported = run(codeOf(heading)[index] ?? '', { loadPatient }) as Record<string, Callable>
    const response = (await call(exported[name] ?? expect.fail())) as Response
    expect([...response.headers]).toEqual([
      ['cache-control', 'no-store'],
      ['content-type', mediaType],
    ])
    expect((await response.arrayBuffer()).byteLength).toBeGreaterThan(10_000)
  })

  it('Nuxt', async () => {
    let headers: unknown
    const standIns = {
      loadPatient,
      defineEventHandler: (handler: Callable) => handler,
      getRouterParam: () => '1',
      setResponseHeaders: (_: unknown, given: unknown) => (headers = given),
    }
    const { default: handler } = run(codeOf('Nuxt')[0] ?? '', standIns) as { default: Callable }
    expect(await handler({})).toMatch(/^<svg/)
    expect(headers).toEqual({ 'content-type': 'image/svg+xml', 'cache-control': 'no-store' })
  })

  it('Electron', async () => {
    let handler: Callable = () => expect.fail()
    run(codeOf('Electron')[0] ?? '', { ipcMain: { handle: (_: string, given: Callable) => (handler = given) } })
    expect(Buffer.from((await handler({}, jakob)) as Uint8Array).toString('latin1', 0, 5)).toBe('%PDF-')
  })
})
