/** Where a list of percentile curves begins in the built component: reference, sex and measure. */
const beginnings = /"?([a-z0-9_-]+)"?:\{(?:male:null,)?(male|female):\{(height|weight|bmi|ofc):\[/g

/**
 * The percentile curves that the college's component contains as literals.
 *
 * @param {string} bundle the text of the built component
 * @returns {{ reference: string, gender: string, measure: string, percentile: number, sds?: number, points: { x: number, y: number }[] }[]}
 */
export function rcpchCurves(bundle) {
  return [...bundle.matchAll(beginnings)].flatMap((found) => {
    const [beginning, reference, gender] = found
    return measuresAfter(bundle, found.index + beginning.lastIndexOf('{')).flatMap(([measure, curves]) =>
      curves.map(({ centile, sds, data }) => ({
        reference,
        gender,
        measure,
        percentile: Number(centile),
        sds,
        points: (data ?? []).filter(({ x, y }) => typeof x === 'number' && typeof y === 'number'),
      })),
    )
  })
}

/**
 * The measures of a literal `{height:[...],weight:null,...}` that begins at an
 * offset. The literal is evaluated as code, like the component itself, which
 * the benchmark also runs. Its strings are numbers and contain no braces.
 */
function measuresAfter(bundle, offset) {
  let depth = 0
  for (let end = offset; end < bundle.length; end++) {
    if (bundle[end] === '{') depth++
    if (bundle[end] === '}') depth--
    if (depth === 0) {
      const measures = Function(`return ${bundle.slice(offset, end + 1)}`)()
      return Object.entries(measures).filter(([, curves]) => Array.isArray(curves) && Array.isArray(curves[0]?.data))
    }
  }
  throw new Error('A list of curves is not closed.')
}
