import { readFileSync, writeFileSync } from 'node:fs'
import * as resvg from '@resvg/resvg-wasm'
import { beforeAll, describe, expect, test } from 'vitest'
import { loadHost } from '../../../src/render/load-host.js'
import { sceneSvg } from '../../../src/render/svg/scene-svg.js'
import { clipScene } from '../../../src/scene/clip-scene.js'
import { type Decoded, decode, differingShare } from './decoded.js'
import { sampleScene } from './sample-scene.js'

const goldenFile = new URL('golden/sample-scene.png', import.meta.url)
const clipped = sceneSvg(sampleScene, 'sample')
const cut = sceneSvg(clipScene(sampleScene), 'sample')

async function picture(svg: string, options = {}): Promise<Decoded> {
  const { rasterise } = await loadHost()
  return decode((await rasterise(svg, 1, options)).png())
}

describe('a scene as pixels', () => {
  let golden: Decoded
  beforeAll(async () => {
    if (process.env['UPDATE_GOLDEN']) {
      const { rasterise } = await loadHost()
      writeFileSync(goldenFile, (await rasterise(clipped, 1, {})).png())
    }
    golden = await decode(readFileSync(goldenFile))
    await resvg.initWasm(readFileSync('node_modules/@resvg/resvg-wasm/index_bg.wasm'))
  })

  test('looks as it did', async () => {
    expect(differingShare(await picture(clipped), golden)).toBeLessThan(0.001)
  })

  test('looks the same when its clips are cut off instead', async () => {
    expect(cut).not.toContain('clip')
    // The ends of lines and the phase of dashes differ where a clip cuts them.
    expect(differingShare(await picture(cut), golden)).toBeLessThan(0.004)
  })

  test('looks the same by WebAssembly', async () => {
    expect(differingShare(await picture(clipped, { resvg }), golden)).toBeLessThan(0.001)
  })
})
