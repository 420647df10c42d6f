const { halls } = require('./scripts/architecture/halls.cjs')

const anyOf = (folders) => `^src/(${folders.join('|')})/`
const hallsOf = (...wings) => halls.filter(({ wing }) => wings.includes(wing)).map(({ name }) => name)

/** The public entry point: the library imports what it has from where it is. */
const entryPoint = '^src/[^/]+$'

/** Within the library, a hall imports only from halls below it. */
const belowHalls = hallsOf('library')
  .slice(0, -1)
  .map((hall, depth) => ({
    name: `${hall}-imports-downwards`,
    severity: 'error',
    from: { path: anyOf([hall]) },
    to: { path: anyOf(hallsOf('library').slice(depth + 1)) },
  }))

/** Within a hall, a room imports only from rooms on the floors below it, not from its neighbours. */
const belowFloors = halls.flatMap(({ name: hall, floors }) =>
  floors.map((rooms, depth) => ({
    name: `${hall}-floor-${depth + 1}-imports-downwards`,
    severity: 'error',
    from: { path: `^src/${hall}/(${Object.keys(rooms).join('|')})/` },
    to: {
      path: `^src/${hall}/(${floors.slice(depth).flatMap(Object.keys).join('|')})/`,
      pathNot: `^src/${hall}/$1/`,
    },
  })),
)

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'library-knows-no-door',
      comment: 'What a program embeds does not depend on how others reach it, nor on the command.',
      severity: 'error',
      from: { path: [anyOf(hallsOf('library')), entryPoint] },
      to: { path: anyOf(hallsOf('doors', 'command')) },
    },
    {
      name: 'doors-know-no-command',
      severity: 'error',
      from: { path: anyOf(hallsOf('doors')) },
      to: { path: anyOf(hallsOf('command')) },
    },
    {
      name: 'entry-is-for-others',
      severity: 'error',
      from: { path: anyOf(hallsOf('library', 'doors')) },
      to: { path: entryPoint },
    },
    ...belowHalls,
    ...belowFloors,
    {
      name: 'model-and-math-stand-alone',
      comment: 'The words and the numbers: no package either.',
      severity: 'error',
      from: { path: '^src/ground/(model|math)/' },
      to: { pathNot: '^src/ground/(model|math)/' },
    },
    {
      name: 'chart-data-knows-no-picture',
      comment: 'CSV, JSON and XML write the data of a chart without a picture.',
      severity: 'error',
      from: { path: '^src/charts/(types|data)/' },
      to: { path: '^src/charts/picture/' },
    },
    {
      name: 'known-rooms-only',
      comment: 'A new folder needs a place in the list of halls.',
      severity: 'error',
      from: {
        path: '^src/[^/]+/',
        pathNot: halls.map(({ name, floors }) =>
          floors.length === 0 ? `^src/${name}/` : `^src/${name}/(${floors.flatMap(Object.keys).join('|')})/`,
        ),
      },
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
      from: { path: '^src/', pathNot: '^src/(command|doors/node|shown/render/node)/' },
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
