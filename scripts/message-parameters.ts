import { fileURLToPath } from 'node:url'
import ts from 'typescript'

const file = fileURLToPath(new URL('../src/model/message-parameters.ts', import.meta.url))

/** The messages that have the same parameters. */
export interface ParametersOfCodes {
  readonly codes: readonly string[]
  /** `value`, `slip?`, each with its type. */
  readonly parameters: readonly string[]
}

/** The parameters of every message, as the compiler knows them, in the order of their declaration. */
export function parametersOfCodes(): readonly ParametersOfCodes[] {
  const { checker, source } = compiled()
  const declared = checker.getTypeAtLocation(declaration(source, 'MessageParameters'))
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
  const { source } = compiled()
  return names
    .map((name) =>
      declaration(source, name)
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

function declaration(source: ts.SourceFile, name: string): ts.Statement {
  const found = source.statements.find(
    (statement) => 'name' in statement && (statement.name as ts.Identifier).text === name,
  )
  if (found === undefined) throw new Error(`no type ${name} in ${file}`)
  return found
}

function compiled(): { checker: ts.TypeChecker; source: ts.SourceFile } {
  const program = ts.createProgram([file], {
    strict: true,
    exactOptionalPropertyTypes: true,
    target: ts.ScriptTarget.ES2022,
    lib: ['lib.es2022.d.ts'],
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    types: [],
  })
  return { checker: program.getTypeChecker(), source: program.getSourceFile(file) as ts.SourceFile }
}
