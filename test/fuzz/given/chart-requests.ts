import fc from 'fast-check'
import type { ChartRequest } from '../../../src/charts/chart-request.js'
import { chartFormats, chartWindows } from '../../../src/charts/chart-request.js'
import { chartTypes } from '../../../src/ground/model/chart-types.js'
import { isBinaryFormat } from '../../../src/shown/render/formats.js'
import type { TextFormat } from '../../../src/shown/render/rendered-chart.js'
import { hostileNumber, hostileText } from './values.js'

/** The formats that are text; pictures and PDF have tests of their own. */
export const textFormats = chartFormats.filter((format): format is TextFormat => !isBinaryFormat(format))

const window = fc.oneof(
  // Years, weeks, centimetres, and anywhere.
  { weight: 6, arbitrary: fc.double({ min: 0.5, max: 20, noNaN: true }) },
  { weight: 3, arbitrary: fc.double({ min: 24, max: 60, noNaN: true }) },
  { weight: 3, arbitrary: fc.integer({ min: 50, max: 200 }) },
  { weight: 2, arbitrary: fc.double({ min: -1, max: 220, noNaN: true }) },
  { weight: 1, arbitrary: hostileNumber },
)
const side = fc.oneof(
  { weight: 20, arbitrary: fc.integer({ min: 100, max: 2000 }) },
  { weight: 2, arbitrary: fc.constantFrom(100, 101, 10_000, 5000) },
  { weight: 1, arbitrary: hostileNumber },
)
const size = fc.oneof(
  { weight: 3, arbitrary: fc.constant({}) },
  { weight: 9, arbitrary: fc.record({ width: side, height: side }) },
  { weight: 1, arbitrary: fc.record({ width: side, height: side }, { requiredKeys: [] }) },
)

/** Any type, window and size; often one that is refused. */
export const chartRequest: fc.Arbitrary<ChartRequest & { readonly format: TextFormat }> = fc
  .tuple(
    fc.record(
      {
        type: fc.constantFrom(...chartTypes),
        format: fc.constantFrom(...textFormats),
        scale: fc.oneof(
          { weight: 20, arbitrary: fc.double({ min: 0.1, max: 5, noNaN: true }) },
          { weight: 1, arbitrary: hostileNumber },
        ),
        window: fc.constantFrom(...chartWindows),
        cropX: fc.boolean(),
        cropXAt: window,
        cropY: fc.boolean(),
        cropYAt: window,
        references: fc.boolean(),
        patientId: hostileText,
        idPrefix: fc.oneof(
          { weight: 20, arbitrary: fc.constantFrom('a', '_b-1', 'auxology') },
          { weight: 1, arbitrary: hostileText },
        ),
      },
      { requiredKeys: ['type', 'format'] },
    ),
    size,
  )
  .map(([request, sides]) => Object.freeze({ ...request, ...sides }))
