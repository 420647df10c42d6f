import { niklassonInGermany } from '../set-notes.js'

/**
 * Tables without check values from R, because whoever added them doesn't have R.
 * docs/accuracy.md lists them. `npm run independent-values -- FOLDER` computes the
 * values; then the name is removed here.
 */
export const notCheckedInR: readonly string[] = []

/**
 * Tables that were packed with every row after R had compared them thinned. R's values at some rows and between
 * them are met, but it has not gone through every row of them again.
 */
export const notAtEveryRow: readonly string[] = [
  'life2019-hip',
  'life2019-waist',
  'life2019-waist-height-ratio',
  'life2019-waist-hip-ratio',
]

const agreement = 'other packages (see [Agreement](agreement.md))'
const transcription = 'a second transcription'

/** Tables without printed values that agree with a second source, and with which. */
export const secondSources: Readonly<Record<string, string>> = {
  'fredriks2000-bmi': 'the text files of the R package AGD (girls, at five ages)',
  'fredriks2000-head': transcription,
  'fredriks2000-weight': 'the text files of the R package AGD (boys, at five ages)',
  'fredriks2003-bmi': 'the text files of the R package AGD (boys, at five ages)',
  'fredriks2003-weight': 'the text files of the R package AGD (girls, at five ages)',
  'fredriks2004-bmi': 'the text files of the R package AGD, at every row',
  'fredriks2004-weight': 'the text files of the R package AGD (boys, at five ages)',
  'fredriks2005-leg-length': `${transcription}, of yearly values`,
  'fredriks2005-sitting-height': `${transcription}, of yearly values`,
  'fredriks2005-sitting-height-ratio': `${transcription}, of yearly values`,
  'kromeyer2001-height': transcription,
  'kromeyer2001-weight': transcription,
  'lyon1985-turner-height': agreement,
  'niklasson2008-head': 'several transcriptions, to 40 weeks',
  'niklasson2008-length': 'several transcriptions, to 40 weeks',
  'niklasson2008-weight': 'several transcriptions, to 40 weeks',
  'olsen2010-head': transcription,
  'olsen2010-length': transcription,
  'olsen2010-weight': transcription,
  'zemel2015-bmi': agreement,
  'zemel2015-head-child': agreement,
  'zemel2015-head-infant': agreement,
  'zemel2015-height': agreement,
  'zemel2015-weight': agreement,
}

const oneTranscription = 'One transcription; the print has not been compared.'
/** What the medians of weight, height and body mass index of one study say of each other. */
const sameStudy = (percent: number) =>
  `The median body mass index is that of the median weight and height within ${percent} % at every age, which excludes gross errors of the medians.`

/**
 * What is known about the quality of each publication's figures, and what a
 * hospital should know before relying on them; by the `source` of its tables.
 */
export const publicationNotes: Readonly<Record<string, readonly string[]>> = {
  who2006: [
    'A standard, not a survey: how breastfed children grow under good conditions. It ends at 1,856 days.',
    'The figures are the official ones for every day, or every 0.1 cm.',
    'Length is measured lying up to day 730, height standing from day 731. Where a child was measured the other way, 0.7 cm are added or taken off first.',
  ],
  who2007: [
    'The official monthly figures from 61 months: the US sample of 1977, merged with the standards of 2006.',
    'Weight ends at 10 years; WHO publishes none beyond.',
  ],
  kiggs: [
    'The published LMS table; its rows are half a year apart for most of childhood.',
    'The figures at 18.0 years are used up to the age of 19. Boys still grow a little in that year.',
    'The tolerance of the printed heights is 0.065 cm, not 0.05: S is printed with four decimals, which alone leaves an uncertainty of 0.01 cm at the 97th percentile.',
    'Waist, hip, ratios and triceps skinfold: one public copy, not compared with the print; no row departs from its neighbours by more than 0.02 SD. The ceiling of the LMS formula is 3.2 SD for waist and waist to height.',
  ],
  kromeyer2001: [
    'Two independent transcriptions agree. Children measured from 1985 to 1999: the BMI figures predate part of the rise in overweight.',
    'The source gives ages to three decimals (0.083 for a month), which are kept; they are off by at most 0.0005 years.',
    'The limits in the ICD-10-GM are printed to 0.1 kg/m², some of them rounded upwards, hence the tolerance.',
    'Body mass index in the first month, between the rows for birth and one month: scores are up to 0.4 SD too low; they are marked as approximate.',
  ],
  aga2015: [
    'Adapted to the BMI of adults (national health survey of 1998) from 15 to 18 years. In our transcription the figures leave those of Kromeyer-Hauschild 2001 at 17.33 years in boys and at 14.75 in girls; below, they are the same with three decimals. The printed limits below 15 years are the same as those of kromeyer2001 and counted for both.',
    'In the first month, between the rows for birth and one month, scores are up to 0.4 SD too low; they are marked as approximate.',
    'The limits in the ICD-10-GM are printed to 0.1 kg/m², some of them rounded upwards, hence the tolerance.',
  ],
  fredriks2005: [
    'Quarter-yearly figures, which agree with the yearly table of a second transcription. Children of Dutch origin, who are tall. Between birth and the first quarter the medians of sitting height and leg length follow that of WHO for height (see “Between the rows”); scores there are marked as approximate.',
    'The ratio of sitting height to leg length is scored as sitting height / height; the percentile is the same.',
  ],
  fredriks2000: [
    'Head circumference: two copies are identical. Weight of boys and body mass index of girls agree with the text files of the R package AGD; height has one transcription.',
    sameStudy(2),
  ],
  fredriks2003: [
    'Body mass index of boys and weight of girls agree with the text files of the R package AGD; the rest has one transcription.',
    `${sameStudy(2)} Only that of girls above 20 years is 5 % above it: few were measured there.`,
  ],
  fredriks2004: [
    'Body mass index: two public copies, of the R packages nlreferences and AGD, are identical. A third holds the figures of children of Turkish origin in its place and was not used. Weight of boys agrees with AGD; the rest has one transcription.',
    `${sameStudy(2)} Only that of girls above 20 years is 4 % above it: few were measured there.`,
  ],
  schonbeck2013: [
    oneTranscription,
    'The paper gives the adult heights of 2009 as 183.8 and 170.7 cm; the table’s medians at 21 years are within its rounding.',
  ],
  schonbeck2011: [oneTranscription, sameStudy(2)],
  schonbeck2015: [
    'The figures that the authors published in the R package nlreferences, where they are marked as in preparation. The paper prints heights at 18 years in whole cm, which they meet; a print of body mass index is not known.',
  ],
  dewilde2015: [`${oneTranscription} Height alone.`],
  roelants2009: [
    oneTranscription,
    'Rows at birth, 1, 3 and 6 months alone: if weight grows as in WHO’s children, scores between them are off by up to 0.27 SD.',
    sameStudy(2),
  ],
  cacciari2006: [
    `${oneTranscription} Medians of the centre and north, of the south and of the whole country are in order.`,
    sameStudy(3),
  ],
  neyzi2006: [`${oneTranscription} Volume and pages of the citation were not confirmed.`],
  bundak2006: [
    `${oneTranscription} L, M and S are not smoothed and S has two decimals: a row departs from its neighbours by up to 0.3 SD, and the rounding of S is worth 0.1 SD at ±2. All scores are marked as approximate.`,
    sameStudy(2),
  ],
  zong2013: [
    oneTranscription,
    'Length to the third birthday, height from then on: two rows at 3.0 years, 0.7 cm apart. Nothing is interpolated across.',
    'Body mass index in the first month, between the rows for birth and one month: scores are up to 0.4 SD too low; they are marked as approximate.',
    sameStudy(2),
  ],
  kdca2017: [
    'The printed values are those of the official tables, as public programs copy them. From 3 years; the rows below are those of WHO within their rounding, for which the set uses WHO’s own.',
    'Korean and WHO figures do not meet at 3 years (see “Seams”).',
  ],
  elmouzan2016: [`${oneTranscription} Yearly; weight ends at 13 years in the source that is known.`, sameStudy(2)],
  juliusson2013: [`${oneTranscription} Yearly from 7 years; the paper has all ages and measures.`],
  albertsson2002: [
    `${oneTranscription} Yearly means and SD from 7 years, used with L = 1; the paper has all ages and measures. Volume and pages of the citation were not confirmed.`,
    'The medians have a kink at 11 years, of 0.16 SD in girls and 0.11 in boys, where the figures of puberty begin.',
  ],
  cdc2000: [
    'Transcribed from the public data files to seven significant digits. CDC printed its percentiles from nine, so ours may differ by one unit of the seventh digit in addition to the rounding in print.',
    'The plain LMS formula has a ceiling for BMI; above the 95th percentile the CDC scores by its extension of 2022, as the table cdc2022-bmi does.',
  ],
  cdc2022: [
    'L, M and S of cdc2000-bmi up to the 95th percentile; above, the half-normal distribution with the published polynomial of σ in age. It meets the worked examples of the CDC’s page on its data files, and values computed at 60 digits to 1e-12 (test/clinical/references/place-distribution.test.ts).',
    'The CDC caps the score at 8.21, where a percentile has no digits left. Here the score comes from the share above, has no such end, and is reported up to 6 like every other.',
  ],
  intergrowth21: [
    'A standard, not a survey: newborns of healthy, well-nourished mothers in eight countries. Few were born before 37 weeks.',
    'The published μ, σ, ν and τ for every day. Scores agree to 1e-12 with values computed at 60 digits (test/clinical/references/place-distribution.test.ts), and to 1e-14 with SciPy.',
    'The printed centiles differ from these figures by a little more than their rounding: up to 7 g from 37 weeks, 12 g before, hence the tolerances.',
    'Not used in a built-in set; intergrowth21Birth is for user-defined ones.',
  ],
  iotf2012: [
    'One transcription. The cut-offs of 2000 are another publication, close but not the same: agreement within 0.2 kg/m² excludes gross errors only. Meant for cut-offs at the percentiles of adult limits, not for scores far from them.',
  ],
  lyon1985: [
    'Not the printed means: yearly values of the spline that the Royal College of Paediatrics and Child Health drew through them (residual SD 1.1 cm), with a spread of 4.7 % at every age. 366 untreated girls; the adult height of 143.3 cm is about 3 cm below later North European series.',
    'The paper’s statement that the standard deviation is 4.7 % of the mean at every age is how the table was made, so it does not check it.',
  ],
  cappa2024: [
    'The published LMS figures of 190 Italian children, restricted to 2 to 18 years: below, the published curve is over-smoothed; at its end it is still rising.',
  ],
  isojima2016: [
    'The published half-yearly LMS figures of 308 Japanese individuals. The default set uses it only below 2 years, where half a year is a long step (see “Between the rows”): between birth and half a year the median follows that of WHO, and scores are marked as approximate.',
  ],
  merker2018: [
    'The published LMS figures of 466 children. The only printed values known to us are the two adult medians.',
  ],
  hooverfong2021: [
    'Derived, not published as LMS: fitted to the percentiles P5 to P95 read from the chart. Beyond those percentiles the scores extrapolate.',
  ],
  zemel2015: [
    'Two transcriptions agree; for weight for length there is only one. 637 participants.',
    'Head circumference of boys from 2 years is that of the erratum, whose six decimals are rounded to three here (up to 0.02 SD). Public copies without the erratum differ by up to 1.38 SD.',
    'The two tables of head circumference are separate fits that do not meet at 3 years.',
  ],
  fenton2013: [
    'The figures were checked against the authors’ workbook. x is the exact postmenstrual age, in days.',
    'The 10th percentiles of the authors are limits in whole grams, rounded upwards, hence the tolerance of 1 g.',
  ],
  niklasson2008: [
    'Weeks 24 to 40: several transcriptions agree. For weeks 41 and 42 the paper has raw means alone, which begin below the smoothed median of week 40 (head of boys 35.71 after 35.8 cm). Instead the medians go on from week 40, each week by the raw increment from week 41 to 42 (weight: by 0.01 of log10 in both sexes, as the two decimals of the raw means hide that of girls), with the S of week 40. Scores from 41 weeks on are marked as approximate. Week 43 uses the figures of week 42.',
    'x is exact: “24 corresponds to 24 weeks + 0 days” (table 3). A week without a day is read in its middle; with the day, L, M and S are interpolated.',
    niklassonInGermany,
  ],
  olsen2010: ['Two copies are identical. Not used in a built-in set; exported for user-defined sets.'],
  brooks2011: [
    `${oneTranscription} L, M and S are rounded here to 0.0001, 0.001 and 0.00001, which is worth less than 0.001 SD. L, M and S are smooth: no row departs from its neighbours by more than 0.02 SD.`,
    sameStudy(2.4),
    'The authors fitted a distribution with four parameters; of it L, M and S alone are known here.',
    'Level V is apart for children fed by tube and by mouth; at 10 years the median weight of those fed by mouth is -0.8 SD by those fed by tube.',
  ],
  vangameren2012: [
    `${oneTranscription} The paper gives the adult heights 163.4 and 151.8 cm; the table’s medians at 21 years are within its rounding.`,
    'The paper has head circumference to 15 months; the copy goes on to 18, which is not used. S has four decimals in both.',
    'A table of weight to 21 months that goes around with these is left out: the Dutch charts of weight for children with trisomy 21 are made from what is desirable for their height, not from their weights.',
  ],
  olsen2015: [
    `${oneTranscription} The median body mass index is within 1.3 % of that of the median weight and length of olsen2010 at every week.`,
    'Figures by completed weeks, not smoothed any further; S rises to 0.13 at 36 weeks and falls again, in both sexes.',
  ],
  life2019: [
    'Taken from the R package childsds alone, whose monthly figures with their seven digits are kept whole; the print has not been compared. L, M and S are smooth: no row departs by 0.0001 SD from the cubic through its neighbours.',
    'The medians of KiGGS, an independent German sample, are 0.1 to 0.4 SD above for waist, up to 0.3 for hip and waist to hip, up to 0.5 for waist to height, which excludes gross errors.',
    'Strongly skewed: the LMS formula has a ceiling of 2.3 SD (waist to height of boys at 12 years), 2.9 (waist), 3.5 (waist to hip), 4 (hip). Scores do not show how severe an obesity is.',
  ],
  kiggs2011: [
    'One public copy; systolic and diastolic medians at the seven printed heights of each year of age. Where the copy has further heights, they are these interpolated, to 3e-13.',
    'Medians in whole mmHg: rounding is worth up to 0.07 (systolic) and 0.09 SD (diastolic), and a row departs from its neighbours by up to 0.1 SD. L and S are those of the year, to four decimals.',
    'The table here is the curve at the middle printed height; scores are by age and height.',
  ],
  'abdel-rahman2017': [
    `${oneTranscription} Monthly. S has three decimals: its rounding is worth 0.01 SD at ±2. No row departs from its neighbours by more than 0.02 SD.`,
    'Below 5 years WHO’s medians are 0.5 to 1.0 SD lower: children in the USA, and a standard of breastfed children.',
  ],
  'who2007-arm-and-skinfolds': [
    'The official daily figures; no row departs from its neighbours by 0.0002 SD. Scores beyond ±3 are linear in the value, as WHO prescribes.',
  ],
  'achondroplasia-median': [
    'An approximate median only. There are no scores; all that can be checked is that the medians are those of the source.',
  ],
}
