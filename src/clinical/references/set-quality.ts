import type { LocalizedText } from '../../ground/model/localized.js'

const oneCopy: LocalizedText = {
  de: 'Eine öffentliche Abschrift, nicht mit dem Druck verglichen; Mediane in sich stimmig.',
  en: 'One public copy, not compared with the print; its medians are consistent with each other.',
}

const heightAlone: LocalizedText = {
  de: 'Eine öffentliche Abschrift, nicht mit dem Druck verglichen. Nur Körperhöhe.',
  en: 'One public copy, not compared with the print. Height alone.',
}

const fromAuthors: LocalizedText = {
  de: 'Öffentliche Fassung der Autoren; Größe mit 18 Jahren wie gedruckt, BMI ohne bekannten Druck. Gewicht und Kopfumfang fehlen.',
  en: "The authors' public copy; height at 18 years as printed, body mass index without a known print. No weight, no head circumference.",
}

const twoCopies: LocalizedText = {
  de: 'Eine öffentliche Abschrift, in Teilen mit einer zweiten verglichen und gleich.',
  en: 'One public copy, in parts compared with a second and equal.',
}

/** What is known of the figures of a set, by its id, in a sentence: docs/accuracy.md has the rest. */
export const setQuality: { readonly [id: string]: LocalizedText } = {
  germany: { de: 'Mit gedruckten Werten verglichen.', en: 'Compared with printed values.' },
  kiggs: { de: 'Mit gedruckten Werten verglichen.', en: 'Compared with printed values.' },
  who: { de: 'Mit gedruckten Werten verglichen.', en: 'Compared with printed values.' },
  cdc: { de: 'Mit gedruckten Werten verglichen.', en: 'Compared with printed values.' },
  cdc2000: { de: 'Mit gedruckten Werten verglichen.', en: 'Compared with printed values.' },
  'kromeyer-hauschild': {
    de: 'BMI mit gedruckten Werten verglichen, Größe und Gewicht mit einer zweiten Abschrift.',
    en: 'Body mass index compared with printed values, height and weight with a second transcription.',
  },
  netherlands: {
    de: 'Eine öffentliche Abschrift; Endgröße wie gedruckt. Kopfumfang von 1997.',
    en: 'One public copy; adult height as printed. Head circumference of 1997.',
  },
  'netherlands-turkish': fromAuthors,
  'netherlands-moroccan': fromAuthors,
  'netherlands-hindustani': heightAlone,
  'netherlands-1997': twoCopies,
  'netherlands-1997-turkish': twoCopies,
  'netherlands-1997-moroccan': twoCopies,
  flanders: {
    de: 'Eine öffentliche Abschrift, nicht mit dem Druck verglichen. Im ersten Halbjahr nur vier Altersstufen: SDS um bis zu 0,3 ungenau.',
    en: 'One public copy, not compared with the print. Only four ages in the first half-year: scores are off by up to 0.3 SD.',
  },
  italy: oneCopy,
  'italy-north': heightAlone,
  'italy-south': heightAlone,
  turkey: {
    de: 'Eine öffentliche Abschrift, nicht mit dem Druck verglichen. BMI nicht geglättet und grob gerundet: SDS um bis zu 0,4 ungenau.',
    en: 'One public copy, not compared with the print. Body mass index not smoothed and rounded coarsely: scores are off by up to 0.4 SD.',
  },
  china: oneCopy,
  korea: {
    de: 'Größe mit 174 gedruckten Werten verglichen; Gewicht eine öffentliche Abschrift. WHO und koreanische Werte treffen sich mit 3 Jahren nicht.',
    en: 'Height compared with 174 printed values; weight is one public copy. WHO and Korean figures do not meet at 3 years.',
  },
  'saudi-arabia': oneCopy,
  norway: {
    de: 'Eine öffentliche Abschrift, jährlich ab 7 Jahren, nicht mit dem Druck verglichen. Nur Körperhöhe.',
    en: 'One public copy, yearly from 7 years, not compared with the print. Height alone.',
  },
  sweden: {
    de: 'Eine öffentliche Abschrift, jährlich ab 7 Jahren, nicht mit dem Druck verglichen; Knick von 0,16 SD mit 11 Jahren. Nur Körperhöhe.',
    en: 'One public copy, yearly from 7 years, not compared with the print; a kink of 0.16 SD at 11 years. Height alone.',
  },
  'cerebral-palsy': {
    de: 'Eine öffentliche Abschrift, nicht mit dem Druck verglichen; Mediane in sich stimmig. Beschreibt, wie die Kinder wuchsen, nicht wie sie sollen.',
    en: 'One public copy, not compared with the print; its medians are consistent with each other. Describes how the children grew, not how they should.',
  },
  'trisomy-21-netherlands': {
    de: 'Eine öffentliche Abschrift; Endgröße wie gedruckt. Kopfumfang bis 15 Monate, Gewicht und BMI bei Trisomie 21 nach Zemel.',
    en: "One public copy; adult height as printed. Head circumference to 15 months; weight and body mass index in trisomy 21 are Zemel's.",
  },
  olsen: {
    de: 'Länge, Gewicht und Kopfumfang in zwei gleichen Abschriften; BMI in einer, sein Median mit Länge und Gewicht stimmig.',
    en: 'Length, weight and head circumference in two equal copies; body mass index in one, whose median agrees with length and weight.',
  },
  'clinic-measures': {
    de: 'Amtliche Tageswerte der WHO, sonst je eine öffentliche Abschrift, nicht mit dem Druck verglichen; Zeilen in sich stimmig. Blutdruck in ganzen mmHg, nach Alter und Größe.',
    en: 'WHO’s official daily figures, else one public copy each, not compared with the print; rows agree with their neighbours. Blood pressure in whole mmHg, by age and height.',
  },
  'clinic-measures-kiggs': {
    de: 'Eine öffentliche Abschrift, nicht mit dem Druck verglichen; Zeilen in sich stimmig. Taille und Hüfte ab 11 Jahren.',
    en: 'One public copy, not compared with the print; rows agree with their neighbours. Waist and hip from 11 years.',
  },
  'clinic-measures-who': { de: 'Die amtlichen Tageswerte der WHO.', en: 'WHO’s official daily figures.' },
}

/** The figures that score stages of puberty: no set that an option names, but listed beside those. */
export const pubertyQuality: { readonly [part in 'name' | 'population' | 'quality']: LocalizedText } = {
  name: { de: 'Pubertätsstadien, Niederlande 1997', en: 'Stages of puberty, Netherlands 1997' },
  population: { de: 'Niederlande 1997', en: 'Netherlands 1997' },
  quality: {
    de: 'Öffentliche Fassung der Autoren, auf vier Dezimalen; nicht mit einem Druck verglichen.',
    en: "The authors' public copy, of four decimals; not compared with a print.",
  },
}

/** What a set adds to a program beside the default one, kB in gzip, by its id. */
export const setKilobytes: { readonly [id: string]: number } = {
  germany: 0,
  kiggs: 0,
  who: 2,
  cdc: 8.8,
  cdc2000: 7.9,
  'kromeyer-hauschild': 4.1,
  netherlands: 1.8,
  'netherlands-turkish': 1,
  'netherlands-moroccan': 1,
  'netherlands-hindustani': 0.5,
  'netherlands-1997': 1.2,
  'netherlands-1997-turkish': 1.1,
  'netherlands-1997-moroccan': 1,
  flanders: 0.8,
  italy: 0.7,
  'italy-north': 0.5,
  'italy-south': 0.5,
  turkey: 0.8,
  china: 1.2,
  korea: 1.8,
  'saudi-arabia': 1,
  norway: 0.4,
  sweden: 0.4,
  'cerebral-palsy': 4.8,
  'trisomy-21-netherlands': 2.6,
  olsen: 9.9,
  'clinic-measures': 17.2,
  'clinic-measures-kiggs': 11.1,
  'clinic-measures-who': 7.9,
}
