import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import sharp from 'sharp'
import { chartLines, chartWindows } from '../../../src/charts/chart-request.js'
import { chartTypes } from '../../../src/ground/model/chart-types.js'
import type { ErrorCode } from '../../../src/ground/model/errors.js'
import { chartRenderers } from '../../../src/shown/render/formats.js'
import { renderChart } from '../../../src/shown/render/render-chart.js'
import type { BinaryFormat } from '../../../src/shown/render/rendered-chart.js'
import { hostilePatient } from '../given/patients.js'
import { assertUnpolluted } from '../oracles/texts.js'
import { triedLater } from '../oracles/trial.js'
import type { Target } from '../target.js'

const codes: readonly ErrorCode[] = ['invalid_value', 'invalid_parameter', 'chart_not_applicable']
const formats = Object.keys(chartRenderers).filter(
  (format): format is BinaryFormat => chartRenderers[format as BinaryFormat].binary,
)
/** A picture of 50 million pixels takes seconds, and says no more. */
const widest = 700
/** Drawing and printing may take this long, milliseconds, the first time included, when their code is loaded. */
const longest = 10_000

const request = fc.record({
  type: fc.constantFrom('Height', 'Height', 'Weight', 'Head', 'Bmi', ...chartTypes),
  format: fc.constantFrom(...formats),
  window: fc.constantFrom(...chartWindows),
  lines: fc.constantFrom(...chartLines),
  references: fc.boolean(),
  scale: fc.constantFrom(0.5, 1, 1.5),
})
const drawable = fc.tuple(hostilePatient, request, fc.integer({ min: 100, max: widest }))

/** Pictures and PDF of anybody: other programs can open them without a complaint. */
export const fileTarget: Target = {
  name: 'draw files',
  share: 0,
  runs: { ordinary: 48, thorough: 8000 },
  property: ({ tally }) =>
    fc.asyncProperty(drawable, async ([patient, asked, side]) => {
      const chart = await triedLater(
        tally,
        codes,
        () =>
          renderChart(
            { gender: 'female', ...patient },
            { ...asked, width: side, height: side },
            { today: '2025-03-10' },
          ),
        longest,
      )
      assertUnpolluted()
      if (chart === undefined) return
      const body = chart.body as Uint8Array
      if (chart.mediaType === 'application/pdf') assertSoundPdf(body)
      else await assertSoundPicture(body, Math.round(side * asked.scale))
    }),
}

/** qpdf ends with 3 for a warning, with 2 for an error. */
function assertSoundPdf(body: Uint8Array): void {
  const folder = mkdtempSync(join(tmpdir(), 'auxology-'))
  try {
    const file = join(folder, 'chart.pdf')
    writeFileSync(file, body)
    const { status, stdout, stderr } = spawnSync('qpdf', ['--check', file], { encoding: 'utf8' })
    if (status !== 0) throw new Error(`qpdf ends with ${status}: ${stdout}${stderr}`)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** Decoded to its last pixel, and not of one colour. */
async function assertSoundPicture(body: Uint8Array, width: number): Promise<void> {
  const picture = sharp(body, { failOn: 'warning' })
  const { info } = await picture.raw().toBuffer({ resolveWithObject: true })
  if (info.width !== width) throw new Error(`${info.width} pixels wide, not ${width}`)
  const { channels } = await picture.stats()
  if (channels.every(({ min, max }) => min === max)) throw new Error('a picture of nothing')
}
