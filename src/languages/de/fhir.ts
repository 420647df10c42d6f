import { bracketed, type FhirWords } from '../fhir-words.js'

/** Die Texte des Lesens von FHIR auf Deutsch. */
export const deFhir: FhirWords = {
  reasons: {
    other_patient: (found) => `Die Ressource betrifft jemand oder etwas anderes${bracketed(found)}.`,
    subject_unknown: (found) => `Die Ressource nennt nicht, wen sie betrifft${bracketed(found)}.`,
    subject_assumed: (found) =>
      `Ressourcen, die nicht nennen, wen sie betreffen: ${found}. Sie wurden verwendet, weil die Akte nur eine Person enthält.`,
    modifier_extension: (found) => `Eine Erweiterung${bracketed(found)} kann den Sinn umkehren und ist nicht bekannt.`,
    implicit_rules: (found) => `Die Regeln${bracketed(found)}, nach denen zu lesen ist, sind nicht bekannt.`,
    superseded: (found) => `Die Akte enthält eine andere Version der Ressource, die verwendet wird${bracketed(found)}.`,
    contained: (found) => `Eine Ressource innerhalb einer anderen${bracketed(found)} wird nicht gelesen.`,
    not_in_use: (found) =>
      `Der Eintrag der Person ist nicht mehr in Gebrauch${bracketed(found)}. Er wurde trotzdem gelesen.`,
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
      `Eine Frühgeburt ohne Schwangerschaftswochen${bracketed(found)}: ohne sie wird nicht korrigiert.`,
    computed: (found) => `Der Wert${bracketed(found)} wird neu berechnet.`,
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
    repeated: (found) => `Zuvor steht ein anderer Wert, der gilt${bracketed(found)}.`,
    no_treatment_of_growth: (found) => `Die Behandlung${bracketed(found)} ist keine des Wachstums.`,
    affects_growth: (found) =>
      `Das Medikament${bracketed(found)} kann das Wachstum verändern, ist aber nicht als Behandlung markiert.`,
    unknown_drug: (found) =>
      `Das Medikament${bracketed(found)} ist nicht bekannt: Es kann eine Wachstumsbehandlung sein.`,
  },
}
