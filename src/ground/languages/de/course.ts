import type { CourseWords } from '../words.js'
import { deExpectedGrowth } from './expected-growth.js'
import { deFaltering } from './faltering.js'

/** Growth over time in German. */
export const deCourse: CourseWords = {
  expected: deExpectedGrowth,
  chart: {
    interval: 'Von Untersuchung zu Untersuchung, mit ±1 SD des Messfehlers',
    gain: 'Von Untersuchung zu Untersuchung',
    seasonal: 'Unter 10 Monaten: jahreszeitlich beeinflusst',
    unscored: 'ohne SDS',
    thrive: 'Thrive Lines: Zunahme auf P5 in je 4 Wochen (Cole 1998)',
    thriveNote:
      'Thrive Lines: Wer sie nach unten kreuzt, nimmt weniger zu als 19 von 20 Säuglingen mit demselben Gewicht; nach britischen Säuglingen (Cole 1998), gezeichnet mit den SDS dieses Diagramms.',
    noInterval: 'Keine zwei Untersuchungen zu vergleichen.',
    quarter: (reference, never) =>
      `Unter P25, der Grenze einer deutschen Leitlinie (AWMF), liegt in jedem Jahr ein Viertel der gesunden Kinder, in vier Jahren sind es zwei von drei mindestens einmal; nur ${never} % liegen zwischen 2 und 17 Jahren nie darunter (${reference}).`,
    beyond: (count, { side, limit }, values) =>
      `${deIntervals(count)} ${side < 0 ? 'unter' : 'über'} ${limit} SD (eigene Grenze): ${values}.`,
    notDrawn: (count, reason) => `${deIntervals(count)} nicht dargestellt: ${reason}.`,
    withoutScore: (count, reason) => `${deIntervals(count)} ohne SDS dargestellt: ${reason}.`,
    otherIntervals: (count, curves) =>
      `${deIntervals(count)} für eine andere Dauer bewertet als die der Kurven (${curves}): Maßgeblich ist der SDS, nicht die Kurven.`,
    infants:
      'Unter 2 Jahren ohne Kurven: Jede Zunahme ist nach WHO 2009 für die Dauer zwischen ihren Untersuchungen (2 bis 6 Monate) bewertet.',
    gainCurves: (months) =>
      `Dauer der Zunahme bei den Kurven: ${months}, wie bei den meisten Untersuchungen des Kindes; je kürzer, desto größer die Spannweite.`,
    preterm: (velocities) => `Als Frühgeborenes (Alter seit der Geburt): ${velocities}.`,
    noWeightReference: 'Für die Gewichtszunahme gibt es ab 2 Jahren keine Referenz.',
  },
  gains: 'Wachstum zwischen den Untersuchungen',
  measures: { size: 'Körpergröße, cm', weight: 'Gewicht, kg', head: 'Kopfumfang, cm' },
  from: 'von',
  to: 'bis',
  gain: 'Zunahme',
  perYear: 'Geschwindigkeit',
  velocities: {
    cmPerYear: { of: (value) => `${value} cm/J`, axis: 'cm pro Jahr' },
    kgPerYear: { of: (value) => `${value} kg/J`, axis: 'kg pro Jahr' },
    cmPerMonth: { of: (value) => `${value} cm/Monat`, axis: 'cm pro Monat' },
    gramsPerDay: { of: (value) => `${value} g/Tag`, axis: 'g pro Tag' },
    cmPerWeek: { of: (value) => `${value} cm/Woche`, axis: 'cm pro Woche' },
    gramsPerKgPerDay: { of: (value) => `${value} g/kg/Tag`, axis: 'g pro kg und Tag' },
  },
  faltering: deFaltering,
  sinceHighest: (sds, age) => `${sds} seit dem Höchstwert (${age})`,
  sinceBirth: (sds) => `${sds} seit der Geburt`,
  weightLoss: (percent, kg, age) => `Gewicht ${percent} % unter dem höchsten früheren (${kg} kg, ${age})`,
  goal: (from, to) => `Ziel bei 23 bis 36 SSW: ${from} bis ${to} g/kg/Tag (Fenton 2018)`,
  change: 'SDS-Änderung',
  seasonal: 'kurzer Abstand, jahreszeitlich beeinflusst',
  reasons: {
    too_short: 'unter einem halben Jahr: kein SDS',
    too_long: 'über eineinhalb Jahre: kein SDS',
    position_changed: 'vorher liegend, jetzt stehend: nicht verglichen',
    treatment_changed: 'Beginn oder Ende einer Behandlung des Wachstums dazwischen: nicht verglichen',
    after_treatment_change: 'erstes halbes Jahr nach Beginn oder Ende einer Behandlung des Wachstums: kein SDS',
    end_of_growth: 'Wachstum endet (eigene Grenze): kein SDS',
    correction_ended: 'Alter nur bei einer Untersuchung korrigiert: kein SDS',
    interval_unmatched: 'für diesen Abstand hat die Referenz keine Werte: kein SDS',
    no_reference: 'keine Referenz: kein SDS',
    not_cleared: 'Referenz aus Lizenzgründen ausgelassen: kein SDS',
  },
  whyNoVelocity: {
    too_short: 'Abstand unter einem halben Jahr',
    too_long: 'Abstand über eineinhalb Jahre',
    position_changed: 'einmal im Liegen, einmal im Stehen gemessen',
    treatment_changed: 'Beginn oder Ende einer Wachstumsbehandlung dazwischen',
    after_treatment_change: 'erstes halbes Jahr nach Beginn oder Ende einer Wachstumsbehandlung',
    end_of_growth:
      'das Wachstum endet: Knochenalter ab 14 (Mädchen) oder 16 Jahren (Jungen), sonst über 2 Jahre nach der Menarche (eigene Grenzen)',
    correction_ended: 'Alter nur bei einer Untersuchung korrigiert',
    interval_unmatched: 'für diesen Abstand hat die Referenz keine Werte',
    no_reference: 'keine Referenz in diesem Alter',
    not_cleared: 'Referenz aus Lizenzgründen ausgelassen',
  },
  referenceChanged: (within) =>
    within === undefined
      ? 'andere Referenz: SDS nicht vergleichbar'
      : `andere Referenz: SDS-Änderung nach ${within} allein`,
  conditional: (sds) => `Gewichtszunahme, bezogen auf das Ausgangsgewicht (Cole): ${sds} SDS`,
  noGains: 'Keine zwei Untersuchungen zu vergleichen.',
  targets: { tanner: 'Zielgröße (Tanner)', 'hermanussen-cole': 'Zielgröße (Hermanussen-Cole)' },
  targetRanges: { tanner: '±8,5 cm', 'hermanussen-cole': '95 % der Kinder' },
  range: (low, high) => `${low} bis ${high}`,
  distance: (sds, change) =>
    change === undefined
      ? `Abstand des Kindes ${sds} SDS`
      : `Abstand des Kindes ${sds} SDS, Änderung ${change} seit der ersten Untersuchung ab zwei Jahren`,
  expectedAt: (day) => `Erwartet am ${day}`,
  expectedMeasures: {
    size: 'Körpergröße, cm',
    weight: 'Gewicht, kg',
    bmi: 'Body-Mass-Index, kg/m²',
    head: 'Kopfumfang, cm',
  },
  expectedValue: 'erwartet',
  band: (percent) => `${percent} von 100 Kindern`,
  heldOfFew: (held) => `Gewicht und BMI: Im Bereich für 90 von 100 Kindern liegen ab 10 Jahren nur ${held}.`,
  chooseSex: (option) => `Wessen Referenzwerte gelten sollen, ist wählbar: ${option} male oder female.`,
  conditionalSds: 'bedingter SDS',
  adultHeight: 'Prognostizierte Erwachsenengröße',
  predictedFrom: (visit) => `aus den Werten vom ${visit}`,
  assumedScale: 'Die Methode der Knochenaltersbestimmung ist nicht angegeben; angenommen ist Greulich-Pyle.',
  methods: {
    'bayley-pinneau': 'Bayley-Pinneau',
    'roche-wainer-thissen': 'Roche-Wainer-Thissen',
    'modified-roche-wainer-thissen': 'RWT nach Khamis und Guo',
    'khamis-roche': 'Khamis-Roche',
    'tanner-1975': 'Tanner 1975',
    'blum-2022': 'Blum 2022 (idiopathischer Kleinwuchs)',
    'cole-wright': 'Cole-Wright',
    'heights-alone': 'Aus dem Größenverlauf (eigene Schätzung)',
  },
  variants: {
    average: 'durchschnittlich',
    accelerated: 'Knochenalter voraus',
    retarded: 'Knochenalter zurück',
    premenarcheal: 'vor der Menarche',
    postmenarcheal: 'nach der Menarche',
  },
  model: (number) => `Modell ${number}`,
  spreads: {
    sd: '±1 SD',
    '90%': '90 % der Stichprobe',
    published: 'publizierter Bereich',
    unknown: 'Bereich nicht verfügbar',
  },
  notUsed: 'Nicht verwendet',
  inputs: {
    gender: 'Geschlecht',
    ageYears: 'Alter',
    sizeCm: 'Körpergröße',
    weightKg: 'Gewicht',
    boneAgeYears: 'Knochenalter',
    sizeFatherCm: 'Größe des Vaters',
    sizeMotherCm: 'Größe der Mutter',
    sizeSds: 'SDS der Körpergröße',
    weightBirthG: 'Geburtsgewicht',
    menarche: 'Menarche',
  },
  boneAgeMethods: {
    'greulich-pyle': 'Greulich-Pyle',
    'tw2-rus': 'TW2-RUS',
    'tw3-rus': 'TW3-RUS',
    fels: 'Fels',
    other: 'einer anderen Methode',
  },
  notUsable: {
    missing: (inputs) => `${deMissing(inputs)}: ${inputs}`,
    otherScale: (accepted) => `braucht ein Knochenalter nach ${accepted}`,
    age: (from, to, isOwn) => `nur von ${from} bis ${to} Jahren${isOwn ? ' (eigene Grenze)' : ''}`,
    boneAge: (from, to) => `nur für ein Knochenalter von ${from} bis ${to} Jahren`,
    tooTall: (atMost) => `nur für eine Körpergröße von höchstens ${atMost} SDS (eigene Grenze)`,
    implausible: (cm) => `ergäbe ${cm} cm: eine Angabe kann nicht stimmen`,
    belowPresent: (cm, present) => `${cm} cm, unter der jetzigen Größe von ${present} cm`,
    atEndOfGrowth: (cm, present) =>
      `am Ende des Wachstums (${cm} cm, weniger als 1 cm unter der jetzigen Größe von ${present} cm)`,
    beyondBoneAge: (cm, atMost) =>
      `${cm} cm, mehr als das Knochenalter noch zulässt (höchstens ${atMost} cm nach der günstigsten Tabelle von Bayley-Pinneau und 2 SD ihres Fehlers; eigene Grenze)`,
    boneAgeAdvanced: (cm, from) => `${cm} cm, ab einem Knochenalter von ${from} Jahren nicht verwendet (eigene Grenze)`,
    longAfterMenarche: (cm, years) =>
      `${cm} cm, später als ${years} Jahre nach der Menarche nicht verwendet (eigene Grenze)`,
    disease: 'an Kindern ohne Erkrankung entwickelt',
    not_cleared: 'aus Lizenzgründen ausgelassen',
    treatment: 'an Kindern ohne Wachstumsbehandlung entwickelt',
    born_preterm: 'für Frühgeborene nicht geschätzt',
    latest_in_doubt: 'die letzte Größe passt nicht zu den früheren',
    unusual_growth: 'das bisherige Wachstum ist auffällig',
    unusual_maturity: 'Pubertät oder Knochenalter ist für das Alter auffällig',
  },
  noPrediction: 'Keine: Für dieses Kind gilt keine Methode.',
  presentHeight: 'Jetzige Größe',
  growthAssumed: 'Prognosen setzen normales Wachstum voraus; das Wachstum ist derzeit nicht normal (eigene Grenze)',
  doubtful: 'ohne Knochenalter: hier zweifelhaft',
  doubtfulBecause: (reasons) =>
    `${reasons}: Prognosen ohne Knochenalter sind hier zweifelhaft (eigene Vorsicht, keine publizierte Grenze).`,
  unusualMaturity: {
    long_after_menarche: 'über 2 Jahre nach der Menarche',
    bone_age_ahead: 'Knochenalter über 1 Jahr voraus',
    bone_age_behind: 'Knochenalter über 1 Jahr zurück',
    puberty_early: 'frühe Pubertät',
    puberty_late: 'verspätete Pubertät',
  },
  doubtfulByReview: 'zweifelhaft (Thodberg)',
  linearInBoneAge:
    'Roche-Wainer-Thissen und Tanner bilden das Wachstum von Kindern mit konstitutioneller Entwicklungsverzögerung oder Pubertas praecox nicht ab (Übersicht: Thodberg, zora.uzh.ch/58516).',
  aboutHeightsAlone:
    'Aus dem Größenverlauf (eigene Schätzung): ohne Elterngrößen; nicht unabhängig von Cole-Wright; an 31 bis 34 Kindern je Alter erprobt.',
  smallWithoutCatchUp:
    'SGA geboren und Größe weiter unter −2 SDS: Prognosen sind hier mit Vorsicht zu lesen (eigene Vorsicht, keine publizierte Grenze).',
  furtherMethods: (methods, option) =>
    `Weitere Methoden auf Wunsch${option === undefined ? '' : ` (${option})`}: ${methods}.`,
  screening: 'Screeningregeln',
  criteriaMet: (met, of) => (of === 1 ? 'erfüllt' : `erfüllt, ${deCount(met, 'eines')} von ${deCount(of)} Kriterien`),
  notMet: 'nicht erfüllt',
  open: 'offen',
  limit: (limit) => `Grenze ${limit}`,
  notBelow: (limit) => `nicht unter ${limit}`,
  by: (reference) => `nach ${reference}`,
  judgedIn: (reference) => `hier nach ${reference}`,
  measuredUnits: { grams: 'g', weeks: 'Wochen' },
  advices: { watch: 'im Auge behalten', repeat: 'in 6 Monaten erneut messen' },
  notAsked: (signs) => `nicht beurteilt: ${signs}`,
  referencesDiffer: 'die Referenzen widersprechen sich',
  noCosts: 'keine publizierten Zahlen für diesen Fall',
  quantities: {
    sizeSds: 'Größe',
    earlierSizeSds: 'Größe ein halbes bis ein Jahr zuvor',
    sizeLessTargetSds: 'Abstand zur Zielgröße',
    sizeLessRegressedTargetSds: 'Abstand zur Zielgröße (Hermanussen-Cole)',
    sizeSdsSinceHighest: 'Änderung seit dem höchsten Größen-SDS ab 3 Jahren',
    sizeSdsSinceLowest: 'Änderung seit dem niedrigsten Größen-SDS ab 3 Jahren',
    sizeSdsChangePerYear: 'Änderung der Größe pro Jahr',
    velocitySds: 'Wachstumsgeschwindigkeit eines Jahres',
    earlierVelocitySds: 'Wachstumsgeschwindigkeit im Jahr zuvor',
    birthWeightG: 'Geburtsgewicht',
    birthWeightSds: 'Geburtsgewicht',
    birthLengthSds: 'Geburtslänge',
    gestationWeeks: 'Schwangerschaftsdauer',
    weightSds: 'Gewicht',
    weightSdsSinceHighest: 'Änderung seit dem höchsten Gewichts-SDS ab 3 Wochen',
    headSds: 'Kopfumfang',
    headSdsSinceHighest: 'Änderung seit dem höchsten Kopfumfangs-SDS',
    headSdsSinceLowest: 'Änderung seit dem niedrigsten Kopfumfangs-SDS',
    headSdsRiseInHalfYear: 'Anstieg des Kopfumfangs im letzten halben Jahr',
  },
  noEarlierBy: (reference, quantities) => `nach ${reference} kein früherer Wert zum Vergleich: ${quantities}`,
  lacks: (quantities) => `${deMissing(quantities)}: ${quantities}`,
  lacksScore: (quantities) => `ohne SDS: ${quantities}`,
  growthEnding: (quantities) => `nicht beurteilt, weil das Wachstum endet: ${quantities}`,
  notComparable: (quantities) => `über den Wechsel der Referenz nicht vergleichbar: ${quantities}`,
  sensitivity: (percent) => `Sensitivität ${percent} %`,
  specificity: (percent) => `Spezifität ${percent} %`,
  notScreened: {
    disease:
      'Nicht geprüft, ebenso wenig Geschwindigkeit (±2 SD), Knochenalter (±2 Jahre) und Gedeihstörung: Regeln und Grenzen gelten für Kinder ohne bekannte Erkrankung.',
    treatment:
      'Nicht geprüft, ebenso wenig Geschwindigkeit (±2 SD), Knochenalter (±2 Jahre) und Gedeihstörung: Regeln und Grenzen gelten für Kinder ohne Wachstumsbehandlung.',
  },
  noRules: (isByNice) =>
    `Keine Regel gilt für dieses Alter und diese Werte: Es wurde ${isByNice ? 'nur mit den Schwellen von NICE NG75 verglichen' : 'nichts geprüft'}.`,
  puberty: 'Pubertät',
  unusual: 'Auffällig',
  findings: {
    ownLimit: 'eigene Grenze',
    shares: {
      of: (percent) => `bei ${percent} % der gesunden Kinder`,
      fewer: (percent) => `bei weniger als ${percent} % der gesunden Kinder`,
      unknown: () => 'Häufigkeit bei gesunden Kindern nicht bekannt',
    },
    early_puberty: ({ sign, age, limit, limitBy, share }) =>
      `Frühe Pubertät: ${sign} mit ${age} (vor dem ${limit}. Geburtstag, ${limitBy}); in diesem Alter ${share}`,
    late_puberty: ({ sign, age, limit, limitBy, share, begun }) =>
      `Verspätete Pubertät: ${sign} mit ${age} (Grenze ${limit} Jahre, ${limitBy})${begun === undefined ? '' : `, begonnen bis ${begun}`}; in diesem Alter ${share}`,
    slow_growth: ({ score, limit, limitBy, share, isMaturityUnknown }) =>
      `Langsames Wachstum: Geschwindigkeit ${score} SDS (unter −${limit}, ${limitBy}); so langsam oder langsamer in einem einzelnen Jahr ${share}${isMaturityUnknown ? '; ohne Knochenalter oder Menarche ist nicht zu sagen, ob das Wachstum endet' : ''}`,
    fast_growth: ({ score, limit, limitBy, share }) =>
      `Schnelles Wachstum: Geschwindigkeit ${score} SDS (über +${limit}, ${limitBy}); so schnell oder schneller in einem einzelnen Jahr ${share}`,
    bone_age_far_ahead: ({ size, limit, limitBy, share }) =>
      `Knochenalter ${size} Jahre voraus (über ${limit}, ${limitBy}); ${share}`,
    bone_age_far_behind: ({ size, limit, limitBy, share }) =>
      `Knochenalter ${size} Jahre zurück (über ${limit}, ${limitBy}); ${share}`,
    severe_underweight: ({ bmiClass, ofPercentile, score, limit, limitBy }) =>
      `${bmiClass}: ${ofPercentile === undefined ? '' : `BMI ${ofPercentile}, `}SDS ${score} (unter −${limit}, ${limitBy})`,
    extreme_obesity: ({ bmiClass, ofPercentile, size, limit, limitOf, limitBy }) =>
      `${bmiClass}: BMI ${size} kg/m²${ofPercentile === undefined ? '' : `, ${ofPercentile}`} (Grenze${limitOf === undefined ? '' : ` ${limitOf}:`} ${limit} kg/m², ${limitBy})`,
    small_without_catch_up: ({ score, limit, limitBy, age }) =>
      `SGA geboren, ohne Aufholwachstum: mit ${age} Größe ${score} SDS (unter −${limit}); auch Abstand zur Zielgröße und Geschwindigkeit des letzten Jahres liegen unter den Grenzen (Fachinformation Somatropin, ${limitBy}): abklären; für sich allein keine Behandlungsindikation`,
    far_below_target: ({ score, limit, limitBy }) =>
      `Abstand zur Zielgröße ${score} SDS (Grenze −${limit}, ${limitBy}): unter 2 Jahren noch wenig aussagekräftig`,
  },
  caution: 'Eine Prognose ist kein Versprechen, eine erfüllte Regel keine Diagnose.',
  predictionCaution: 'Eine Prognose ist kein Versprechen.',
  ruleCaution: 'Eine erfüllte Regel ist keine Diagnose.',
}

/** Of a list joined by commas. */
const deMissing = (list: string): string => (list.includes(', ') ? 'es fehlen' : 'es fehlt')

function deIntervals(count: number): string {
  return count === 1 ? 'Ein Abschnitt' : `${count} Abschnitte`
}

const deNumerals = ['null', 'ein', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun', 'zehn']

function deCount(count: number, one = 'einem'): string {
  return count === 1 ? one : (deNumerals[count] ?? `${count}`)
}
