import { bracketed } from '../within-sentence.js'
import type { FhirWords } from '../words.js'

/** Die Texte des Lesens von FHIR auf Deutsch. */
export const deFhir: FhirWords = {
  reasons: {
    other_patient: (found) => `Die Ressource betrifft jemand oder etwas anderes${bracketed(found)}.`,
    subject_unknown: (found) => `Die Ressource nennt nicht, wen sie betrifft${bracketed(found)}.`,
    subject_assumed: (found) =>
      `Ressourcen, die nicht nennen, wen sie betreffen: ${found}. Sie wurden verwendet, weil die Akte nur eine Person enthält.`,
    modifier_extension: (found) => `Eine Erweiterung${bracketed(found)} kann den Sinn umkehren und ist nicht bekannt.`,
    implicit_rules: (found) => `Die Regeln${bracketed(found)}, nach denen zu lesen ist, sind nicht bekannt.`,
    superseded: (found) => `Eine ältere Version${bracketed(found)} wurde nicht verwendet.`,
    deleted: () => 'Die Ressource wurde gelöscht.',
    order_unknown: () =>
      'Die Akte sagt nicht, welche Version der Ressource die neueste ist oder ob sie gelöscht wurde.',
    contained: (found) => `Eine Ressource innerhalb einer anderen${bracketed(found)} wird nicht gelesen.`,
    not_in_use: (found) => `Der Patientendatensatz ist nicht mehr aktiv${bracketed(found)}; er wurde trotzdem gelesen.`,
    status: (found) => `Ressourcen mit diesem Status${bracketed(found)} werden nicht gelesen.`,
    not_confirmed: (found) => `Die Diagnose ist nicht gesichert${bracketed(found)}.`,
    code: (found) => `Der Code${bracketed(found)} betrifft das Wachstum nicht oder ist nicht bekannt.`,
    system: (found) =>
      found === ''
        ? 'Der Code nennt kein Codesystem.'
        : `Das Codesystem${bracketed(found)} ist anders geschrieben als in FHIR: Der Code wird nicht gelesen.`,
    other_measure: (found) =>
      `Der Code${bracketed(found)} bezeichnet ein anderes Maß: der Mutter, eines Fetus, im Ultraschall, mit Kleidung oder nach Dialyse.`,
    codes_differ: (found) => `Die Codes${bracketed(found)} bezeichnen verschiedene Maße.`,
    ambiguous_code: (found) =>
      `Der Code${bracketed(found)} umfasst mehrere Krankheiten, und der Text nennt keine davon, die Referenzen hat.`,
    weeks_unknown: (found) =>
      `Eine Frühgeburt ohne Schwangerschaftswochen${bracketed(found)}: Nach ihr wird kein Alter korrigiert.`,
    computed: (found) => `Der Wert${bracketed(found)} wird nicht gelesen: Er ist berechnet, nicht gemessen.`,
    stated: (found) => `Der Wert${bracketed(found)} ist angegeben oder geschätzt, nicht gemessen.`,
    data_absent: (found) => `Der Wert fehlt${bracketed(found)}.`,
    no_value: (found) => `Es steht kein Wert da, der gelesen werden kann${bracketed(found)}.`,
    comparator: (found) => `Der Wert ist nur eine Grenze${bracketed(found)}.`,
    unit: (found) => `Die Einheit${bracketed(found)} passt nicht zur Messgröße oder ist nicht bekannt.`,
    unit_contradicted: (found) =>
      `Der Code der Einheit und die gedruckte Einheit${bracketed(found)} stimmen nicht überein.`,
    position: (found) =>
      `Eine Körpergröße in dieser Position${bracketed(found)} wird nicht gelesen, oder der Code nennt eine andere.`,
    not_at_birth: (found) =>
      `Das Gestationsalter stammt nicht aus der ersten Lebenswoche${bracketed(found)}: Es kann zu einer Schwangerschaft gehören oder korrigiert sein.`,
    no_date: () => 'Das Datum fehlt.',
    imprecise_date: (found) => `Das Datum${bracketed(found)} nennt keinen einzelnen Tag.`,
    relationship: (found) => `Die Person${bracketed(found)} ist kein leiblicher Elternteil.`,
    repeated: (found) => `Nicht verwendet, weil ein anderer Eintrag einen abweichenden Wert nennt${bracketed(found)}.`,
    not_ordered: (found) => `Der Eintrag ist nicht als Anordnung gekennzeichnet${bracketed(found)}.`,
    not_to_be_given: () => 'Die Anordnung lautet, es nicht zu geben.',
    not_taken: (found) => `Das Medikament wurde nicht eingenommen${bracketed(found)}.`,
    end_unknown: (found) =>
      `Ein Ende dieser Behandlung ist nicht dokumentiert: Auch nach ihrem letzten Eintrag${bracketed(found)} gilt sie als andauernd.`,
    no_treatment_of_growth: (found) => `Die Behandlung${bracketed(found)} ist keine des Wachstums.`,
    affects_growth: (found) =>
      `Das Medikament${bracketed(found)} kann das Wachstum verändern, ist aber nicht als Behandlung markiert.`,
    unknown_drug: (found) =>
      `Das Medikament${bracketed(found)} ist nicht bekannt: Es kann eine Wachstumsbehandlung sein.`,
  },
}
