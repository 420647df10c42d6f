import type { AdultHeightInput } from '../../../ground/model/course-names.js'
import { unstated } from '../../references/declare-table.js'
import { type Publication, publicationName } from '../../references/table.js'
import { calculation } from '../explain/course-step.js'
import { intervalAt } from '../figures/figure-rows.js'
import { type TannerGroup, tannerByAge } from '../figures/tanner1975-equations.js'
import { type AdultHeightFacts, type AdultHeightMethod, figuresOf, meanOfParents } from './adult-height-method.js'

/** The mean of the parents' heights in the study, cm. */
const meanParentsCm = 168

const publication: Publication = {
  shortName: 'Tanner',
  year: 1975,
  citation:
    'Tanner JM, Whitehouse RH, Marshall WA, Carter BS. Prediction of adult height from height, bone age, and occurrence of menarche, at ages 4 to 16 with allowance for midparent height. Arch Dis Child. 1975;50:14-26.',
  doi: '10.1136/adc.50.1.14',
  population: {
    de: '116 gesunde Jungen und 95 gesunde Mädchen, London und Harpenden',
    en: '116 healthy boys and 95 healthy girls, London and Harpenden',
  },
  rights: unstated,
}

/**
 * Tanner, Whitehouse, Marshall and Carter: linear equations of height, age and the
 * RUS bone age of the second scale of Tanner and Whitehouse, chosen by the age. A
 * third of the distance of the parents' mean height to 168 cm is added where both
 * are known. The paper's second system, chosen by the bone age, is left out: its
 * printed rows for girls after menarche give adult heights below 160 cm to a girl of
 * median height.
 *
 * Tanner JM, Whitehouse RH, Marshall WA, Carter BS. Prediction of adult height from
 * height, bone age, and occurrence of menarche, at ages 4 to 16 with allowance for
 * midparent height. Arch Dis Child 1975;50:14-26.
 */
export const tanner1975: AdultHeightMethod = {
  id: 'tanner-1975',
  publication,
  ages: { male: [4, 18], female: [4, 16] },
  inputs: ['gender', 'ageYears', 'sizeCm', 'boneAgeYears'],
  boneAgeMethods: ['tw2-rus'],
  predict: (facts) =>
    tannerEquations(facts).map(({ group, row: [a = 0, b = 0, c = 0, d = 0, spread = 0] }) => {
      const { lines, open, compute } = calculation(figuresOf(facts))
      open({
        name: 'adultHeight',
        reference: publicationName(publication),
        x: facts.ageYears,
        unit: 'years',
        columns: ['a', 'b', 'c', 'd', 'spread'],
        rows: [],
        figures: { a, b, c, d, spread },
      })
      const usesParents = facts.fatherCm !== undefined && facts.motherCm !== undefined
      if (usesParents) compute('parents', meanOfParents, 'cm')
      const ofParents = usesParents ? ` + (parents - ${meanParentsCm}) / 3` : ''
      const parents: readonly AdultHeightInput[] = usesParents ? ['sizeFatherCm', 'sizeMotherCm'] : []
      return {
        cm: compute('adultHeight', `a * height + b * age + c * boneAge + d${ofParents}`, 'cm'),
        ...(group === 'any' ? {} : { variant: group }),
        spread: { cm: spread, meaning: 'sd' },
        inputs: group === 'any' || facts.isPostmenarcheal === undefined ? parents : [...parents, 'menarche'],
        lines,
      }
    }),
}

interface TannerEquation {
  readonly group: TannerGroup
  readonly row: readonly number[]
}

/** The equation at the age: two for a girl at the age of menarche if it is unknown whether she has had it. */
function tannerEquations({ gender, ageYears, isPostmenarcheal }: AdultHeightFacts): readonly TannerEquation[] {
  const equationOf = (group: TannerGroup): readonly TannerEquation[] => {
    const rows = tannerByAge[gender][group]
    const row = rows === undefined ? undefined : intervalAt(rows, ageYears)
    return row === undefined ? [] : [{ group, row }]
  }
  const forAll = equationOf('any')
  if (forAll.length > 0) return forAll
  return [
    ...(isPostmenarcheal === true ? [] : equationOf('premenarcheal')),
    ...(isPostmenarcheal === false ? [] : equationOf('postmenarcheal')),
  ]
}
