import { describe, expect, it } from 'vitest'
import { sampleDay, sampleOfSet, samplePatients } from '../../../scripts/plausibility-samples.js'
import { calculatePatient } from '../../../src/clinical/assessment/calculate-patient.js'
import { validatePatient } from '../../../src/clinical/assessment/validate-patient.js'
import { messageCodes } from '../../../src/clinical/validation/message-codes.js'
import { enMessages } from '../../../src/ground/languages/en/messages.js'
import { messageText } from '../../../src/ground/languages/message-text.js'
import type { MessageCode } from '../../../src/ground/model/message-parameters.js'
import type { ValidationMessage } from '../../../src/ground/model/validation-message.js'
import { formatResultJson, formatResultXml } from '../../../src/shown/documents/patient-result-document.js'

const options = { today: sampleDay, locale: 'en' }

const all = [
  ...samplePatients.flatMap((patient) => validatePatient(patient, options)),
  ...validatePatient(sampleOfSet.patient, { ...options, references: sampleOfSet.references }),
]

type Of<Code extends MessageCode> = Extract<ValidationMessage, { readonly code: Code }>

function only<Code extends MessageCode>(code: Code, messages: readonly ValidationMessage[]): Of<Code>[] {
  return messages.filter((message): message is Of<Code> => message.code === code)
}

describe('the parameters of a message', () => {
  it.each(all)('make its sentence: $code', (message) => {
    const { severity, code, parameters, text } = message
    expect(messageText(enMessages, severity, code, parameters)).toBe(text)
  })

  it.each(all)('are plain data that a thread and JSON can carry: $code', ({ parameters }) => {
    expect(structuredClone(parameters)).toEqual(parameters)
    expect(JSON.parse(JSON.stringify(parameters))).toEqual(parameters)
  })

  it('have the value in full precision, its limits and the likely slip', () => {
    const [message] = only(
      'size_limits',
      validatePatient({ measurements: [{ ageInYears: 8, sizeCm: 1.303 }] }, options),
    )
    expect(message?.parameters).toMatchObject({ value: 1.303, unit: 'cm', least: 18, most: 300 })
    expect(message?.parameters.slip?.meant).toBeCloseTo(130.3, 10)
  })

  it('have the score, unrounded and beyond 6, and the usual range', () => {
    const [message] = only(
      'size_score',
      validatePatient({ gender: 'male', measurements: [{ ageInYears: 10, sizeCm: 240 }] }, options),
    )
    expect(message?.parameters.score).toBeGreaterThan(6)
    expect(message?.parameters.usual[1]).toBeGreaterThan(150)
    expect(message?.parameters.reference).toBe('KiGGS 2013')
  })

  it('have the score of the result, and the linear one that the rule judged by under its own name', () => {
    const boy = { gender: 'male', measurements: [{ ageInYears: 9, weightKg: 250 }] } as const
    const [visit] = calculatePatient(boy, options).measurements
    const [message] = only('weight_score', visit?.validationMessages ?? [])
    expect(message?.parameters.score).toBe(visit?.weightSds?.raw)
    expect(message?.parameters.score).toBeCloseTo(3.91, 2)
    expect(message?.parameters.linearScore).toBeGreaterThan(6)
    expect(message?.text).toMatch(
      /exceptional for boys aged 9 years, far beyond the reference \(SDS \+3\.91, KiGGS 2013\)/,
    )
  })

  it('have dates as the patient has them', () => {
    const child = { dateOfBirth: '2020-06-04', measurements: [{ date: '2019-06-04T08:00:00' }] }
    expect(only('date_before_birth', validatePatient(child, options))[0]?.parameters).toEqual({
      date: '2019-06-04',
      dateOfBirth: '2020-06-04',
    })
  })

  it.each([Number.NaN, Number.POSITIVE_INFINITY, '130' as unknown as number])(
    'leave out a value that is not a number: %s',
    (sizeCm) => {
      const [message] = only('size_limits', validatePatient({ measurements: [{ sizeCm }] }, options))
      expect(message?.parameters.value).toBeUndefined()
    },
  )

  it('are in no document, in neither form', () => {
    const result = calculatePatient({ measurements: [{ sizeCm: 1.3 }] }, options)
    expect(result.measurements[0]?.validationMessages[0]?.parameters).toBeDefined()
    for (const extensions of [false, true]) {
      expect(formatResultXml(result, { extensions })).not.toContain('parameters')
      expect(formatResultJson(result, { extensions })).not.toContain('parameters')
    }
  })
})

describe('messageCodes', () => {
  it('are those that have a sentence', () => {
    expect([...messageCodes].sort()).toEqual(Object.keys(enMessages).sort())
  })
})
