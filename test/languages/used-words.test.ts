import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { expect, it } from 'vitest'

const src = join(import.meta.dirname, '../../src')
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
const inLanguages = join(src, 'languages/')
const wordsFiles = ['words.ts', 'sheet-words.ts', 'element-words.ts'].map((name) => join(inLanguages, name))

/** Where the property of a type is declared: its place in the files of words. */
function declaredIn(symbol: ts.Symbol | undefined): readonly ts.Declaration[] {
  return (symbol?.declarations ?? []).filter((node) => wordsFiles.includes(node.getSourceFile().fileName))
}

/** The words that are declared one by one; those of a key of another type are checked by the compiler. */
function declaredWords(file: ts.SourceFile): ts.PropertySignature[] {
  const words: ts.PropertySignature[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isPropertySignature(node)) words.push(node)
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
    if (ts.isPropertySignature(at)) names.unshift(at.name.getText())
    if (ts.isInterfaceDeclaration(at)) names.unshift(at.name.text)
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
  expect(words.filter((word) => !read.has(word)).map(pathOf)).toEqual([])
})
