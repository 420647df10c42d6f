// Writes the public API of every entry as text to api/. With `--check` it fails instead if a report differs from the
// committed one, or if an export has no description.
import { spawnSync } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { Extractor, ExtractorConfig, ExtractorLogLevel } from '@microsoft/api-extractor'
import { entries as built } from './build/entries.ts'

const root = join(import.meta.dirname, '..')
const checking = process.argv.includes('--check')
const committed = join(root, 'api')

/** The reports and the sources of the entries: `references/china` and `who-daily` are both entries of the references. */
const entries = Object.fromEntries(
  Object.entries(built).map(([name, source]) => {
    const path = source.startsWith('src/clinical/references/')
      ? name.replace(/^(?:references\/)?(?!references$)/, 'references/')
      : name
    return [['auxology', ...path.split('/')].join('-').replace(/-index$/, ''), source]
  }),
)

// Outside the project: API Extractor treats everything in node_modules as external.
const work = realpathSync(mkdtempSync(join(tmpdir(), 'auxology-api-')))
symlinkSync(join(root, 'node_modules'), join(work, 'node_modules'), 'junction')
try {
  process.exitCode = run() ? 0 : 1
} finally {
  rmSync(work, { recursive: true, force: true })
}

function run() {
  declareTypes()
  const reports = Object.entries(entries).map(([name, source]) => report(name, source))
  const undescribed = [...new Set(reports.flatMap((each) => each.undescribed))].sort()
  for (const place of undescribed) console.error(`no description: ${place}`)
  const drifted = reports.filter(({ name, text }) => !keep(`${name}.api.md`, text))
  const known = new Set(reports.map(({ name }) => `${name}.api.md`))
  const stale = (existsSync(committed) ? readdirSync(committed) : []).filter((file) => !known.has(file))
  for (const file of stale) console.error(`api/${file}: there is no entry with this name`)
  if (drifted.length > 0) console.error('The public API differs from api/. If this is intended, run: npm run api')
  if (undescribed.length + drifted.length + stale.length > 0) return false
  console.log(`${Object.keys(entries).length} entries: every export is described, and api/ is up to date.`)
  return true
}

/** The declarations of src/, as the compiler writes them. */
function declareTypes() {
  const tsc = join(root, 'node_modules', 'typescript', 'bin', 'tsc')
  const types = join(work, 'types')
  const configuration = join(work, 'tsconfig.json')
  const compilerOptions = {
    lib: ['ES2022', 'DOM', 'DOM.Iterable'],
    declaration: true,
    declarationMap: true,
    emitDeclarationOnly: true,
    noEmit: false,
    rootDir: join(root, 'src'),
    outDir: types,
  }
  const include = [...Object.values(entries), 'src/shown/render/packages.d.ts'].map((file) => join(root, file))
  writeFileSync(
    configuration,
    JSON.stringify({ extends: join(root, 'tsconfig.json'), compilerOptions, include, exclude: [] }),
  )
  const { status } = spawnSync(process.execPath, [tsc, '-p', configuration], { stdio: 'inherit' })
  if (status !== 0) throw new Error('compilation failed')
}

/** An entry's API as text, and its exports without a description. */
function report(name, source) {
  const folder = join(work, name)
  mkdirSync(folder)
  writeFileSync(join(folder, `${name}.api.md`), '')
  const undescribed = []
  const quiet = { logLevel: ExtractorLogLevel.None }
  const configuration = ExtractorConfig.prepare({
    configObjectFullPath: join(work, 'api-extractor.json'),
    packageJsonFullPath: join(root, 'package.json'),
    configObject: {
      projectFolder: work,
      mainEntryPointFilePath: join(work, 'types', source.replace(/^src\//, '').replace(/\.ts$/, '.d.ts')),
      compiler: { tsconfigFilePath: join(work, 'tsconfig.json') },
      newlineKind: 'lf',
      apiReport: {
        enabled: true,
        reportFileName: `${name}.api.md`,
        reportFolder: folder,
        reportTempFolder: join(folder, 'new'),
      },
      docModel: { enabled: false },
      dtsRollup: { enabled: false },
      tsdocMetadata: { enabled: false },
      messages: {
        compilerMessageReporting: { default: { logLevel: ExtractorLogLevel.Warning } },
        extractorMessageReporting: {
          default: { logLevel: ExtractorLogLevel.Warning },
          // Everything exported is public: releases have no tags here.
          'ae-missing-release-tag': quiet,
          'ae-undocumented': { logLevel: ExtractorLogLevel.Warning },
          // Types that appear in signatures but need not be exported.
          'ae-forgotten-export': quiet,
        },
        tsdocMessageReporting: { default: quiet },
      },
    },
  })
  Extractor.invoke(configuration, {
    localBuild: true,
    typescriptCompilerFolder: join(root, 'node_modules', 'typescript'),
    messageCallback: (message) => {
      message.handled = true
      if (message.messageId === 'ae-undocumented') undescribed.push(...exported(message))
      else if (message.category !== 'console' && ['error', 'warning'].includes(message.logLevel))
        console.error(`${name}: ${message.text}`)
    },
  })
  return { name, undescribed, text: readFileSync(join(folder, `${name}.api.md`), 'utf8') }
}

/** The location of a symbol that is exported by name; fields with self-explanatory names need no description. */
function exported({ text, sourceFilePath = '', sourceFileLine = 1 }) {
  const source = readFileSync(sourceFilePath, 'utf8')
  const symbol = /"(.+?)"/.exec(text)?.[1] ?? text
  const isField = !source.split('\n')[sourceFileLine - 1]?.startsWith('export ')
  // The description of the first overload counts for all.
  if (isField || new RegExp(`\\*/\nexport function ${symbol}[<(]`).test(source)) return []
  return [`${symbol} (${relative(root, sourceFilePath)}:${sourceFileLine})`]
}

/** Writes a report or, when checking, compares it with the committed one. */
function keep(file, text) {
  const path = join(committed, file)
  const before = existsSync(path) ? readFileSync(path, 'utf8') : ''
  if (before === text) return true
  if (checking) {
    showDifference(file, before, text)
    return false
  }
  mkdirSync(committed, { recursive: true })
  writeFileSync(path, text)
  console.log(`wrote api/${file}`)
  return true
}

function showDifference(file, before, now) {
  const [old, fresh] = [before, now].map((text) => new Set(text.split('\n')))
  console.error(`api/${file}:`)
  for (const line of old) if (!fresh.has(line)) console.error(`  - ${line}`)
  for (const line of fresh) if (!old.has(line)) console.error(`  + ${line}`)
}
