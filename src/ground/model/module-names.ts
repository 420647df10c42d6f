/**
 * The parts of the library that have a purpose of their own (docs/purposes): scores, plausibility checks, charts,
 * growth over time (`course`: velocity, adult height, screening rules, faltering growth, puberty), and the
 * exchange with record systems (FHIR, CDS Hooks).
 */
export const moduleNames = ['scores', 'plausibility', 'charts', 'course', 'exchange'] as const

/** A part of the library with a purpose of its own; `course` is growth over time. */
export type ModuleName = (typeof moduleNames)[number]

/** Whatever a deployment switches off, these stay: a value is scored only after it was checked. */
export const lastingModules: readonly ModuleName[] = ['scores', 'plausibility']

/** The modules that are on; all of them where nothing was said. */
export type ModuleChoice = readonly ModuleName[] | undefined

/** Whether a module is on. */
export function hasModule(modules: ModuleChoice, name: ModuleName): boolean {
  return modules === undefined || modules.includes(name)
}
