import type { ExpectedGrowthWords } from '../words.js'

/** What is expected of a child's growth, in German. */
export const deExpectedGrowth: ExpectedGrowthWords = {
  measures: {
    size: 'Körpergröße',
    weight: 'Gewicht',
    bmi: 'Body-Mass-Index',
    head: 'Kopfumfang',
  },
  units: { size: 'cm', weight: 'kg', bmi: 'kg/m²' },
  expected: (measure, value, sds) => `${measure}, nach den früheren Werten zu erwarten: ${value} (${sds} SDS).`,
  band: (percent, low, high) => {
    const range =
      low === undefined ? `bis ${high}` : high === undefined ? `${low} oder mehr` : `zwischen ${low} und ${high}`
    return `Bei ${percent} von 100 gesunden Kindern mit denselben früheren Werten werden ${range} gemessen.`
  },
  usual: (value) => `${value}: wie nach den früheren Werten zu erwarten.`,
  less: (value, share) => `${value}: weniger als nach den früheren Werten zu erwarten (${share} von 100).`,
  more: (value, share) => `${value}: mehr als nach den früheren Werten zu erwarten (${share} von 100).`,
  fewerThan: (share) => `weniger als ${share}`,
  none: (measure, reason) => `${measure}: kein Erwartungswert. ${reason}.`,
  reasons: {
    no_cohort: 'Dafür wurden keine Kinder mit wiederholten Messungen untersucht',
    missing: 'Geschlecht oder Geburtsdatum fehlt',
    first_weeks: 'In den ersten drei Lebenswochen nicht möglich',
    adult: 'Ab dem 18. Geburtstag nicht möglich',
    disease: 'Nur für Kinder ohne bekannte Erkrankung',
    treatment: 'Nur für Kinder, deren Wachstum nicht behandelt wird',
    preterm: 'Frühgeborene: erst ab 50 Wochen postmenstruell, unter zwei Jahren nur mit korrigiertem Alter',
    no_reference: 'Die Referenzen haben für dieses Alter keine Werte',
    beyond_reference: 'Er läge außerhalb der Scores der Referenz',
    no_earlier_value: 'Kein früherer Wert hat nach der Referenz dieses Alters einen Score',
  },
  tooFarAhead: (years, atMost) => `Der letzte Wert liegt ${years} Jahre zurück (höchstens ${atMost}, eigene Grenze)`,
  maturity: (sign) => `Die Reife kann vom Alter abweichen: ${sign}`,
  maturitySigns: {
    menarche: 'Menarche',
    late_stage: 'spätes Pubertätsstadium',
    early_puberty: 'frühe Pubertät',
    late_puberty: 'späte Pubertät',
    bone_age_off: 'Knochenalter weicht mehr als 2 Jahre ab',
    end_of_growth: 'Wachstumsende nach dem Knochenalter',
  },
  unusual: (signs) => `Das bisherige Wachstum ist auffällig: ${signs}`,
  unusualSigns: {
    slow_growth: 'langsames Wachstum',
    severe_underweight: 'starkes Untergewicht',
    extreme_obesity: 'extreme Adipositas',
    faltering: 'Gedeihstörung (NICE NG75)',
    weight_loss: 'Gewichtsverlust von 10 % oder mehr',
  },
  belowPresent: (cm, present) => `${cm} cm lägen unter der erreichten Größe von ${present} cm`,
  caution: (text) => `Hinweis: ${text}.`,
  cautions: {
    fast_growth: 'Das Wachstum war zuletzt schnell',
    bone_age_off: 'Das Knochenalter weicht mehr als 1 Jahr ab',
    marker: 'Eine Markierung ist eingetragen; ihre Bedeutung für das Wachstum ist nicht berücksichtigt',
    gestation_unknown: 'Die Geburtswoche ist unbekannt; angenommen ist eine Geburt am Termin',
    single_value: 'Beruht auf einem einzigen früheren Wert',
    few_children: 'Ab 10 Jahren wurden wenige Kinder untersucht, die Bereiche sind zu eng',
    impossible_value: 'Der angefragte Wert ist unmöglich und wurde nicht beurteilt',
  },
  rulesMet: (rules) => `Erfüllte Screeningregeln: ${rules}`,
  fall: (measure, sds) => `${measure}: seit dem höchsten Score um ${sds} SDS gefallen`,
  latest: (sds) => `Schon der letzte Wert war kaum zu erwarten (${sds} SDS)`,
}
