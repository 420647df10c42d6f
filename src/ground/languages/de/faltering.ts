import type { ChartWords } from '../words.js'

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
