import type { ExpectedGrowthWords } from '../words.js'
import { deDate } from './phrases.js'

const ofMeasure = {
  size: 'die Körpergröße',
  weight: 'das Gewicht',
  bmi: 'den Body-Mass-Index',
  head: 'den Kopfumfang',
}

/** What is expected of a child's growth, in German. */
export const deExpectedGrowth: ExpectedGrowthWords = {
  measures: {
    size: 'Körpergröße',
    weight: 'Gewicht',
    bmi: 'Body-Mass-Index',
    head: 'Kopfumfang',
  },
  units: { size: 'cm', weight: 'kg', bmi: 'kg/m²' },
  expected: (measure, value, sds) => `${measure}, nach den früheren Werten erwartet: ${value} (${sds} SDS).`,
  band: (percent, low, high) => {
    const range =
      low === undefined ? `bis ${high}` : high === undefined ? `${low} oder mehr` : `zwischen ${low} und ${high}`
    return `Bei ${percent} von 100 Kindern mit denselben früheren Werten werden ${range} gemessen.`
  },
  within: (value, percent) => `${value}: im Bereich von ${percent} von 100 Kindern mit gleichem bisherigem Verlauf.`,
  contradicts: (value) => `${value}: widerspricht den früheren Werten. Mess- oder Eingabefehler?`,
  less: (value, share) =>
    `${value}: niedriger als nach den früheren Werten erwartet (so niedrig bei ${share} von 100 Kindern mit gleichem bisherigem Verlauf).`,
  more: (value, share) =>
    `${value}: höher als nach den früheren Werten erwartet (so hoch bei ${share} von 100 Kindern mit gleichem bisherigem Verlauf).`,
  fewerThan: (share) => `weniger als ${share}`,
  short: (value, low, high) =>
    low === undefined && high === undefined
      ? `erwartet ${value}`
      : `erwartet ${value} (${low === undefined ? `bis ${high}` : high === undefined ? `${low} oder mehr` : `${low} bis ${high}`})`,
  fan: {
    bands: (first, last) =>
      `erwartet (Bereiche von 50 % und ${first} %${first === last ? '' : `, ab 10 Jahren ${last} %`})`,
    line: (percentile) => `erwartet, ${percentile}`,
    next: (expected, date, percent) =>
      `${expected} am ${date}; im Bereich liegen ${percent} von 100 Kindern mit gleichem bisherigem Verlauf.`,
    ends: (age, isOver, reason) =>
      `Erwartungswerte nur bis ${age}${isOver ? ' (bereits vergangen)' : ''}.${reason === undefined ? '' : ` ${reason}.`}`,
    beyond: (age) => `Die Erwartungswerte reichen über diesen Ausschnitt hinaus, bis ${age}.`,
    tooOld: (since) => `Letzter Wert ${since} alt: kein Erwartungswert.`,
    cautions: (texts) => `Erwartungswerte: ${texts}.`,
    notes: [
      'Erwartet nach den früheren Werten (eigenes Modell, Geburtsjahrgänge 1959 bis 1989), Messfehler eingeschlossen.',
      'Auch ein gesundes Kind kann außerhalb, ein krankes innerhalb liegen.',
    ],
  },
  none: (measure, reason) =>
    `Kein Erwartungswert für ${ofMeasure[measure]}${reason.startsWith('Nur ') ? `: n${reason.slice(1)}` : `. ${reason}`}.`,
  reasons: {
    no_cohort: 'Dafür wurden keine Kinder mit wiederholten Messungen untersucht',
    before_birth: 'Der Tag liegt vor der Geburt',
    first_weeks: 'In den ersten drei Lebenswochen nicht möglich',
    adult: 'Nur bei Kindern unter 18 Jahren',
    disease: 'Nur bei Kindern ohne bekannte Erkrankung',
    treatment: 'Nur bei Kindern ohne Wachstumstherapie',
    preterm:
      'Frühgeborene: erst ab einem postmenstruellen Alter von 50 Wochen, unter zwei Jahren nur mit korrigiertem Alter',
    no_reference: 'Die Referenzen haben für dieses Alter keine Werte',
    beyond_reference: 'Für einen solchen Wert hat die Referenz keinen Score',
    none_before: 'Es ist kein früherer Wert bekannt',
    all_doubted: 'Alle früheren Werte sind zweifelhaft',
    other_age_counting: 'Bei den früheren Werten ist das Alter anders gezählt (korrigiert oder nicht korrigiert)',
    no_earlier_value: 'Kein früherer Wert hat nach der Referenz dieses Alters einen Score',
  },
  missing: {
    gender: 'Als Geschlecht ist weder männlich noch weiblich angegeben',
    dateOfBirth: 'Das Geburtsdatum fehlt',
  },
  latestInDoubt: (value, date) =>
    `Der Wert ${date === undefined ? 'davor' : `vom ${deDate(date)}`} (${value}) ist zweifelhaft: zuerst prüfen`,
  ifRight: (signs) => `Wenn er stimmt: ${signs}`,
  tooFarAhead: (years, atMost) => `Der letzte Wert liegt ${years} Jahre zurück (höchstens ${atMost}, eigene Grenze)`,
  maturity: (sign) => `${sign}: Aus dem Alter lässt sich das weitere Wachstum nicht abschätzen`,
  maturitySigns: {
    menarche: 'Menarche eingetreten',
    late_stage: 'Fortgeschrittene Pubertät',
    early_puberty: 'Frühe Pubertät',
    late_puberty: 'Verspätete Pubertät',
    bone_age_off: 'Knochenalter weicht ab',
    end_of_growth: 'Laut Knochenalter fast ausgewachsen',
  },
  unusual: (signs) => `Das bisherige Wachstum ist auffällig: ${signs}`,
  unusualSigns: {
    slow_growth: 'langsames Wachstum',
    severe_underweight: 'starkes Untergewicht',
    extreme_obesity: 'extreme Adipositas',
    faltering: 'Gedeihstörung (NICE NG75)',
    weight_loss: 'Gewichtsverlust von 10 % oder mehr',
  },
  belowPresent: (cm, present) =>
    `Das Wachstum scheint abgeschlossen: erreicht sind ${present} cm, erwartet wären ${cm} cm`,
  caution: (text) => `Hinweis: ${text}.`,
  cautions: {
    fast_growth: 'Das Wachstum war zuletzt schnell',
    bone_age_off: 'Das Knochenalter weicht mehr als 1 Jahr ab',
    maturity_unknown:
      'Die Reife ist nicht bekannt: Ein früh oder spät entwickeltes Kind kann weit außerhalb des Bereichs liegen',
    maturity_not_used:
      'Pubertätsstadium und Knochenalter gehen nicht in die Erwartung ein: Vor Pubertätsbeginn ist in diesem Alter weniger zu erwarten',
    preterm: 'Das Modell beruht fast nur auf Reifgeborenen; SDS im korrigierten Alter, solange korrigiert wird',
    below_p3: 'Schon der erwartete Wert liegt unter P3',
    above_p97: 'Schon der erwartete Wert liegt über P97',
    high_weight: 'Modell aus der Zeit vor der Zunahme der Adipositas: Auf einen Rückgang ist kein Verlass',
    gestation_unknown: 'Die Geburtswoche ist unbekannt; angenommen wird eine termingerechte Geburt',
    single_value: 'Beruht auf einem einzigen früheren Wert',
    few_children: 'Ab 10 Jahren wurden wenige Kinder untersucht, der Bereich ist unsicher',
    impossible_value: 'Der angefragte Wert ist unmöglich und wurde nicht beurteilt',
  },
  met: (rule) => `${rule} erfüllt`,
  rulesMet: (rules) => `Erfüllte Screeningregeln: ${rules}`,
  fall: (measure, sds) => `${measure}: seit dem höchsten SDS um ${sds} SDS gefallen`,
  latest: {
    less: (sd) => `Schon der letzte Wert war weit niedriger als erwartet (${sd} SD)`,
    more: (sd) => `Schon der letzte Wert war weit höher als erwartet (${sd} SD)`,
  },
  withValue: (signs) => `Mit diesem Wert: ${signs}`,
  leftOut: (count) =>
    count === 1
      ? 'Ein früherer Wert ist zweifelhaft oder unmöglich und wurde nicht verwendet'
      : `${count} frühere Werte sind zweifelhaft oder unmöglich und wurden nicht verwendet`,
  marker: (texts) => `Eingetragen und nicht berücksichtigt (nicht als Wachstumstherapie gekennzeichnet): ${texts}`,
}
