import { describe, expect, it } from 'vitest'
import { layerSheet } from '../../../src/render/raster/layer-sheet.js'
import type { LayerPart } from '../../../src/render/raster/scene-layers.js'
import type { Rectangle, Shape } from '../../../src/scene/scene.js'

const page = { width: 1000, height: 1000 }
const part = (x: number, y: number, width: number, height: number): LayerPart => {
  const bounds = { x, y, width, height }
  return { bounds, shapes: [{ kind: 'rect', ...bounds, fill: '#123456' }] }
}

/** Where the shapes of a sheet are on it. */
function placed(shapes: readonly Shape[], [byX, byY]: readonly [number, number] = [0, 0]): Rectangle[] {
  return shapes.flatMap((shape) => {
    if (shape.kind === 'group') return placed(shape.shapes, shape.shift)
    return shape.kind === 'rect' ? [{ ...shape, x: shape.x + byX, y: shape.y + byY }] : []
  })
}

describe('the sheet of a layer', () => {
  it('has its parts close together, moved by whole pixels, none over another', () => {
    const parts = [
      part(700.2, 30, 250, 40),
      part(80, 100.7, 600, 500),
      part(20, 900, 300, 20),
      part(720, 200, 60, 80.5),
    ]
    const { width, height, shapes, patches } = layerSheet(parts, page)
    expect(width * height).toBeLessThan(370_000)
    expect(patches).toHaveLength(4)
    const boxes = placed(shapes)
    expect(boxes).toHaveLength(4)
    for (const { x, y, width: w, height: h } of boxes) {
      const around = patches.filter(
        (patch) =>
          x > patch.sheetX &&
          y > patch.sheetY &&
          x + w < patch.sheetX + patch.width &&
          y + h < patch.sheetY + patch.height,
      )
      expect(around).toHaveLength(1)
    }
    for (const { x, y, sheetX, sheetY, width: w, height: h } of patches) {
      expect([x, y, sheetX, sheetY, w, h].every(Number.isInteger)).toBe(true)
      expect(sheetX >= 0 && sheetY >= 0 && sheetX + w <= width && sheetY + h <= height).toBe(true)
      const others = patches.filter(
        (other) =>
          other.sheetX < sheetX + w &&
          sheetX < other.sheetX + other.width &&
          other.sheetY < sheetY + h &&
          sheetY < other.sheetY + other.height,
      )
      expect(others).toHaveLength(1)
    }
  })

  it('takes parts that are near each other, or very many, as one', () => {
    expect(layerSheet([part(10, 10, 30, 10), part(50, 10, 30, 10)], page).patches).toHaveLength(1)
    const many = Array.from({ length: 13 }, (_, i) => part(70 * i, 70 * i, 2, 2))
    expect(layerSheet(many, page).patches).toHaveLength(1)
    expect(layerSheet(many.slice(1), page).patches).toHaveLength(12)
  })

  it('is the page where parts would take more room', () => {
    const { width, height, patches } = layerSheet([part(-300, 10, 1400, 900), part(10, 950, 50, 20)], page)
    expect({ width, height }).toEqual(page)
    expect(patches).toEqual([{ x: 0, y: 0, ...page, sheetX: 0, sheetY: 0 }])
  })
})
