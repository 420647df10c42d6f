/**
 * The rooms of src by floor, the ground first: each room imports only from
 * floors below its own. The lint (.dependency-cruiser.cjs) enforces it, and
 * docs/architecture.md draws it.
 */
const floors = [
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
  { references: 'the published tables, sets of them, and their lookup' },
  { growth: 'ages, derived values and scores of a visit' },
  { validation: 'the plausibility rules and the engine that applies them' },
  { assessment: 'a patient checked, computed and explained' },
  { course: 'growth over time: velocity, adult height, screening rules' },
  { charts: 'chart types, chart data in clinical units, the picture as shapes' },
  { documents: 'what patient, result, references and chart documents hold' },
  {
    render: 'a chart as SVG, HTML, CSV, PDF, PNG and JPG',
    warehouse: 'the figures as tables for other engines, and SQL that scores by them',
  },
  { fhir: 'records in FHIR, read and written' },
  {
    http: 'the endpoints, as a function from Request to Response',
    element: 'the chart one works with, as a custom element of browsers',
  },
  { node: "a listener for Node's own server" },
  { cli: 'the auxology command' },
]

module.exports = { floors }
