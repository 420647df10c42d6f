const { floors } = require('./scripts/architecture/floors.cjs')

/** The import list is the architecture: each folder imports only folders on the floors below. */
const layers = floors.map((rooms) => Object.keys(rooms))

const anyOf = (folders) => `^src/(${folders.join('|')})/`

/** The public entry point, which only the last layer may import. */
const entryPoint = '^src/[^/]+$'

/** What a folder must not import: its neighbours in the same layer and all later layers. */
const layering = layers.flatMap((layer, depth) =>
  layer.map((folder) => {
    const later = layers.slice(depth + 1).flat()
    const neighbours = layer.filter((other) => other !== folder)
    return {
      name: `${folder}-imports-downwards`,
      severity: 'error',
      from: { path: anyOf([folder]) },
      to: { path: later.length > 0 ? [anyOf([...neighbours, ...later]), entryPoint] : anyOf(neighbours) },
    }
  }),
)

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    ...layering,
    {
      name: 'model-and-math-stand-alone',
      comment: 'The words and the numbers: no package either.',
      severity: 'error',
      from: { path: anyOf(['model', 'math']) },
      to: { pathNot: '^src/(model|math)/' },
    },
    {
      name: 'chart-data-knows-no-picture',
      comment: 'CSV, JSON and XML write the data of a chart without a picture.',
      severity: 'error',
      from: { path: '^src/charts/(types|data)/' },
      to: { path: '^src/charts/picture/' },
    },
    {
      name: 'known-folders-only',
      comment: 'A new folder needs a place in the list of layers.',
      severity: 'error',
      from: { path: '^src/[^/]+/', pathNot: anyOf(layers.flat()) },
      to: {},
    },
    {
      name: 'nothing-outside-src',
      severity: 'error',
      from: { path: '^src/' },
      to: { pathNot: '^(src|fonts|node_modules)/', dependencyTypesNot: ['core'] },
    },
    {
      name: 'no-circular',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-orphans',
      severity: 'error',
      from: { path: '^src/', pathNot: '[.]d[.]ts$', orphan: true },
      to: {},
    },
    {
      name: 'node-only-where-node-is',
      comment: 'The library runs in browsers and edge runtimes too.',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/(cli|node|render/node)/' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'no-dev-dependency',
      comment: 'Only what is bundled may be a devDependency: scripts/build/options.ts.',
      severity: 'error',
      from: { path: '^src/' },
      to: {
        dependencyTypes: ['npm-dev'],
        dependencyTypesNot: ['npm', 'npm-optional', 'npm-peer'],
        pathNot:
          '^node_modules/(@rgrove/parse-xml|@remix-run/node-fetch-server|csv-parse|fast-xml-parser|hyparquet-writer|(@types/)?(d3-[a-z]+|lineclip))/',
      },
    },
    {
      name: 'no-undeclared-dependency',
      severity: 'error',
      from: { path: '^src/' },
      to: {
        dependencyTypes: ['npm-no-pkg', 'npm-unknown', 'unknown', 'undetermined'],
        // A peer that is a devDependency too has several types at once.
        dependencyTypesNot: ['npm-peer'],
      },
    },
    {
      name: 'no-unresolvable',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
  ],
  options: {
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
    },
  },
}
