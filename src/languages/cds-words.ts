import type { CdsHook, OverrideReason } from '../model/cds-names.js'

/** The texts of cards that record systems show (CDS Hooks). A summary has fewer than 140 characters. */
export interface CdsWords {
  /** What the services are called and what they do. */
  readonly services: { readonly [hook in CdsHook]: { readonly title: string; readonly description: string } }
  /** What a system must know that uses them. */
  readonly usage: string
  readonly overrideReasons: { readonly [reason in OverrideReason]: string }
  /** Summary where there are several messages, or one that is too long. */
  readonly implausible: (count: number) => string
  /** What becomes of values with errors. */
  readonly notUsed: string
  /** After what a card shows a part of. */
  readonly more: (count: number) => string
  readonly ruleMet: (rule: string) => string
  /** When and in whom it is met, before what was compared. */
  readonly metOn: (rule: string, visit: string) => string
  /** For which children rules are, and what of them a record tells. */
  readonly rulesAreFor: string
  /** Where the record's diagnoses, or its drugs, were not sent. */
  readonly notSent: { readonly [part in 'conditions' | 'treatments']: string }
  /** Drugs that aren't known, and those that can change growth and aren't marked as its treatment. */
  readonly drugs: { readonly [part in 'unknown' | 'affecting']: (names: string) => string }
  readonly chart: string
  /** The latest values: `height 108.4 cm (P12)`. */
  readonly latest: { readonly [measure in 'size' | 'weight' | 'head' | 'bmi']: string }
  readonly openChart: string
  readonly openApp: string
  /** What cards are not. */
  readonly caution: string
}
