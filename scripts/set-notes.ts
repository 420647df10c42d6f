const ownOrigin = 'Children of other origins have sets of their own.'
const lacking = 'What it has no figures for is not scored.'

/**
 * Who recommends the references of a set for whom, and what to know before
 * choosing it; by the id of the set.
 */
export const setNotes: Readonly<Record<string, readonly string[]>> = {
  germany: [
    'The default: WHO’s standards to 4 years, then KiGGS, whose figures at 18 years are used to the nineteenth birthday. No single guideline recommends this combination.',
    'The German guideline on short stature asks for current percentiles of the child’s own population (Binder G, Wölfle J. Kleinwuchs. AWMF guideline 174-004).',
    'Overweight and obesity: the AGA and the German Obesity Society recommend the limits P90, P97 and P99.5 of Kromeyer-Hauschild (2001, adapted 2015), so as not to hide the rise in weight that KiGGS found (Kromeyer-Hauschild K, Moss A, Wabitsch M. Adipositas. 2015;9:123-127; Schaffrath Rosario A, Kurth BM, Stolzenberg H, et al. Eur J Clin Nutr. 2010;64:341-349). Body mass index is scored by KiGGS and classified by AGA 2015.',
    'Size at birth is scored by Swedish births (Niklasson 2008), which label too many German newborns as small for gestational age: about 4 to 5 % lie below -2 SD at 37 to 39 weeks, 12 to 13 % at 34, by the percentiles of German births (Voigt M, Rochow N, Schneider KTM, et al. Z Geburtshilfe Neonatol. 2014;218:210-217). Guidelines ask for charts of the own population; `defineSet` takes them.',
  ],
  kiggs: [
    'Germany, as the authors of KiGGS use their percentiles: from 4 months, where their sample begins; WHO before.',
    'KiGGS is a representative survey of 2003 to 2006. Its authors recommend its body mass index for following the population, and the older limits of Kromeyer-Hauschild for overweight and obesity (Schaffrath Rosario A, Kurth BM, Stolzenberg H, Ellert U, Neuhauser H. Eur J Clin Nutr. 2010;64:341-349): the set classifies by AGA 2015.',
  ],
  who: [
    'WHO offers the standards of 2006 for all children under five, whatever their country and feeding, and the reference of 2007 from 5 to 19 years (de Onis M, Onyango AW, Borghi E, et al. Bull World Health Organ. 2007;85:660-667).',
    'Weight ends at 10 years. Head circumference ends at five.',
    'Body mass index is classified by WHO’s own limits, which differ below and above five years (de Onis M, Lobstein T. Int J Pediatr Obes. 2010;5:458-460).',
  ],
  cdc: [
    'The USA, as the CDC recommends after a panel with the National Institutes of Health and the American Academy of Pediatrics: WHO’s standards below 24 months, the charts of 2000 from then on (Grummer-Strawn LM, Reinold C, Krebs NF. MMWR Recomm Rep. 2010;59(RR-9):1-15).',
    'Body mass index begins at 2 years; below, use weight for length. Its classes are those of the American guideline of 2023 (Hampl SE, Hassink SG, Skinner AC, et al. Pediatrics. 2023;151:e2022060640).',
    'The same child’s score changes at the second birthday, by up to 1 SD in weight (see [seams](seams.md)).',
  ],
  cdc2000: [
    'The charts of 2000 from birth, for comparison with older records: the CDC no longer recommends them below 24 months (Grummer-Strawn LM, Reinold C, Krebs NF. MMWR Recomm Rep. 2010;59(RR-9):1-15).',
  ],
  'kromeyer-hauschild': [
    'Germany: children of 17 regional studies, 1985 to 1999. The AGA and the German Obesity Society recommend its body mass index, as adapted in 2015 from 15 to 18 years, for overweight and obesity (Kromeyer-Hauschild K, Moss A, Wabitsch M. Adipositas. 2015;9:123-127).',
  ],
  netherlands: [
    'The Netherlands: the fifth national growth study, children of Dutch origin; head circumference of the fourth, of 1997. Height was the same as in 1997 (Schönbeck Y, Talma H, van Dommelen P, et al. Pediatr Res. 2013;73:371-377).',
    ownOrigin,
  ],
  'netherlands-turkish': [
    'Children of Turkish origin in the Netherlands. The authors recommend it for a child below -2 SD by the Dutch chart (Schönbeck Y, van Dommelen P, HiraSing RA, van Buuren S. PLoS One. 2015;10:e0124686).',
    lacking,
  ],
  'netherlands-moroccan': [
    'Children of Moroccan origin in the Netherlands, likewise (Schönbeck Y, van Dommelen P, HiraSing RA, van Buuren S. PLoS One. 2015;10:e0124686).',
    lacking,
  ],
  'netherlands-hindustani': [
    'Children of South Asian origin in The Hague, of whom many are Hindustani: height alone.',
    lacking,
  ],
  'netherlands-1997': ['The fourth national growth study of the Netherlands, for older records.'],
  'netherlands-1997-turkish': ['The same study, children of Turkish origin.', lacking],
  'netherlands-1997-moroccan': ['The same study, children of Moroccan origin.', lacking],
  flanders: ['Flanders, birth to 21 years. In the first half-year there are rows for four ages alone.'],
  italy: ['Italy, 2 to 20 years (Italian Society for Pediatric Endocrinology and Diabetes).', lacking],
  'italy-north': ['Central and northern Italy, whose children are taller and leaner: height alone.', lacking],
  'italy-south': ['Southern Italy and the islands: height alone.', lacking],
  turkey: [
    'Schoolchildren of well-to-do families in Istanbul, 6 to 18 years. Body mass index is approximate: not smoothed, coarsely rounded.',
    lacking,
  ],
  china: ['Urban children in China, birth to 18 years; length to the third birthday, height from then on.'],
  korea: [
    'As the Korean charts of 2017: the standards of WHO to 3 years, Korean figures from then on. The scores of the same child change there (see [seams](seams.md)).',
    'No body mass index.',
  ],
  'saudi-arabia': ['Schoolchildren in Saudi Arabia, 5 to 18 years, weight to 13.', lacking],
  norway: [
    'Norway, height from 7 years alone: of the reference for all ages and measures no more is known here.',
    lacking,
  ],
  sweden: [
    'Sweden, height from 7 years alone: of the reference for all ages and measures no more is known here.',
    lacking,
  ],
  'cerebral-palsy': [
    'The default set, and beside it the charts of children with cerebral palsy by level of the Gross Motor Function Classification System, level V apart for children fed by tube: height, weight and body mass index from 2 to 20 years. A child is scored by them only where the patient states the level (`gmfcsLevel`, at level 5 also `tubeFed`); the general scores stay. `withCerebralPalsy` adds them to another set.',
    'They describe how children with cerebral palsy in California grew, many of them undernourished; they are no standard. By the authors, weight below the 20th percentile at levels III to V, below the 5th at levels I and II, goes with more illness and higher mortality (Brooks J, Day S, Shavelle R, Strauss D. Pediatrics. 2011;128:e299-e307).',
  ],
  'trisomy-21-netherlands': [
    'The Dutch set of 2009, in which children with trisomy 21 are scored and drawn by otherwise healthy Dutch children with trisomy 21: height from birth to 21 years, head circumference to 15 months. Weight, body mass index and weight for length in trisomy 21 stay Zemel’s. `withDutchTrisomy21` does the same to another set.',
    'The Dutch charts of weight for children with trisomy 21 are left out: they are not made from weights of such children but from what is desirable for their height.',
  ],
  olsen: [
    'The USA, as the set `cdc`, with newborns by Olsen: length, weight and head circumference of 23 to 41 completed weeks (2010), body mass index of 24 to 41 (2015). `withOlsenNewborns` does the same to another set.',
    'The authors offer body mass index as an indicator of proportion beside the others, not in place of them.',
  ],
}

/** How Niklasson's Swedish figures fit German newborns. */
export const niklassonInGermany: string =
  'Labels too many newborns in Germany as small for gestational age: about 4 to 5 % at 37 to 39 weeks and 12 to 13 % at 34 lie below -2 SD by the percentiles of German births of 2007 to 2011 (Voigt M, Rochow N, Schneider KTM, et al. Z Geburtshilfe Neonatol. 2014;218:210-217). Its healthy vaginal births are not a sample of all births; guidelines ask for national charts.'

/** Who recommends a publication for whom, by the source of its tables, where a recommendation or a warning is known. */
export const sourceNotes: Readonly<Record<string, readonly (string | undefined)[]>> = {
  who2006: [setNotes['who']?.[0], setNotes['cdc']?.[0]],
  who2007: [setNotes['who']?.[0]],
  kiggs: setNotes['kiggs'] ?? [],
  cdc2000: [setNotes['cdc']?.[0], setNotes['cdc2000']?.[0]],
  cdc2022: [setNotes['cdc']?.[1]],
  kromeyer2001: setNotes['kromeyer-hauschild'] ?? [],
  aga2015: setNotes['kromeyer-hauschild'] ?? [],
  niklasson2008: [niklassonInGermany],
  fenton2013: [
    'Its authors made it for preterm infants, to follow them from birth to 50 weeks of postmenstrual age, where it was joined to WHO’s standards (Fenton TR, Kim JH. BMC Pediatr. 2013;13:59).',
    'A third generation of these charts, of infants without abnormal fetal growth, appeared in 2025 (Fenton TR, Elmrayed S, Alshaikh BN. Paediatr Perinat Epidemiol. 2025, doi:10.1111/ppe.70035). It is not in the package, and was not compared.',
    'The first row is that of the middle of a week, and serves up to three days before: weight from 22+1 weeks, length and head circumference from 23+1. A length or head at 23+0 weeks has no score, and a message says so.',
  ],
}
