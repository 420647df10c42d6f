import type { ComparisonWords } from '../words.js'

/** What `auxology conform` says of another program, and `auxology compare` of two results, in German. */
export const deComparison: ComparisonWords = {
  columns: {
    group: 'Gruppe',
    cases: 'Fälle',
    held: 'erfüllt',
    different: 'abweichend',
    unsupported: 'nicht unterstützt',
    unanswered: 'ohne Antwort',
    largest: 'größte, SD',
  },
  page: { title: 'Konformität', case: 'Fall', outcome: 'Ergebnis', why: 'Grund', source: 'Herkunft des Werts' },
  otherFaults: 'Weitere Fehler',
  more: (group, cases) => `${group}: und ${cases} weitere`,
  allHold: (cases) => `Alle ${cases} Fälle sind erfüllt.`,
  someHold: (held, cases, faults) =>
    `${held} von ${cases} Fällen erfüllt${faults === 0 ? '' : `; ${faults === 1 ? '1 weiterer' : `${faults} weitere`} Fehler`}`,
  line: {
    noObject: (line, text) => `Zeile ${line} ist kein JSON-Objekt mit id: ${text}`,
    notAsked: (line, id) => `Zeile ${line} beantwortet ${id}: danach war nicht gefragt`,
    again: (line, id) => `Zeile ${line} beantwortet ${id} noch einmal`,
  },
  noAnswer: 'keine Antwort',
  nothing: 'nichts',
  noReference: 'diese Referenz hat das Programm nicht',
  noScore: (reason, got) => `kein Score erwartet (${reason}), aber ${got} erhalten`,
  none: (expected, reason) => `${expected} erwartet, aber nichts erhalten: ${reason}`,
  expected: {
    score: (value) => `Score ${value}`,
    percentile: (value) => `Perzentil ${value}`,
    cm: (value) => `${value} cm`,
    class: (value) => `Klasse ${value}`,
  },
  got: (member, expected, got) => `${member}: ${expected} erwartet, ${got} erhalten`,
  apart: (difference, allowed) => `Abstand ${difference}; erlaubt ist ${allowed}`,
  between: (from, to) => `erlaubt ist ${from} bis ${to}`,
  program: {
    failed: (how, unanswered) =>
      `${unanswered === 0 ? 'das' : `${unanswered === 1 ? '1 Fall' : `${unanswered} Fälle`} ohne Antwort: Das`} Programm ${how}`,
    silent: (seconds) => `hat ${seconds} s lang nichts ausgegeben und wurde beendet`,
    endless: (bytes) => `hat mehr als ${bytes} Bytes ausgegeben und wurde beendet`,
    notStarted: (reason) => `ließ sich nicht starten: ${reason}`,
    ended: (status) => `endete mit ${status}`,
    status: (status) => `Status ${status}`,
  },
  results: {
    columns: { element: 'Element', old: 'alt', now: 'neu', difference: 'Unterschied' },
    same: 'kein Unterschied',
    units: { SD: ' SD', 'percentile points': ' Punkte', units: '' },
    kinds: {
      changed: 'geändert',
      missing: 'fehlt',
      additional: 'zusätzlich',
      message_gone: 'Meldung entfallen',
      message_added: 'Meldung neu',
      message_severity: 'Schweregrad',
      message_text: 'Text',
    },
    summary: (differences, values, largest, messages) =>
      `${differences} ${differences === 1 ? 'Unterschied' : 'Unterschiede'}: ${values} ${values === 1 ? 'Wert' : 'Werte'}${largest === undefined ? '' : `, SDS um bis zu ${largest} SD`}, ${messages} ${messages === 1 ? 'Meldung' : 'Meldungen'}`,
  },
}
