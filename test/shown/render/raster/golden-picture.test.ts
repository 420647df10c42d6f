import { readFileSync, writeFileSync } from 'node:fs'
import * as resvg from '@resvg/resvg-wasm'
import { beforeAll, describe, expect, it } from 'vitest'
import { clipScene } from '../../../../src/ground/scene/clip-scene.js'
import { host } from '../../../../src/shown/render/node/node-host.js'
import { rasterBackground } from '../../../../src/shown/render/rendering-host.js'
import { sceneSvg } from '../../../../src/shown/render/scene-svg.js'
import { type Decoded, decode, differingShare } from './decoded.js'
import { sampleScene } from './sample-scene.js'

const goldenFile = new URL('golden/sample-scene.png', import.meta.url)
const clipped = sceneSvg(sampleScene, 'sample')
const cut = sceneSvg(clipScene(sampleScene), 'sample')

async function picture(svg: string, options = {}): Promise<Decoded> {
  return decode(await (await host.rasterise(svg, 1, options, rasterBackground)).png())
}

describe('a scene as pixels', () => {
  let golden: Decoded
  beforeAll(async () => {
    if (process.env['UPDATE_GOLDEN']) {
      writeFileSync(goldenFile, await (await host.rasterise(clipped, 1, {}, rasterBackground)).png())
    }
    golden = await decode(readFileSync(goldenFile))
    await resvg.initWasm(readFileSync('node_modules/@resvg/resvg-wasm/index_bg.wasm'))
  })

  it('looks as it did', async () => {
    expect(differingShare(await picture(clipped), golden)).toBeLessThan(0.001)
  })

  it('looks the same when its clips are cut off instead', async () => {
    expect(cut).not.toContain('clip')
    // The ends of lines and the phase of dashes differ where a clip cuts them.
    expect(differingShare(await picture(cut), golden)).toBeLessThan(0.004)
  })

  it('looks the same by WebAssembly', async () => {
    expect(differingShare(await picture(clipped, { resvg }), golden)).toBeLessThan(0.001)
  })
})
