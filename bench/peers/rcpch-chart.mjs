import { mkdtempSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { build } from 'esbuild'

/**
 * A function that renders the height chart for boys as text with the React
 * component of the Royal College of Paediatrics and Child Health. The package
 * is made for bundlers and can't be loaded by Node.js directly, so it is
 * bundled first.
 *
 * @param {{ points: readonly { x: number, y: number }[] }} drawing years and centimetres
 * @param {number} size in pixels
 * @returns {Promise<() => string>}
 */
export async function rcpchChart({ points }, size) {
  const draw = await bundled()
  const measurements = { height: points.map(({ x, y }, i) => measurementAt(x, y, i)) }
  return () => draw({ ...settings, measurements, width: size, height: size })
}

async function bundled() {
  const folder = mkdtempSync(join(import.meta.dirname, 'node_modules', '.rcpch-'))
  try {
    const file = join(folder, 'chart.cjs')
    await build({
      stdin: { contents: component, resolveDir: import.meta.dirname },
      outfile: file,
      bundle: true,
      platform: 'node',
      format: 'cjs',
      mainFields: ['module', 'main'],
      define: { 'process.env.NODE_ENV': '"production"' },
      logLevel: 'error',
    })
    return createRequire(import.meta.url)(file).draw
  } finally {
    rmSync(folder, { recursive: true })
  }
}

const component = `
  import { RCPCHChart } from '@rcpch/digital-growth-charts-react-component-library'
  import { createElement } from 'react'
  import { renderToStaticMarkup } from 'react-dom/server'
  export const draw = (properties) => renderToStaticMarkup(createElement(RCPCHChart, properties))
`

const settings = {
  title: 'Height',
  theme: 'monochrome',
  measurementMethod: 'height',
  reference: 'who',
  sex: 'male',
  exportChartCallback: () => {},
}

/** A measurement in the format of the college's service, as far as the component reads it. */
function measurementAt(years, cm, index) {
  const place = (age_type, y) => ({
    age_type,
    x: years,
    y,
    centile: 50,
    sds: 0,
    centile_band: '',
    calendar_age: '',
    clinician_comment: '',
    lay_comment: '',
  })
  return {
    birth_data: { birth_date: '2013-05-20', gestation_weeks: 40, gestation_days: 0, sex: 'male' },
    child_observation_value: { measurement_method: 'height', observation_value: cm },
    measurement_dates: {
      chronological_decimal_age: years,
      corrected_decimal_age: years,
      corrected_gestational_age: {},
      comments: {},
      observation_date: `${2014 + index}-05-20`,
    },
    measurement_calculated_values: {
      chronological_centile: 50,
      chronological_sds: 0,
      corrected_centile: 50,
      corrected_sds: 0,
    },
    bone_age: {},
    events_data: {},
    plottable_data: {
      centile_data: {
        chronological_decimal_age_data: place('chronological_age', cm),
        corrected_decimal_age_data: place('corrected_age', cm),
      },
      sds_data: {
        chronological_decimal_age_data: place('chronological_age', 0),
        corrected_decimal_age_data: place('corrected_age', 0),
      },
    },
  }
}
