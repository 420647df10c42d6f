import { daysPerYear, monthsPerYear } from './calendar-date.js'
import { cmPerInch, kgPerPound } from './units.js'

/**
 * What people call the fields of a patient: the one table of synonyms. The typed
 * interface takes such a name for a mistake and names the field, hints about documents
 * propose the field, and columns of a table are read as it.
 *
 * Case, blanks, underscores, points, hyphens, brackets and umlauts don't matter. A name of
 * a field with a unit may be followed by that unit, or by another of the same kind
 * ({@link alikeUnits}, {@link unitWords}): `weight_lb`, `Körpergröße (m)`, `ageMonths`.
 */
export const patientNames = {
  firstName: { en: 'givenName', de: 'vorname' },
  lastName: { en: 'surname familyName', de: 'nachname familienname' },
  dateOfBirth: {
    en: 'birthDate birthday dob born bornOn',
    de: 'geburtsdatum gebDat gebDatum geburtstag geboren geborenAm',
  },
  gender: { en: 'sex', de: 'geschlecht' },
  diseases: {
    en: 'disease diagnosis diagnoses syndrome syndromes',
    de: 'diagnose diagnosen erkrankung erkrankungen',
  },
  sizeFatherCm: {
    unit: 'cm',
    en: 'sizeFather fatherSize fatherHeight fathersHeight heightFather heightOfFather paternalHeight',
    de: 'größeVater größeDesVaters vaterGröße körpergrößeVater',
  },
  sizeMotherCm: {
    unit: 'cm',
    en: 'sizeMother motherSize motherHeight mothersHeight heightMother heightOfMother maternalHeight',
    de: 'größeMutter größeDerMutter mutterGröße körpergrößeMutter',
  },
  sizeBirthCm: {
    unit: 'cm',
    en: 'sizeBirth birthSize birthLength birthHeight lengthBirth lengthAtBirth sizeAtBirth',
    de: 'geburtslänge geburtsgröße längeGeburt größeGeburt',
  },
  weightBirthG: {
    unit: 'g',
    en: 'weightBirth birthWeight weightAtBirth',
    de: 'geburtsgewicht gebGewicht gewichtGeburt gewichtBeiGeburt',
  },
  weekBirth: {
    unit: 'weeks',
    en: 'birthWeek birthWeeks weeksBirth weekAtBirth weekOfBirth completedWeeks gestation gestational gestationalAge gestationAge gestAge ga gestationalWeek gestationWeek gestWeek gaWeek gest gaAtBirth weeksOfGestation weeksGestation weeksAtBirth gestationalAgeAtBirth gestationalWeeksAtBirth',
    de: 'geburtswoche ssw schwangerschaftswoche schwangerschaftswochen gestationsalter gestationswoche',
  },
  // Several days of gestation (`gestation_days`) are all of them: weeks in another unit.
  dayBirth: {
    en: 'gestationalDay gestationDay gestationExtraDays gestationalExtraDays',
    de: 'ssT schwangerschaftstag gestationstag',
  },
  headBirthCm: {
    unit: 'cm',
    en: 'headBirth birthHead headAtBirth birthHeadCircumference headCircumferenceBirth headCircumferenceAtBirth',
    de: 'kopfumfangGeburt kopfumfangBeiGeburt geburtskopfumfang',
  },
  menarche: { en: 'dateOfMenarche menarcheDate', de: 'menarchedatum' },
  puberty: { en: 'pubertyFindings pubertyStages tanner tannerStages', de: 'pubertät pubertätsstadien' },
  gmfcsLevel: { en: 'gmfcs', de: 'gmfcsStufe gmfcsGrad' },
  tubeFed: { en: 'tubeFeeding feedingTube', de: 'sondenernährung ernährungssonde' },
  measurements: { en: 'measurement visits visit', de: 'messungen messung messwerte untersuchungen' },
  markers: { en: 'marker', de: 'markierungen' },
} as const

/** What people call the fields of a measurement, as {@link patientNames}. */
export const measurementNames = {
  date: {
    en: 'visitDate dateOfVisit measuredAt measuredOn measurementDate dateOfMeasurement examDate',
    de: 'datum messdatum untersuchungsdatum untersuchungstag untersuchungAm visitendatum',
  },
  ageInYears: { unit: 'years', en: 'age', de: 'alter' },
  boneAgeYears: { unit: 'years', en: 'boneAge skeletalAge', de: 'knochenalter skelettalter' },
  sizeCm: {
    unit: 'cm',
    en: 'size height length bodyHeight bodyLength stature standingHeight recumbentLength',
    de: 'größe körpergröße körperhöhe länge körperlänge',
  },
  sizePosition: { en: 'position measuringPosition', de: 'messposition messart' },
  weightKg: { unit: 'kg', en: 'weight bodyWeight bodyMass', de: 'gewicht körpergewicht' },
  headCm: { unit: 'cm', en: 'head headCircumference headCirc hc ofc', de: 'kopfumfang ku' },
  seatCm: { unit: 'cm', en: 'seat sit sittingHeight sitHeight seatHeight', de: 'sitzhöhe' },
  waistCm: { unit: 'cm', en: 'waist waistCircumference', de: 'taillenumfang taille bauchumfang' },
  hipCm: { unit: 'cm', en: 'hip hipCircumference', de: 'hüftumfang' },
  armCm: { unit: 'cm', en: 'arm muac armCircumference midUpperArmCircumference', de: 'oberarmumfang' },
  tricepsMm: { unit: 'mm', en: 'triceps tricepsSkinfold', de: 'trizepsfalte trizepsHautfalte' },
  subscapularMm: {
    unit: 'mm',
    en: 'subscapular subscapularSkinfold',
    de: 'subskapularfalte subskapularHautfalte',
  },
  systolicMmHg: {
    unit: 'mmHg',
    en: 'systolic systolicBloodPressure systolicBp sbp',
    de: 'rrSystolisch blutdruckSystolisch',
  },
  diastolicMmHg: {
    unit: 'mmHg',
    en: 'diastolic diastolicBloodPressure diastolicBp dbp',
    de: 'rrDiastolisch blutdruckDiastolisch',
  },
} as const

/** What people call the identification of a record, which a patient may have beside its fields. */
export const recordNames = {
  id: { en: 'patientId childId subjectId subject caseId pid', de: 'patientennummer patNr fallnummer' },
} as const

/** What people call the findings of puberty, as {@link patientNames}. */
export const findingNames = {
  breastStage: { en: 'tannerBreast tannerB', de: 'tannerBrust bruststadium' },
  genitalStage: { en: 'tannerGenital tannerG', de: 'tannerGenitale genitalstadium' },
  pubicHairStage: { en: 'tannerPubicHair tannerPh pubicHair', de: 'tannerSchambehaarung schambehaarung' },
  testicularVolumeMl: { unit: 'ml', en: 'testicularVolume testisVolume', de: 'hodenvolumen' },
} as const

/**
 * What people call the fields of a marker, as {@link patientNames}. Elsewhere these are ordinary
 * words: only a name within a marker is compared with them.
 */
export const markerNames = {
  text: { en: 'label title name event description', de: 'bezeichnung titel ereignis beschreibung' },
  date: { en: 'from start begin startDate since day', de: 'datum von beginn seit tag' },
  until: { en: 'to end stop endDate', de: 'bis ende' },
  kind: { en: 'type category', de: 'art typ' },
} as const

/**
 * Names that are ordinary words for something else as a rule, by where they are that: the
 * arm of a study, the position of a site. With a unit (`arm_mm`) they are measurements.
 */
export const ordinaryNames = { patient: ['arm', 'position'], measurement: ['arm'] } as const

/**
 * Names that probably mean a field, but have other meanings too, by the field: `ht` is a height or a
 * haematocrit, and whether a child was born preterm is not when. A hint proposes the field where it isn't given.
 * With a unit (`ht_cm`) those of a measurement are its names.
 */
export const perhapsNames = {
  patient: {
    weekBirth:
      'premature preterm prematurity isPremature isPreterm bornPremature bornPreterm preterm_birth weeksPremature weeksPreterm weeksPrematurity prematureWeeks pretermWeeks frühgeboren frühgeburt frühchen',
    weightBirthG: 'bw',
  },
  measurement: { sizeCm: 'ht', weightKg: 'wt' },
} as const

/** Both blood pressures in one value, `100/60`, which is not read. */
export const bothPressures = {
  names: 'bloodPressure bp blutdruck',
  fields: ['systolicMmHg', 'diastolicMmHg'],
} as const

/** What is calculated and never read, and the fields that it is calculated from. */
export const calculatedNames: {
  readonly [name: string]: { readonly names: string; readonly from: readonly string[] }
} = {
  bmi: { names: 'bmi bodyMassIndex', from: ['sizeCm', 'weightKg'] },
  legCm: { names: 'legCm legLength legLengthCm beinlänge', from: ['sizeCm', 'seatCm'] },
}

/** How a unit is written behind the name of a field. */
export const unitWords = {
  years: 'years inYears yrs yr Jahre inJahren',
  months: 'months inMonths mons mo Monate inMonaten',
  weeks: 'weeks inWeeks wks wk Wochen inWochen',
  days: 'days inDays Tage inTagen',
  cm: 'cm inCm',
  m: 'm inM metres meters Meter',
  mm: 'mm inMm',
  in: 'in inch inches inInches Zoll',
  ft: 'ft feet inFeet',
  kg: 'kg inKg',
  g: 'g inG grams inGrams Gramm',
  lb: 'lb lbs pounds inPounds',
  oz: 'oz ounces inOunces',
  st: 'st stone',
  ml: 'ml',
  mmHg: 'mmHg',
} as const

/** A unit in which a field, or a column, can be. */
export type FieldUnit = keyof typeof unitWords

const ages: { readonly [unit in 'years' | 'months' | 'weeks' | 'days']: number } = {
  years: 1,
  months: monthsPerYear,
  weeks: daysPerYear / 7,
  days: daysPerYear,
}
const lengths: { readonly [unit in 'm' | 'cm' | 'mm' | 'in' | 'ft']: number } = {
  m: 1,
  cm: 100,
  mm: 1000,
  in: 100 / cmPerInch,
  ft: 100 / (12 * cmPerInch),
}
// A pound has 16 ounces, and a stone 14 pounds.
const weights: { readonly [unit in 'kg' | 'g' | 'lb' | 'oz' | 'st']: number } = {
  kg: 1,
  g: 1000,
  lb: 1 / kgPerPound,
  oz: 16 / kgPerPound,
  st: 1 / (14 * kgPerPound),
}

/**
 * The units that a field may be stated in, by its own unit, and how many of each make the
 * same amount. Days of gestation are all of them, not those beyond the week.
 */
export const alikeUnits: {
  readonly years: typeof ages
  readonly cm: typeof lengths
  readonly mm: typeof lengths
  readonly kg: typeof weights
  readonly g: typeof weights
  readonly weeks: { readonly weeks: number; readonly days: number }
  readonly ml: { readonly ml: number }
  readonly mmHg: { readonly mmHg: number }
} = {
  years: ages,
  cm: lengths,
  mm: lengths,
  kg: weights,
  g: weights,
  weeks: { weeks: 1, days: 7 },
  ml: { ml: 1 },
  mmHg: { mmHg: 1 },
}

/** The unit of a field. */
export type OwnUnit = keyof typeof alikeUnits

/** The units of fields in words, for sentences. */
export const unitNames: { readonly [unit in OwnUnit]: string } = {
  years: 'years',
  cm: 'centimetres',
  mm: 'millimetres',
  kg: 'kilograms',
  g: 'grams',
  weeks: 'weeks and days',
  ml: 'millilitres',
  mmHg: 'mmHg',
}

/**
 * A number in the unit of a field. Lengths and weights are rounded to 12 digits: 1.1 m are
 * 110 cm, not 110.00000000000001.
 *
 * @example
 * ```ts
 * inOwnUnit(55.5, 'in', 'cm') // 140.97
 * inOwnUnit(30, 'months', 'years') // 2.5
 * ```
 */
export function inOwnUnit(value: number, unit: FieldUnit, own: OwnUnit): number {
  const perAmount: { readonly [unit in FieldUnit]?: number } = alikeUnits[own]
  const converted = (value / (perAmount[unit] ?? Number.NaN)) * (perAmount[own] ?? Number.NaN)
  return own === 'years' ? converted : Number(converted.toPrecision(12))
}
