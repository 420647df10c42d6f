import type { PatientRule } from '../rule.js'
import { ourChoice, rcpch } from '../sources.js'

/** Completed weeks of gestation at birth. */
export const birthWeek: PatientRule<'weekBirth'> = {
  target: 'birth_week',
  field: 'weekBirth',
  unit: 'weeks',
  code: 'birth_week_limits',
  limits: [
    {
      severity: 'error',
      below: 20,
      above: 45,
      source: ourChoice(
        'No child born before 21 weeks has survived; induction leaves no pregnancy of more than 45 weeks.',
      ),
    },
    { severity: 'warning', below: 22, above: 44, source: rcpch('Gestations outside 22 to 44 weeks are not accepted.') },
    {
      severity: 'hint',
      below: 37,
      above: 42,
      source: {
        name: 'WHO',
        because:
          'Born before 37 completed weeks is preterm. Post-term begins with the 42nd completed week; that week itself is still ordinary, so the hint begins after it.',
      },
    },
  ],
  slips: [{ given: 'days', factor: 1 / 7, above: 140 }],
  common: [22, 44],
}
