import { hasClinicValues } from '../../../src/ground/model/clinic-values.js'
import { entryOf } from './reference-sets.js'
import type { Choices, PlaygroundState } from './state.js'

/** The program that computes and draws what the playground shows. */
export function codeSample({ patient, choices }: PlaygroundState): string {
  const { set, locale, correction, today, type } = choices
  const { unknownElements: _, ...known } = patient
  const hasClinic = (patient.measurements ?? []).some(hasClinicValues)
  const options = [
    ...(today === '' ? [] : [`today: '${today}'`]),
    `locale: '${locale}'`,
    ...(set === 'germany' ? [] : [`references: ${set}`]),
    ...(hasClinic ? ['measures: clinicMeasures'] : []),
    ...(correction === 'preterm' ? [] : [`gestationalCorrection: '${correction}'`]),
  ]
  return `import { calculatePatient, explainScores, renderChart, type Patient } from 'auxology'
${set === 'germany' ? '' : `import { ${set} } from '${entryOf(set)}'\n`}${hasClinic ? "import { clinicMeasures } from 'auxology/references/clinic-measures'\n" : ''}
const patient: Patient = ${literal(known)}
const options = { ${options.join(', ')} } as const

const result = calculatePatient(patient, options)
const explained = explainScores(patient, options)
const { body } = await renderChart(patient, { type: '${type}', format: 'Svg'${drawn(choices)} }, options)
`
}

function drawn({ lines, theme, expected }: Choices): string {
  return `${lines === '' ? '' : `, lines: '${lines}'`}${expected === 'on' ? ', expected: true' : ''}${theme === 'auto' || theme === 'default' ? '' : `, theme: '${theme}'`}`
}

/** A value as a program has it: names without quotes, a visit a line. */
function literal(value: unknown, indent = '', depth = 0): string {
  if (typeof value === 'string') return `'${value.replace(/[\\']/g, '\\$&').replaceAll('\n', '\\n')}'`
  if (typeof value !== 'object' || value === null) return String(value)
  const inner = `${indent}  `
  const parts = Array.isArray(value)
    ? value.map((each) => literal(each, inner, depth + 1))
    : Object.entries(value).flatMap(([name, each]) =>
        each === undefined ? [] : [`${name}: ${literal(each, inner, depth + 1)}`],
      )
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{ ', ' }']
  if (depth > 1 || parts.length === 0) return `${open}${parts.join(', ')}${close}`
  return `${open.trim()}\n${parts.map((part) => `${inner}${part},\n`).join('')}${indent}${close.trim()}`
}
