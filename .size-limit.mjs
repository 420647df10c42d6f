/** Dynamic imports are not counted: browsers fetch them later, as separate chunks. */
const laterApart = {
  name: 'later-apart',
  setup(build) {
    build.onResolve({ filter: /./ }, ({ kind, path }) =>
      kind === 'dynamic-import' ? { path, external: true } : undefined,
    )
  },
}

const modifyEsbuildConfig = (config) => ({ ...config, logLevel: 'error', format: 'esm', plugins: [laterApart] })

/** The size of a bundle that imports these names from an entry. */
function budget(name, limit, names, entry = 'index') {
  const all = names === undefined ? {} : { import: `{ ${names} }` }
  return { name, path: `dist/${entry}.js`, ...all, gzip: true, limit, modifyEsbuildConfig }
}

/** The size of a bundle that imports functions bound to one set and one language. */
function equippedBudget(name, limit, create) {
  const names = { index: create, languages: 'en', references: 'who' }
  const entries = Object.entries(names).map(([entry, name]) => [`dist/${entry}.js`, `{ ${name} }`])
  return {
    name,
    path: entries.map(([path]) => path),
    import: Object.fromEntries(entries),
    gzip: true,
    limit,
    modifyEsbuildConfig,
  }
}

const assessment = 'calculatePatient, validatePatient'
const codecs = 'parsePatientXml, parsePatientJson, formatPatientXml, formatPatientJson'

export default [
  budget('calculate and validate, default references', '54 kB', assessment),
  budget('the same with charts: Svg, Html and data', '103 kB', `${assessment}, renderChart`),
  equippedBudget('createCalculator with WHO and English', '53 kB', 'createCalculator'),
  equippedBudget('createCharts with WHO and English', '97 kB', 'createCharts'),
  budget('documents', '30 kB', codecs),
  budget('calculate, validate and documents', '67 kB', `${assessment}, ${codecs}`),
  budget('all of auxology', '115 kB'),
  budget('the endpoints of auxology/http', '121 kB', 'createHandler', 'http'),
  budget('what pictures and PDF load in a browser, fonts included', '105 kB', undefined, 'render-browser'),
]
