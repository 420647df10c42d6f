import ts from 'typescript'

/** Pages whose snippets need what a page has not: a server, files, a framework, packages of their own. */
const elsewhere = /docs\/(http-api|frameworks|operations|browser|command|index|decisions)\.html/

/** What a snippet must not use, for the page to run it. */
const notHere =
  /auxology\/(http|node)|'node:|\bfetch\(|\bdocument\b|\bcreateServer\b|\bprocess\b|format: '(Pdf|Png|Jpg)'|@resvg|\brequire\(|from 'd3|ourPublication|ourHeight|\bmatchMedia\b|showVisit|writeFile|describedDocuments/

/**
 * The program of a snippet that a page can run: the same code, its imports taken
 * from the library as one script. It shows each constant that the snippet declares.
 * Undefined if it needs more than the library and the example children.
 */
export function runnableSnippet(code: string, page: string): string | undefined {
  if (elsewhere.test(page) || notHere.test(code) || !/\bfrom 'auxology/.test(code)) return undefined
  const { outputText } = ts.transpileModule(code, {
    compilerOptions: { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext, removeComments: true },
  })
  const body = outputText.replaceAll(/^import [^\n]*\n/gm, '').replaceAll(/^export [^\n]*\n?/gm, '')
  const source = ts.createSourceFile('snippet.js', body, ts.ScriptTarget.ES2022)
  const declared = source.statements.flatMap((statement) => {
    if (!ts.isVariableStatement(statement)) return []
    return statement.declarationList.declarations.flatMap(({ name }) => namesIn(name))
  })
  const used = [...code.matchAll(/^import (?!type)\{([^}]*)\} from 'auxology/gm)].flatMap(([, names = '']) =>
    names
      .split(',')
      .map((each) => each.trim())
      .filter((each) => each !== '' && !each.startsWith('type ')),
  )
  const given = ['jakob', 'mira', 'emil', 'lina', 'paul', 'clara', 'anton', 'sofie', 'jonas', 'hanna', 'patient']
  const names = [...used, ...given].filter((each) => !declared.includes(each.split(' as ')[0] ?? ''))
  return `async ({ ${names.map((each) => each.replace(' as ', ': ')).join(', ')} }) => {\n${body}\nreturn { ${declared.join(', ')} }\n}`
}

function namesIn(name: ts.BindingName): string[] {
  if (ts.isIdentifier(name)) return [name.text]
  return name.elements.flatMap((element) => (ts.isOmittedExpression(element) ? [] : namesIn(element.name)))
}
