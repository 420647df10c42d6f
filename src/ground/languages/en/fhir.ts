import { bracketed } from '../within-sentence.js'

/** The texts of reading FHIR in English. */
export const enFhir = {
  /** Why something was not used, from what was found, which may be empty. */
  reasons: {
    other_patient: (found: string): string => `The resource is about someone or something else${bracketed(found)}.`,
    subject_unknown: (found: string): string => `The resource doesn't say whom it is about${bracketed(found)}.`,
    subject_assumed: (found: string): string =>
      `Resources that don't say whom they are about: ${found}. They were used, because the record has only one patient.`,
    modifier_extension: (found: string): string =>
      `An extension${bracketed(found)} may reverse the meaning and is not known.`,
    implicit_rules: (found: string): string => `The rules${bracketed(found)} by which it has to be read are not known.`,
    superseded: (found: string): string => `An older version${bracketed(found)} was not used.`,
    deleted: (_found: string): string => 'The resource was deleted.',
    order_unknown: (_found: string): string =>
      "The record doesn't say which version of the resource is the newest, or whether it was deleted.",
    contained: (found: string): string => `A resource within another${bracketed(found)} is not read.`,
    not_in_use: (found: string): string =>
      `The patient's entry is no longer in use${bracketed(found)}. It was read nevertheless.`,
    status: (found: string): string => `Resources with this status${bracketed(found)} are not read.`,
    not_confirmed: (found: string): string => `The diagnosis is not confirmed${bracketed(found)}.`,
    code: (found: string): string => `The code${bracketed(found)} is not about growth, or not known.`,
    system: (found: string): string =>
      found === ''
        ? 'The code names no code system.'
        : `The code system${bracketed(found)} isn't spelt as FHIR spells it: the code is not read.`,
    other_measure: (found: string): string =>
      `The code${bracketed(found)} is of another measure: of the mother, a fetus, by ultrasound, in clothes or after dialysis.`,
    codes_differ: (found: string): string => `The codes${bracketed(found)} name different measures.`,
    ambiguous_code: (found: string): string =>
      `The code${bracketed(found)} holds several diseases, and the text names none of those that have references.`,
    weeks_unknown: (found: string): string =>
      `A preterm birth without its weeks${bracketed(found)}: no age is corrected by it.`,
    computed: (found: string): string => `The value${bracketed(found)} is not read: it is computed, not measured.`,
    stated: (found: string): string => `The value${bracketed(found)} was stated or estimated, not measured.`,
    data_absent: (found: string): string => `The value is missing${bracketed(found)}.`,
    no_value: (found: string): string => `There is no value that can be read${bracketed(found)}.`,
    comparator: (found: string): string => `The value is only a bound${bracketed(found)}.`,
    unit: (found: string): string => `The unit${bracketed(found)} doesn't fit the measure, or is not known.`,
    unit_contradicted: (found: string): string =>
      `The code of the unit and the unit as printed${bracketed(found)} differ.`,
    position: (found: string): string =>
      `A height in this position${bracketed(found)} is not read, or the code says another.`,
    not_at_birth: (found: string): string =>
      `The gestational age is not of the first week of life${bracketed(found)}: it may be of a pregnancy, or corrected.`,
    no_date: (_found: string): string => 'The date is missing.',
    imprecise_date: (found: string): string => `The date${bracketed(found)} doesn't name a single day.`,
    relationship: (found: string): string => `The relative${bracketed(found)} is not a biological parent.`,
    repeated: (found: string): string => `Not used, because another entry gives a different value${bracketed(found)}.`,
    not_ordered: (found: string): string => `The entry isn't marked as an order${bracketed(found)}.`,
    not_to_be_given: (_found: string): string => 'It was ordered not to be given.',
    not_taken: (found: string): string => `The drug was not taken${bracketed(found)}.`,
    end_unknown: (found: string): string =>
      `No end of this treatment is recorded: it counts as ongoing after its last entry${bracketed(found)}.`,
    no_treatment_of_growth: (found: string): string => `The treatment${bracketed(found)} is not one of growth.`,
    affects_growth: (found: string): string =>
      `The drug${bracketed(found)} can change growth, but is not marked as a treatment.`,
    unknown_drug: (found: string): string => `The drug${bracketed(found)} is not known. It may be a growth treatment.`,
  },
}
