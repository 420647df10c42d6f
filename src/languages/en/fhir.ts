import { bracketed, type FhirWords } from '../fhir-words.js'

/** The texts of reading FHIR in English. */
export const enFhir: FhirWords = {
  reasons: {
    other_patient: (found) => `The resource is about someone or something else${bracketed(found)}.`,
    subject_unknown: (found) => `The resource doesn't say whom it is about${bracketed(found)}.`,
    subject_assumed: (found) =>
      `Resources that don't say whom they are about: ${found}. They were used, because the record has only one patient.`,
    modifier_extension: (found) => `An extension${bracketed(found)} may reverse the meaning and is not known.`,
    implicit_rules: (found) => `The rules${bracketed(found)} by which it has to be read are not known.`,
    superseded: (found) => `An older version${bracketed(found)} was not used.`,
    deleted: () => 'The resource was deleted.',
    order_unknown: () =>
      "The record doesn't say which version of the resource is the newest, or whether it was deleted.",
    contained: (found) => `A resource within another${bracketed(found)} is not read.`,
    not_in_use: (found) => `The patient's entry is no longer in use${bracketed(found)}. It was read nevertheless.`,
    status: (found) => `Resources with this status${bracketed(found)} are not read.`,
    not_confirmed: (found) => `The diagnosis is not confirmed${bracketed(found)}.`,
    code: (found) => `The code${bracketed(found)} is not about growth, or not known.`,
    system: (found) =>
      found === ''
        ? 'The code names no code system.'
        : `The code system${bracketed(found)} isn't spelt as FHIR spells it: the code is not read.`,
    other_measure: (found) =>
      `The code${bracketed(found)} is of another measure: of the mother, a fetus, by ultrasound, in clothes or after dialysis.`,
    codes_differ: (found) => `The codes${bracketed(found)} name different measures.`,
    ambiguous_code: (found) =>
      `The code${bracketed(found)} holds several diseases, and the text names none of those that have references.`,
    weeks_unknown: (found) => `A preterm birth without its weeks${bracketed(found)}: no age is corrected by it.`,
    computed: (found) => `The value${bracketed(found)} is computed anew.`,
    stated: (found) => `The value${bracketed(found)} was stated or estimated, not measured.`,
    data_absent: (found) => `The value is missing${bracketed(found)}.`,
    no_value: (found) => `There is no value that can be read${bracketed(found)}.`,
    comparator: (found) => `The value is only a bound${bracketed(found)}.`,
    unit: (found) => `The unit${bracketed(found)} doesn't fit the measure, or is not known.`,
    unit_contradicted: (found) => `The code of the unit and the unit as printed${bracketed(found)} differ.`,
    position: (found) => `A height in this position${bracketed(found)} is not read, or the code says another.`,
    not_at_birth: (found) =>
      `The gestational age is not of the first week of life${bracketed(found)}: it may be of a pregnancy, or corrected.`,
    no_date: () => 'The date is missing.',
    imprecise_date: (found) => `The date${bracketed(found)} doesn't name a single day.`,
    relationship: (found) => `The relative${bracketed(found)} is not a biological parent.`,
    repeated: (found) => `Not used, because another entry gives a different value${bracketed(found)}.`,
    not_ordered: (found) => `The entry isn't marked as an order${bracketed(found)}.`,
    not_to_be_given: () => 'It was ordered not to be given.',
    not_taken: (found) => `The drug was not taken${bracketed(found)}.`,
    end_unknown: (found) =>
      `No end of this treatment is recorded: it counts as ongoing after its last entry${bracketed(found)}.`,
    no_treatment_of_growth: (found) => `The treatment${bracketed(found)} is not one of growth.`,
    affects_growth: (found) => `The drug${bracketed(found)} can change growth, but is not marked as a treatment.`,
    unknown_drug: (found) => `The drug${bracketed(found)} is not known. It may be a growth treatment.`,
  },
}
