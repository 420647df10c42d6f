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
  return { name, path: `dist/modules/${entry}.js`, ...all, gzip: true, limit, modifyEsbuildConfig }
}

/** The size of a bundle that imports functions bound to one set and one language. */
function equippedBudget(name, limit, create, language = 'en', references = 'who') {
  const names = { index: create, 'ground/languages/index': language, 'clinical/references/index': references }
  const entries = Object.entries(names).map(([entry, name]) => [`dist/modules/${entry}.js`, `{ ${name} }`])
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
  budget('the scores of one table', '6 kB', 'lookUpTable, scoreAt, who2006Height', 'clinical/references/index'),
  budget('the types of charts', '1 kB', 'chartTypes'),
  budget('calculate and validate, default references', '79 kB', assessment),
  budget('the same with charts: Svg and data', '161 kB', `${assessment}, renderChart`),
  equippedBudget(
    'createCalculator with WHO and the messages in English',
    '72 kB',
    'createCalculator',
    'englishMessages',
  ),
  equippedBudget('the same without special references', '61 kB', 'createCalculator', 'englishMessages', 'whoGeneral'),
  equippedBudget('createCharts with WHO and English', '151 kB', 'createCharts'),
  budget('documents', '26 kB', codecs),
  budget('calculate, validate and documents', '94 kB', `${assessment}, ${codecs}`),
  budget('calculate, validate and growth over time', '126 kB', `${assessment}, assessCourse`),
  budget('the same and what is expected', '129 kB', `${assessment}, assessCourse, expectedGrowth`),
  budget('all of auxology', '253 kB'),
  budget('the interactive element', '182 kB', 'defineChartElement', 'doors/element/index'),
  budget('the endpoints of auxology/http', '248 kB', 'createHandler', 'doors/http/index'),
  budget('reading FHIR', '20 kB', 'patientFromFhir', 'doors/fhir/index'),
  budget('reading and writing FHIR', '53 kB', 'patientFromFhir, resultToFhir', 'doors/fhir/index'),
  budget(
    'what pictures and PDF load in a browser, fonts included',
    '107 kB',
    undefined,
    'later/shown-render-browser-browser-host',
  ),
]
