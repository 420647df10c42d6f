import { dirname } from 'node:path'
import type { Plugin } from 'esbuild'

/**
 * What the element uses of d3's modules, by the module. Their indexes bring
 * all the rest along: transitions are registered as they load, curves are made
 * by calls, and a scale can interpolate colours. This saves 15 kB gzip.
 */
const used: { readonly [module: string]: string } = {
  'd3-scale': `export { default as scaleLinear } from './linear.js'`,
  'd3-shape': `export { default as line } from './line.js'`,
  'd3-transition': `export { default as interrupt } from './interrupt.js'`,
  'd3-interpolate': `export { default as interpolate, default as interpolateNumber } from './number.js'
export { default as interpolateRound } from './round.js'
export { default as interpolateZoom } from './zoom.js'`,
}

/** Bundles of d3's modules only what is used; another use fails the build, which then asks for a line above. */
export const narrowD3: Plugin = {
  name: 'narrow-d3',
  setup(build) {
    build.onLoad({ filter: /[\\/]node_modules[\\/]d3-[a-z]+[\\/]src[\\/]index\.js$/ }, ({ path }) => {
      const contents = used[path.split(/[\\/]/).at(-3) as string]
      return contents === undefined ? undefined : { contents, resolveDir: dirname(path) }
    })
  },
}
