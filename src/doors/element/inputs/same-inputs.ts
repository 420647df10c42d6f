import type { ElementInputs, ElementOptions } from './element-inputs.js'

/** Whether two inputs draw the same chart. */
export function isSame(a: ElementInputs, b: ElementInputs): boolean {
  const names = Object.keys({ ...a.options, ...b.options }) as (keyof ElementOptions)[]
  const isOption = (name: keyof ElementOptions) =>
    name === 'compareWith'
      ? a.options.compareWith?.map(({ id }) => id).join() === b.options.compareWith?.map(({ id }) => id).join()
      : a.options[name] === b.options[name]
  const data = ({ patient, request }: ElementInputs) => JSON.stringify([patient, request])
  return names.every(isOption) && data(a) === data(b)
}

/** Whether what a reader chose still makes sense: the same kind of chart, of the same child. */
export function isAboutSame(a: ElementInputs, b: ElementInputs): boolean {
  return a.request.type === b.request.type && a.patient.dateOfBirth === b.patient.dateOfBirth
}
