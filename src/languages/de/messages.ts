import type { Sentences } from '../message-parameters.js'
import { deDiseases as diseaseNames } from './basics.js'
import {
  about,
  birthMeasures,
  date,
  expected,
  feminine,
  gestationalAge,
  gestationalDays,
  gestationWeeks,
  judgement,
  likely,
  limits,
  list,
  masculine,
  neuter,
  notUsed,
  ofAbout,
  ofAge,
  offCourse,
  ofQuantity,
  particular,
  possible,
  quantity,
  rounded,
  score,
  shrinking,
} from './phrases.js'

const fatherHeight = particular('Die Körpergröße des Vaters')
const motherHeight = particular('Die Körpergröße der Mutter')
const birthLength = feminine('Geburtslänge')
const birthWeight = neuter('Geburtsgewicht')
const birthHead = masculine('Kopfumfang bei Geburt')
const height = feminine('Körpergröße')
const weight = neuter('Gewicht')
const head = masculine('Kopfumfang')
const sittingHeight = feminine('Sitzhöhe')

/** The messages in German. */
export const deMessages: Sentences = {
  date_of_birth_in_future: ({ day }) =>
    `Das Geburtsdatum ${date(day)} liegt in der Zukunft. Das Datum wurde nicht verwendet.`,
  date_of_birth_too_early: ({ day, years }) =>
    `Das Geburtsdatum ${date(day)} liegt mehr als ${quantity(years, 'years')} zurück. Das Datum wurde nicht verwendet.`,
  date_of_birth_after_visits: ({ day, visits }) =>
    `Das Geburtsdatum ${date(day)} liegt nach allen ${visits} Messungen. Das Datum wurde nicht verwendet.`,
  date_of_birth_missing: () => 'Das Geburtsdatum fehlt; Messungen ohne Altersangabe können nicht bewertet werden.',

  gender_missing: () => 'Das Geschlecht fehlt; ohne diese Angabe können SDS und Perzentilen nicht berechnet werden.',

  disease_unknown: ({ name, known }) =>
    `Die Diagnose „${name}“ ist nicht bekannt und wurde ignoriert. Bekannt sind ${list(known)}.`,
  disease_of_other_sex: ({ disease, gender }) =>
    `Die Diagnose ${diseaseNames[disease]} ist bei ${gender === 'male' ? 'einem Jungen' : 'einem Mädchen'} außergewöhnlich; die Referenzwerte für diese Diagnose wurden nicht verwendet.`,

  father_size_limits: limits(fatherHeight),
  father_size_score: score(fatherHeight),
  mother_size_limits: limits(motherHeight),
  mother_size_score: score(motherHeight),
  parents_differ: ({ fatherCm, motherCm, most }) =>
    `Die Körpergrößen der Eltern (Vater ${quantity(fatherCm, 'cm')}, Mutter ${quantity(motherCm, 'cm')}) unterscheiden sich um ${about(Math.abs(fatherCm - motherCm), 1, 'cm')}, was ungewöhnlich ist; ${expected(undefined, most, 'cm')}`,

  birth_size_limits: limits(birthLength),
  birth_size_score: score(birthLength),
  birth_weight_limits: limits(birthWeight),
  birth_weight_score: score(birthWeight),
  birth_week_limits: gestationalAge(neuter('Gestationsalter')),
  birth_week_missing: () =>
    'Das Gestationsalter (SSW) fehlt; ohne diese Angabe können die Geburtsmaße nicht bewertet werden.',
  birth_week_beyond_references: ({ measures, ...at }) =>
    `Für ${list(measures.map((measure) => birthMeasures[measure]))} gibt es bei ${gestationWeeks(at)} SSW keine Referenzwerte; eine Bewertung ist nicht möglich.`,
  birth_day_limits: gestationalDays,
  birth_day_without_week: ({ days }) => `Die SSW fehlt; die Angabe von ${ofQuantity(days, 'days')} wurde ignoriert.`,
  birth_day_beside_fraction: ({ weeks, days }) =>
    `Das Gestationsalter ist als Dezimalzahl (${quantity(weeks, 'weeks')}) und zusätzlich in Tagen (${quantity(days, 'days')}) angegeben; nur eine der Angaben ist möglich. Die Tage wurden nicht verwendet.`,
  birth_head_limits: limits(birthHead),
  birth_head_score: score(birthHead),

  date_before_birth: ({ day, birthDay }) =>
    `Das Messdatum ${date(day)} liegt vor dem Geburtsdatum ${date(birthDay)}. Das Messdatum wurde nicht verwendet.`,
  date_in_future: ({ day }) => `Das Messdatum ${date(day)} liegt in der Zukunft. Das Datum wurde nicht verwendet.`,
  date_missing: () => 'Messdatum und Alter fehlen; die Messung kann nicht bewertet werden.',
  same_day_twice: ({ day, visits }) => `Für den ${date(day)} liegen ${visits} Messungen vor.`,

  age_limits: limits(particular('Das angegebene Alter')),
  age_contradicts_dates: ({ statedYears, datesYears, months }) =>
    `Das angegebene Alter von ${ofQuantity(statedYears, 'years')} passt nicht zu Geburts- und Messdatum (${about(datesYears, 2, 'years')})${months ? '; vermutlich wurden Monate statt Jahre eingegeben' : ''}. Verwendet wurde das berechnete Alter.`,
  age_beyond_references: ({ years }) =>
    `Für ein Alter von ${ofAge(years)} gibt es keine Referenzwerte; die Messung kann nicht bewertet werden.`,

  bone_age_limits: limits(neuter('Knochenalter')),
  bone_age_difference: ({ boneAgeYears, ageYears, most }, severity) =>
    `Ein Knochenalter von ${ofQuantity(boneAgeYears, 'years')} ist im Alter von ${ofAbout(ageYears, 1, 'years')} um ${about(Math.abs(boneAgeYears - ageYears), 1, 'years')} ${boneAgeYears > ageYears ? 'akzeleriert' : 'retardiert'}, was ${judgement[severity]} ist; erwartet wird ein Unterschied von bis zu ${ofQuantity(most, 'years')}.`,

  size_limits: limits(height),
  size_score: score(height),
  size_off_course: offCourse(height),
  size_shrinks: shrinking(height),
  size_weight_swapped: ({ sizeCm, weightKg }, severity) =>
    `Eine Körpergröße von ${quantity(sizeCm, 'cm')} bei einem Gewicht von ${quantity(weightKg, 'kg')} ist ${judgement[severity]}.${severity === 'error' ? ' Beide Werte wurden nicht verwendet.' : ''} Vermutlich sind sie vertauscht (${quantity(weightKg, 'cm')} und ${quantity(sizeCm, 'kg')}?).`,

  weight_limits: limits(weight),
  weight_score: score(weight),
  weight_off_course: offCourse(weight),

  bmi_limits: ({ value, least, most, sizeCm, weightKg }, severity) => {
    const finding = `Eine Körpergröße von ${quantity(sizeCm, 'cm')} und ein Gewicht von ${quantity(weightKg, 'kg')} ergeben einen BMI von ${about(value, 1, 'kg/m²')}, was ${judgement[severity]} ist`
    return severity === 'error'
      ? `${finding}. ${possible(least, most, 'kg/m²')} Der BMI wurde nicht verwendet. Körpergröße oder Gewicht muss falsch sein.`
      : `${finding}; ${expected(least, most, 'kg/m²')}`
  },
  bmi_score: score(masculine('BMI')),

  head_limits: limits(head),
  head_score: score(head),
  head_off_course: offCourse(head),
  head_shrinks: shrinking(head),

  seat_limits: limits(sittingHeight),
  seat_score: score(sittingHeight),
  seat_not_below_size: ({ seatCm, sizeCm, swapped }) =>
    `Eine Sitzhöhe von ${quantity(seatCm, 'cm')} ist bei einer Körpergröße von ${quantity(sizeCm, 'cm')} unmöglich; sie muss kleiner sein als die Körpergröße. ${swapped ? 'Beide Werte wurden nicht verwendet. Vermutlich sind sie vertauscht.' : 'Die Sitzhöhe wurde nicht verwendet.'}`,
  seat_size_ratio: ({ seatCm, sizeCm, least, most, slip }) =>
    `Eine Sitzhöhe von ${quantity(seatCm, 'cm')} ist bei einer Körpergröße von ${quantity(sizeCm, 'cm')} unmöglich. Möglich sind ${rounded(least * sizeCm, 1)} bis ${about(most * sizeCm, 1, 'cm')}. ${notUsed}${likely(slip, 'cm')}`,
  seat_without_size: ({ seatCm }) =>
    `Zur Sitzhöhe von ${quantity(seatCm, 'cm')} fehlt die Körpergröße; Beinlänge und Proportionen können nicht berechnet werden.`,

  marker_before_birth: ({ text, day, birthDay }) =>
    `Das Ereignis „${text}“ am ${date(day)} liegt vor dem Geburtsdatum ${date(birthDay)}.`,
  marker_in_future: ({ text, day }) => `Das Ereignis „${text}“ am ${date(day)} liegt in der Zukunft.`,
}
