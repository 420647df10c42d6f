import type { ChartWords, CourseWords } from '../words.js'

/** The weight at birth by the centile spaces that count. */
const deBirthBands: { readonly [spaces: number]: string } = { 1: 'unter P9', 2: 'von P9 bis P91', 3: 'über P91' }

/** The signs of NICE NG75 in German, on charts and sheets alike. */
export const deFalteringSigns: ChartWords['cautions']['falteringSigns'] = {
  weightFall: (sds, limit, spaces) =>
    `Gewicht seit der Geburt um ${sds} SDS gefallen: ab ${limit} (${spaces === 1 ? 'ein Perzentilenabstand' : `${spaces} Perzentilenabstände`}) bei Geburtsgewicht ${deBirthBands[spaces] ?? ''}`,
  lowWeight: (sds) => `Gewicht ${sds} SDS, unter P2 (−2 SDS)`,
  belowParents: (sds, limit) =>
    `Körperlänge oder -größe ${sds} SDS unter der Zielgröße: mehr als ${limit} (2 Perzentilenabstände)`,
  earlyLoss: (percent, age, latest) =>
    `Gewichtsverlust seit der Geburt ${percent} % (${age}${latest === undefined ? '' : `; jetzt ${latest} %`}): mehr als 10 %`,
  notRegained: 'Geburtsgewicht nach 3 Wochen nicht wieder erreicht',
  firstDays: (sds, age) =>
    `darin der übliche Gewichtsverlust der ersten Tage${sds === undefined ? '' : ` (seit dem ersten Wert ab 3 Wochen, ${age}: ${sds} SDS)`}`,
}

/** What is said of the thresholds of NICE NG75 in German. */
export const deFaltering: CourseWords['faltering'] = {
  title: 'Gedeihstörung? (NICE NG75)',
  earlyTitle: 'Gewichtsverlust der ersten Tage (NICE NG75)',
  earlyLossAdvice:
    'NICE NG75, 1.1.2: klinisch beurteilen, Ernährungsanamnese ausführlich erheben, erwägen, eine Mahlzeit zu beobachten; weitere Untersuchungen nur, wenn sie angezeigt sind.',
  earlyFall: ({ sds, reference, age, change }) =>
    `NICE NG75: Abfall des Gewichts um ${sds} SDS seit der Geburt (nach ${reference}), seither aber keiner um einen Perzentilenabstand (${change} SDS seit dem ersten Wert ab 3 Wochen, ${age}): nur vermerkt, eigene Auslegung.`,
  guide: 'Nur ein Anhaltspunkt, keine Diagnose.',
  scoredBy: (reference, target) =>
    `Bewertet nach ${reference}${target === undefined ? '' : ` (Zielgröße nach ${target})`}, nicht nach den UK-WHO-Kurven der Leitlinie.`,
  ownReading: (hasFall) => `Eigene Auslegung: bis 5 Jahre${hasFall ? ', der Abfall erst ab 3 Wochen' : ''}.`,
  pretermLeftOut: 'Nicht geprüft: frühgeboren. Die Schwellen gelten für Reifgeborene (eigene Auslegung).',
  termAssumed: 'ohne Angabe der SSW als reif geboren angenommen',
}
