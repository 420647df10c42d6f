import { readFileSync } from 'node:fs'
import type { AdultHeightMethod } from '../../src/clinical/course/adult-height/adult-height-method.js'
import { bayleyPinneau } from '../../src/clinical/course/adult-height/bayley-pinneau.js'
import { blum2022 } from '../../src/clinical/course/adult-height/blum2022.js'
import { coleWright2011 } from '../../src/clinical/course/adult-height/cole-wright2011.js'
import { heightsAlone } from '../../src/clinical/course/adult-height/heights-alone.js'
import {
  khamisRoche,
  modifiedRocheWainerThissen,
  rocheWainerThissen,
} from '../../src/clinical/course/adult-height/roche-wainer-thissen.js'
import { tanner1975 } from '../../src/clinical/course/adult-height/tanner1975.js'
import type { AdultEvidence, judgeAdultHeights } from '../growth-study/adult-heights.js'
import type { CoursePage } from './course-page.js'
import { boyByTanner, boyOfSix, boyOfTen, type SampleCourse } from './sample-courses.js'

type Written = Pick<CoursePage, 'title' | 'summary' | 'what' | 'facts' | 'quality' | 'limits'> & {
  /** Where a bone age is used but not needed. */
  readonly boneAge?: string
  readonly inNotice?: readonly string[]
  /** Other limits than those of all published methods. */
  readonly common?: readonly string[]
}

/** A page of a method: its inputs and ages are the method's own. */
function methodPage(method: AdultHeightMethod, written: Written, example: SampleCourse = boyOfTen): CoursePage {
  const { id, publication, inputs, ages, boneAgeMethods } = method
  const [male, female] = [ages.male.join(' to '), ages.female.join(' to ')]
  return {
    ...written,
    name: id,
    publications: [publication],
    facts: {
      Inputs: `\`${inputs.join('`, `')}\``,
      Ages: male === female ? `${male} years` : `${male} years (boys), ${female} years (girls)`,
      'Bone age':
        boneAgeMethods === undefined ? (written.boneAge ?? 'not needed') : `\`${boneAgeMethods.join('`, `')}\``,
      ...written.facts,
    },
    limits: [...written.limits, ...(written.common ?? forAll)],
    example,
    shown: ({ of }, shown) => of === 'predictions' && shown.method === id,
  }
}

const linearInBoneAge =
  'A review of seven methods calls its linear dependence on bone age "unable to describe children with constitutional delay of growth and puberty or precocious puberty" (Thodberg, zora.uzh.ch/58516).'

const forAll = [
  'No figure below the height reached, and none above what the bone age leaves by the most generous of Bayley and Pinneau’s tables and twice the SD of their error (our own limit; none below a bone age of 7 or an age of 8 years): see [growth over time](../course.md#adult-height).',
  'Developed in children without a known disease: not used with a disease, growth hormone or puberty suppression.',
]

const { adult } = JSON.parse(readFileSync(new URL('../growth-study/evidence.json', import.meta.url), 'utf8')) as {
  readonly adult: ReturnType<typeof judgeAdultHeights>
}

function evidenceOf({
  from,
  to,
  children,
  rmse,
  keepsChannel,
  coleWright,
  latestAlone,
  within,
  interval,
}: AdultEvidence) {
  return `${from} to ${to} years (${children} children): error ${rmse.toFixed(2)} SD, ${latestAlone.rmse.toFixed(2)} by the latest height alone, ${keepsChannel.toFixed(2)} by "keeps its channel", ${coleWright.toFixed(2)} by Cole and Wright; the bands of 50 and 90 % held ${within[50]} and ${within[90]} % (the latter, 95 % interval: ${interval.join(' to ')} %).`
}

function shareBySex(gender: AdultEvidence['gender']): string {
  const each = adult.byAge.filter((of) => of.gender === gender)
  return each
    .map(
      ({ from, to, children, within, interval }) =>
        `${from} to ${to} years ${within[90]} (${children}; ${interval.join(' to ')})`,
    )
    .join(', ')
}

const readBetween = 'straight lines between the ages of the table'

/** A page for each method that predicts adult height. */
export const adultHeightPages: readonly CoursePage[] = [
  methodPage(bayleyPinneau, {
    title: 'Bayley-Pinneau 1952',
    summary: 'adult height from height and bone age, by tables for average, accelerated and delayed bone ages',
    what: [
      'The share of adult height that a child of a bone age has reached. There are three tables for each sex: for a bone age within a year of the age (average), more than a year ahead (accelerated), and more than a year behind (delayed). Within three months of that limit both neighbouring tables are given.',
    ],
    facts: {
      Formula: `adult height = 100 × height / percent, ${readBetween}`,
      Error:
        'SD of the error of prediction by age, printed in inches: boys 1.62 at 8 years, 1.45 at 10, 1.49 at 12, 1.06 at 14; girls 1.18 at 8, 1.15 at 10, 0.92 at 12. From 8 to 18 years; below, no range',
    },
    quality: [
      'The percentages were compared by eye with a scan of the paper. The errors are read from the print by machine and checked at places; that at 18 years is of the paper’s second sample, the first having none there.',
      'Public copies err: one has the table of delayed boys from 8-3 to 13-0 a row too low.',
    ],
    limits: [
      'At the limit between two tables the figure jumps: 172.9 or 165.4 cm for the boy below.',
      'It knows height and bone age alone, neither the parents nor why a bone age is behind or ahead.',
      'Children of one American study. The tables begin at a bone age of 6 to 7 years.',
    ],
  }),
  methodPage(rocheWainerThissen, {
    title: 'Roche-Wainer-Thissen 1975',
    summary: 'a linear equation of recumbent length, weight, parents and bone age',
    what: [
      'A sum of recumbent length, weight, the plain mean of the parents’ heights and bone age, each times a coefficient that changes smoothly with age. Of a child who was measured lying, recumbent length is the length as measured; of one who stood, height + 1.25 cm, as the paper says.',
    ],
    facts: {
      Formula: `adult height = a × length + b × weight + c × mean of parents + d × bone age + e, ${readBetween} (every 3 months)`,
      Error:
        'bounds that hold nine of ten children, read off a printed curve to 0.3 cm: boys ±6.3 cm at one year, ±5.0 at six, ±5.4 at ten, ±3.1 at 16',
    },
    quality: [
      'Compared with the print. Three slips of it are mended by their neighbours: the sign of the weight of boys at 16-0, the weight of girls at 13-9 and their intercept at 11-3.',
      'The paper’s worked example is a test: 6 years 3 months, length 108.7 cm, 17.4 kg, mean of the parents 169.0 cm, bone age 5.4 give 168.839 ± 4.7 cm. The digitised bound there is 4.95 cm.',
      'A test holds every coefficient to the curve through its neighbours, where a misprint shows.',
      'Public copies err: one has the boys shifted by a year below 9-0.',
    ],
    limits: ['Children of one American study.', linearInBoneAge],
  }),
  methodPage(modifiedRocheWainerThissen, {
    title: 'Modified Roche-Wainer-Thissen (Khamis and Guo 1993)',
    summary: 'new coefficients for height standing; the height at 18 years and what is grown later',
    what: [
      'The equation of Roche, Wainer and Thissen with new coefficients, for the height standing. It predicts the height at 18 years; 0.8 cm (boys) or 0.6 cm (girls) are added for what is grown later.',
    ],
    facts: {
      Formula: `height at 18 = a × height + b × weight + c × mean of parents + d × bone age + e, ${readBetween} (every half year); adult height = that + 0.8 or 0.6 cm`,
      Error: 'not known here: no range is given',
    },
    quality: [
      'A slip of the print is mended by its neighbours: the sign of the weight of boys at 12.5 years.',
      'The paper’s worked example is a test: a boy of 10.0 years, 135 cm, 35 kg, mean of the parents 168 cm, skeletal age 9.0 is predicted 174.01 cm at 18 years.',
      'A test holds every coefficient to the curve through its neighbours, where a misprint shows.',
    ],
    limits: ['Children of one American study. A bone age by Greulich and Pyle or by Fels is taken.'],
  }),
  methodPage(khamisRoche, {
    title: 'Khamis-Roche 1994, erratum 1995',
    summary: 'without a bone age, in inches and pounds',
    what: [
      'The same family of equations without bone age, in inches and pounds, with the coefficients of the erratum.',
    ],
    facts: {
      Formula: `adult height = 2.54 × (a × height / 2.54 + b × weight / 0.45359237 + c × mean of parents / 2.54 + d), ${readBetween} (every half year)`,
      Error: 'not known here: no range is given',
    },
    quality: [
      'Two independent copies of the erratum agree. The coefficients of girls’ weight in the paper of 1994 are ten times too large.',
    ],
    limits: [
      'Without a bone age it cannot know of early or late maturing: where bone age and age differ by more than a year, or puberty is early or late, it is marked as doubtful, which is our own caution. Its authors write that it "should be useful for white children who are unusual in stature or in levels of maturity for age".',
      'Children of one American study.',
    ],
  }),
  methodPage(
    tanner1975,
    {
      title: 'Tanner 1975',
      summary: 'equations of height, age and RUS bone age (TW2), chosen by age',
      what: [
        'Linear equations of height, age and the RUS bone age of the second scale of Tanner and Whitehouse, for each half year of age; for girls of 11 to 15 years before and after menarche. Where both parents are known, a third of the distance of their mean to 168 cm is added.',
      ],
      facts: {
        Formula: 'adult height = a × height + b × age + c × bone age + d, + (mean of parents − 168) / 3',
        Error:
          'SD of the residuals: boys 4.0 cm to 8 years, 3.6 at 8 to 11, 3.5 at 11 to 13, down to 0.8 at 17; girls 3.5 cm to 6 years, 2.9 at 8 to 9, 0.8 at 15',
      },
      quality: [
        'Compared by eye with the print, whose worked examples are a test: a boy of 12.5 years, 136.0 cm, bone age 11.0, 165.3 cm, less 1.0 for parents of 170 and 160 cm; a girl of 12.0 years, 165.2 cm, bone age 14.0, 171.7 cm before menarche, 170.7 after.',
        'Public copies that call it TW3 have a wrong coefficient (1.29 for 1.20).',
        'The paper’s second system, chosen by bone age, is left out: its rows for girls after menarche give a girl of median height less than 160 cm.',
      ],
      limits: [
        'TW2 RUS alone: bone ages by TW3 or by Greulich and Pyle are not taken.',
        linearInBoneAge,
        'Between two half years the equation changes: a prediction may jump from one day to the next.',
      ],
    },
    boyByTanner,
  ),
  methodPage(blum2022, {
    title: 'Blum 2022',
    summary: 'ten models for idiopathic short stature',
    boneAge: 'where given, by `greulich-pyle`',
    what: [
      'Linear models for short children without a known cause. Of the ten, the one with the smallest error among those whose inputs are known is used: with both parents, bone age and birth weight model 1, without any of them model 10.',
    ],
    facts: {
      Formula:
        'adult height = intercept + coefficients × age, height, parents, bone age / age, birth weight (kg), sex (1 male, 2 female)',
      'Our own limits': '4 to 17 years; a height of −1.28 SDS (P10) or less; bone age and menarche as below',
      Error: 'root mean square error of the model: 3.16 to 3.68 cm',
    },
    quality: [
      'All coefficients of the ten models; a test recomputes a child by each of them. The paper’s worked example was met by models 2, 5, 8 and 10 when they were transcribed.',
    ],
    limits: [
      'Developed in children with idiopathic short stature; not for other short children.',
      'The ages and the height score up to which it is used are our own limits, not the paper’s.',
      'A bone age by another scale than Greulich and Pyle’s is left out, and a model without one is used.',
      "Given on request alone (`methods: 'all'`). The paper gives no range of bone age; to children who are nearly grown its equations promise 10 cm: a girl of 15.5 years and 150.0 cm with a bone age of 15 would get 160.8 cm. It is not used from a bone age of 14 (girls) or 16 years (boys), nor later than two years after menarche: our own limits.",
    ],
  }),
  methodPage(coleWright2011, {
    title: 'Cole-Wright 2011',
    summary: 'the child’s height score, drawn towards the mean by its correlation with the adult’s',
    what: [
      'The adult’s expected score is the child’s score times their correlation at the age. It asks for neither bone age nor parents.',
    ],
    facts: {
      Formula: 'adult SDS = r × SDS of height; the value at that score at the adult end of the height reference',
      Error:
        'SD of the adult’s height for that of the child: M S √(1 − r²) at the adult end; 3.5 cm for a boy of ten, 4.9 cm for one of 14 by the German set',
    },
    quality: [
      'The correlations were read off figure 1 of the paper, to 0.005.',
      'Those of girls look too low, and this is not settled: among 136 children of the Berkeley study, girls of 3, 6, 8, 10, 12 and 14 years had .74, .76, .81, .78, .72 and .92 against .66, .68, .72, .70, .58 and .82 here; boys agree (.74 to .87 against .75 to .85). If they are too low, a short girl is predicted too near the mean (of −3 SDS at ten years by about 1.5 cm) and the range is too wide. The figures are used as read.',
    ],
    limits: [
      'The correlations are of the paper’s children and scores; here they are used with the scores of the set.',
      'It knows nothing of maturity: in puberty r falls to 0.67 (boys) and 0.58 (girls), and the range widens.',
    ],
  }),
  methodPage(
    heightsAlone,
    {
      title: 'Heights alone: our own estimate',
      summary: 'adult height from the heights so far, by our own estimate, from 3 to 7 years',
      inNotice: ['Estimated here from half of the children of three cohorts, none of whose values is in the package.'],
      what: [
        'The adult’s score as the scores of the heights so far lead to expect: the Gaussian process of [expected growth](expected-growth.md) with the same figures, looked ahead to 18 years. No published method: our own estimate. It asks for neither bone age nor parents.',
        'It is close to Cole and Wright’s method, which draws the latest score towards the mean, with correlations of other children. Earlier heights add little. What it adds is a band that was tried on children who did not take part in the estimate, at the ages where it held.',
      ],
      facts: {
        Formula:
          'adult SDS = k′ (K + N)⁻¹ z with the covariance k of [expected growth](expected-growth.md), the adult’s score as that of 18 years (our own choice); the value at that score at the adult end of the height reference',
        Heights:
          'all usable ones that the reference of the visit scores, one at least; the size at birth, where birth at term is known and that reference has it',
        Error: '90 % of children: 1.645 × M S × SD about the expected score, at the adult end',
        Requested: "`methods: 'all'` alone",
      },
      quality: [
        `Of ${adult.children} children of Terneuzen (${adult.boys} boys) at hand the height is known at ${adult.years.join(' to ')} years, once each, and heights before. The covariance is estimated on ages under 18 alone: no adult height was seen. Each child was expected by an estimate from the other children (five folds), all scores less the mean of the cohort. By age at the latest height, both sexes:`,
        ...adult.byAge.filter(({ gender }) => gender === 'both').map(evidenceOf),
        `The share in the band of 90 %, boys: ${shareBySex('male')}.`,
        `Girls: ${shareBySex('female')}.`,
        'Given from 3 to 7 years, where the band of 90 % held 88 to 92 % and the error was no larger than by "keeps its channel" and by Cole and Wright. From 1 to 2 years this was so too, but from 2 to 3 the band held less. From 7 years on it held too few: the children’s timing of puberty counts, which heights before it do not show; and at 7 to 11 years the error was larger than Cole and Wright’s.',
        'The ages were chosen by these same children, and 31 and 34 children cannot tell a share of 90 % from one of 75 or 95 %. The other half of the cohort, kept apart, has not judged it yet.',
        `The age at peak height velocity is not estimated: of ${adult.puberty.of} children with a height between ${adult.puberty.from} and ${adult.puberty.to} years ${adult.puberty.children} have ${adult.puberty.heights} of them or more, too few to see when a child grew fastest or to try a band.`,
      ],
      limits: [
        'Terneuzen has scores by the Dutch reference of 1997, not centimetres. The prediction is the value at the expected score at the adult end of the set’s reference: this was not tried with adult heights in centimetres.',
        'The children of Terneuzen were adults before 2009. Where adults have become taller since, or the family is of another origin, the set’s adult reference may not fit the child.',
        'Parents’ heights do not enter. Of a tall child of tall parents it predicts too little.',
        'No figure for children born preterm, whose latest height does not fit the earlier ones, whose growth so far is unusual, with early puberty or a bone age more than two years off the age, as for [expected growth](expected-growth.md). With a bone age more than a year off it is marked as doubtful.',
        'The children were not selected for health. Not used with a disease, tube feeding, growth hormone or puberty suppression.',
      ],
      common: forAll.slice(0, 1),
    },
    boyOfSix,
  ),
]
