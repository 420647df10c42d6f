import type { KnownDisease, MarkerKind } from '../../../ground/model/patient.js'
import type { Coding } from '../fhir-json.js'
import { snomed } from './growth-codes.js'

const orphanet = 'http://www.orpha.net'
const rxNorm = 'http://www.nlm.nih.gov/research/umls/rxnorm'

/** ICD-10, of WHO and in the German and American modifications. */
const icd10 = [
  'http://hl7.org/fhir/sid/icd-10',
  'http://hl7.org/fhir/sid/icd-10-gm',
  'http://fhir.de/CodeSystem/bfarm/icd-10-gm',
  'http://fhir.de/CodeSystem/dimdi/icd-10-gm',
  'http://hl7.org/fhir/sid/icd-10-cm',
]
const icd10Cm = 'http://hl7.org/fhir/sid/icd-10-cm'
const atc = ['http://www.whocc.no/atc', 'http://fhir.de/CodeSystem/bfarm/atc', 'http://fhir.de/CodeSystem/dimdi/atc']

/** What a condition means for growth, where its code alone says it; SNOMED CT's first code is the one that is written. */
export const diseaseCodes: ReadonlyMap<string, KnownDisease> = new Map([
  [`${snomed}|38804009`, 'TurnerSyndrome'],
  [`${snomed}|254280007`, 'TurnerSyndrome'], // partial X deletion karyotype
  [`${snomed}|254281006`, 'TurnerSyndrome'], // ring chromosome karyotype
  [`${snomed}|205824006`, 'NoonanSyndrome'],
  [`${snomed}|86268005`, 'Achondroplasia'],
  [`${snomed}|41040004`, 'Trisomy21'],
  [`${snomed}|205615000`, 'Trisomy21'], // meiotic nondisjunction
  [`${snomed}|205616004`, 'Trisomy21'], // mitotic nondisjunction mosaicism
  [`${snomed}|371045000`, 'Trisomy21'], // translocation
  [`${snomed}|254264002`, 'Trisomy21'], // partial trisomy 21 in Down's syndrome
  [`${orphanet}|881`, 'TurnerSyndrome'],
  [`${orphanet}|648`, 'NoonanSyndrome'],
  [`${orphanet}|15`, 'Achondroplasia'],
  [`${orphanet}|870`, 'Trisomy21'],
] as const)

/** The diseases as they are written: by SNOMED CT. */
export const diseaseCodings: ReadonlyMap<KnownDisease, Pick<Coding, 'system' | 'code'>> = /* @__PURE__ */ new Map(
  [...diseaseCodes].reverse().flatMap(([named, disease]) => {
    const [system = '', code = ''] = named.split('|')
    return system === snomed ? [[disease, { system, code }] as const] : []
  }),
)

/** ICD-10 by what a code begins with; `named` where the category holds other diseases too, and the words decide. */
const icdDiseases: readonly { readonly prefix: string; readonly disease: KnownDisease; readonly named?: RegExp }[] = [
  { prefix: 'Q96', disease: 'TurnerSyndrome' },
  { prefix: 'Q90', disease: 'Trisomy21' },
  { prefix: 'Q77.4', disease: 'Achondroplasia', named: /(?<!hypo)(?<!pseudo)achondroplas/i },
  { prefix: 'Q87.1', disease: 'NoonanSyndrome', named: /noonan/i },
]

/** Of the child: premature infant, prematurity of infant, premature birth of newborn, female, male, premature infancy. */
const pretermCodes: readonly string[] = ['395507008', '771299009', '367494004', '59403008', '4886009', '12312009']

/** What the code of a condition means: a disease, one of a category that has several, or a birth too early. */
export type GrowthCondition =
  | { readonly kind: 'disease'; readonly disease: KnownDisease }
  | { readonly kind: 'ambiguous' }
  | { readonly kind: 'preterm'; readonly weeks: number | undefined }

/** What a condition means for growth; undefined if nothing that is known. */
export function growthCondition(
  codings: readonly Coding[],
  words: string,
  diseases: ReadonlyMap<string, KnownDisease>,
): GrowthCondition | undefined {
  const meanings = codings.map((coding) => conditionOf(coding, words, diseases))
  return meanings.find((meaning) => meaning?.kind === 'disease') ?? meanings.find((meaning) => meaning !== undefined)
}

function conditionOf(
  { system, code }: Coding,
  words: string,
  diseases: ReadonlyMap<string, KnownDisease>,
): GrowthCondition | undefined {
  const disease = diseases.get(`${system}|${code.replace(/^ORPHA:/, '')}`)
  if (disease !== undefined) return { kind: 'disease', disease }
  if (system === snomed && pretermCodes.includes(code)) return { kind: 'preterm', weeks: undefined }
  if (!icd10.includes(system)) return undefined
  if (/^P07\.[23]/.test(code)) {
    return { kind: 'preterm', weeks: system === icd10Cm ? completedWeeks.get(code) : undefined }
  }
  const entry = icdDiseases.find(({ prefix }) => code.startsWith(prefix))
  if (entry === undefined) return undefined
  const isNamed = entry.named === undefined || entry.named.test(words)
  return isNamed ? { kind: 'disease', disease: entry.disease } : { kind: 'ambiguous' }
}

/** The American modification tells completed weeks: P07.22 is 23, P07.39 is 36. P07.21 is less than 23. */
const completedWeeks: ReadonlyMap<string, number> = new Map([
  ...[23, 24, 25, 26, 27].map((week, index) => [`P07.2${index + 2}`, week] as const),
  ...[28, 29, 30, 31, 32, 33, 34, 35, 36].map((week, index) => [`P07.3${index + 1}`, week] as const),
])

/** What a drug is to growth: a treatment that is marked, one that changes growth too, or neither. */
export type DrugMeaning = MarkerKind | 'affects-growth'

/** Drugs by codes of RxNorm (ingredients) and SNOMED CT that a public source confirms. */
export const drugCodes: ReadonlyMap<string, DrugMeaning> = new Map([
  [`${snomed}|56234005`, 'growth-hormone'], // Growth hormone product
  [`${rxNorm}|42375`, 'puberty-suppression'], // leuprolide
  [`${rxNorm}|38782`, 'puberty-suppression'], // triptorelin
  [`${rxNorm}|50610`, 'puberty-suppression'], // goserelin
  [`${rxNorm}|84857`, 'affects-growth'], // anastrozole
  [`${snomed}|386910003`, 'affects-growth'], // anastrozole
  [`${snomed}|43688007`, 'affects-growth'], // testosterone
  [`${snomed}|12839006`, 'affects-growth'], // estradiol
  [`${snomed}|52388000`, 'affects-growth'], // prednisolone
  [`${snomed}|16602005`, 'affects-growth'], // hydrocortisone
  ...['5492', '8638', '8640', '6902', '3264', '1514', '10759'].map(
    (glucocorticoid) => [`${rxNorm}|${glucocorticoid}`, 'affects-growth'] as const,
  ),
] as const)

/** Drugs by what their ATC code begins with. */
const atcDrugs: readonly (readonly [prefix: string, meaning: DrugMeaning])[] = [
  ['H01AC01', 'growth-hormone'], // somatropin
  ['H01AC02', 'growth-hormone'], // somatrem
  ['H01AC07', 'growth-hormone'], // somapacitan
  ['H01AC08', 'growth-hormone'], // somatrogon
  ['H01AC09', 'growth-hormone'], // lonapegsomatropin
  ['L02AE', 'puberty-suppression'], // analogues of gonadotropin-releasing hormone
  ['H01CA02', 'puberty-suppression'], // nafarelin
  ['H01AC03', 'affects-growth'], // mecasermin
  ['H01AC04', 'affects-growth'], // sermorelin
  ['H01AC05', 'affects-growth'], // mecasermin rinfabate
  ['H01AC06', 'affects-growth'], // tesamorelin
  ['H01CA01', 'affects-growth'], // gonadorelin
  ['H01CC', 'affects-growth'], // antagonists of gonadotropin-releasing hormone
  ['M05BX05', 'affects-growth'], // burosumab
  ['M05BX07', 'affects-growth'], // vosoritide
  ['A14AA08', 'affects-growth'], // oxandrolone
  ['G03GA', 'affects-growth'], // gonadotropins
  ['L02BG', 'affects-growth'], // aromatase inhibitors
  ['G03BA03', 'affects-growth'], // testosterone
  ['G03CA03', 'affects-growth'], // estradiol
  ['G03CA01', 'affects-growth'], // ethinylestradiol
  ['H02AB', 'affects-growth'], // glucocorticoids
]

/** A substance of ATC's fifth level. Of somatropin and its agonists, new ones may be anything. */
const atcSubstance = /^(?!H01AC)[A-Z]\d\d[A-Z]{2}\d\d$/

/** What a drug is to growth, by its codes; undefined if none of them is known. */
export function drugMeaning(
  codings: readonly Coding[],
  drugs: ReadonlyMap<string, DrugMeaning>,
): DrugMeaning | undefined {
  const meanings = codings.flatMap(({ system, code }) => {
    const known = drugs.get(`${system}|${code}`)
    if (known !== undefined || !atc.includes(system)) return known ?? []
    const row = atcDrugs.find(([prefix]) => code.startsWith(prefix))
    return row?.[1] ?? (atcSubstance.test(code) ? 'other' : [])
  })
  return meanings.find(isTreatment) ?? meanings.find((meaning) => meaning !== 'other') ?? meanings[0]
}

function isTreatment(meaning: DrugMeaning): boolean {
  return meaning === 'growth-hormone' || meaning === 'puberty-suppression'
}
