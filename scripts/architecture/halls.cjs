/**
 * The halls of src, the ground first: each imports only from halls before its own. A hall with floors has rooms, each of
 * which imports only from floors before its own; one without is a single room. The lint (.dependency-cruiser.cjs) enforces
 * both, and docs/architecture.md draws them.
 */
const halls = [
  {
    name: 'ground',
    wing: 'library',
    holds: 'what everything else is built on: plain data, numbers, text, shapes, XML and JSON, languages',
    floors: [
      {
        model: 'the patient, the result, scores, messages, errors: plain data',
        math: 'the normal distribution, LMS, interpolation: numbers only',
      },
      { text: 'how a value becomes text: numbers, markup, CSV, quotations' },
      {
        scene: 'shapes of a picture, clipping, the typeface: geometry that knows no growth',
        codec: 'XML and JSON read and written along a schema; XSD and JSON Schema from it',
        languages: 'everything a person reads, one folder per language',
      },
    ],
  },
  {
    name: 'clinical',
    wing: 'library',
    holds: 'from the published tables to a patient checked and computed',
    floors: [
      { references: 'the published tables, sets of them, and their lookup' },
      { growth: 'ages, derived values and scores of a visit' },
      { validation: 'the plausibility rules and the engine that applies them' },
      { assessment: 'a patient checked, computed and explained' },
      { course: 'growth over time: velocity, adult height, screening rules' },
    ],
  },
  {
    name: 'charts',
    wing: 'library',
    holds: 'chart types, chart data in clinical units, the picture as shapes',
    floors: [],
  },
  {
    name: 'shown',
    wing: 'library',
    holds: 'what leaves the library: documents and pictures',
    floors: [
      { documents: 'what patient, result, references and chart documents hold' },
      { render: 'a chart as SVG, HTML, CSV, PDF, PNG and JPG' },
    ],
  },
  {
    name: 'doors',
    wing: 'doors',
    holds: 'the library for record systems, servers, pages and data warehouses',
    floors: [
      {
        fhir: 'records in FHIR, read and written',
        warehouse: 'the figures as tables for other engines, and SQL that scores by them',
        element: 'the chart one works with, as a custom element of browsers',
      },
      { http: 'the endpoints, as a function from Request to Response' },
      { node: "a listener for Node's own server" },
    ],
  },
  {
    name: 'command',
    wing: 'command',
    holds: 'the auxology command: files, batches, a server',
    floors: [],
  },
]

module.exports = { halls }
