import { expect, it, vi } from 'vitest'
import { chartData } from '../../src/charts/data/build-chart-data.js'
import { chartScene } from '../../src/charts/picture/chart-scene.js'
import { de } from '../../src/languages/de/index.js'
import { chartTypesOfKind } from '../../src/model/chart-types.js'
import { clinicMeasures } from '../../src/references/clinic-measures.js'
import type { Shape } from '../../src/scene/scene.js'
import { patientOfType, today } from './patient-of-type.js'

/** What is kept, with the object that it lives as long as. */
const kept = vi.hoisted(() => [] as { owner: object; result: unknown }[])

vi.mock(import('../../src/scene/kept-results.js'), async (original) => {
  const module = await original()
  return {
    ...module,
    keptResults: <Owner extends object, Result>(most: number) => {
      const keep = module.keptResults<Owner, Result>(most)
      return (owner: Owner, key: string, make: () => Result) => {
        const result = keep(owner, key, make)
        kept.push({ owner, result })
        return result
      }
    },
  }
})

/** Roles of what is kept by the plots of a chart; whatever has none is no group. */
function keptByPlots(): Set<string | undefined> {
  const ofPlots = kept.filter(({ owner }) => 'atX' in owner)
  return new Set(ofPlots.map(({ result }) => (result as { readonly role?: string }).role))
}

// The curves of blood pressure are those of the child's own heights, and a plot outlives its charts.
it.each(chartTypesOfKind.clinic)(
  'the plot of %s keeps its grid and axes for other children, never its curves',
  (type) => {
    const child = patientOfType(type)
    const taller = {
      ...child,
      measurements: child.measurements?.map((one) => ({ ...one, sizeCm: (one.sizeCm ?? 0) + 1 })),
    }
    kept.length = 0
    const [one, other] = [child, taller].map((patient) => {
      const data = chartData(patient, { type }, { today, measures: clinicMeasures })
      return groupsOf(chartScene({ ...data, language: de }, { width: 1000, height: 1000, references: false }).shapes)
    })
    expect(keptByPlots()).toEqual(new Set(['grid', 'axes']))
    if (!type.endsWith('Pressure')) return
    expect(other?.get('grid')).toBe(one?.get('grid'))
    for (const role of ['bands', 'percentiles', 'curve-labels']) {
      expect(one?.get(role)).toBeDefined()
      expect(other?.get(role)).not.toBe(one?.get(role))
    }
  },
)

/** The groups of a scene by their roles. */
function groupsOf(shapes: readonly Shape[]): Map<string | undefined, Shape> {
  return new Map(
    shapes.flatMap((shape) =>
      shape.kind === 'group' ? [[shape.role, shape] as const, ...groupsOf(shape.shapes)] : [],
    ),
  )
}
