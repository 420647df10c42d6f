import type { RenderingHost } from './rendering-host.js'

/**
 * What pictures and PDF need, loaded when the first of them is asked for. In a
 * browser's bundle the field `browser` of package.json puts the browser's host
 * in the place of Node's.
 */
export async function loadHost(): Promise<RenderingHost> {
  const { host } = await import('./node/host.js')
  return host
}
