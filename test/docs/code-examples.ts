import { readFileSync } from 'node:fs'
import { inspect } from 'node:util'
import ts from 'typescript'

/** A piece of code from a doc comment or a page. */
export interface CodeExample {
  readonly file: string
  /** Line of the file on which the code begins. */
  readonly line: number
  readonly code: string
}

/** The `ts` blocks under `@example` in the doc comments of a source file. */
export function docCommentExamples(file: string): CodeExample[] {
  return blocks(file, /@example\n((?:[ \t]*\*[^\n]*\n)*?)[ \t]*\*\/|@example\n([\s\S]*?)\*\//g, (text) =>
    text.replace(/^[ \t]*\* ?/gm, ''),
  )
}

/** The `ts` blocks of a Markdown page. */
export function pageExamples(file: string): CodeExample[] {
  return blocks(file, /([\s\S]+)/g, (text) => text)
}

function blocks(file: string, part: RegExp, plain: (text: string) => string): CodeExample[] {
  const source = readFileSync(file, 'utf8')
  return [...source.matchAll(part)].flatMap((found) => {
    const line = source.slice(0, found.index).split('\n').length
    const text = plain(found[1] ?? found[2] ?? '')
    return [...text.matchAll(/```ts\n([\s\S]*?)```/g)].map((block) => ({
      file,
      line: line + text.slice(0, block.index).split('\n').length,
      code: block[1] ?? '',
    }))
  })
}

/**
 * Runs an example with the given names in scope. An expression with a comment
 * behind it, on its line or the next, has to have the value that the comment
 * states; `…` matches anything.
 *
 * @returns how many values were compared
 */
export async function runExample({ code }: CodeExample, scope: Readonly<Record<string, unknown>>): Promise<number> {
  let compared = 0
  const compare = (value: unknown, expected: string) => {
    compared++
    if (!isAsStated(value, expected, scope)) {
      throw new Error(`the example states ${expected}, but the value is ${inspect(value, { depth: 6 })}`)
    }
  }
  const { outputText } = ts.transpileModule(withComparisons(code), {
    compilerOptions: { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext },
  })
  const body = outputText.replace(/^import [^\n]*\n/gm, '').replace(/^export \{\};?$/gm, '')
  // What the example declares itself hides a name of the same kind in scope.
  const declared = new Set(
    [...body.matchAll(/\b(?:const|let|function)\s+(?:\{([^}]*)\}|\[([^\]]*)\]|(\w+))/g)].flatMap(
      ([, ...names]) => names.join(',').match(/\w+/g) ?? [],
    ),
  )
  const names = Object.keys(scope).filter((name) => !declared.has(name))
  const run = Object.getPrototypeOf(async () => {}).constructor as new (
    ...args: string[]
  ) => (...values: unknown[]) => Promise<void>
  await new run('__compare', ...names, body)(compare, ...names.map((name) => scope[name]))
  return compared
}

/** The code with a call around each expression that has an expected value. */
function withComparisons(code: string): string {
  const source = ts.createSourceFile('example.ts', code, ts.ScriptTarget.ES2022, true)
  let result = code
  for (const statement of [...source.statements].reverse()) {
    if (!ts.isExpressionStatement(statement)) continue
    const comment = /^[ \t]*\n?[ \t]*\/\/ ?([^\n]*(?:\n[ \t]*\/\/[^\n]*)*)/.exec(code.slice(statement.end))?.[1]
    if (comment === undefined) continue
    const expected = comment.replace(/\n[ \t]*\/\/ ?/g, ' ')
    const expression = code.slice(statement.getStart(), statement.end).replace(/;$/, '')
    result = `${result.slice(0, statement.getStart())};__compare(${expression}, ${JSON.stringify(expected)});${result.slice(statement.end)}`
  }
  return result
}

function isAsStated(value: unknown, expected: string, scope: Readonly<Record<string, unknown>>): boolean {
  // The text of a document is in a comment without quotes.
  if (value === expected) return true
  if (!expected.includes('…')) {
    const names = Object.keys(scope)
    const stated = new Function(...names, `return (${expected})`)(...names.map((name) => scope[name]))
    return isClose(value, stated)
  }
  const shown =
    typeof value === 'string' && !/^['"`]/.test(expected)
      ? value
      : inspect(value, { depth: 6, breakLength: Number.POSITIVE_INFINITY })
  const pattern = squeezed(expected)
    .split('…')
    .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('[\\s\\S]*')
  return new RegExp(`^${pattern}$`).test(squeezed(shown))
}

const squeezed = (text: string): string => text.replace(/\s+/g, '')

/** Equal, but for the last digits of numbers. */
function isClose(value: unknown, stated: unknown): boolean {
  if (typeof value === 'number' && typeof stated === 'number')
    return Math.abs(value - stated) <= 1e-9 * Math.max(1, Math.abs(stated))
  if (typeof value !== 'object' || typeof stated !== 'object' || value === null || stated === null)
    return Object.is(value, stated)
  const keys = new Set([...Object.keys(value), ...Object.keys(stated)])
  return [...keys].every((key) =>
    isClose((value as Record<string, unknown>)[key], (stated as Record<string, unknown>)[key]),
  )
}
