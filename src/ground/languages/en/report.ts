/** The pages of data in English. */
export const enReport = {
  title: 'Growth data',
  asOf: (date: string): string => `As of ${date}`,
  /** When, with which version of the library, and with which set of references. */
  madeWith: (date: string, version: string, references: string): string =>
    `Created on ${date} with auxology ${version}. References: ${references}`,
  page: (page: number, pages: number): string => `Page ${page} of ${pages}`,
  child: 'Child',
  dateOfBirth: 'Date of birth',
  age: 'Age',
  gender: 'Sex',
  genders: { male: 'male', female: 'female', diverse: 'diverse', unknown: 'unknown' },
  diseases: 'Diagnoses',
  none: 'none recorded',
  birth: 'Birth',
  gestation: 'Gestational age',
  /** Completed weeks and days. */
  weeks: (weeks: string, days: string | undefined): string =>
    days === undefined ? `${weeks} weeks` : `${weeks}+${days} weeks`,
  birthLength: 'Length',
  birthWeight: 'Weight',
  birthHead: 'Head',
  birthBmi: 'Body mass index',
  small: 'SGA (SDS < −2)',
  yes: 'yes',
  no: 'no',
  parents: 'Parents and target height',
  father: 'Father',
  mother: 'Mother',
  targetRange: 'Target range',
  measurements: 'Measurements',
  /** The latest visits, if not all are listed; `rest` is the number of the others. */
  earlierVisits: (listed: number, rest: number): string =>
    `Only the latest ${listed} visits are listed: ${rest} earlier not listed.`,
  /** After the first of many diseases and messages. */
  moreDiseases: (rest: number): string => `${rest} more`,
  moreMessages: (rest: number): string => (rest === 1 ? 'One more message.' : `${rest} more messages.`),
  /** After a message that visits of these dates have too. */
  likewiseOn: (dates: string): string => `Likewise on ${dates}.`,
  noMeasurements: 'No measurements.',
  date: 'Date',
  statedAge: 'Stated age',
  boneAge: 'Bone age',
  /** Headings of narrow columns. */
  boneAgeSds: 'SDS height',
  postmenstrualAge: 'PMA (weeks)',
  correctedAge: 'Corr. age',
  /** `33+2` */
  weeksAndDays: (weeks: string, days: string): string => `${weeks}+${days}`,
  /** Before the names of references. */
  sdsReference: 'SDS reference',
  approximate: 'Approximate: the SDS may be off by more than 0.3.',
  notUsed: 'Not used: see Plausibility.',
  /** Of a value that its neighbours contradict. */
  inDoubt: 'In doubt, without a class: see Plausibility.',
  bmiClass: 'Class',
  measures: {
    size: 'Height',
    turner: 'Height (Turner)',
    noonan: 'Height (Noonan)',
    boneAgeSize: 'Height (bone age)',
    weight: 'Weight',
    headWho: 'Head circumference (WHO)',
    weightForLength: 'Weight for length',
    bmi: 'Body mass index',
    head: 'Head circumference',
    seat: 'Sitting height',
    leg: 'Leg length',
    seatLeg: 'Sitting height / leg length',
  },
  /** The unit of the equivalent body mass index at 18 years. */
  equivalent: 'equiv.',
  abbreviations:
    'SDS: standard deviation score. P: percentile. Equiv.: BMI with the same SDS at 18 years of age. An SDS beyond ±6 cannot be calculated reliably and is given as ≤ −6 or ≥ +6.',
  /** What the ages of a child born preterm are short for. */
  pretermAbbreviations:
    'PMA: postmenstrual age, completed weeks and, if known, days. Corr. age: counted from the due date (40+0 weeks).',
  events: 'Events',
  /** Waist, hip, arm, skinfolds and blood pressure. */
  clinicMeasures: 'Further measurements',
  plausibility: 'Plausibility',
  plausible: 'The entries are consistent.',
  references: 'References',
}
