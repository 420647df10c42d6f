/** Records of fictional children, as a transaction that a FHIR server stores. */

const loinc = (code: string) => ({ coding: [{ system: 'http://loinc.org', code }] })
const ucum = (value: number, code: string) => ({ value, unit: code, system: 'http://unitsofmeasure.org', code })

function entry(id: string, resource: { readonly resourceType: string; readonly [member: string]: unknown }) {
  const url = `${resource.resourceType}/${id}`
  return { resource: { ...resource, id }, request: { method: 'PUT', url } }
}

function measured(patient: string, day: string, code: string, value: number, unit: string) {
  return entry(`${patient}-${code}-${day}`, {
    resourceType: 'Observation',
    status: 'final',
    code: loinc(code),
    subject: { reference: `Patient/${patient}` },
    effectiveDateTime: day,
    valueQuantity: ucum(value, unit),
  })
}

/** A girl who falls away from her percentile; her last weight was typed with a digit too many. */
const lea = [
  entry('lea', {
    resourceType: 'Patient',
    name: [{ use: 'official', family: 'Beispiel', given: ['Lea'] }],
    gender: 'female',
    birthDate: '2018-03-05',
  }),
  ...(
    [
      ['2020-03-09', 84, 11.4],
      ['2021-03-08', 91.5, 13],
      ['2022-03-07', 98, 14.6],
      ['2023-03-06', 103, 16],
      ['2024-03-04', 107, 17.2],
      ['2025-03-05', 109.5, 175],
    ] as const
  ).flatMap(([day, size, weight]) => [
    measured('lea', day, '8302-2', size, 'cm'),
    measured('lea', day, '29463-7', weight, 'kg'),
  ]),
  // What a mother told is no measurement.
  measured('lea', '2024-09-01', '3138-5', 110, 'cm'),
  ...(
    [
      ['FTH', 'Vater', 178],
      ['MTH', 'Mutter', 166],
    ] as const
  ).map(([code, name, height]) =>
    entry(`lea-${code}`, {
      resourceType: 'FamilyMemberHistory',
      status: 'completed',
      patient: { reference: 'Patient/lea' },
      name,
      relationship: { coding: [{ system: 'http://terminology.hl7.org/CodeSystem/v3-RoleCode', code }] },
      extension: [
        {
          url: 'http://fhir-registry.smarthealthit.org/StructureDefinition/family-history#height',
          valueQuantity: ucum(height, 'cm'),
        },
      ],
    }),
  ),
]

/** A boy with Down syndrome, and with more observations than a page holds. */
const tom = [
  entry('tom', {
    resourceType: 'Patient',
    name: [{ use: 'official', family: 'Muster', given: ['Tom'] }],
    gender: 'male',
    birthDate: '2016-07-01',
  }),
  entry('tom-trisomy', {
    resourceType: 'Condition',
    subject: { reference: 'Patient/tom' },
    verificationStatus: {
      coding: [{ system: 'http://terminology.hl7.org/CodeSystem/condition-ver-status', code: 'confirmed' }],
    },
    code: { coding: [{ system: 'http://snomed.info/sct', code: '41040004' }] },
  }),
  ...Array.from({ length: 230 }, (_, index) =>
    measured(
      'tom',
      new Date(Date.UTC(2024, 0, 1 + index)).toISOString().slice(0, 10),
      '8867-4',
      80 + (index % 20),
      '/min',
    ),
  ),
  measured('tom', '2020-07-01', '8302-2', 96, 'cm'),
  measured('tom', '2022-07-01', '8302-2', 107.5, 'cm'),
  measured('tom', '2024-07-01', '8302-2', 118, 'cm'),
]

/** Everything, in one transaction. */
export const children = { resourceType: 'Bundle', type: 'transaction', entry: [...lea, ...tom] } as const
