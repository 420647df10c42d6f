import { letterName } from '../../text/letter-name.js'
import type { ChartWords } from '../words.js'
import { deCalendarDate, deClinicClasses } from './basics.js'
import { deNotes, deValues } from './chart-notes.js'
import { deFalteringSigns } from './faltering.js'
import { deSpoken } from './spoken.js'

const deFall: ChartWords['cautions']['reportedFall']['size'] = ({ sds, age, reference, limit, percent, isDoubted }) =>
  `seit dem Höchstwert (${age}, ${reference}${isDoubted ? '; weicht vom Verlauf ab, bitte prüfen' : ''}) um ${sds} gefallen. Genannt ab ${limit} SD (eigene Festlegung${percent === undefined ? '' : `; bei ${percent} % der simulierten gesunden Kinder bei irgendeiner Untersuchung bis 10 Jahre`}); keine Diagnose.`

const deHeadTree = (isOlder: boolean) =>
  `niederländischen Entscheidungsbaums (Beslisboom Hoofdomtrek${isOlder ? '; für das erste Lebensjahr, danach eigene Wahl' : ''})`

const deByBoth = (scores: readonly string[]) => (scores.length > 1 ? ' nach beiden Referenzen' : '')

/** The texts of charts in German. */
export const deChart: ChartWords = {
  titles: {
    Height: 'Körpergröße',
    HeightWithTurnerSyndrome: 'Körpergröße bei Turner-Syndrom',
    HeightWithNoonanSyndrome: 'Körpergröße bei Noonan-Syndrom',
    HeightWithAchondroplasia: 'Körpergröße bei Achondroplasie',
    BmiWithAchondroplasia: 'Body-Mass-Index bei Achondroplasie',
    HeadWithAchondroplasia: 'Kopfumfang bei Achondroplasie',
    WeightWithAchondroplasia: 'Gewicht bei Achondroplasie',
    LegWithAchondroplasia: 'Beinlänge bei Achondroplasie',
    SitWithAchondroplasia: 'Sitzhöhe bei Achondroplasie',
    SitHeightRatioWithAchondroplasia: 'Sitzhöhe zu Körpergröße bei Achondroplasie',
    HeightWithTrisomy21: 'Körpergröße bei Trisomie 21',
    BmiWithTrisomy21: 'Body-Mass-Index bei Trisomie 21',
    HeadWithTrisomy21: 'Kopfumfang bei Trisomie 21',
    WeightWithTrisomy21: 'Gewicht bei Trisomie 21',
    WeightLengthWithTrisomy21: 'Gewicht zu Länge bei Trisomie 21',
    Bmi: 'Body-Mass-Index',
    Weight: 'Gewicht',
    WeightLength: 'Gewicht zu Länge',
    Head: 'Kopfumfang',
    Leg: 'Beinlänge',
    Sit: 'Sitzhöhe',
    SitLegRatio: 'Sitzhöhe zu Beinlänge',
    HeightPremature: 'Körperlänge Frühgeborener',
    HeightPrematureCombined: 'Körperlänge Frühgeborener bis 2 Jahre',
    WeightPremature: 'Gewicht Frühgeborener',
    WeightPrematureCombined: 'Gewicht Frühgeborener bis 2 Jahre',
    HeadPremature: 'Kopfumfang Frühgeborener',
    HeadPrematureCombined: 'Kopfumfang Frühgeborener bis 2 Jahre',
    HeightVelocity: 'Wachstumsgeschwindigkeit',
    WeightVelocity: 'Gewichtszunahme',
    HeightWithCerebralPalsy: 'Körpergröße bei Zerebralparese',
    WeightWithCerebralPalsy: 'Gewicht bei Zerebralparese',
    BmiWithCerebralPalsy: 'Body-Mass-Index bei Zerebralparese',
    Waist: 'Taillenumfang',
    Hip: 'Hüftumfang',
    WaistHeightRatio: 'Verhältnis Taille zu Körpergröße',
    WaistHipRatio: 'Verhältnis Taille zu Hüfte',
    Arm: 'Oberarmumfang',
    TricepsSkinfold: 'Trizeps-Hautfalte',
    SubscapularSkinfold: 'Subskapular-Hautfalte',
    SystolicPressure: 'Systolischer Blutdruck',
    DiastolicPressure: 'Diastolischer Blutdruck',
  },
  notApplicable: {
    gender: (title, referenceSex, recorded) =>
      `${title}: Das Geschlecht des Kindes ${recorded === undefined ? 'fehlt' : `ist als „${recorded}“ angegeben`}. Jede Kurve gilt für Jungen oder für Mädchen; anzugeben ist male oder female (männlich oder weiblich), oder es wird gewählt, wessen Referenzwerte gelten sollen (${referenceSex}). Was kein Geschlecht braucht, wird weiterhin berechnet: Alter, BMI und die SDS der Eltern.`,
    otherGender: (title, accepted) =>
      `${title}: Dieses Diagramm gibt es nur für ${accepted === 'male' ? 'Jungen' : 'Mädchen'}.`,
    unknownGender: (title, accepted, recorded) =>
      `${title}: Dieses Diagramm gibt es nur für ${accepted === 'male' ? 'Jungen' : 'Mädchen'}, und das Geschlecht des Kindes ${recorded === undefined ? 'fehlt' : `ist als „${recorded}“ angegeben`}.`,
    weekBirth: (title) => `${title}: Dieses Diagramm braucht die Schwangerschaftswoche bei der Geburt.`,
    gmfcsLevel: (title) =>
      `${title}: Dieses Diagramm braucht die GMFCS-Stufe (1 bis 5) und bei Stufe 5 die Angabe, ob das Kind über eine Sonde ernährt wird.`,
    references: (title) => `${title}: Die gewählten Referenzen haben dafür keine Kurven.`,
    notCleared: (title, references) => `${title}: nicht darstellbar; aus Lizenzgründen ausgelassen: ${references}.`,
  },
  measures: {
    height: 'Körpergröße',
    length: 'Körperlänge',
    weight: 'Gewicht',
    bodyMassIndex: 'Body-Mass-Index',
    head: 'Kopfumfang',
    sittingHeight: 'Sitzhöhe',
    legLength: 'Beinlänge',
    sittingHeightByHeight: 'Sitzhöhe / Körpergröße',
    sittingHeightByLegLength: 'Sitzhöhe / Beinlänge',
    heightVelocity: 'Wachstumsgeschwindigkeit',
    weightVelocity: 'Gewichtszunahme',
    waist: 'Taillenumfang',
    hip: 'Hüftumfang',
    waistHeightRatio: 'Taille / Körpergröße',
    waistHipRatio: 'Taille / Hüfte',
    arm: 'Oberarmumfang',
    triceps: 'Trizeps-Hautfalte',
    subscapular: 'Subskapular-Hautfalte',
    systolic: 'Systolischer Druck',
    diastolic: 'Diastolischer Druck',
  },
  clinicClasses: deClinicClasses,
  lowerLimitCounts: 'die niedrigere Grenze zählt (S2k-Leitlinie)',
  per: { year: (unit) => `${unit}/Jahr`, month: (unit) => `${unit}/Monat`, day: (unit) => `${unit}/Tag` },
  axes: {
    age: {
      label: 'Alter',
      unit: 'Jahre',
      title: 'Alter (Jahre)',
      labels: { none: 'Alter', some: 'Alter, anfangs korrigiert', all: 'Korrigiertes Alter' },
      tickUnits: { days: 'Tage', weeks: 'Wochen', months: 'Monate', monthsAndYears: 'Monate, Jahre', years: 'Jahre' },
      birthday: (years) => (years === 1 ? '1 Jahr' : `${years} Jahre`),
    },
    postmenstrual: {
      label: 'Postmenstruelles Alter',
      unit: 'Wochen',
      title: 'Postmenstruelles Alter (Wochen)',
      dueDate: 'errechneter Termin',
      correctedMonths: 'Korrigierte Monate',
      term: 'Termin',
    },
    bodyLength: { label: 'Körperlänge', unit: 'cm', title: 'Körperlänge (cm)' },
  },
  population: { male: 'Jungen', female: 'Mädchen' },
  gmfcs: (level, tubeFed) =>
    `GMFCS ${['I', 'II', 'III', 'IV', `V${tubeFed === undefined ? '' : tubeFed ? ' mit Sonde' : ' ohne Sonde'}`][level - 1]}`,
  diseases: {
    TurnerSyndrome: 'Turner',
    NoonanSyndrome: 'Noonan',
    Achondroplasia: 'Achondroplasie',
    Trisomy21: 'Trisomie 21',
    CerebralPalsy: 'Zerebralparese',
  },
  born: (date) => `geb. ${date}`,
  patientId: (id) => `Pat.-ID ${id}`,
  drawnOn: (date) => `Erstellt am ${date}`,
  percentile: (percentile) => `P${percentile}`,
  median: 'Median',
  approximateMedian: 'Median (Näherung)',
  standardDeviations: (score) => `${score} SD`,
  bandOf: (reference, lowest, highest) => `${reference} P${lowest}–P${highest}`,
  shareOf: (percent, percentile) => `${percent} % von ${percentile}`,
  shareOfMedian: (percent) => `${percent} % des Medians`,
  byLength: (name) => `Gewicht zu Länge: ${name}`,
  lying: 'liegend',
  standing: 'stehend',
  separateFits: 'getrennte Anpassungen',
  ofHeight: (source) => `Größe: ${source}`,
  measuredHeight: 'gemessen',
  middleHeight: 'mittlere des Alters',
  birth: 'Geburt',
  atBirth: 'Geburt',
  birthLadder: (reference) => `Geburt mit P3, P50, P97 nach SSW (${reference})`,
  measurement: 'Messwert',
  longGap: 'Lange Zeit ohne Messung',
  unused: 'nicht verwendet',
  warning: 'Warnung',
  boneAge: 'Knochenalter',
  correctionEnds: 'Ende der Korrektur',
  correctedAge: 'Chronologisches Alter',
  targetLegend: 'Zielgröße mit Zielbereich',
  targetChannelLegend: 'Zielbereich',
  event: 'Ereignis',
  markerKinds: { 'growth-hormone': 'Wachstumshormon', 'puberty-suppression': 'Pubertätssuppression', other: '' },
  eventName: letterName,
  eventCount: (count) => (count === 1 ? '1 Ereignis' : `${count} Ereignisse`),
  eventsOutside: (count) =>
    count === 1 ? '1 Ereignis außerhalb des Ausschnitts' : `${count} Ereignisse außerhalb des Ausschnitts`,
  puberty: {
    marks: {
      breastStage: (stage) => `B${stage}`,
      genitalStage: (stage) => `G${stage}`,
      pubicHairStage: (stage) => `PH${stage}`,
      testicularVolumeMl: (volume) => `${volume} ml`,
      menarche: () => 'Menarche',
    },
    keys: {
      breastStage: 'B Brust',
      genitalStage: 'G Genitale',
      pubicHairStage: 'PH Schambehaarung',
      testicularVolumeMl: 'ml Hodenvolumen',
    },
    legend: (keys) => `Pubertät (Tanner): ${keys}`,
    onset: (from, to) => `Pubertätsbeginn ${from}–${to} J`,
    onsetLegend: (from, to) => `Üblicher Pubertätsbeginn: ${from} bis ${to} Jahre`,
    notShown: (count) =>
      count === 1 ? '1 Pubertätsbefund nicht dargestellt' : `${count} Pubertätsbefunde nicht dargestellt`,
  },
  targetRange: (lowest, highest) => `${lowest}–${highest}`,
  generalReference: 'Allgemeine Referenz (P3–P97, Median)',
  references: 'Literatur',
  reference: 'Referenz',
  noReference: 'keine',
  inDoubt: 'fraglich',
  heightInDoubt: 'Größe fraglich',
  noClass: {
    height: 'Keine Klasse: Größe fraglich',
    weight: 'Keine Klasse: Gewicht fraglich',
    age: 'Keine BMI-Klasse: In diesem Alter gelten die Grenzen für Erwachsene (Untergewicht unter 18,5, Übergewicht ab 25, Adipositas ab 30 kg/m²)',
  },
  corrected: (age) => `korrigiert ${age}`,
  days: (days) => (days === '1' ? '1 Tag' : `${days} Tage`),
  weeks: (weeks) => `${weeks} Wochen`,
  oneMonth: '1 Monat',
  months: (months) => `${months} Monate`,
  yearsAndMonths: (years, months) => `${years} J ${months} M`,
  gestation: (weeks, days) => `${weeks}${days === undefined ? '' : `+${days}`} SSW`,
  bornAt: (date, gestation) => `geb. ${date === undefined ? '' : `${date} mit `}${gestation}`,
  chartOf: (title, population) => `Perzentilenkurve: ${title}, ${population}.`,
  noValues: 'Keine Messwerte.',
  latest: (point) => `Zuletzt: ${point}.`,
  laterUnused: (when) => `späterer Wert${when} nicht verwendet`,
  notInSection: 'nicht in diesem Ausschnitt',
  cautions: {
    earlyLoss: (loss, isTermAssumed) =>
      `${loss} (NICE NG75${isTermAssumed ? ', als reif geboren angenommen' : ''}). Ein Anhalt, keine Diagnose.`,
    faltering: (reference, signs, isTermAssumed) =>
      `Gedeihstörung? ${signs.length === 1 ? 'Schwelle' : 'Schwellen'} von NICE NG75 erreicht (nach ${reference}${isTermAssumed ? ', als reif geboren angenommen' : ''}): ${signs.join('; ')}. Ein Anhalt, keine Diagnose.`,
    falteringSigns: deFalteringSigns,
    reportedFall: {
      head: (fall) => `SDS des Kopfumfangs ${deFall(fall)}`,
      size: (fall) => `SDS der Körpergröße ${deFall(fall)}`,
    },
    smallHead: (scores, age, isOlder) =>
      `Kopfumfang unter −2 SDS${deByBoth(scores)} (${age}: ${scores.join(', ')}): Mikrozephalie nach der Grenze eines ${deHeadTree(isOlder)}; ein Befund, keine Diagnose`,
    largeHead: (scores, age, isOlder) =>
      `Kopfumfang über +2,5 SDS${deByBoth(scores)} (${age}: ${scores.join(', ')}): nach der Grenze eines ${deHeadTree(isOlder)} möglicher Anlass zur Überweisung; ein Befund, keine Diagnose`,
    unused: (count, why, values) => `${deValues(count)} nicht dargestellt: ${why} (${values}).`,
    why: {
      implausible: 'unplausibel',
      future: 'Datum in der Zukunft',
      undated: 'ohne Datum oder Alter',
      unmeasured: 'ohne Körperlänge',
    },
    warned: (count, values, areDoubtful) =>
      `? ${count === 1 ? '1 außergewöhnlicher Wert' : `${count} außergewöhnliche Werte`}${areDoubtful ? ` ${count === 1 ? 'passt' : 'passen'} nicht zu den Werten davor/danach (gestrichelter Kreis, nicht verbunden, nicht ausgewertet)` : ''}: ${values}.`,
    doubted: { height: (cm) => `fraglich: Größe ${cm}`, weight: (kg) => `fraglich: Gewicht ${kg}` },
    uncompared: (count, values) =>
      `${count === 1 ? '1 außergewöhnlicher Wert' : `${count} außergewöhnliche Werte`} nicht verglichen: ${values}.`,
    lost: (value, loss, { side, doubted, isOther }) =>
      `${value}, ${loss} ${side === 'before' ? 'weniger als beim Besuch davor' : 'mehr als beim Besuch danach'}${isOther ? ' – bitte den früheren Wert prüfen' : doubted.length > 1 ? ' – bitte beide prüfen' : ''}`,
    lossConfirmed: ({ loss, earlier, value, earlierDated, valueDated }) =>
      `Größenverlust ${loss}: von ${earlierDated} auf ${valueDated}, ${value} durch spätere Größen bestätigt. Ursache suchen (Wirbelsäule: Fraktur, Skoliose?), oder ${earlier} war zu hoch.`,
    offCourse: (value, meant) =>
      `${value}${meant === undefined ? '' : ` (vielleicht ${meant})`} weicht vom bisherigen Verlauf ab: Messfehler oder echte Änderung? Bitte nachmessen.`,
    offCourseBefore: (values) =>
      `Weicht vom Verlauf ab: ${values}; bitte prüfen. Änderungen und Geschwindigkeiten seither gelten nur, wenn das stimmt.`,
    maybeCopied: (value) => `${value} wie beim Besuch davor: übernommen oder langsames Wachstum? Bitte nachmessen.`,
    maybePounds: (value, meant) => `${value}, vielleicht in lb (${meant}?): Einheit prüfen.`,
    latestRests: 'Die Angaben zum letzten Besuch beruhen darauf.',
    perhaps: (value, meant) => `${value}, vielleicht ${meant}`,
    atHeight: (heights) => `Blutdruck nach einer fraglichen Körpergröße bewertet (${heights}).`,
    pressureWithoutHeight: (ages) => `Kein SDS des Blutdrucks: Die Körpergröße fehlt (${ages}).`,
    later: (count, latest) =>
      `${count === 1 ? 'Ein späterer Wert' : `${count} spätere Werte`} außerhalb des Ausschnitts${count === 1 ? ': ' : '; letzter: '}${latest}.`,
    outside: (count, values) => `${deValues(count)} außerhalb des Ausschnitts: ${values}.`,
    more: (count) => (count === 1 ? '1 weiterer' : `${count} weitere`),
    earlierValues: (drawn, rest) =>
      `Nur die letzten ${drawn} Werte sind dargestellt, ${rest === 1 ? 'ein früherer' : `${rest} frühere`} nicht.`,
    earlierEvents: (drawn, rest) =>
      `Nur die letzten ${drawn} Ereignisse sind dargestellt, ${rest === 1 ? 'ein früheres' : `${rest} frühere`} nicht.`,
    boneAges: (count) => `${count === 1 ? 'Ein' : count} Knochenalter außerhalb des Ausschnitts.`,
    events: (count) =>
      `${count === 1 ? 'Ein Ereignis' : `${count} Ereignisse`} ohne verwendbares Datum nicht dargestellt.`,
    generalReference: (diseases) => `${diseases} angegeben; Kurven: allgemeine Referenz.`,
    otherDisease: (disease) => `${disease}: bei diesem Kind nicht als Diagnose angegeben.`,
    withoutScore: (count, disease, from, to) =>
      `${deValues(count)} ohne SDS${disease === undefined ? '' : ` für ${disease}`}: Die Referenz gilt für ${from} bis ${to}.`,
    otherAge: (count, references) =>
      `${deValues(count)} beim chronologischen Alter bewertet (${references}), nicht nach den dargestellten Kurven.`,
    otherReference: (count, references) =>
      `${deValues(count)} nach ${references} bewertet, nicht nach den dargestellten Kurven.`,
    fixedLines: ({ reference, line, place, score }) =>
      `Dieses Diagramm hat keine Linien über ${line}, auch nicht +2,5 SD: Nach ${reference} steigen sie steil an oder fehlen. Dort (${place}) kann der SDS ${score} nicht überschreiten, wie groß der Wert auch ist.`,
    ceiling: ({ reference, line, place, score }) =>
      `Keine Linien über ${line}: Nach ${reference} kann der SDS dort (${place}) ${score} nicht überschreiten, wie groß der Wert auch ist.`,
    approximateScores: (ages) => `≈ Näherung (${ages}): Der SDS kann um mehr als 0,3 abweichen.`,
    chosenSex: (population) => `Referenz gewählt: ${population} (das Geschlecht des Kindes hat keine).`,
    approximateReference: (reference, hasScores) =>
      hasScores
        ? `Kurven nur näherungsweise bekannt: ${reference}; SDS können um mehr als 0,3 abweichen.`
        : `Nur der Median, näherungsweise: ${reference}.`,
    lineBroken: (place, before, after, step) =>
      `${before === after ? `Sprung in den Kurven von ${before} (${place})` : `Referenzwechsel (${place}) von ${before} zu ${after}`}: Linie unterbrochen${step === undefined ? '' : `; allein dadurch ändert sich der SDS um ${step}`}.`,
    oneReading: {
      child: 'Unter 16 Jahren: ab P90 hochnormaler, ab P95 hypertensiver Bereich (ESH 2016).',
      adult: (p95) =>
        `Ab 16 Jahren: 130–139/85–89 mmHg hochnormaler, ab 140/90 hypertensiver Bereich (ESH 2016). Nach der deutschen S2k-Leitlinie zählt der niedrigere Wert: P95${p95 === undefined ? '' : ` (hier ${p95} mmHg)`} oder Erwachsenengrenze.`,
      single: 'Einzelne Werte sind keine Diagnose.',
      measureAgain: 'Wiederholt messen: Bluthochdruck wird erst aus Messungen an mehreren Tagen diagnostiziert.',
      repeated: (days) => `An ${days} Tagen erhöht: keine Diagnose, aber kein Einzelwert mehr.`,
      severalDays: 'Bluthochdruck wird aus Messungen an mehreren Tagen diagnostiziert.',
    },
    noBmiClass: (years) =>
      `Unter ${years} Jahren keine BMI-Klasse (eigene Festlegung), sondern die WHO-Klasse nach Gewicht zu Länge.`,
  },
  notes: deNotes,
  spoken: deSpoken,
  date: deCalendarDate,
}
