import { readFileSync } from 'node:fs'
import type { Options } from 'tsup'

/** A map of the whole file to nothing, which esbuild takes into the bundle's map in place of every line. */
const emptyMap = Buffer.from('{"version":3,"sources":["package"],"sourcesContent":[""],"mappings":"AAAA"}').toString(
  'base64',
)

/**
 * Leaves the packages that only the command bundles out of its source maps, where
 * they would take more of the download than the code itself.
 */
export const vendorWithoutMaps: NonNullable<Options['esbuildPlugins']>[number] = {
  name: 'vendor-without-maps',
  setup(build) {
    const vendor =
      /[\\/]node_modules[\\/](csv-parse|fast-xml-parser|fast-xml-builder|@nodable|strnum|is-unsafe|xml-naming|path-expression-matcher)[\\/].*\.js$/
    build.onLoad({ filter: vendor }, ({ path }) => ({
      contents: `${readFileSync(path, 'utf8')}\n//# sourceMappingURL=data:application/json;base64,${emptyMap}`,
      loader: 'js',
    }))
  },
}
