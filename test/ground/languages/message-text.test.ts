import { describe, expect, test } from 'vitest'
import { type InEveryLanguage, inEveryLanguage } from '../../../scripts/in-every-language.js'
import { sampleMessages } from '../../../scripts/plausibility-samples.js'
import { locales, messageLanguages } from '../../../src/ground/languages/built-in.js'
import { messageText } from '../../../src/ground/languages/message-text.js'
import type { BeyondScore, MessageCode, MessageParameters } from '../../../src/ground/model/message-parameters.js'
import type { Severity } from '../../../src/ground/model/validation-message.js'
import { expectTranslated } from '../model/expect-translated.js'

type Row = readonly [Severity, MessageCode, MessageParameters[MessageCode], InEveryLanguage]

/** A message and its sentence. */
const row =
  <Code extends MessageCode>(severity: Severity, code: Code, parameters: MessageParameters[Code]) =>
  (de: string, en: string): Row => [severity, code, parameters, { de, en }]

const score: BeyondScore = {
  value: 112.5,
  unit: 'cm',
  score: -4.44,
  group: { gender: 'male', at: { kind: 'age', years: 10 } },
  reference: 'KiGGS',
  usual: [128.6, 154.6],
}

const rows: readonly Row[] = [
  row('error', 'size_limits', { value: 350, unit: 'cm', least: 18, most: 300 })(
    'Eine Körpergröße von 350 cm ist unmöglich. Möglich sind 18 bis 300 cm. Der Wert wurde nicht verwendet.',
    'A height of 350 cm is impossible. Possible values are 18 to 300 cm. This value was not used.',
  ),
  row('warning', 'birth_weight_limits', { value: 350.5, unit: 'g', least: 400, most: 6500 })(
    'Ein Geburtsgewicht von 350,5 g ist außergewöhnlich; erwartet werden 400 bis 6500 g.',
    'A birth weight of 350.5 g is exceptional; the expected range is 400 to 6500 g.',
  ),
  row('hint', 'size_limits', { value: 210, unit: 'cm', most: 205 })(
    'Eine Körpergröße von 210 cm ist ungewöhnlich; erwartet werden bis zu 205 cm.',
    'A height of 210 cm is unusual; up to 205 cm is expected.',
  ),
  row('error', 'weight_limits', {
    value: 32000,
    unit: 'kg',
    least: 0.2,
    most: 600,
    slip: { kind: 'unit', given: 'g', meant: 32 },
  })(
    'Ein Gewicht von 32000 kg ist unmöglich. Möglich sind 0,2 bis 600 kg. Der Wert wurde nicht verwendet. Vermutlich wurden Gramm statt Kilogramm eingegeben (32 kg?).',
    'A weight of 32000 kg is impossible. Possible values are 0.2 to 600 kg. This value was not used. It was probably entered in grams instead of kilograms (32 kg?).',
  ),
  row('error', 'birth_day_limits', { value: 2.5, unit: 'days', least: 0, most: 6, whole: true })(
    'Zusätzlich zur SSW sind 0 bis 6 ganze Tage möglich, nicht 2,5. Der Wert wurde nicht verwendet.',
    'Days of gestation must be a whole number from 0 to 6, not 2.5. This value was not used.',
  ),
  row('error', 'birth_day_beside_fraction', { weeks: 28.4, days: 3 })(
    'Das Gestationsalter ist als Dezimalzahl (28,4 SSW) und zusätzlich in Tagen (3 Tage) angegeben; nur eine der Angaben ist möglich. Die Tage wurden nicht verwendet.',
    'Gestation is given both as a fraction of a week (28.4 weeks) and in days (3 days); only one is possible. The days were not used.',
  ),
  row('hint', 'puberty_finding_unused', { date: '2025-03-01', why: 'value' })(
    'Der Pubertätsbefund vom 01.03.2025 bleibt unberücksichtigt: Stadien sind 1 bis 5, Hodenvolumina 0,5 bis 40 ml.',
    'The finding of puberty of 1 March 2025 is left out: stages are 1 to 5, testicular volumes 0.5 to 40 ml.',
  ),
  row('hint', 'puberty_early', {
    date: '2023-03-01',
    sign: 'testicularVolumeMl',
    value: 4.5,
    limitYears: 9,
    publication: 'Carel 2009',
  })(
    'Hodenvolumen 4,5 ml am 01.03.2023, vor dem 9. Geburtstag: ungewöhnlich früher Pubertätsbeginn (Carel 2009). Keine Diagnose.',
    'Testicular volume 4.5 ml on 1 March 2023, before 9 years: unusually early onset of puberty (Carel 2009). Not a diagnosis.',
  ),
  row('hint', 'puberty_late', {
    date: '2025-03-01',
    sign: 'breastStage',
    value: 1,
    limitYears: 13,
    publication: 'Palmert 2012',
  })(
    'Am 01.03.2025 erst Brust B1, mit 13 Jahren oder später: ungewöhnlich später Pubertätsbeginn (Palmert 2012). Keine Diagnose.',
    'Still breast B1 on 1 March 2025, at 13 years or later: unusually late onset of puberty (Palmert 2012). Not a diagnosis.',
  ),
  row('error', 'gmfcs_level_impossible', { level: 6 })(
    'Die GMFCS-Stufen sind 1, 2, 3, 4 und 5. Der Wert wurde nicht verwendet.',
    'The GMFCS levels are 1, 2, 3, 4 and 5. This value was not used.',
  ),
  row('hint', 'gmfcs_level_unscored', { level: 5, lacks: 'feeding' })(
    'Bei GMFCS-Stufe 5 fehlt die Angabe zur Sondenernährung; ohne sie kann nach der Stufe nicht bewertet werden.',
    'GMFCS level 5 is given without whether the child is tube-fed; scores by level need that.',
  ),
  row('hint', 'birth_week_beyond_references', { weeks: 44, days: undefined, measures: ['length', 'weight'] })(
    'Für die Geburtslänge und das Geburtsgewicht gibt es bei 44 SSW keine Referenzwerte; eine Bewertung ist nicht möglich.',
    'There are no reference values for birth length and birth weight at 44 weeks of gestation; they cannot be assessed.',
  ),
  row('hint', 'birth_week_beyond_references', { weeks: 23, days: 1, measures: ['head'] })(
    'Für den Kopfumfang bei Geburt gibt es bei 23+1 SSW keine Referenzwerte; eine Bewertung ist nicht möglich.',
    'There are no reference values for head circumference at birth at 23+1 weeks of gestation; it cannot be assessed.',
  ),
  row('hint', 'birth_day_without_week', { days: 1 })(
    'Die SSW fehlt; die Angabe von 1 Tag wurde ignoriert.',
    'The week of gestation is missing; the 1 day given was ignored.',
  ),
  row(
    'hint',
    'size_score',
    score,
  )(
    'Eine Körpergröße von 112,5 cm ist für Jungen im Alter von 10 Jahren ungewöhnlich (SDS −4,44 nach KiGGS); üblich sind 129 bis 155 cm.',
    'A height of 112.5 cm is unusual for boys aged 10 years (SDS −4.44, KiGGS); the usual range is 129 to 155 cm.',
  ),
  row('warning', 'size_score', {
    ...score,
    score: 12.3,
    group: { gender: 'female', at: { kind: 'correctedAge', years: 1 / 12 } },
  })(
    'Eine Körpergröße von 112,5 cm ist für Mädchen im korrigierten Alter von 30 Tagen außergewöhnlich (SDS über +6 nach KiGGS); üblich sind 129 bis 155 cm.',
    'A height of 112.5 cm is exceptional for girls at a corrected age of 30 days (SDS above +6, KiGGS); the usual range is 129 to 155 cm.',
  ),
  row('hint', 'birth_size_score', {
    ...score,
    group: { gender: 'female', at: { kind: 'gestation', weeks: 39, days: 3 } },
  })(
    'Eine Geburtslänge von 112,5 cm ist für Mädchen mit 39+3 SSW ungewöhnlich (SDS −4,44 nach KiGGS); üblich sind 129 bis 155 cm.',
    'A birth length of 112.5 cm is unusual for girls born at 39+3 weeks (SDS −4.44, KiGGS); the usual range is 129 to 155 cm.',
  ),
  row('hint', 'head_reference_changed', {
    reference: 'KiGGS 2013',
    score: -2.14,
    earlierReference: 'WHO 2006',
    earlierScore: -1.69,
    before: -1.83,
  })(
    'Ab dieser Messung wird der Kopfumfang nach KiGGS 2013 statt nach WHO 2006 bewertet: SDS −2,14 (nach WHO 2006 −1,69). Änderung seit der letzten Messung nach WHO 2006 +0,14; allein durch den Wechsel der Referenz −0,45.',
    'From this visit on, head circumference is scored by KiGGS 2013 instead of WHO 2006: SDS −2.14 (by WHO 2006 −1.69). Change since the last visit by WHO 2006 +0.14; from the change of reference alone −0.45.',
  ),
  row('hint', 'correction_ended', {
    ageYears: 2.33,
    correctedYears: 2.05,
    scores: [
      { measure: 'size', score: -1.48, corrected: -0.69, before: -0.66 },
      { measure: 'weight', score: 0.1, corrected: 0, before: -0.2 },
      { measure: 'bmi', score: 0.5, corrected: 0.4, before: 0.5 },
      { measure: 'head', score: -1, corrected: -0.75, before: -0.75 },
    ],
  })(
    'Ab dieser Messung wird nach dem chronologischen Alter (28 Monate) statt nach dem korrigierten Alter (24,6 Monate) bewertet. Körpergröße: SDS −1,48 (nach korrigiertem Alter −0,69); Änderung seit dem letzten korrigierten Wert −0,82, allein durch das Ende der Korrektur −0,79. Gewicht: SDS +0,10 (nach korrigiertem Alter 0,00); Änderung seit dem letzten korrigierten Wert +0,30, allein durch das Ende der Korrektur +0,10. BMI: SDS +0,50 (nach korrigiertem Alter +0,40); Änderung seit dem letzten korrigierten Wert 0,00, allein durch das Ende der Korrektur +0,10. Kopfumfang: SDS −1,00 (nach korrigiertem Alter −0,75); Änderung seit dem letzten korrigierten Wert −0,25, allein durch das Ende der Korrektur −0,25.',
    'From this visit on, scores use chronological age (28 months) instead of corrected age (24.6 months). Height: SDS −1.48 (at corrected age −0.69); change since the last corrected value −0.82, from the end of the correction alone −0.79. Weight: SDS +0.10 (at corrected age 0.00); change since the last corrected value +0.30, from the end of the correction alone +0.10. BMI: SDS +0.50 (at corrected age +0.40); change since the last corrected value 0.00, from the end of the correction alone +0.10. Head circumference: SDS −1.00 (at corrected age −0.75); change since the last corrected value −0.25, from the end of the correction alone −0.25.',
  ),
  row('hint', 'bmi_far_above_percentile', {
    value: 44.89,
    unit: 'kg/m²',
    percentile: 97,
    atPercentile: 23.352,
    reference: 'AGA 2015',
    percent: 192.2,
    most: 140,
  })(
    'Ein BMI von 44,9 kg/m² ist das 1,92-Fache der P97 (23,4 kg/m², AGA 2015), was ungewöhnlich ist; erwartet wird höchstens das 1,4-Fache. Das Ausmaß ist am SDS nicht zu erkennen.',
    'A BMI of 44.9 kg/m² is 192% of P97 (23.4 kg/m², AGA 2015), which is unusual; up to 140% is expected. The SDS does not reflect the extent.',
  ),
  row('error', 'date_before_birth', { date: '2013-01-02', dateOfBirth: '2014-06-04' })(
    'Das Messdatum 02.01.2013 liegt vor dem Geburtsdatum 04.06.2014. Das Messdatum wurde nicht verwendet.',
    'The date of measurement (2 January 2013) is before the date of birth (4 June 2014). The date of measurement was not used.',
  ),
  row('hint', 'size_shrinks', { value: 107.5, earlier: 110, unit: 'cm', visit: { ageYears: 1 } })(
    'Die Körpergröße von 107,5 cm ist um 2,5 cm kleiner als im Alter von 12 Monaten (110 cm). Möglicherweise liegt ein Mess- oder Eingabefehler vor, oder die Veränderung ist echt.',
    'The height of 107.5 cm is 2.5 cm less than at the age of 12 months (110 cm). This may be a measurement or recording error, or a real change.',
  ),
  row('error', 'birth_day_limits', { value: undefined, unit: 'days', least: 0, most: 6, whole: true })(
    'Zusätzlich zur SSW sind 0 bis 6 ganze Tage möglich; die Angabe ist keine Zahl. Der Wert wurde nicht verwendet.',
    'Days of gestation must be a whole number from 0 to 6; the given value is not a number. This value was not used.',
  ),
  row('error', 'head_limits', { value: undefined, unit: 'cm', least: 13, most: 75 })(
    'Der Kopfumfang ist keine Zahl. Möglich sind 13 bis 75 cm. Der Wert wurde nicht verwendet.',
    'The head circumference is not a number. Possible values are 13 to 75 cm. This value was not used.',
  ),
  row('error', 'weight_limits', { value: 40, unit: 'kg', least: 0.2, most: 35, underYears: 2 })(
    'Ein Gewicht von 40 kg ist bei einem Kind unter 2 Jahren unmöglich. Möglich sind 0,2 bis 35 kg. Der Wert wurde nicht verwendet.',
    'A weight of 40 kg is impossible in a child under 2 years of age. Possible values are 0.2 to 35 kg. This value was not used.',
  ),
  row('hint', 'birth_week_limits', { value: 28, unit: 'weeks', least: 37, most: 42 })(
    'Geburt mit 28 SSW: Frühgeburt (reif: 37 bis 42 SSW); bitte bestätigen.',
    'Birth at 28 weeks of gestation is preterm; the expected range is 37 to 42 weeks.',
  ),
  row('hint', 'weight_score', {
    value: 3.2,
    unit: 'kg',
    score: -5.5,
    group: { gender: 'male', disease: 'Achondroplasia', at: { kind: 'age', years: 10 } },
    reference: 'Merker',
    usual: [15.22, 33.84],
    neighbours: { before: { score: -0.31 }, after: { score: 0.04 } },
    slip: { kind: 'decimal', meant: 32 },
  })(
    'Ein Gewicht von 3,2 kg ist für Jungen mit Achondroplasie im Alter von 10 Jahren ungewöhnlich (SDS −5,50 nach Merker); üblich sind 15,2 bis 33,8 kg. Der Wert passt auch nicht zum Wachstumsverlauf (SDS −0,31 davor und +0,04 danach). Möglicherweise ist das Komma verrutscht (32 kg?).',
    "A weight of 3.2 kg is unusual for boys with achondroplasia aged 10 years (SDS −5.50, Merker); the usual range is 15.2 to 33.8 kg. The value also departs from the child's growth curve (SDS −0.31 before, +0.04 after). The decimal point may be misplaced (32 kg?).",
  ),
  row('warning', 'weight_score', {
    ...score,
    value: 250,
    unit: 'kg',
    score: 3.912,
    linearScore: 18.2,
    group: { gender: 'male', at: { kind: 'age', years: 9 } },
    usual: [21.35, 45.4],
  })(
    'Ein Gewicht von 250 kg ist für Jungen im Alter von 9 Jahren außergewöhnlich, weit außerhalb der Referenz (SDS +3,91 nach KiGGS); üblich sind 21,4 bis 45,4 kg.',
    'A weight of 250 kg is exceptional for boys aged 9 years, far beyond the reference (SDS +3.91, KiGGS); the usual range is 21.4 to 45.4 kg.',
  ),
  row('hint', 'weight_off_course', {
    value: 33,
    unit: 'kg',
    score: 3.04,
    linearScore: 3.2,
    neighbours: { before: { score: -6.3, reference: 'WHO 2006' }, after: { score: 0.1 } },
  })(
    'Das Gewicht von 33 kg (SDS +3,04, weit außerhalb der Referenz) passt nicht zum Wachstumsverlauf (SDS unter −6 nach WHO 2006 davor und +0,10 danach). Vermutlich liegt ein Mess- oder Eingabefehler vor, seltener eine echte Veränderung.',
    "The weight of 33 kg (SDS +3.04, far beyond the reference) departs from the child's growth curve (SDS below −6 by WHO 2006 before, +0.10 after). This is probably a measurement or recording error, less likely a real change.",
  ),
  row('hint', 'head_off_course', {
    value: 56,
    unit: 'cm',
    score: 2.66,
    neighbours: { before: { score: -0.1 }, after: { score: -0.3 } },
  })(
    'Der Kopfumfang von 56 cm (SDS +2,66) passt nicht zum Wachstumsverlauf (SDS −0,10 davor und −0,30 danach). Vermutlich liegt ein Mess- oder Eingabefehler vor, seltener eine echte Veränderung.',
    "The head circumference of 56 cm (SDS +2.66) departs from the child's growth curve (SDS −0.10 before, −0.30 after). This is probably a measurement or recording error, less likely a real change.",
  ),
  row('hint', 'weight_off_course', {
    value: 32.5,
    unit: 'kg',
    score: 2.1,
    neighbours: { before: { score: 0.1 } },
    slip: { kind: 'digits', meant: 23.5 },
  })(
    'Das Gewicht von 32,5 kg (SDS +2,10) passt nicht zum Wachstumsverlauf (SDS +0,10 davor). Möglicherweise sind zwei Ziffern vertauscht (23,5 kg?). Sonst ist es ein anderer Fehler oder eine echte Änderung: bitte nachmessen.',
    "The weight of 32.5 kg (SDS +2.10) departs from the child's growth curve (SDS +0.10 before). Two digits may be transposed (23.5 kg?). Otherwise it is another error or a real change: please re-measure.",
  ),
  row('hint', 'weight_off_course', {
    value: 8.2,
    unit: 'kg',
    score: 2.1,
    neighbours: { after: { score: 0.1 } },
    slip: { kind: 'unit', given: 'lb', meant: 3.72 },
  })(
    'Das Gewicht von 8,2 kg (SDS +2,10) passt nicht zum Wachstumsverlauf (SDS +0,10 danach). Vermutlich wurden amerikanische Pfund (lb) statt Kilogramm eingegeben (3,72 kg?). Sonst ist es ein anderer Fehler oder eine echte Änderung: bitte prüfen.',
    "The weight of 8.2 kg (SDS +2.10) departs from the child's growth curve (SDS +0.10 after). It was probably entered in pounds instead of kilograms (3.72 kg?). Otherwise it is another error or a real change: please check.",
  ),
  row('hint', 'weight_off_course', {
    value: 33,
    unit: 'kg',
    score: 2.1,
    neighbours: { before: { score: 0.1 }, after: { score: 0.2 } },
    otherChild: true,
  })(
    'Das Gewicht von 33 kg (SDS +2,10) passt nicht zum Wachstumsverlauf (SDS +0,10 davor und +0,20 danach). Auch die Körpergröße weicht ab: Möglicherweise sind es die Werte eines anderen Kindes. Sonst ist es ein anderer Fehler oder eine echte Änderung: bitte prüfen.',
    "The weight of 33 kg (SDS +2.10) departs from the child's growth curve (SDS +0.10 before, +0.20 after). The height departs too: the values may be another child's. Otherwise it is another error or a real change: please check.",
  ),
  row('hint', 'size_off_course', {
    value: 55.4,
    unit: 'cm',
    score: 2.9,
    neighbours: { after: { score: -1 } },
    atBirth: true,
  })(
    'Die Körpergröße von 55,4 cm (SDS +2,90) passt nicht zum Wachstumsverlauf (SDS −1,00 danach). Der Wert der ersten Lebenswoche passt nicht zu den späteren: Möglicherweise liegt ein Mess- oder Eingabefehler vor, oder das Wachstum hat sich seither verändert.',
    "The height of 55.4 cm (SDS +2.90) departs from the child's growth curve (SDS −1.00 after). The value of the first week doesn't fit the later ones: it may be a measurement or recording error, or growth may have changed since.",
  ),
  ...(
    [
      ['cm', 'Der Kopfumfang bei Geburt', 'head circumference at birth', 'wächst seither langsamer', 'grown'],
      ['g', 'Das Geburtsgewicht', 'birth weight', 'nimmt seither langsamer zu', 'gained'],
    ] as const
  ).map(([unit, der, the, wächst, grown]) =>
    row('hint', unit === 'g' ? 'birth_weight_off_course' : 'birth_head_off_course', {
      value: 5000,
      unit,
      score: 2.95,
      reference: 'WHO 2006',
      neighbours: { after: { score: 0.06 } },
    })(
      `${der} von 5000 ${unit} (SDS +2,95 nach WHO 2006) passt nicht zum späteren Wachstum (SDS +0,06 danach). Möglicherweise liegt ein Mess- oder Eingabefehler vor, oder das Kind ${wächst}.`,
      `The ${the} of 5000 ${unit} (SDS +2.95, WHO 2006) doesn't fit later growth (SDS +0.06 after). This may be a measurement or recording error, or the child has ${grown} more slowly since.`,
    ),
  ),
  row('hint', 'birth_size_off_course', {
    value: 43,
    unit: 'cm',
    score: -3.64,
    reference: 'WHO 2006',
    neighbours: { after: { score: 0.1, reference: 'KiGGS 2013' } },
  })(
    'Die Geburtslänge von 43 cm (SDS −3,64 nach WHO 2006) passt nicht zum späteren Wachstum (SDS +0,10 nach KiGGS 2013 danach). Möglicherweise liegt ein Mess- oder Eingabefehler vor, oder das Kind hat aufgeholt.',
    "The birth length of 43 cm (SDS −3.64, WHO 2006) doesn't fit later growth (SDS +0.10 by KiGGS 2013 after). This may be a measurement or recording error, or the child has caught up.",
  ),
  row('hint', 'birth_size_off_course', {
    value: 60,
    unit: 'cm',
    score: 5.34,
    reference: 'WHO 2006',
    neighbours: { after: { score: 0.01 } },
    loss: { cm: 5.6, side: 'after', doubted: [] },
    slip: { kind: 'tens', meant: 50 },
  })(
    'Die Geburtslänge von 60 cm (SDS +5,34 nach WHO 2006) passt nicht zum späteren Wachstum (SDS +0,01 danach). Das sind 5,6 cm mehr als beim Besuch danach. Möglicherweise wurde um 10 cm falsch abgelesen (50 cm?). Sonst ist es ein anderer Fehler oder eine echte Änderung: bitte prüfen.',
    "The birth length of 60 cm (SDS +5.34, WHO 2006) doesn't fit later growth (SDS +0.01 after). That is 5.6 cm more than at the visit after. It may have been misread by 10 cm (50 cm?). Otherwise it is another error or a real change: please check.",
  ),
  row('hint', 'size_off_course', { value: 126, unit: 'cm', score: 1.6, neighbours: { before: { score: 0.1 } } })(
    'Die Körpergröße von 126 cm (SDS +1,60) passt nicht zum Wachstumsverlauf (SDS +0,10 davor). Möglicherweise liegt ein Mess- oder Eingabefehler vor, oder die Veränderung ist echt.',
    "The height of 126 cm (SDS +1.60) departs from the child's growth curve (SDS +0.10 before). This may be a measurement or recording error, or a real change.",
  ),
  row('hint', 'size_unchanged', {
    value: 110,
    unit: 'cm',
    visit: { date: '2019-06-04', ageYears: 5 },
    expectedCm: 6.42,
  })(
    'Die Körpergröße von 110 cm ist dieselbe wie am 04.06.2019, obwohl nach den übrigen Größen ein Wachstum von etwa 6,4 cm zu erwarten war. Möglicherweise wurde sie nur übernommen, oder das Kind wächst langsamer.',
    'The height of 110 cm is the same as on 4 June 2019, although growth of about 6.4 cm was to be expected from the other heights. It may have been carried forward, or growth may have slowed.',
  ),
  row('warning', 'bone_age_difference', { boneAgeYears: 5.5, ageYears: 1, most: 4 })(
    'Ein Knochenalter von 5,5 Jahren liegt im Alter von 1 Jahr um 4,5 Jahre voraus, was außergewöhnlich ist; erwartet wird ein Unterschied von bis zu 4 Jahren.',
    'A bone age of 5.5 years at an age of 1 year is advanced by 4.5 years, which is exceptional; a difference of up to 4 years is expected.',
  ),
  ...(
    [
      ['waist', 'cm', 'Der Taillenumfang', 'The waist circumference'],
      ['triceps', 'mm', 'Die Trizeps-Hautfalte', 'The triceps skinfold'],
      ['systolic', 'mmHg', 'Der systolische Blutdruck', 'The systolic blood pressure'],
    ] as const
  ).map(([measure, unit, de, en]) =>
    row('error', 'clinic_limits', { measure, value: 400, unit, least: 30, most: 300 })(
      `${de} von 400 ${unit} ist unmöglich. Möglich sind 30 bis 300 ${unit}. Der Wert wurde nicht verwendet.`,
      `${en} of 400 ${unit} is impossible. Possible values are 30 to 300 ${unit}. This value was not used.`,
    ),
  ),
  row('error', 'diastolic_above_systolic', { systolicMmHg: 70, diastolicMmHg: 90 })(
    'Der diastolische Blutdruck von 90 mmHg liegt über dem systolischen von 70 mmHg. Beide Werte wurden nicht verwendet. Möglicherweise sind sie vertauscht.',
    'The diastolic blood pressure of 90 mmHg is above the systolic of 70 mmHg. Neither value was used. The two may be swapped.',
  ),
  row('error', 'diastolic_above_systolic', { systolicMmHg: 70, diastolicMmHg: 70 })(
    'Der diastolische Blutdruck von 70 mmHg ist gleich dem systolischen; er muss darunter liegen. Beide Werte wurden nicht verwendet.',
    'The diastolic blood pressure of 70 mmHg is equal to the systolic; it must be lower. Neither value was used.',
  ),
  row('warning', 'clinic_score', {
    measure: 'waistHeightRatio',
    value: 145 / 140,
    score: 2.7,
    reference: 'LIFE Child 2019',
  })(
    'Das Taille-Größe-Verhältnis von 1,04 ist außergewöhnlich (SDS +2,70 nach LIFE Child 2019).',
    'The waist-to-height ratio of 1.04 is exceptional (SDS +2.70, LIFE Child 2019).',
  ),
  row('warning', 'clinic_score', { measure: 'diastolic', value: 20, score: -6.4, reference: 'KiGGS 2011' })(
    'Der diastolische Blutdruck von 20 mmHg ist außergewöhnlich (SDS unter −6 nach KiGGS 2011).',
    'The diastolic blood pressure of 20 mmHg is exceptional (SDS below −6, KiGGS 2011).',
  ),
  row('warning', 'clinic_score', { measure: 'waistHeightRatio', value: 1.1 })(
    'Das Taille-Größe-Verhältnis von 1,1 ist außergewöhnlich.',
    'The waist-to-height ratio of 1.1 is exceptional.',
  ),
  row('hint', 'clinic_unscored', { measures: ['hip', 'waistHipRatio', 'triceps'], reason: 'age', years: 2 })(
    'Kein SDS für den Hüftumfang, das Taille-Hüft-Verhältnis und die Trizeps-Hautfalte: Bei 2 Jahren gibt es keine Referenzwerte.',
    'No SDS for hip circumference, waist-to-hip ratio and triceps skinfold: there are no reference values for an age of 2 years.',
  ),
  row('hint', 'clinic_unscored', { measures: ['waist'], reason: 'not_cleared' })(
    'Kein SDS für den Taillenumfang: Aus Lizenzgründen werden keine Referenzwerte verwendet.',
    'No SDS for waist circumference: for licensing reasons no reference values are used.',
  ),
  row('hint', 'clinic_unscored', { measures: ['waist', 'systolic', 'diastolic'], reason: 'height' })(
    'Kein SDS für den Taillenumfang, den systolischen und den diastolischen Blutdruck: Die Körpergröße fehlt.',
    'No SDS for waist circumference, systolic and diastolic blood pressure: the height is missing.',
  ),
  row('hint', 'disease_unknown', { name: 'Down', known: ['TurnerSyndrome', 'Trisomy21'], meant: 'Trisomy21' })(
    'Die Diagnose „Down“ ist nicht bekannt. Scores ändert sie nicht; Screeningregeln und Prognosen entfallen wie bei jeder Erkrankung. Gemeint ist vielleicht Trisomy21. Bekannt sind TurnerSyndrome und Trisomy21.',
    'The diagnosis “Down” is not known. It changes no score; screening rules and predictions are left out, as with any disease. Did you mean Trisomy21? Known diagnoses are TurnerSyndrome and Trisomy21.',
  ),
  row('hint', 'disease_unknown', { name: 'X', known: ['TurnerSyndrome', 'Achondroplasia', 'Trisomy21'] })(
    'Die Diagnose „X“ ist nicht bekannt. Scores ändert sie nicht; Screeningregeln und Prognosen entfallen wie bei jeder Erkrankung. Bekannt sind TurnerSyndrome, Achondroplasia und Trisomy21.',
    'The diagnosis “X” is not known. It changes no score; screening rules and predictions are left out, as with any disease. Known diagnoses are TurnerSyndrome, Achondroplasia and Trisomy21.',
  ),
  row('hint', 'age_contradicts_dates', { statedYears: 12, datesYears: 1.004, months: true })(
    'Das angegebene Alter von 12 Jahren passt nicht zu Geburts- und Messdatum (1 Jahr); vermutlich wurden Monate statt Jahre eingegeben. Verwendet wurde das berechnete Alter.',
    'The stated age of 12 years does not match the dates of birth and measurement (1 year); it was probably entered in months instead of years. The calculated age was used.',
  ),
  row('hint', 'values_beyond_references', { measures: ['weight', 'head'] })(
    'Für Gewicht und Kopfumfang haben die gewählten Referenzen keine Werte; deshalb kein SDS.',
    'The chosen references have no values for weight and head circumference; these SDS are therefore missing.',
  ),
  ...(
    [
      [7, 19, 'von 7 bis 19 Jahren', 'from 7 to 19 years'],
      [0.5, 1, 'von 6 bis 12 Monaten', 'from 6 to 12 months'],
      [0.5, 5, 'von 6 Monaten bis 5 Jahren', 'from 6 months to 5 years'],
    ] as const
  ).map(([fromYears, toYears, de, en]) =>
    row('hint', 'values_beyond_references', { measures: ['weight'], fromYears, toYears })(
      `Für Gewicht gibt es Referenzwerte nur ${de}; außerhalb davon kein SDS.`,
      `There are reference values for weight only ${en}; otherwise this SDS is missing.`,
    ),
  ),
  row('hint', 'values_beyond_references', { measures: ['size', 'seat'], fromYears: 1 / 12, toYears: 21 })(
    'Für Körpergröße und Sitzhöhe gibt es Referenzwerte nur von 30 Tagen bis 21 Jahren; außerhalb davon kein SDS.',
    'There are reference values for height and sitting height only from 30 days to 21 years; otherwise these SDS are missing.',
  ),
  row('hint', 'values_beyond_references', { measures: ['head'], disease: 'Trisomy21', fromYears: 0, toYears: 1.25 })(
    'Für Kopfumfang bei Trisomie 21 gibt es Referenzwerte nur von Geburt bis 15 Monaten; außerhalb davon kein SDS.',
    'There are reference values for head circumference in trisomy 21 only from birth to 15 months; otherwise this SDS is missing.',
  ),
  row('hint', 'values_beyond_references', { measures: ['weight'], fromYears: 2.5, toYears: 19, bornWeek: 28 })(
    'Für Gewicht von Kindern mit 28 SSW gibt es Referenzwerte nur von 2,5 bis 19 Jahren; außerhalb davon kein SDS.',
    'There are reference values for weight of children born at 28 weeks only from 2.5 to 19 years; otherwise this SDS is missing.',
  ),
  row('hint', 'values_beyond_references', { measures: ['bmi'], fromYears: 0, toYears: 19, corrected: true })(
    'Für BMI gibt es Referenzwerte nur vom errechneten Termin bis zum korrigierten Alter von 19 Jahren; außerhalb davon kein SDS.',
    'There are reference values for BMI only from the due date to a corrected age of 19 years; otherwise this SDS is missing.',
  ),
  row('hint', 'marker_ends_before_beginning', { text: 'GH', date: '2023-06-30', until: '2019-01-15' })(
    'Das Ende des Ereignisses „GH“ (15.01.2019) liegt vor seinem Beginn (30.06.2023).',
    'The end of the event “GH” (15 January 2019) is before its start (30 June 2023).',
  ),
  row('hint', 'marker_date_missing', { text: 'GH' })(
    'Das Ereignis „GH“ hat kein Datum. Die Kurve zeigt es nicht, und Beurteilungen berücksichtigen es nicht.',
    'The event “GH” has no date. Charts do not show it, and assessments do not take it into account.',
  ),
  row('hint', 'marker_ends_in_future', { text: 'GH', until: '2030-01-15' })(
    'Das Ende des Ereignisses „GH“ (15.01.2030) liegt in der Zukunft.',
    'The end of the event “GH” (15 January 2030) is in the future.',
  ),
  row('hint', 'gender_without_reference', { gender: 'diverse', written: undefined, chosen: undefined })(
    'Als Geschlecht ist „divers“ angegeben; Referenzwerte dafür gibt es nicht, SDS und Perzentilen können nicht berechnet werden.',
    'The sex is recorded as “diverse”; without reference values for it, SDS and percentiles cannot be calculated.',
  ),
  row('hint', 'gender_without_reference', { gender: 'unknown', written: 'U', chosen: 'female' })(
    'Als Geschlecht ist „U“ angegeben; SDS und Perzentilen beziehen sich, wie gewählt, auf die Referenzwerte für Mädchen.',
    'The sex is recorded as “U”; SDS and percentiles are by the reference values for girls, as chosen.',
  ),
  row('hint', 'gender_without_reference', { gender: undefined, written: undefined, chosen: 'male' })(
    'Das Geschlecht fehlt; SDS und Perzentilen beziehen sich, wie gewählt, auf die Referenzwerte für Jungen.',
    'The sex is missing; SDS and percentiles are by the reference values for boys, as chosen.',
  ),
  row('hint', 'weight_in_pounds', { weightKg: 70, meantKg: 31.7514659, evidence: { kind: 'size' } })(
    'Bei dieser Körpergröße könnte das Gewicht von 70 kg in amerikanischen Pfund angegeben sein (31,8 kg?).',
    'At this height, a weight of 70 kg may have been entered in pounds (31.8 kg?).',
  ),
  row('hint', 'weight_in_pounds', { weightKg: 35, meantKg: 15.875733, evidence: { kind: 'age' } })(
    'In diesem Alter könnte das Gewicht von 35 kg in amerikanischen Pfund angegeben sein (15,9 kg?).',
    'At this age, a weight of 35 kg may have been entered in pounds (15.9 kg?).',
  ),
  row('hint', 'weight_in_pounds', {
    weightKg: 70,
    meantKg: 31.7514659,
    evidence: { kind: 'earlier', weightKg: 29.5, visit: { date: '2024-01-02', ageYears: 9.5 } },
  })(
    'Verglichen mit 29,5 kg am 02.01.2024 könnte das Gewicht von 70 kg in amerikanischen Pfund angegeben sein (31,8 kg?).',
    'Compared with 29.5 kg on 2 January 2024, a weight of 70 kg may have been entered in pounds (31.8 kg?).',
  ),
  row('hint', 'date_of_birth_in_future', { dateOfBirth: '2026-04-02' })(
    'Das Geburtsdatum 02.04.2026 liegt in der Zukunft. Möglicherweise gilt es in einer anderen Zeitzone.',
    'The date of birth (2 April 2026) is in the future. It may be of another time zone.',
  ),
  row('hint', 'date_in_future', { date: '2026-04-02' })(
    'Das Messdatum 02.04.2026 liegt in der Zukunft. Möglicherweise gilt es in einer anderen Zeitzone.',
    'The date of measurement (2 April 2026) is in the future. It may be of another time zone.',
  ),
  row('hint', 'date_of_birth_moved_by_offset', {
    date: '2014-06-04',
    zoneDate: '2014-06-05',
    timeZone: 'Europe/Berlin',
  })(
    'Das Geburtsdatum ist als Zeitpunkt mit Zeitverschiebung angegeben, der in der Zeitzone Europe/Berlin auf den 05.06.2014 fällt. Verwendet wurde der Tag, der geschrieben steht: 04.06.2014.',
    'The date of birth is given as a time with an offset, which in the time zone Europe/Berlin falls on 5 June 2014. The day as written was used: 4 June 2014.',
  ),
  row('hint', 'marker_moved_by_offset', {
    text: 'GH',
    date: '2014-06-04',
    zoneDate: '2014-06-03',
    timeZone: 'America/New_York',
  })(
    'Das Datum des Ereignisses „GH“ ist als Zeitpunkt mit Zeitverschiebung angegeben, der in der Zeitzone America/New_York auf den 03.06.2014 fällt. Verwendet wurde der Tag, der geschrieben steht: 04.06.2014.',
    'The date of the event “GH” is given as a time with an offset, which in the time zone America/New_York falls on 3 June 2014. The day as written was used: 4 June 2014.',
  ),
  row('hint', 'moment_without_zone', { date: '2024-06-03', time: '22:00' })(
    'Mindestens ein Datum ist als Zeitpunkt in UTC angegeben (03.06.2024, 22:00 Uhr) und kann nach örtlicher Zeit auf einen anderen Tag fallen. Verwendet wurde der Tag, der geschrieben steht.',
    'At least one date is given as a moment in UTC (3 June 2024, 22:00), which may fall on another day in local time. The day as written was used.',
  ),
  row('hint', 'unknown_elements', { names: ['Patient/Measurment'], more: 0 })(
    'Ein unbekanntes oder falsch platziertes Feld wurde nicht gelesen: Patient/Measurment.',
    'An unknown or misplaced field was not read: Patient/Measurment.',
  ),
  row('hint', 'unknown_elements', { names: ['Patient/A', 'Patient/B'], more: 3 })(
    'Unbekannte oder falsch platzierte Felder wurden nicht gelesen: Patient/A, Patient/B und 3 weitere.',
    'Unknown or misplaced fields were not read: Patient/A, Patient/B and 3 more.',
  ),
]

describe('a message in words', () => {
  test.each(rows)('%s %s', (severity, code, parameters, sentence) => {
    expect(
      inEveryLanguage((locale) => messageText(messageLanguages[locale].messages, severity, code, parameters)),
    ).toEqual(sentence)
  })

  test('a given value is echoed with its digits, not with those of its binary fraction', () => {
    const echoed = (value: number) =>
      messageText(messageLanguages.de.messages, 'error', 'size_limits', {
        value,
        unit: 'cm',
        least: 18,
        most: 300,
      }).match(/von (\S+) cm/)?.[1]
    expect(echoed(0.1 + 0.2)).toBe('0,3')
    expect(echoed(1234.5678)).toBe('1234,5678')
    expect(echoed(-5)).toBe('−5')
    expect(echoed(-0)).toBe('0')
    expect(echoed(Number.MAX_VALUE)).toBe('1,7976931348623157e+308')
  })

  test.each(sampleMessages())('$severity $code is translated', ({ text }) => expectTranslated(text))

  test.each(locales)('an error says that the value was not used, and no other message does, %s', (locale) => {
    const unused = {
      de: /(Wert|Datum|Messdatum|BMI|Sitzhöhe) wurde nicht verwendet\.|(Werte|Tage) wurden nicht verwendet\./,
      en: /(value|date|measurement|BMI|height|days) (was|were) not used\.|Neither value was used\./,
    }
    for (const { severity, code, text } of sampleMessages()) {
      if (code === 'disease_of_other_sex') continue
      expect(unused[locale].test(text[locale]), text[locale]).toBe(severity === 'error')
    }
  })

  test.each(locales)('a warning says that it is exceptional, %s', (locale) => {
    const exceptional = { de: 'außergewöhnlich', en: 'exceptional' }
    for (const { severity, text } of sampleMessages()) {
      expect(text[locale].includes(exceptional[locale]), text[locale]).toBe(severity === 'warning')
    }
  })

  test.each(locales)('numbers have the decimal mark of their language, %s', (locale) => {
    const dates = /\b\d\d\.\d\d\.\d{4}\b/g
    const marks = sampleMessages().flatMap(
      ({ text }) => text[locale].replace(dates, '').match(/(?<=\d)[.,](?=\d)/g) ?? [],
    )
    expect(new Set(marks)).toEqual(new Set([messageLanguages[locale].decimalMark]))
  })
})
