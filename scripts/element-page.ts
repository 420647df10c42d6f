import { build } from 'esbuild'
import type { Page } from 'playwright-core'
import { narrowD3 } from './build/narrow-d3.js'

/**
 * The element as one script for a page of a test or a benchmark; its exports are in `auxology`.
 *
 * @param more another module to export from the same script
 */
export async function elementScript(more?: string): Promise<string> {
  const modules = ['./src/doors/element/index.js', ...(more === undefined ? [] : [more])]
  const { outputFiles } = await build({
    stdin: { contents: modules.map((path) => `export * from '${path}'\n`).join(''), resolveDir: '.', loader: 'ts' },
    bundle: true,
    minify: true,
    format: 'iife',
    globalName: 'auxology',
    write: false,
    alias: { '@rgrove/parse-xml': '@rgrove/parse-xml/src/index.ts' },
    plugins: [narrowD3],
    logLevel: 'error',
  })
  return outputFiles[0]?.text ?? ''
}

/** Sets the properties of the first element of a page, and waits until it is drawn. */
export async function showInElement(page: Page, properties: object): Promise<void> {
  // As text: what is compiled for Node names functions in a way that a page doesn't know.
  await page.evaluate(
    `Object.assign(document.querySelector('auxology-chart'), ${JSON.stringify(properties)}), undefined`,
  )
  await page.waitForFunction("document.querySelector('auxology-chart').shadowRoot?.querySelector('.overlay .hair')")
}
