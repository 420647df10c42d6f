/**
 * Tables without check values from R, because whoever added them doesn't have R.
 * docs/accuracy.md lists them. `npm run independent-values -- FOLDER` computes the
 * values; then the name is removed here.
 */
export const notCheckedInR: readonly string[] = []

/**
 * What is known about the quality of each publication's figures, and what a
 * hospital should know before relying on them; by the `source` of its tables.
 */
export const publicationNotes: Readonly<Record<string, readonly string[]>> = {
  who2006: [
    'A standard, not a survey: how breastfed children grow under good conditions. It ends at 1,856 days.',
    'The figures are the official ones for every day, or every 0.1 cm.',
    'Length is measured lying up to day 730, height standing from day 731. In a child measured the other way it is off by about 0.7 cm.',
  ],
  who2007: [
    'The official monthly figures from 61 months: the US sample of 1977, merged with the standards of 2006.',
    'Weight ends at 10 years; WHO publishes none beyond.',
  ],
  kiggs: [
    'The published LMS table; its rows are half a year apart for most of childhood.',
    'The figures at 18.0 years are used up to the age of 19. Boys still grow a little in that year.',
    'The tolerance of the printed heights is 0.065 cm, not 0.05: S is printed with four decimals, which alone leaves an uncertainty of 0.01 cm at the 97th percentile.',
  ],
  kromeyer2001: [
    'Two independent transcriptions agree. Children measured from 1985 to 1999: the BMI figures predate part of the rise in overweight.',
    'The source gives ages to three decimals (0.083 for a month), which are kept; they are off by at most 0.0005 years.',
    'The limits in the ICD-10-GM are printed to 0.1 kg/m², some of them rounded upwards, hence the tolerance.',
  ],
  aga2015: [
    'Equal to Kromeyer-Hauschild 2001 below 15 years, with fewer digits; adapted to the BMI of adults from there. The printed limits below 15 years are the same as those of kromeyer2001 and counted for both.',
    'The limits in the ICD-10-GM are printed to 0.1 kg/m², some of them rounded upwards, hence the tolerance.',
  ],
  fredriks2005: [
    'Quarter-yearly figures, which agree with the yearly table of a second transcription. Children of Dutch origin, who are tall. Before three months of age, interpolation between birth and the first quarter is inaccurate (see “Between the rows”).',
    'The ratio of sitting height to leg length is scored as sitting height / height; the percentile is the same.',
  ],
  fredriks2000: ['Two copies are identical.'],
  cdc2000: [
    'Transcribed from the public data files to seven significant digits. CDC printed its percentiles from nine, so ours may differ by one unit of the seventh digit in addition to the rounding in print.',
    'CDC scores extreme BMI by an extension published in 2022, which the library does not have; the plain LMS formula has a ceiling here.',
  ],
  iotf2012: [
    'One transcription. The cut-offs of 2000 are another publication, close but not the same: agreement within 0.2 kg/m² excludes gross errors only. Meant for cut-offs at the percentiles of adult limits, not for scores far from them.',
  ],
  lyon1985: [
    'Medians of the published table with a spread of 4.7 % of the median at every age. 366 untreated girls; the adult height of 143.3 cm is about 3 cm below later North European series.',
    'The paper’s statement that the standard deviation is 4.7 % of the mean at every age is how the table was made, so it does not check it.',
  ],
  cappa2024: [
    'The published LMS figures of 190 Italian children, restricted to 2 to 18 years: below, the published curve is over-smoothed; at its end it is still rising.',
  ],
  isojima2016: [
    'The published half-yearly LMS figures of 308 Japanese individuals. The default set uses it only below 2 years, where half a year is a long step (see “Between the rows”): scores before half a year of age are not reliable.',
  ],
  merker2018: [
    'The published LMS figures of 466 children. The only printed values known to us are the two adult medians.',
  ],
  hooverfong2021: [
    'Derived, not published as LMS: fitted to the percentiles P5 to P95 read from the chart. Beyond those percentiles the scores extrapolate.',
  ],
  zemel2015: [
    'Two transcriptions agree; for weight for length there is only one. 637 participants.',
    'The two tables of head circumference are separate fits that do not meet at 3 years.',
  ],
  fenton2013: [
    'The figures were checked against the authors’ workbook. x is the exact postmenstrual age, in days.',
    'The 10th percentiles of the authors are limits in whole grams, rounded upwards, hence the tolerance of 1 g.',
  ],
  niklasson2008: [
    'Weeks 24 to 40: several transcriptions agree. Weeks 41 and 42, observed and not smoothed: one transcription. Week 43 uses the figures of week 42.',
    'The paper’s x is the completed week. It is read as such where only the week is known; where the day is known, L, M and S are interpolated to the next week’s. If the figures describe the middle of a week, as those of registries do, interpolation reads up to half a week too far ahead, and scores are too low (for the amount see “Between the rows”).',
  ],
  olsen2010: ['Two copies are identical. Not used in a built-in set; exported for user-defined sets.'],
  'achondroplasia-median': [
    'An approximate median only. There are no scores; all that can be checked is that the medians are those of the source.',
  ],
}
