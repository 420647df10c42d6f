import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { expect, it } from 'vitest'

const src = join(import.meta.dirname, '../../../src')
const program = ts.createProgram({
  rootNames: readdirSync(src, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => join(src, file)),
  options: {
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    strict: true,
    types: ['node'],
    noEmit: true,
  },
})
const checker = program.getTypeChecker()
const inLanguages = join(src, 'ground/languages/')
/** English says which words there are. */
const wordsFiles = ['basics', 'chart', 'chart-notes', 'sheet', 'element'].map((name) =>
  join(inLanguages, `en/${name}.ts`),
)

/** Where the property of a type is declared: its place in English. */
function declaredIn(symbol: ts.Symbol | undefined): readonly ts.Declaration[] {
  return (symbol?.declarations ?? []).filter((node) => wordsFiles.includes(node.getSourceFile().fileName))
}

/** Words that are read as a whole, by keys of another type or through the type of another axis: the compiler checks them. */
const readAsWhole = [
  /^enBasics\.(tag|name|decimalMark|names)$/,
  /^enChart\.axes\.(age|postmenstrual)\.(label|title)$/,
  /^enSheet\.pressureRanges\./,
  /^enElement\.(fields|keyMap)\./,
]

/** The words of a file. */
function declaredWords(file: ts.SourceFile): ts.PropertyAssignment[] {
  const words: ts.PropertyAssignment[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAssignment(node)) words.push(node)
    ts.forEachChild(node, visit)
  }
  visit(file)
  return words
}

/** The declarations that code outside the languages reads: by name, by taking apart, or by a key it computes. */
function readWords(file: ts.SourceFile, read: Set<ts.Declaration>): void {
  const add = (symbol: ts.Symbol | undefined) => {
    for (const node of declaredIn(symbol)) read.add(node)
  }
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAccessExpression(node)) add(checker.getSymbolAtLocation(node.name))
    if (ts.isElementAccessExpression(node)) {
      const key = checker.getTypeAtLocation(node.argumentExpression)
      const keys = (key.isUnion() ? key.types : [key]).flatMap((type) => (type.isStringLiteral() ? [type.value] : []))
      for (const name of keys) add(checker.getTypeAtLocation(node.expression).getProperty(name))
    }
    if (ts.isBindingElement(node) && ts.isObjectBindingPattern(node.parent)) {
      const name = node.propertyName ?? node.name
      if (ts.isIdentifier(name)) add(checker.getTypeAtLocation(node.parent).getProperty(name.text))
    }
    ts.forEachChild(node, visit)
  }
  visit(file)
}

function pathOf(node: ts.Node): string {
  const names: string[] = []
  for (let at: ts.Node = node; !ts.isSourceFile(at); at = at.parent) {
    if (ts.isPropertyAssignment(at)) names.unshift(at.name.getText())
    if (ts.isVariableDeclaration(at)) names.unshift(at.name.getText())
  }
  return names.join('.')
}

it('every word of a language is read somewhere: a translator translates none in vain', () => {
  const read = new Set<ts.Declaration>()
  for (const file of program.getSourceFiles()) {
    if (file.fileName.startsWith(src) && !file.fileName.startsWith(inLanguages)) readWords(file, read)
  }
  const words = wordsFiles.flatMap((name) => declaredWords(program.getSourceFile(name) as ts.SourceFile))
  expect(words.length).toBeGreaterThan(150)
  const unread = words.filter((word) => !read.has(word)).map(pathOf)
  expect(unread.filter((path) => !readAsWhole.some((pattern) => pattern.test(path)))).toEqual([])
})
