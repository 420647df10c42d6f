import type { Sentences } from '../message-parameters.js'
import {
  band,
  birthMeasures,
  date,
  diseaseNames,
  gestation,
  gestationWeeks,
  judgement,
  likely,
  limits,
  list,
  notUsed,
  ofAge,
  offCourse,
  ofQuantity,
  quantity,
  rounded,
  score,
  shrinking,
} from './phrases.js'

/** The messages in German. */
export const de: Sentences = {
  date_of_birth_in_future: ({ day }) =>
    `Das Geburtsdatum ${date(day)} liegt in der Zukunft. Das Datum wird nicht verwendet.`,
  date_of_birth_too_early: ({ day, years }) =>
    `Das Geburtsdatum ${date(day)} liegt mehr als ${quantity(years, 'years')} zurück. Das Datum wird nicht verwendet.`,
  date_of_birth_after_visits: ({ day, visits }) =>
    `Das Geburtsdatum ${date(day)} liegt nach allen ${visits} Messungen. Das Datum wird nicht verwendet.`,
  date_of_birth_missing: () => 'Das Geburtsdatum fehlt; Messungen ohne Altersangabe werden nicht bewertet.',

  gender_missing: () => 'Das Geschlecht fehlt; ohne diese Angabe werden keine SDS und keine Perzentilen berechnet.',

  disease_unknown: ({ name, known }) =>
    `Die Erkrankung „${name}“ ist nicht bekannt und wird nicht berücksichtigt; bekannt sind ${list(known)}.`,
  disease_of_other_sex: ({ disease, gender }) =>
    `Die Diagnose ${diseaseNames[disease]} ist bei ${gender === 'male' ? 'einem Jungen' : 'einem Mädchen'} nur in Ausnahmefällen denkbar; die Referenzwerte der Erkrankung werden nicht verwendet.`,

  father_size_limits: limits('Die Körpergröße des Vaters'),
  father_size_score: score('Die Körpergröße des Vaters'),
  mother_size_limits: limits('Die Körpergröße der Mutter'),
  mother_size_score: score('Die Körpergröße der Mutter'),
  parents_differ: ({ fatherCm, motherCm, most }) =>
    `Die Körpergrößen der Eltern (Vater ${quantity(fatherCm, 'cm')}, Mutter ${quantity(motherCm, 'cm')}) unterscheiden sich um ${rounded(Math.abs(fatherCm - motherCm), 1)} cm; zu erwarten sind höchstens ${quantity(most, 'cm')}.`,

  birth_size_limits: limits('Die Geburtslänge'),
  birth_size_score: score('Die Geburtslänge'),
  birth_weight_limits: limits('Das Geburtsgewicht'),
  birth_weight_score: score('Das Geburtsgewicht'),
  birth_week_limits: gestation('Die Schwangerschaftsdauer'),
  birth_week_missing: () =>
    'Die Schwangerschaftswoche der Geburt fehlt; ohne sie werden die Geburtsmaße nicht bewertet.',
  birth_week_beyond_references: ({ measures, ...at }) =>
    `Nach ${gestationWeeks(at)} Schwangerschaftswochen gibt es keine Referenzwerte für ${list(measures.map((it) => birthMeasures[it]))}; eine Bewertung entfällt.`,
  birth_day_limits: limits('Die Zusatzangabe zur Schwangerschaftswoche'),
  birth_day_without_week: ({ days }) =>
    `Zur Angabe von ${ofQuantity(days, 'days')} fehlt die Schwangerschaftswoche; die Tage werden nicht berücksichtigt.`,
  birth_day_beside_fraction: ({ weeks, days }) =>
    `Zur Schwangerschaftsdauer von ${ofQuantity(weeks, 'weeks')}, die schon Bruchteile einer Woche enthält, ${days === 1 ? 'ist' : 'sind'} zusätzlich ${quantity(days, 'days')} angegeben; beides zugleich ist unmöglich. ${days === 1 ? 'Der zusätzliche Tag wird' : 'Die zusätzlichen Tage werden'} nicht verwendet.`,
  birth_head_limits: limits('Der Kopfumfang bei Geburt'),
  birth_head_score: score('Der Kopfumfang bei Geburt'),

  date_before_birth: ({ day, birthDay }) =>
    `Das Messdatum ${date(day)} liegt vor dem Geburtsdatum ${date(birthDay)}. Das Datum wird nicht verwendet.`,
  date_in_future: ({ day }) => `Das Messdatum ${date(day)} liegt in der Zukunft. Das Datum wird nicht verwendet.`,
  date_missing: () => 'Messdatum und Alter fehlen; die Messung wird nicht bewertet.',
  same_day_twice: ({ day, visits }) => `Für den ${date(day)} liegen ${visits} Messungen vor.`,

  age_limits: limits('Das angegebene Alter'),
  age_contradicts_dates: ({ statedYears, datesYears, months }) =>
    `Das angegebene Alter von ${ofQuantity(statedYears, 'years')} stimmt nicht mit dem Geburts- und dem Messdatum überein, aus denen sich ${rounded(datesYears, 2)} Jahre ergeben.${months ? ' Vermutlich wurden Monate statt Jahre angegeben.' : ''} Verwendet wird das berechnete Alter.`,
  age_beyond_references: ({ years }) =>
    `Für das Alter von ${ofAge(years)} gibt es keine Referenzwerte; die Messung wird nicht bewertet.`,

  bone_age_limits: limits('Das Knochenalter'),
  bone_age_difference: ({ boneAgeYears, ageYears, most }, severity) =>
    `Das Knochenalter von ${ofQuantity(boneAgeYears, 'years')} weicht um ${rounded(Math.abs(boneAgeYears - ageYears), 1)} Jahre vom Alter (${rounded(ageYears, 1)} Jahre) ab; eine Abweichung von mehr als ${ofQuantity(most, 'years')} ist ${severity === 'warning' ? 'nur in Ausnahmefällen denkbar' : 'ungewöhnlich'}.`,

  size_limits: limits('Die Körpergröße'),
  size_score: score('Die Körpergröße'),
  size_off_course: offCourse('Die Körpergröße'),
  size_shrinks: shrinking('Die Körpergröße'),
  size_weight_swapped: ({ sizeCm, weightKg }, severity) =>
    `Körpergröße (${quantity(sizeCm, 'cm')}) und Gewicht (${quantity(weightKg, 'kg')}) sind vermutlich vertauscht; zu erwarten wären ${quantity(weightKg, 'cm')} und ${quantity(sizeCm, 'kg')}.${severity === 'error' ? ' Beide Werte werden nicht verwendet.' : ''}`,

  weight_limits: limits('Das Gewicht'),
  weight_score: score('Das Gewicht'),
  weight_off_course: offCourse('Das Gewicht'),

  bmi_limits: (found, severity) => {
    const { value, least, most, sizeCm, weightKg } = found
    const index = `Aus ${quantity(sizeCm, 'cm')} und ${quantity(weightKg, 'kg')} ergibt sich ein BMI von ${rounded(value, 1)} kg/m²`
    const expected = band(least, most, 'kg/m²')
    return severity === 'error'
      ? `${index}; das ist unmöglich, möglich sind ${expected}. Körpergröße oder Gewicht ist falsch. Der BMI wird nicht verwendet.`
      : `${index}; das ist ${judgement[severity]}, zu erwarten sind ${expected}.`
  },
  bmi_score: score('Der BMI'),

  head_limits: limits('Der Kopfumfang'),
  head_score: score('Der Kopfumfang'),
  head_off_course: offCourse('Der Kopfumfang'),
  head_shrinks: shrinking('Der Kopfumfang'),

  seat_limits: limits('Die Sitzhöhe'),
  seat_score: score('Die Sitzhöhe'),
  seat_not_below_size: ({ seatCm, sizeCm, swapped }) =>
    `Die Sitzhöhe von ${quantity(seatCm, 'cm')} ist nicht kleiner als die Körpergröße von ${quantity(sizeCm, 'cm')}; das ist unmöglich.${swapped ? ' Vermutlich sind sie vertauscht. Beide Werte werden nicht verwendet.' : ' Die Sitzhöhe wird nicht verwendet.'}`,
  seat_size_ratio: ({ seatCm, sizeCm, least, most, slip }) =>
    `Die Sitzhöhe von ${quantity(seatCm, 'cm')} ist bei einer Körpergröße von ${quantity(sizeCm, 'cm')} unmöglich; möglich sind ${rounded(least * sizeCm, 1)} bis ${rounded(most * sizeCm, 1)} cm.${likely(slip, 'cm')} ${notUsed}`,
  seat_without_size: ({ seatCm }) =>
    `Die Sitzhöhe von ${quantity(seatCm, 'cm')} ist ohne Körpergröße angegeben; Beinlänge und Proportionen werden nicht berechnet.`,

  marker_before_birth: ({ text, day, birthDay }) =>
    `Die Markierung „${text}“ vom ${date(day)} liegt vor dem Geburtsdatum ${date(birthDay)}.`,
  marker_in_future: ({ text, day }) => `Die Markierung „${text}“ vom ${date(day)} liegt in der Zukunft.`,
}
