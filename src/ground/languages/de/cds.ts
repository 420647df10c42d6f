import type { CdsWords } from '../words.js'

/** Die Texte der Karten in Praxis- und Kliniksystemen auf Deutsch. */
export const deCds: CdsWords = {
  services: {
    'patient-view': {
      title: 'Wachstum des Kindes',
      description:
        'Prüft Körpermaße auf Plausibilität, nennt erfüllte publizierte Screeningregeln und verweist auf die Perzentilenkurve.',
    },
    'order-select': {
      title: 'Körpermaße vor der Verordnung',
      description:
        'Prüft die Körpermaße auf Plausibilität, bevor nach Gewicht oder Körperoberfläche dosiert oder Diagnostik angefordert wird.',
    },
  },
  usage:
    'Liest allein, was als Prefetch gesendet wird, vollständig und ohne weitere Seiten; Patient und Messwerte sind erforderlich. Ein FHIR-Server wird nie angefragt.',
  overrideReasons: {
    'value-confirmed': 'Nachgemessen: Der Wert stimmt',
    'value-corrected': 'Der Wert wird korrigiert',
    'known-cause': 'Ursache bekannt',
    'under-evaluation': 'Wird bereits abgeklärt',
    'follow-up-agreed': 'Verlaufskontrolle vereinbart',
    'not-relevant': 'Jetzt nicht von Bedeutung',
  },
  implausible: (count) =>
    count === 1 ? 'Ein unplausibles Körpermaß: bitte prüfen' : `${count} unplausible Körpermaße: bitte prüfen`,
  notUsed: 'Unmögliche Werte werden nicht verwendet: weder für SDS und Perzentilen noch für die Kurve.',
  more: (count) => `und ${count} weitere`,
  ruleMet: (rule) => `Screeningregel erfüllt: ${rule}`,
  metOn: (rule, visit) => `Die Regel „${rule}“ ist mit den Werten vom ${visit} erfüllt:`,
  rulesAreFor:
    'Die Regel gilt für Kinder ohne bekannte Erkrankung und ohne Wachstumsbehandlung. Aus den Diagnosen werden nur Turner- und Noonan-Syndrom, Achondroplasie und Trisomie 21 gelesen, aus den Medikamenten nur Wachstumshormon und GnRH-Analoga.',
  notSent: {
    conditions: 'Diagnosen wurden nicht gesendet: Ob eine Erkrankung bekannt ist, wurde nicht geprüft.',
    treatments: 'Medikamente wurden nicht gesendet: Ob das Wachstum behandelt wird, wurde nicht geprüft.',
  },
  drugs: {
    unknown: (names) => `Nicht erkannt, möglicherweise eine Wachstumsbehandlung: ${names}.`,
    affecting: (names) => `Kann das Wachstum verändern: ${names}.`,
  },
  chart: 'Perzentilenkurve',
  latest: { size: 'Größe', weight: 'Gewicht', head: 'Kopfumfang', bmi: 'BMI' },
  openChart: 'Perzentilenkurve öffnen',
  openApp: 'Wachstum in der App öffnen',
  caution: 'Hinweis, keine Diagnose. Auch ein Kind ohne Hinweis kann krank sein.',
}
