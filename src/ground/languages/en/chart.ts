import { letterName } from '../../text/letter-name.js'
import { uncapitalised } from '../within-sentence.js'
import { enClinicClasses, enMonths } from './basics.js'
import { enCautions, enNotes } from './chart-notes.js'
import { enSpoken } from './spoken.js'

/** The texts of charts in English. */
export const enChart = {
  titles: {
    Height: 'Height',
    HeightWithTurnerSyndrome: 'Height in Turner syndrome',
    HeightWithNoonanSyndrome: 'Height in Noonan syndrome',
    HeightWithAchondroplasia: 'Height in achondroplasia',
    BmiWithAchondroplasia: 'Body mass index in achondroplasia',
    HeadWithAchondroplasia: 'Head circumference in achondroplasia',
    WeightWithAchondroplasia: 'Weight in achondroplasia',
    LegWithAchondroplasia: 'Leg length in achondroplasia',
    SitWithAchondroplasia: 'Sitting height in achondroplasia',
    SitHeightRatioWithAchondroplasia: 'Sitting height to height ratio in achondroplasia',
    HeightWithTrisomy21: 'Height in trisomy 21',
    BmiWithTrisomy21: 'Body mass index in trisomy 21',
    HeadWithTrisomy21: 'Head circumference in trisomy 21',
    WeightWithTrisomy21: 'Weight in trisomy 21',
    WeightLengthWithTrisomy21: 'Weight for length in trisomy 21',
    Bmi: 'Body mass index',
    Weight: 'Weight',
    WeightLength: 'Weight for length',
    Head: 'Head circumference',
    Leg: 'Leg length',
    Sit: 'Sitting height',
    SitLegRatio: 'Sitting height to leg length ratio',
    HeightPremature: 'Length of preterm infants',
    HeightPrematureCombined: 'Length of preterm infants up to 2 years',
    WeightPremature: 'Weight of preterm infants',
    WeightPrematureCombined: 'Weight of preterm infants up to 2 years',
    HeadPremature: 'Head circumference of preterm infants',
    HeadPrematureCombined: 'Head circumference of preterm infants up to 2 years',
    HeightVelocity: 'Height velocity',
    WeightVelocity: 'Weight velocity',
    HeightWithCerebralPalsy: 'Height in cerebral palsy',
    WeightWithCerebralPalsy: 'Weight in cerebral palsy',
    BmiWithCerebralPalsy: 'Body mass index in cerebral palsy',
    Waist: 'Waist circumference',
    Hip: 'Hip circumference',
    WaistHeightRatio: 'Waist-to-height ratio',
    WaistHipRatio: 'Waist-to-hip ratio',
    Arm: 'Mid-upper arm circumference',
    TricepsSkinfold: 'Triceps skinfold',
    SubscapularSkinfold: 'Subscapular skinfold',
    SystolicPressure: 'Systolic blood pressure',
    DiastolicPressure: 'Diastolic blood pressure',
  },
  /** Why a chart can't be drawn for a child, from the title of the chart and the sex as it is recorded or has to be; `referenceSex` is what the caller names that option. */
  notApplicable: {
    gender: (title: string, referenceSex: string, recorded?: string): string =>
      `${title}: the child's sex is ${recorded === undefined ? 'missing' : `recorded as “${recorded}”`}. Every curve is for boys or for girls, so give male or female, or choose whose reference values to use (${referenceSex}). What needs no sex is still calculated: age, BMI and the parents' SDS.`,
    otherGender: (title: string, accepted?: string): string =>
      `${title}: this chart is only for ${accepted === 'male' ? 'boys' : 'girls'}.`,
    unknownGender: (title: string, accepted?: string, recorded?: string): string =>
      `${title}: this chart is only for ${accepted === 'male' ? 'boys' : 'girls'}, and the child's sex is ${recorded === undefined ? 'missing' : `recorded as “${recorded}”`}.`,
    weekBirth: (title: string): string => `${title}: this chart needs the week of gestation at birth.`,
    gmfcsLevel: (title: string): string =>
      `${title}: this chart needs the GMFCS level (1 to 5), and at level 5 whether the child is fed by tube.`,
    references: (title: string): string => `${title}: the chosen references have no curves for it.`,
    /** Where `clearedOnly` leaves out what it would be drawn by. */
    notCleared: (title: string, references: string): string =>
      `${title}: cannot be drawn; left out for licensing reasons: ${references}.`,
  },
  /** The y axis. */
  measures: {
    height: 'Height',
    length: 'Length',
    weight: 'Weight',
    bodyMassIndex: 'Body mass index',
    head: 'Head circumference',
    sittingHeight: 'Sitting height',
    legLength: 'Leg length',
    sittingHeightByHeight: 'Sitting height / height',
    sittingHeightByLegLength: 'Sitting height / leg length',
    heightVelocity: 'Height velocity',
    weightVelocity: 'Weight velocity',
    waist: 'Waist circumference',
    hip: 'Hip circumference',
    waistHeightRatio: 'Waist / height',
    waistHipRatio: 'Waist / hip',
    arm: 'Arm circumference',
    triceps: 'Triceps skinfold',
    subscapular: 'Subscapular skinfold',
    systolic: 'Systolic pressure',
    diastolic: 'Diastolic pressure',
  },
  /** What a class of a clinic measure says: `half the height or more`. */
  clinicClasses: enClinicClasses as typeof enClinicClasses,
  /** For a percentile and an adult limit of blood pressure side by side, by the German S2k guideline. */
  lowerLimitCounts: 'the lower limit counts (German S2k guideline)',
  /** The unit of what is gained in a year: `cm/year`. */
  per: {
    year: (unit: string): string => `${unit}/year`,
    month: (unit: string): string => `${unit}/month`,
    day: (unit: string): string => `${unit}/day`,
  },
  /** The x axis. */
  axes: {
    age: {
      label: 'Age',
      unit: 'years',
      /** Label and unit. */
      title: 'Age (years)',
      /** The label where none, some or all of the child's ages are corrected for gestation. */
      labels: { none: 'Age', some: 'Age, initially corrected', all: 'Corrected age' },
      /** What the labels of a section count. */
      tickUnits: { days: 'days', weeks: 'weeks', months: 'months', monthsAndYears: 'months, years', years: 'years' },
      /** The label of a birthday where months are labelled too. */
      birthday: (years: number): string => (years === 1 ? '1 year' : `${years} years`),
    },
    postmenstrual: {
      label: 'Postmenstrual age',
      unit: 'weeks',
      /** Label and unit. */
      title: 'Postmenstrual age (weeks)',
      dueDate: 'due date',
      /** The upper scale, and term on it. */
      correctedMonths: 'Corrected months',
      term: 'Term',
    },
    bodyLength: {
      label: 'Length',
      unit: 'cm',
      /** Label and unit. */
      title: 'Length (cm)',
    },
  },
  /** Children of a sex, for the title. */
  population: { male: 'Boys', female: 'Girls' },
  /** Behind it, the level of motor function in cerebral palsy, 1 to 5: `GMFCS III`. At level 5 also how a child is fed. */
  gmfcs: (level: number, tubeFed: boolean | undefined): string =>
    `GMFCS ${['I', 'II', 'III', 'IV', `V${tubeFed === undefined ? '' : tubeFed ? ', tube-fed' : ', not tube-fed'}`][level - 1]}`,
  /** The children of a disease's reference, in few letters: `Turner`. */
  diseases: {
    TurnerSyndrome: 'Turner',
    NoonanSyndrome: 'Noonan',
    Achondroplasia: 'Achondroplasia',
    Trisomy21: 'Trisomy 21',
    CerebralPalsy: 'Cerebral palsy',
  },
  born: (date: string): string => `born ${date}`,
  patientId: (id: string): string => `ID ${id}`,
  drawnOn: (date: string): string => `Created on ${date}`,
  percentile: (percentile: string): string => `P${percentile}`,
  median: 'Median',
  approximateMedian: 'Median (approx.)',
  /** Where a score lies, `+2 SD`, from a number with its sign. */
  standardDeviations: (score: string): string => `${score} SD`,
  /** The range of a reference that is drawn as one band: `KiGGS 2013 P3–P97`. */
  bandOf: (reference: string, lowest: string, highest: string): string => `${reference} P${lowest}–P${highest}`,
  /** A multiple of a percentile: `120% of P95`. */
  shareOf: (percent: string, percentile: string): string => `${percent}% of ${percentile}`,
  shareOfMedian: (percent: string): string => `${percent}% of the median`,
  /** The class by weight for length, in place of one by body mass index. */
  byLength: (name: string): string => `Weight for length: ${name}`,
  lying: 'length',
  standing: 'height',
  /** Two fits of one publication that meet but were not joined. */
  separateFits: 'separate fits',
  /** What gives the height that blood pressure is read at: a reference, a way of measuring, or one of the two after it. */
  ofHeight: (source: string): string => `Height: ${source}`,
  /** Between two visits, where heights have no reference. */
  measuredHeight: 'as measured',
  /** Of an age, where the child's is unknown. */
  middleHeight: 'middle for age',
  birth: 'Birth',
  /** The day and the age of a newborn, within a line. */
  atBirth: 'birth',
  /** The value at birth with percentiles of its reference. */
  birthLadder: (reference: string): string => `Birth with P3, P50, P97 by gestational age (${reference})`,
  measurement: 'Measurement',
  /** The dashed line between two visits far apart. */
  longGap: 'Long gap between measurements',
  unused: 'not used',
  warning: 'Warning',
  boneAge: 'Bone age',
  /** Where ages are no longer corrected. */
  correctionEnds: 'end of correction',
  correctedAge: 'Chronological age',
  targetLegend: 'Target height with range',
  /** The range alone, where the section does not reach adult height. */
  targetChannelLegend: 'Target range',
  event: 'Event',
  /** Empty where the kind says nothing more. */
  markerKinds: { 'growth-hormone': 'Growth hormone', 'puberty-suppression': 'Puberty suppression', other: '' },
  /** The letter of the first, second, … event, from 0. */
  eventName: (index: number): string => letterName(index),
  eventCount: (count: number): string => (count === 1 ? '1 event' : `${count} events`),
  eventsOutside: (count: number): string => `${count === 1 ? '1 event' : `${count} events`} outside this section`,
  /** Stages, volumes and menarche: on the chart, `B2`, and in the legend, `B breast`. */
  puberty: {
    marks: {
      breastStage: (stage: string): string => `B${stage}`,
      genitalStage: (stage: string): string => `G${stage}`,
      pubicHairStage: (stage: string): string => `PH${stage}`,
      testicularVolumeMl: (volume: string): string => `${volume} ml`,
      menarche: (_value: string): string => 'Menarche',
    },
    keys: {
      breastStage: 'B breast',
      genitalStage: 'G genitals',
      pubicHairStage: 'PH pubic hair',
      testicularVolumeMl: 'ml testicular volume',
    },
    legend: (keys: string): string => `Puberty (Tanner): ${keys}`,
    /** The band of the ages at which puberty usually begins. */
    onset: (from: string, to: string): string => `onset of puberty ${from}–${to} y`,
    onsetLegend: (from: string, to: string): string => `Usual onset of puberty: ${from} to ${to} years`,
    notShown: (count: number): string => `${count === 1 ? '1 finding' : `${count} findings`} of puberty not shown`,
  },
  targetRange: (lowest: string, highest: string): string => `${lowest}–${highest}`,
  generalReference: 'General reference (P3–P97, median)',
  references: 'References',
  reference: 'Reference',
  /** After it, where none covers what is shown. */
  noReference: 'none',
  /** After a value that its neighbours contradict, and in place of a class by such a value, or beyond the ages of all limits. */
  inDoubt: 'in doubt',
  /** After a ratio to a height that is. */
  heightInDoubt: 'height in doubt',
  noClass: {
    height: 'No class: height in doubt',
    weight: 'No class: weight in doubt',
    age: 'No BMI class: at this age the limits for adults apply (underweight below 18.5, overweight from 25, obesity from 30 kg/m²)',
  },
  corrected: (age: string): string => `corrected ${age}`,
  days: (days: string): string => (days === '1' ? '1 day' : `${days} days`),
  weeks: (weeks: string): string => `${weeks} weeks`,
  oneMonth: '1 month',
  months: (months: string): string => `${months} months`,
  /** An age as it is spoken of: `9 y 10 m`. */
  yearsAndMonths: (years: string, months: string): string => `${years} y ${months} m`,
  /** Completed weeks of gestation and, if known, days: `25+3 weeks`. */
  gestation: (weeks: string, days: string | undefined): string =>
    `${weeks}${days === undefined ? '' : `+${days}`} weeks`,
  /** Of a child born preterm; the date may be unknown. */
  bornAt: (date: string | undefined, gestation: string): string =>
    `born ${date === undefined ? '' : `${date} `}at ${gestation}`,
  /** For the picture's description. */
  chartOf: (title: string, population: string): string =>
    `Growth chart: ${uncapitalised(title)}, ${uncapitalised(population)}.`,
  noValues: 'No measurements.',
  latest: (point: string): string => `Latest: ${point}.`,
  /** Of an impossible value after the latest one. */
  laterUnused: (when: string): string => `later value${when} not used`,
  /** After a value that the chart does not show. */
  notInSection: 'not in this section',
  cautions: enCautions as typeof enCautions,
  notes: enNotes as typeof enNotes,
  spoken: enSpoken as typeof enSpoken,
  /** An unambiguous date. */
  date: (year: number, month: number, day: number): string =>
    `${day} ${enMonths[month - 1]?.slice(0, 3) ?? ''} ${year}`,
}
