import { fileURLToPath } from 'node:url'
import ts from 'typescript'

const fileOf = (name: string) => fileURLToPath(new URL(`../src/ground/model/${name}.ts`, import.meta.url))
const file = fileOf('message-parameters')
/** Where the types of values within them are declared. */
const valuesFile = fileOf('message-values')

/** The messages that have the same parameters. */
export interface ParametersOfCodes {
  readonly codes: readonly string[]
  /** `value`, `slip?`, each with its type. */
  readonly parameters: readonly string[]
}

/** The parameters of every message, as the compiler knows them, in the order of their declaration. */
export function parametersOfCodes(): readonly ParametersOfCodes[] {
  const { checker, sources } = compiled()
  const declared = checker.getTypeAtLocation(declaration(sources, 'MessageParameters'))
  const codesOf = new Map<string, string[]>()
  for (const code of declared.getProperties()) {
    const parameters = membersOf(checker, checker.getTypeOfSymbol(code)).join('\n')
    codesOf.set(parameters, [...(codesOf.get(parameters) ?? []), code.name])
  }
  return [...codesOf].map(([parameters, codes]) => ({
    codes,
    parameters: parameters.split('\n').filter((text) => text !== ''),
  }))
}

/** The declarations that the parameters are made from, as written. */
export function parameterTypes(names: readonly string[]): string {
  const { sources } = compiled()
  return names
    .map((name) =>
      declaration(sources, name)
        .getFullText()
        .trim()
        .replace(/^export /gm, ''),
    )
    .join('\n\n')
}

function membersOf(checker: ts.TypeChecker, type: ts.Type): string[] {
  return type.getProperties().map((member) => {
    const isOptional = (member.flags & ts.SymbolFlags.Optional) !== 0
    const written = checker.typeToString(checker.getTypeOfSymbol(member), undefined, ts.TypeFormatFlags.NoTruncation)
    return isOptional ? `${member.name}?: ${written.replace(/ \| undefined$/, '')}` : `${member.name}: ${written}`
  })
}

function declaration(sources: readonly ts.SourceFile[], name: string): ts.Statement {
  const statements = sources.flatMap((source) => [...source.statements])
  const found = statements.find((statement) => 'name' in statement && (statement.name as ts.Identifier).text === name)
  if (found === undefined) throw new Error(`no type ${name} in ${file}`)
  return found
}

function compiled(): { checker: ts.TypeChecker; sources: readonly ts.SourceFile[] } {
  const program = ts.createProgram([file], {
    strict: true,
    exactOptionalPropertyTypes: true,
    target: ts.ScriptTarget.ES2022,
    lib: ['lib.es2022.d.ts'],
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    types: [],
  })
  const sources = [file, valuesFile].map((path) => program.getSourceFile(path) as ts.SourceFile)
  return { checker: program.getTypeChecker(), sources }
}
