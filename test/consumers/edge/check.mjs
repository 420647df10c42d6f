// Runs the bundle of worker.js with the globals of an edge runtime and none of Node's.
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import vm from 'node:vm'

const web = ['AbortController', 'atob', 'btoa', 'crypto', 'Headers', 'ReadableStream', 'Request', 'Response']
// Uint8Array as in this realm: what the bodies of requests give.
const more = ['structuredClone', 'TextDecoder', 'TextEncoder', 'Uint8Array', 'URL', 'URLSearchParams']
const context = vm.createContext(Object.fromEntries([...web, ...more].map((name) => [name, globalThis[name]])))
for (const name of ['process', 'Buffer', 'require', 'setImmediate', 'window', 'document']) {
  assert.equal(vm.runInContext(`typeof ${name}`, context), 'undefined')
}

const modules = new Map()
function load(path) {
  if (!modules.has(path)) {
    const importModuleDynamically = async (name) => {
      const module = load(resolve(path, '..', name))
      await module.link((inner, from) => load(resolve(from.identifier, '..', inner)))
      await module.evaluate()
      return module
    }
    const source = readFileSync(path, 'utf8')
    modules.set(path, new vm.SourceTextModule(source, { context, identifier: path, importModuleDynamically }))
  }
  return modules.get(path)
}
const worker = load(join(import.meta.dirname, 'dist', 'worker.js'))
await worker.link((name, from) => load(resolve(from.identifier, '..', name)))
await worker.evaluate()

const child = JSON.parse(readFileSync('child.json', 'utf8'))
const { score, byWho, messages, read, bodies, missing, answer } = await worker.namespace.run(child)
assert.ok(Math.abs(score + 0.53) < 0.01, `score ${score}`)
assert.ok(Math.abs(byWho) < 1 && byWho !== score, `score by WHO ${byWho}`)
assert.equal(messages, 0)
assert.equal(read, 138.2)
for (const [format, body] of Object.entries(bodies)) assert.ok(body.length > 2000, `${format}: ${body.length}`)
assert.equal(missing, 'missing_package')
assert.equal(answer, 200)
console.log(`calculates, reads and writes documents, draws ${Object.keys(bodies).join(', ')}, answers a request`)
