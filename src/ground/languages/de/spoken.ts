import type { ChartWords } from '../words.js'

const deMonths = [
  'Januar',
  'Februar',
  'März',
  'April',
  'Mai',
  'Juni',
  'Juli',
  'August',
  'September',
  'Oktober',
  'November',
  'Dezember',
]

/** How a chart is read aloud in German. */
export const deSpoken: ChartWords['spoken'] = {
  signs: {
    '−': 'minus',
    '+': 'plus',
    '±': 'plus minus',
    '≈': 'etwa',
    '≤': 'höchstens',
    '≥': 'mindestens',
    '<': 'unter',
    '>': 'über',
  },
  to: 'bis',
  changeOf: 'Änderung des',
  percentile: 'Perzentile',
  units: {
    'kg/m²': 'Kilogramm pro Quadratmeter',
    mmHg: 'Millimeter Quecksilbersäule',
    cm: 'Zentimeter',
    mm: 'Millimeter',
    kg: 'Kilogramm',
    ml: 'Milliliter',
    g: 'Gramm',
  },
  per: 'pro',
  perYear: { mark: '/J', text: 'pro Jahr' },
  date: (year, month, day) => `${Number(day)}. ${deMonths[month - 1] ?? ''} ${year}`,
  age: (years, months) =>
    `${years} ${years === '1' ? 'Jahr' : 'Jahre'}${months === '0' ? '' : ` ${months} ${months === '1' ? 'Monat' : 'Monate'}`}`,
  postmenstrual: (weeks, days) =>
    `postmenstruelles Alter ${weeks} Wochen${days === undefined || days === '0' ? '' : ` und ${days} ${days === '1' ? 'Tag' : 'Tage'}`}`,
  scoreBy: (score, reference) => `${score} nach ${reference}`,
  course: (measurements, from, to) => `${measurements}, ${from} bis ${to}`,
  first: (score) => `zuerst ${score}`,
  lowest: (score) => `am niedrigsten ${score}`,
  highest: (score) => `am höchsten ${score}`,
  last: (score) => `zuletzt ${score}`,
  notComparable: (reference) =>
    `Scores verschiedener Referenzen sind nicht vergleichbar${reference === undefined ? '' : `: Tiefst- und Höchstwert nur nach ${reference}`}`,
  measurements: (count) => (count === 1 ? 'ein Messwert' : `${count} Messwerte`),
  puberty: (found) => `Pubertät, letzte Befunde: ${found}.`,
  onSheet:
    'Wachstumsgeschwindigkeit und Screeningregeln stehen nicht in diesem Diagramm, sondern auf dem Wachstumsblatt.',
  section: (axis, from, to, unit) => `${axis} ${from} bis ${to} ${unit}`,
  at: (axis, value) => `${axis} ${value}`,
}
