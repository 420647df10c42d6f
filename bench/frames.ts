// Frames while zooming a chart of 40 visits in headless Chromium: npm run frames.
import { type BrowserContext, chromium } from 'playwright-core'
import { chromiumOptions } from '../scripts/chromium.mjs'
import { elementScript, showInElement } from '../scripts/element-page.js'
import { hanna } from '../test/fixtures/children.js'

const frames = 240
const longMs = 20

/** What the main thread does in a frame, and how evenly frames come. */
async function measure(context: BrowserContext, kind: 'still' | 'read' | 'zoom') {
  const page = await context.newPage()
  await page.setContent('<!doctype html><body><auxology-chart></auxology-chart></body>')
  await page.addScriptTag({ content: script })
  await page.evaluate('auxology.defineChartElement()')
  await showInElement(page, { patient: hanna, request: { type: 'Height' }, options: { today: '2025-07-20' } })
  await page.waitForTimeout(500)
  const session = await context.newCDPSession(page)
  // Time of the processor, so that a busy machine doesn't count.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  const busy = async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0
  }
  const before = await busy()
  const deltas = await page.evaluate<number[]>(gestures(kind))
  const work = ((await busy()) - before) / frames
  await page.close()
  const sorted = deltas.sort((a, b) => a - b)
  const mean = sorted.reduce((sum, delta) => sum + delta, 0) / frames
  return {
    'frames/s': Math.round(1000 / mean),
    'median ms': sorted[frames / 2]?.toFixed(1),
    'long frames': `${((100 * sorted.filter((delta) => delta > longMs).length) / frames).toFixed(1)} %`,
    'main thread ms/frame': (1000 * work).toFixed(1),
  }
}

/** Runs in the page: one step of a gesture each frame, and the time between frames. */
function gestures(kind: 'still' | 'read' | 'zoom'): string {
  return `new Promise((resolve) => {
    const ruler = document.querySelector('auxology-chart').shadowRoot.querySelector('.ruler')
    ruler.focus()
    const { left, top, width } = ruler.getBoundingClientRect()
    const at = { clientY: top + 100, bubbles: true, cancelable: true }
    const deltas = []
    const steps = {
      still: () => {},
      read: (share) =>
        ruler.dispatchEvent(new PointerEvent('pointermove', { ...at, clientX: left + width * share, pointerType: 'mouse' })),
      zoom: (share) =>
        ruler.dispatchEvent(new WheelEvent('wheel', { ...at, deltaY: share < 0.5 ? -10 : 10, clientX: left + 0.6 * width })),
    }
    let last
    requestAnimationFrame(function frame(time) {
      if (last !== undefined) deltas.push(time - last)
      last = time
      if (deltas.length === ${frames}) return resolve(deltas)
      steps.${kind}(deltas.length / ${frames})
      requestAnimationFrame(frame)
    })
  })`
}

const script = await elementScript()
const browser = await chromium.launch(chromiumOptions)
const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
console.table({
  'nothing happens': await measure(context, 'still'),
  'the ruler moves': await measure(context, 'read'),
  'the wheel zooms': await measure(context, 'zoom'),
})
await browser.close()
