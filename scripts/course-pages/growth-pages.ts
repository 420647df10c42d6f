import { donald2025, kelly2014By, who2009Gain } from '../../src/clinical/course/velocity/velocity-references.js'
import { ruleLimits } from '../cohort-study/share-tables.js'
import type { CoursePage } from './course-page.js'
import { boyOfTen, childOfFour, infant, shortGirl } from './sample-courses.js'
/** Pages of what lies between visits, the family's target, and screening. */
export const growthPages: readonly CoursePage[] = [
  {
    name: 'velocity',
    title: 'Height velocity',
    summary: 'cm a year from two years on, scored by DONALD 2025 or Kelly 2014',
    publications: [donald2025.publication, kelly2014By('all').publication],
    what: [
      'How fast a child grew between two visits, at the age in the middle. The visit nearest to a year before counts (0.85 to 1.5 years), else the latest at least half a year before.',
      'DONALD 2025 is the default. The option `pubertalTiming` asks for Kelly 2014: all children, or those whose puberty came earlier, at an average age, or later.',
    ],
    facts: {
      Inputs: 'two heights, both standing or both lying; sex; ages',
      Formula:
        'velocity = (height now − height before) / years; SDS = ((velocity / M)^L − 1) / (L S) at the middle age; below −3 the linear rule of WHO',
      Ages: 'DONALD: 2 to 16.5 years (girls), 17 years (boys), at the middle of the interval; Kelly: the ages of its tables',
      Intervals: 'DONALD: 0.5 to 1.5 years; Kelly: 11 to 13 months. Under 0.85 year the result is marked `seasonal`',
      Error:
        '√2 × technical error of one height (0.3 cm standing, 0.5 cm lying) / years: over a year 0.4 cm a year, over half a year 0.85. On a busy ward it is more',
    },
    quality: [
      'DONALD: the medians are within 0.5 cm a year of what the median of KiGGS grows in a year, but for girls at 13 years (0.65). No printed percentile was found to compare with.',
      'Kelly: M to 0.1 cm and S to 0.01, which is how exact its scores are. The last row of boys of average timing, whose median is 0, is left out.',
    ],
    limits: [
      'One velocity is two errors of measurement. In healthy children it goes up and down from year to year: only 4.3 % of healthy boys and 10.4 % of healthy girls have no year below P25 between 2 and 17 years (Duran 2025).',
      'Near the end of growth the median is as small as the error: the score says little.',
      'DONALD’s children are of one German city. Timing of puberty is not known to it: an early or late spurt looks fast or slow.',
      'No velocity across a change from lying to standing, across the start or end of growth hormone or puberty suppression, nor from a value that is not used or that its neighbours contradict. In the half-year after such a start or end it has no score (our own choice).',
    ],
    asked: {
      limits: [
        ['slow_growth', 'a velocity below −2 SD (`slow_growth`)'],
        ['fast_growth', 'a velocity above +2 SD (`fast_growth`)'],
      ],
      isOfOneSet: true,
      notes: [
        'Velocities of 0.85 to 1.5 years from two years on, by DONALD 2025. In any one year 2.3 in 100 lie beyond each limit if nothing is in error; a child with several visits meets one more often, and heights written to whole centimetres add to it.',
        'SMOCC ends at 2.7 years, and CPP’s visits are three years apart: neither has such a velocity.',
      ],
    },
    example: boyOfTen,
    shown: ({ of }, { measure }) => of === 'intervals' && measure === 'size',
  },
  {
    name: 'gains',
    title: 'Gains in the first two years',
    summary: 'weight, length and head circumference over 1 to 6 months, by WHO 2009',
    publications: [who2009Gain],
    what: [
      'What an infant gained in length, weight or head circumference, by WHO’s increments over 1 (weight alone), 2, 3, 4 or 6 months. The latest earlier visit whose interval is within 15 % of one of these counts; the gain is scaled to the standard’s interval, and its figures lie on straight lines between the months at which the tables begin.',
    ],
    facts: {
      Inputs: 'two values; sex; ages, corrected for gestation at both visits or at neither',
      Formula:
        'y = gain / interval × interval of the standard + delta; SDS = ((y / M)^L − 1) / (L S); below −3 the linear rule of WHO',
      Ages: 'birth to 24 months; head circumference over 2 and 3 months to 12 months',
      Units:
        'cm a month and g a day; in infants born preterm, up to 50 weeks, cm a week and g/kg/day by 1000 × ln(W2 ÷ W1) ÷ days (Patel AL et al. Pediatrics 2005;116:1466-1473; J Perinatol 2009;29:618-622), with the goal of 15 to 20 g/kg/day from 23 to 36 weeks alone (Fenton TR et al. J Pediatr 2018;196:77-83)',
      Error:
        'not published with the standard; for length √2 × 0.5 cm from measuring, which over two months is 4 cm a year',
    },
    quality: [
      'Six of the twenty-six tables were compared with printed gains at −3 to +3 SD, 749 of them: [accuracy](accuracy.md).',
      'Where the formula comes to no gain, WHO prints 0; here such a gain is scored by the linear rule.',
    ],
    limits: [
      'Over any one interval 3 in 100 healthy infants gain less than P3 where values have no error, and with the errors of routine measuring far more: of 300 real infants 12 to 15 in 100 gains in length lay below P5. A single low gain among several is nothing unusual: read several, beside the attained weight.',
      'In the first days after birth infants lose weight; the interval from birth holds that loss.',
      'Breastfed children of six countries: for a child born preterm it is read at the corrected age, for which it was not made.',
    ],
    asked: {
      limits: [
        ['gain:size', 'a gain in length below P3'],
        ['gain:weight', 'a gain in weight below P3'],
      ],
      isOfOneSet: true,
      notes: [
        'At any of an infant’s visits, over whichever of WHO’s intervals it is. SMOCC has no weights beyond birth; CPP’s infants have one gain in weight, from birth to four months.',
      ],
    },
    example: infant,
    shown: ({ of }, { measure }) => of === 'intervals' && measure === 'head',
  },
  {
    name: 'conditional-gain',
    title: 'Conditional weight gain and thrive lines',
    summary: 'an infant’s weight gain given the weight before, by Cole 1998',
    publications: [],
    citations: [
      'Cole TJ. Presenting information on growth distance and conditional velocity in one chart: practical issues of chart design. Stat Med. 1998;17:2697-2707.',
    ],
    what: [
      'The score of the second weight among infants who had the first: light infants tend to catch up and heavy ones to fall back, which a plain change of score takes for growth. −1.64 is exceeded by nineteen of twenty.',
      'A thrive line joins weights that gain on the 5th centile in every four weeks: an infant whose curve falls across the lines gains less than nineteen of twenty.',
    ],
    facts: {
      Inputs: 'two weight scores by one reference and one counting of age; both ages',
      Formula:
        'r = tanh z, with Fisher’s z = 3.1775 + 0.3256 ln A − 1.4811 ln I − 2.029 / I + 0.1991 ln A ln I − 0.04601 (ln A)², A the mean age and I the interval in weeks; gain = (z₂ − r z₁) / √(1 − r²)',
      Ages: 'birth to two years; intervals of four weeks and more',
      Error: 'standard errors of the six coefficients in the paper: 0.0982, 0.0368, 0.0475, 0.158, 0.0116, 0.00909',
    },
    quality: [
      'The six coefficients are those of the paper. Of its worked example only the result is known here: −2.34 printed, −2.35 computed from the coefficients.',
    ],
    limits: [
      'The correlations are of the paper’s infants and scores; here they are used with the scores of the set.',
      'Soon after birth and over long intervals the correlation is low, and the gain is nearly the second score itself.',
      'Not across a change of reference or the end of correction for gestation.',
    ],
    asked: {
      limits: [['conditional-gain', 'a conditional gain below −1.645 (P5)']],
      isOfOneSet: false,
      notes: [
        'At any visit up to two years. SMOCC has no weights beyond birth; of CPP the gains run from birth to four months and on to twelve.',
      ],
    },
    example: infant,
    shown: ({ of }, { hasConditionalGain }) => of === 'intervals' && hasConditionalGain,
  },
  {
    name: 'change-of-score',
    title: 'Change of score',
    summary: 'how a score changed, within one reference',
    publications: [],
    what: [
      'The later score less the earlier one. Where they come from two references, or age was corrected for gestation at one visit alone, the change holds a step that is no growth: `referenceChanged` marks it, and `withinOne` gives the change in the later reference, else in the earlier one.',
    ],
    facts: {
      Inputs: 'two scores, neither clamped nor rounded',
      Formula: 'change = SDS now − SDS before; a year: / years',
      Ages: 'wherever both values have a score; `withinOne` where one table has both ages',
      Error: 'none published; a height off by 1 cm is 0.2 SDS at six years',
    },
    quality: ['As good as the two [references](../references/README.md).'],
    limits: [
      'In puberty scores move with its timing: a change then says little by itself.',
      'Below two years healthy children change channel; for weight the conditional gain allows for it.',
    ],
    asked: {
      limits: [
        ['fall:size', 'a length or height two thirds of an SD below its highest score from three weeks on'],
        ['fall:weight', 'a weight two thirds of an SD below its highest score from three weeks on'],
      ],
      isOfOneSet: false,
      notes: [
        'From this fall on a sheet gives the fall in place of the change since the visit before: it is a fact, and no alarm. The more visits, the higher the highest of them.',
      ],
    },
    example: childOfFour,
    shown: ({ of }) => of === 'intervals',
  },
  {
    name: 'target-height',
    title: 'Target height',
    summary: 'adult height as expected from the parents’, by Tanner and by Hermanussen and Cole',
    publications: [],
    citations: [
      "Tanner JM, Goldstein H, Whitehouse RH. Standards for children's height at ages 2-9 years allowing for height of parents. Arch Dis Child. 1970;45:755-762.",
      'Hermanussen M, Cole J. The calculation of target height reconsidered. Horm Res. 2003;59:180-183.',
    ],
    what: [
      'Tanner: the mean of the parents, corrected for sex. Hermanussen and Cole: the mean of the parents’ scores times 0.72, since children of tall parents tend to be less tall, and of short parents less short.',
      '`targetDistances` says from two years on how far the height is from each.',
    ],
    facts: {
      Inputs: 'both parents’ heights; sex',
      Formula:
        'Tanner: (father + mother) / 2 + 6.5 cm (boys), − 6.5 cm (girls). Hermanussen-Cole: SDS = 0.72 × (father’s + mother’s SDS) / 2, at the adult end of the height reference',
      Range: 'Tanner ±8.5 cm; Hermanussen-Cole ±1.6 SDS',
      Error: 'the ranges are those of the papers',
    },
    quality: ['Constants of the papers; nothing is read from a table but the adult end of the set’s height reference.'],
    limits: [
      'Reported heights of parents may be centimetres off, and a parent who was ill as a child may not have reached the height of the family.',
      'Tanner’s target takes the parents’ mean as it is; Hermanussen and Cole’s lies nearer to the mean of the population.',
      'Not for a set whose height reference ends before 18 years.',
    ],
    example: boyOfTen,
    shown: ({ of }) => of === 'targets',
  },
  {
    name: 'screening',
    title: 'Screening rules',
    summary: 'published rules by name, with what was compared',
    publications: [],
    citations: [
      'Nederlands Centrum Jeugdgezondheid. JGZ-richtlijn Lengtegroei. Utrecht: NCJ; 2019.',
      'Grote FK, van Dommelen P, Oostdijk W, et al. Developing evidence-based guidelines for referral for short stature. Arch Dis Child. 2008;93:212-217.',
      'GH Research Society. Consensus guidelines for the diagnosis and treatment of growth hormone (GH) deficiency in childhood and adolescence. J Clin Endocrinol Metab. 2000;85:3990-3993.',
      'Duran I, Zimmermann M, Buggisch J, et al. J Pediatr Endocrinol Metab. 2025;38(9):887-897.',
    ],
    what: [
      'A rule is a list of criteria; it is met as soon as one of them is. Where a value that could decide is missing, the rule is open. Criteria on signs are not asked. [Growth over time](../course.md#screening-rules) lists the rules with their published sensitivity and specificity.',
    ],
    facts: {
      Inputs:
        'the latest height, weight or head circumference, at most half a year old; by rule parents, size and week of birth, earlier visits',
      Ages: 'by rule; each criterion has its own',
      Error: 'sensitivity and specificity as published, where they are',
    },
    quality: [
      'The limits are transcribed from the guidelines. The British and the Finnish rules are left out, since their limits are not all in print.',
      'The Dutch rules were made for Dutch references; here they are applied to the scores of the set in use, which they name, as are Grote’s, whose published figures are given as a sentence. The rules on weight and head begin at one month, and weights before three weeks are no peak: our own choice. The guideline on growth is under revision at its publisher; that on heads is a decision tree without a published guideline.',
      'P25 of height velocity, the limit of a German guideline, is not evaluated: a quarter of healthy children are below it in any year, 68 % at least once in four years (1 − 0.75⁴, years being independent).',
    ],
    limits: [
      'Never a diagnosis. A rule that is not met does not mean that a child is healthy.',
      'Changes are compared in one reference and one counting of age, or not at all.',
      'Not for children with a known disease or under treatment of their growth.',
    ],
    asked: {
      limits: ruleLimits,
      isOfOneSet: false,
      notes: [
        'A rule counts as met by the criteria that could be asked: no cohort has the parents’ heights or a head circumference, so that no distance to the target and no rule on heads is among them. SMOCC has no weights beyond birth and ends at 2.7 years. CPP has no two visits about a year apart from two years on, so no velocity, and its two weights of the first year are no fall from three weeks on. Terneuzen has no gestation, so no size at birth.',
        'A criterion with several comparisons counts as asked where one of them fails.',
      ],
    },
    example: shortGirl,
    shown: ({ of }, { rule }) => of === 'screening' && rule === 'jgz2019-short',
  },
]
