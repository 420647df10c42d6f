import { clinicUnits } from '../../model/clinic-values.js'
import type { DatedSign } from '../../model/message-parameters.js'
import type { Sentences } from '../message-text.js'
import { deBasics } from './basics.js'
import {
  deBirthOffCourse,
  deCorrectionEnd,
  deHeadReferenceChange,
  deMeasures,
  deOffCourse,
  dePoundsEvidence,
  deShrinking,
  deUnchanged,
} from './course-phrases.js'
import {
  deAbout,
  deAges,
  deBirthMeasures,
  deDate,
  deExpected,
  deGestationalAge,
  deGestationalDays,
  deGestationWeeks,
  deJudgement,
  deLikely,
  deLimits,
  deList,
  deMoved,
  deNotUsed,
  deNoun,
  deOfAbout,
  deOfAge,
  deOfQuantity,
  deParticular,
  dePossible,
  deQuantity,
  deRounded,
  deScore,
  deScoreBy,
} from './phrases.js'

const fatherHeight = deParticular('Die Körpergröße des Vaters')
const motherHeight = deParticular('Die Körpergröße der Mutter')
const birthLength = deNoun('Die', 'Geburtslänge')
const birthWeight = deNoun('Das', 'Geburtsgewicht')
const birthHead = deNoun('Der', 'Kopfumfang bei Geburt')
const height = deNoun('Die', 'Körpergröße')
const weight = deNoun('Das', 'Gewicht')
const head = deNoun('Der', 'Kopfumfang')
const sittingHeight = deNoun('Die', 'Sitzhöhe')
const found = ({ sign, value }: Pick<DatedSign, 'sign' | 'value'>) =>
  deBasics.names.pubertySigns[sign](value === undefined ? '' : deRounded(value, 1))
const foundOn = (sign: DatedSign) => `${found(sign)} am ${deDate(sign.date)}`
/** What a clinic measures, with its article: at the beginning of a sentence, and in the accusative. */
const clinicNouns = {
  waist: ['Der Taillenumfang', 'den Taillenumfang'],
  hip: ['Der Hüftumfang', 'den Hüftumfang'],
  waistHeightRatio: ['Das Taille-Größe-Verhältnis', 'das Taille-Größe-Verhältnis'],
  waistHipRatio: ['Das Taille-Hüft-Verhältnis', 'das Taille-Hüft-Verhältnis'],
  arm: ['Der Oberarmumfang', 'den Oberarmumfang'],
  triceps: ['Die Trizeps-Hautfalte', 'die Trizeps-Hautfalte'],
  subscapular: ['Die Subskapular-Hautfalte', 'die Subskapular-Hautfalte'],
  systolic: ['Der systolische Blutdruck', 'den systolischen Blutdruck'],
  diastolic: ['Der diastolische Blutdruck', 'den diastolischen Blutdruck'],
} as const

/** The messages in German. */
export const deMessages: Sentences = {
  date_of_birth_in_future: ({ dateOfBirth }, severity) =>
    `Das Geburtsdatum ${deDate(dateOfBirth)} liegt in der Zukunft. ${severity === 'error' ? 'Das Datum wurde nicht verwendet.' : 'Möglicherweise gilt es in einer anderen Zeitzone.'}`,
  date_of_birth_too_early: ({ dateOfBirth, years }) =>
    `Das Geburtsdatum ${deDate(dateOfBirth)} liegt mehr als ${deQuantity(years, 'years')} zurück. Das Datum wurde nicht verwendet.`,
  date_of_birth_after_visits: ({ dateOfBirth, visits }) =>
    `Das Geburtsdatum ${deDate(dateOfBirth)} liegt nach allen ${visits} Messungen. Das Datum wurde nicht verwendet.`,
  date_of_birth_moved_by_offset: (moved) => deMoved('Das Geburtsdatum', moved),
  date_of_birth_missing: () => 'Das Geburtsdatum fehlt; Messungen ohne Altersangabe können nicht bewertet werden.',

  gender_missing: () => 'Das Geschlecht fehlt; ohne diese Angabe können SDS und Perzentilen nicht berechnet werden.',

  gender_without_reference: ({ gender, written, chosen }) =>
    `${gender === undefined ? 'Das Geschlecht fehlt' : `Als Geschlecht ist „${written ?? (gender === 'diverse' ? 'divers' : 'unbekannt')}“ angegeben`}; ${chosen === undefined ? 'Referenzwerte dafür gibt es nicht, SDS und Perzentilen können nicht berechnet werden' : `SDS und Perzentilen beziehen sich, wie gewählt, auf die Referenzwerte für ${chosen === 'male' ? 'Jungen' : 'Mädchen'}`}.`,

  disease_unknown: ({ name, known, meant }) =>
    `Die Diagnose „${name}“ ist nicht bekannt. Scores ändert sie nicht; Screeningregeln und Prognosen entfallen wie bei jeder Erkrankung. ${meant === undefined ? '' : `Gemeint ist vielleicht ${meant}. `}Bekannt sind ${deList(known)}.`,
  disease_of_other_sex: ({ disease, gender }) =>
    `Die Diagnose ${deBasics.names.diseases[disease]} ist bei ${gender === 'male' ? 'einem Jungen' : 'einem Mädchen'} außergewöhnlich; die Referenzwerte für diese Diagnose wurden nicht verwendet.`,

  father_size_limits: deLimits(fatherHeight),
  father_size_score: deScore(fatherHeight),
  mother_size_limits: deLimits(motherHeight),
  mother_size_score: deScore(motherHeight),
  parents_differ: ({ fatherCm, motherCm, most }) =>
    `Die Körpergrößen der Eltern (Vater ${deQuantity(fatherCm, 'cm')}, Mutter ${deQuantity(motherCm, 'cm')}) unterscheiden sich um ${deAbout(Math.abs(fatherCm - motherCm), 1, 'cm')}, was ungewöhnlich ist; ${deExpected(undefined, most, 'cm')}`,

  birth_size_limits: deLimits(birthLength),
  birth_size_score: deScore(birthLength),
  birth_size_off_course: deBirthOffCourse(birthLength),
  birth_weight_limits: deLimits(birthWeight),
  birth_weight_score: deScore(birthWeight),
  birth_weight_off_course: deBirthOffCourse(birthWeight),
  birth_week_limits: deGestationalAge(deNoun('Das', 'Gestationsalter')),
  birth_week_missing: () =>
    'Das Gestationsalter (SSW) fehlt; ohne diese Angabe haben die Geburtsmaße keinen Score nach SSW.',
  birth_week_beyond_references: ({ measures, ...at }) =>
    `Für ${deList(measures.map((measure) => deBirthMeasures[measure]))} gibt es bei ${deGestationWeeks(at)} SSW keine Referenzwerte; eine Bewertung ist nicht möglich.`,
  birth_day_limits: deGestationalDays,
  birth_day_without_week: ({ days }) => `Die SSW fehlt; die Angabe von ${deOfQuantity(days, 'days')} wurde ignoriert.`,
  birth_day_beside_fraction: ({ weeks, days }) =>
    `Das Gestationsalter ist als Dezimalzahl (${deQuantity(weeks, 'weeks')}) und zusätzlich in Tagen (${deQuantity(days, 'days')}) angegeben; nur eine der Angaben ist möglich. Die Tage wurden nicht verwendet.`,
  birth_head_limits: deLimits(birthHead),
  birth_head_score: deScore(birthHead),
  birth_head_off_course: deBirthOffCourse(birthHead),

  date_before_birth: ({ date, dateOfBirth }) =>
    `Das Messdatum ${deDate(date)} liegt vor dem Geburtsdatum ${deDate(dateOfBirth)}. Das Messdatum wurde nicht verwendet.`,
  date_in_future: ({ date }, severity) =>
    `Das Messdatum ${deDate(date)} liegt in der Zukunft. ${severity === 'error' ? 'Das Datum wurde nicht verwendet.' : 'Möglicherweise gilt es in einer anderen Zeitzone.'}`,
  date_moved_by_offset: (moved) => deMoved('Das Messdatum', moved),
  date_missing: () => 'Messdatum und Alter fehlen; die Messung kann nicht bewertet werden.',
  same_day_twice: ({ date, visits }) => `Für den ${deDate(date)} liegen ${visits} Messungen vor.`,

  age_limits: deLimits(deParticular('Das angegebene Alter')),
  age_contradicts_dates: ({ statedYears, datesYears, months }) =>
    `Das angegebene Alter von ${deOfQuantity(statedYears, 'years')} passt nicht zu Geburts- und Messdatum (${deAbout(datesYears, 2, 'years')})${months ? '; vermutlich wurden Monate statt Jahre eingegeben' : ''}. Verwendet wurde das berechnete Alter.`,
  values_beyond_references: ({ measures, disease, fromYears, toYears, bornWeek, corrected }) => {
    const what = `${deList(measures.map((measure) => deMeasures[measure]))}${disease === undefined ? '' : ` bei ${deBasics.names.diseases[disease]}`}${bornWeek === undefined ? '' : ` von Kindern mit ${bornWeek} SSW`}`
    return fromYears === undefined || toYears === undefined
      ? `Für ${what} haben die gewählten Referenzen keine Werte; deshalb kein SDS.`
      : `Für ${what} gibt es Referenzwerte nur ${deAges(fromYears, toYears, corrected)}; außerhalb davon kein SDS.`
  },
  references_not_cleared: ({ publications }) =>
    `Aus Lizenzgründen ausgelassen: ${deList(publications)}. Messwerte, für die nur diese Referenzen gelten, haben keinen SDS; ihre Grenzwerte werden nicht geprüft.`,

  correction_ended: ({ ageYears, correctedYears, scores }) =>
    `Ab dieser Messung wird nach dem chronologischen Alter (${deRounded(ageYears * 12, 1)} Monate) statt nach dem korrigierten Alter (${deRounded(correctedYears * 12, 1)} Monate) bewertet.${scores.map(deCorrectionEnd).join('')}`,

  head_reference_changed: deHeadReferenceChange,
  bone_age_limits: deLimits(deNoun('Das', 'Knochenalter')),
  bone_age_difference: ({ boneAgeYears, ageYears, most }, severity) =>
    `Ein Knochenalter von ${deOfQuantity(boneAgeYears, 'years')} liegt im Alter von ${deOfAbout(ageYears, 1, 'years')} um ${deAbout(Math.abs(boneAgeYears - ageYears), 1, 'years')} ${boneAgeYears > ageYears ? 'voraus' : 'zurück'}, was ${deJudgement[severity]} ist; erwartet wird ein Unterschied von bis zu ${deOfQuantity(most, 'years')}.`,

  size_limits: deLimits(height),
  size_score: deScore(height),
  size_off_course: deOffCourse(height),
  size_shrinks: deShrinking(height),
  size_unchanged: deUnchanged(height),
  size_weight_swapped: ({ sizeCm, weightKg }, severity) =>
    `Eine Körpergröße von ${deQuantity(sizeCm, 'cm')} bei einem Gewicht von ${deQuantity(weightKg, 'kg')} ist ${deJudgement[severity]}.${severity === 'error' ? ' Beide Werte wurden nicht verwendet.' : ''} Vermutlich sind sie vertauscht (${deQuantity(weightKg, 'cm')} und ${deQuantity(sizeCm, 'kg')}?).`,

  weight_limits: deLimits(weight),
  weight_score: deScore(weight),
  weight_in_pounds: ({ weightKg, meantKg, evidence }, severity) =>
    `${dePoundsEvidence(evidence)} könnte das Gewicht von ${deQuantity(weightKg, 'kg')} in amerikanischen Pfund angegeben sein (${deAbout(meantKg, 1, 'kg')}?).${severity === 'warning' ? ' Die Gewichte davor und danach widersprechen diesem Wert; das ist außergewöhnlich.' : ''}`,
  weight_off_course: deOffCourse(weight),

  bmi_limits: ({ value, least, most, sizeCm, weightKg }, severity) => {
    const finding = `Eine Körpergröße von ${deQuantity(sizeCm, 'cm')} und ein Gewicht von ${deQuantity(weightKg, 'kg')} ergeben einen BMI von ${deAbout(value, 1, 'kg/m²')}, was ${deJudgement[severity]} ist`
    return severity === 'error'
      ? `${finding}. ${dePossible(least, most, 'kg/m²')} Der BMI wurde nicht verwendet. Körpergröße oder Gewicht muss falsch sein.`
      : `${finding}; ${deExpected(least, most, 'kg/m²')}`
  },
  bmi_score: deScore(deNoun('Der', 'BMI')),
  bmi_far_above_percentile: ({ value, percentile, atPercentile, reference, percent, most }) =>
    `Ein BMI von ${deAbout(value, 1, 'kg/m²')} ist das ${deRounded(percent / 100, 2)}-Fache der P${deRounded(percentile, 1)} (${deAbout(atPercentile, 1, 'kg/m²')}, ${reference}), was ungewöhnlich ist; erwartet wird höchstens das ${deRounded(most / 100, 2)}-Fache. Das Ausmaß ist am SDS nicht zu erkennen.`,

  head_limits: deLimits(head),
  head_score: deScore(head),
  head_off_course: deOffCourse(head),
  head_shrinks: deShrinking(head),

  seat_limits: deLimits(sittingHeight),
  seat_score: deScore(sittingHeight),
  seat_not_below_size: ({ seatCm, sizeCm, swapped }) =>
    `Eine Sitzhöhe von ${deQuantity(seatCm, 'cm')} ist bei einer Körpergröße von ${deQuantity(sizeCm, 'cm')} unmöglich; sie muss kleiner sein als die Körpergröße. ${swapped ? 'Beide Werte wurden nicht verwendet. Vermutlich sind sie vertauscht.' : 'Die Sitzhöhe wurde nicht verwendet.'}`,
  seat_size_ratio: ({ seatCm, sizeCm, least, most, slip }) =>
    `Eine Sitzhöhe von ${deQuantity(seatCm, 'cm')} ist bei einer Körpergröße von ${deQuantity(sizeCm, 'cm')} unmöglich. Möglich sind ${deRounded(least * sizeCm, 1)} bis ${deAbout(most * sizeCm, 1, 'cm')}. ${deNotUsed}${deLikely(slip, 'cm')}`,
  seat_without_size: ({ seatCm }) =>
    `Zur Sitzhöhe von ${deQuantity(seatCm, 'cm')} fehlt die Körpergröße; Beinlänge und Proportionen können nicht berechnet werden.`,

  clinic_limits: ({ measure, ...limits }, severity) =>
    deLimits(deParticular(clinicNouns[measure][0]))(limits, severity),
  diastolic_above_systolic: ({ systolicMmHg, diastolicMmHg }) =>
    diastolicMmHg === systolicMmHg
      ? `Der diastolische Blutdruck von ${deQuantity(diastolicMmHg, 'mmHg')} ist gleich dem systolischen; er muss darunter liegen. Beide Werte wurden nicht verwendet.`
      : `Der diastolische Blutdruck von ${deQuantity(diastolicMmHg, 'mmHg')} liegt über dem systolischen von ${deQuantity(systolicMmHg, 'mmHg')}. Beide Werte wurden nicht verwendet. Möglicherweise sind sie vertauscht.`,
  clinic_score: ({ measure, value, score: sds, reference }) =>
    `${clinicNouns[measure][0]} von ${`${deRounded(value, 2)} ${clinicUnits[measure]}`.trim()} ist außergewöhnlich${sds === undefined || reference === undefined ? '' : ` (${deScoreBy(sds, reference)})`}.`,
  clinic_unscored: ({ measures, reason, years }) =>
    `Kein SDS für ${deList(measures.map((measure) => clinicNouns[measure][1])).replace(' Blutdruck und', ' und')}: ${reason === 'height' ? 'Die Körpergröße fehlt' : reason === 'not_cleared' ? 'Aus Lizenzgründen werden keine Referenzwerte verwendet' : reason === 'age' && years !== undefined ? `Bei ${deOfAge(years)} gibt es keine Referenzwerte` : 'Es sind keine Referenzwerte dafür gewählt'}.`,

  menarche_before_birth: ({ date, dateOfBirth }) =>
    `Die Menarche am ${deDate(date)} liegt vor dem Geburtsdatum ${deDate(dateOfBirth)}. ${deNotUsed}`,
  menarche_in_future: ({ date }) => `Die Menarche am ${deDate(date)} liegt in der Zukunft. ${deNotUsed}`,
  menarche_of_boy: ({ date }) =>
    `Bei einem Jungen ist eine Menarche (${deDate(date)}) angegeben; sie wurde nicht verwendet.`,

  puberty_finding_unused: ({ date, why }) =>
    `Der Pubertätsbefund${date === undefined ? '' : ` vom ${deDate(date)}`} bleibt unberücksichtigt: ${{ date: 'Das Datum fehlt oder ist unmöglich', value: 'Stadien sind 1 bis 5, Hodenvolumina 0,5 bis 40 ml', sex: 'Er passt nicht zum Geschlecht' }[why]}.`,
  puberty_early: ({ limitYears, publication, ...sign }) =>
    `${foundOn(sign)}, vor dem ${deRounded(limitYears, 1)}. Geburtstag: ungewöhnlich früher Pubertätsbeginn (${publication}). Keine Diagnose.`,
  puberty_late: ({ date, limitYears, publication, ...sign }) =>
    `Am ${deDate(date)} erst ${found(sign)}, mit ${deRounded(limitYears, 1)} Jahren oder später: ungewöhnlich später Pubertätsbeginn (${publication}). Keine Diagnose.`,
  puberty_contradiction: ({ earlier, ...sign }, severity) =>
    `${foundOn(earlier)}, aber ${foundOn(sign)}: ${deJudgement[severity]}. Eine der Angaben ist vermutlich falsch.`,

  gmfcs_level_impossible: () => `Die GMFCS-Stufen sind 1, 2, 3, 4 und 5. ${deNotUsed}`,
  gmfcs_level_unscored: ({ level, lacks }) =>
    lacks === 'feeding'
      ? 'Bei GMFCS-Stufe 5 fehlt die Angabe zur Sondenernährung; ohne sie kann nach der Stufe nicht bewertet werden.'
      : `Für die GMFCS-Stufe ${level} haben die gewählten Referenzen keine Werte.`,

  marker_before_birth: ({ text, date, dateOfBirth }) =>
    `Das Ereignis „${text}“ am ${deDate(date)} liegt vor dem Geburtsdatum ${deDate(dateOfBirth)}.`,
  marker_date_missing: ({ text }) =>
    `Das Ereignis „${text}“ hat kein Datum. Die Kurve zeigt es nicht, und Beurteilungen berücksichtigen es nicht.`,
  marker_in_future: ({ text, date }) => `Das Ereignis „${text}“ am ${deDate(date)} liegt in der Zukunft.`,
  marker_ends_before_beginning: ({ text, date, until }) =>
    `Das Ende des Ereignisses „${text}“ (${deDate(until)}) liegt vor seinem Beginn (${deDate(date)}).`,
  marker_ends_in_future: ({ text, until }) =>
    `Das Ende des Ereignisses „${text}“ (${deDate(until)}) liegt in der Zukunft.`,

  marker_moved_by_offset: ({ text, ...moved }) => deMoved(`Das Datum des Ereignisses „${text}“`, moved),

  moment_without_zone: ({ date, time }) =>
    `Mindestens ein Datum ist als Zeitpunkt in UTC angegeben (${deDate(date)}, ${time} Uhr) und kann nach örtlicher Zeit auf einen anderen Tag fallen. Verwendet wurde der Tag, der geschrieben steht.`,

  unknown_elements: ({ names, more }) =>
    `${names.length + more === 1 ? 'Ein unbekanntes oder falsch platziertes Feld wurde' : 'Unbekannte oder falsch platzierte Felder wurden'} nicht gelesen: ${deList([...names, ...(more === 0 ? [] : [more === 1 ? '1 weiteres' : `${more} weitere`])])}.`,
}
