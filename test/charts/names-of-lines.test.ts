import { describe, expect, it } from 'vitest'
import type { ChartRequest } from '../../src/charts/chart-request.js'
import { chartScene } from '../../src/charts/picture/chart-scene.js'
import { locales } from '../../src/ground/languages/built-in.js'
import { chartTypes } from '../../src/ground/model/chart-types.js'
import type { Patient } from '../../src/ground/model/patient.js'
import { clipLine, clipScene } from '../../src/ground/scene/clip-scene.js'
import { textWidth } from '../../src/ground/scene/fit-text.js'
import type { GroupRole, Rectangle, Shape, TextShape } from '../../src/ground/scene/scene.js'
import { clara, jakob } from '../fixtures/children.js'
import { chartInLanguage } from './chart-in-language.js'
import { patientOfType, today } from './patient-of-type.js'

interface Part {
  readonly shape: Shape
  readonly role: GroupRole | undefined
}

/** The shapes of a picture with the innermost role that each has. */
function partsOf(shapes: readonly Shape[], role?: GroupRole): Part[] {
  return shapes.flatMap((shape) =>
    shape.kind === 'group' ? partsOf(shape.shapes, shape.role ?? role) : [{ shape, role }],
  )
}

function boxOf({ x, y, text, size, bold, anchor }: TextShape): Rectangle {
  const width = textWidth(text, size, bold)
  const left = anchor === 'start' ? x : anchor === 'middle' ? x - width / 2 : x - width
  return { x: left, y: y - size * 0.72, width, height: size * 0.72 }
}

const lineRoles: readonly (GroupRole | undefined)[] = ['percentiles', 'sds-lines', 'background', 'limits']
const nameRoles: readonly (GroupRole | undefined)[] = ['curve-labels', 'background', 'limits', 'seams']

const sizes = [300, 400, 600, 1000, 2000].flatMap((width) =>
  [0.6, 1, 1.4].map((share) => ({ width, height: Math.max(300, width * share), references: false })),
)
const short: Patient = { ...jakob, measurements: [{ date: '2020-02-28', sizeCm: 125, weightKg: 60 }] }
const heavy: Patient = { ...clara, measurements: [{ date: '2022-09-12', sizeCm: 115, weightKg: 45 }] }
const pictures: readonly (readonly [string, Patient, ChartRequest])[] = [
  ...chartTypes.map((type) => [type, patientOfType(type), { type }] as const),
  ['a short child', short, { type: 'Height' }],
  ['a short and heavy child', short, { type: 'Bmi' }],
  ['a heavy child', heavy, { type: 'Bmi', lines: 'sds' }],
  ['a heavy child, nine lines', heavy, { type: 'Weight', lines: 'nine' }],
]

describe.each(pictures)('%s', (_, patient, request) => {
  const scenes = locales.flatMap((locale) => {
    const data = chartInLanguage(patient, request, { today, locale })
    return sizes.map((size) => ({ data, size, parts: partsOf(clipScene(chartScene(data, size)).shapes) }))
  })

  it('has no name that a curve runs through', () => {
    for (const { size, parts } of scenes) {
      const lines = parts.flatMap(({ shape, role }) =>
        shape.kind === 'path' && lineRoles.includes(role) && shape.stroke !== undefined ? shape.lines : [],
      )
      const names = parts.flatMap(({ shape, role }) =>
        shape.kind === 'text' && nameRoles.includes(role) ? [shape] : [],
      )
      expect(lines.length).toBeGreaterThan(0)
      for (const name of names) {
        const crossing = lines.filter((line) => clipLine(line, boxOf(name)).length > 0)
        expect(crossing, `${name.text} at ${size.width} by ${size.height}`).toEqual([])
      }
    }
  })

  // Where lines fan out to +4 SD, a small plot has no corner left.
  const leastNamed = request.lines === undefined ? 301 : 600

  it('names every change of the reference', () => {
    for (const { data, size, parts } of scenes) {
      if (Math.min(size.width, size.height) < leastNamed) continue
      const texts = parts.flatMap(({ shape, role }) => (shape.kind === 'text' && role === 'seams' ? [shape.text] : []))
      for (const { label, before, after } of data.seams) {
        const name = before === after ? label : after
        expect(texts.join(), `${name} at ${size.width} by ${size.height}`).toContain(name)
      }
    }
  })
})
