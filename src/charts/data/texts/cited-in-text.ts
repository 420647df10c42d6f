import { headDecisionTree } from '../../../clinical/course/screening/head-decision-tree.js'
import { waistHalfHeight } from '../../../clinical/references/measures/clinic-class-limits.js'

/** What is cited: its name as the page writes it elsewhere, and the citation. */
export interface NamedSource {
  readonly name: string
  readonly text: string
}

/** What texts name themselves, by its name or by another sign in both languages. */
const citedInText: readonly (NamedSource & { readonly sign?: string })[] = [
  {
    name: 'Cole 1998',
    text: 'Cole TJ. Presenting information on growth distance and conditional velocity in one chart. Stat Med. 1998;17:2697-2707.',
  },
  {
    name: 'ESH 2016',
    text: 'Lurbe E, Agabiti-Rosei E, Cruickshank JK, et al. 2016 European Society of Hypertension guidelines for the management of high blood pressure in children and adolescents. J Hypertens. 2016;34:1887-1920. doi:10.1097/HJH.0000000000001039',
  },
  {
    name: 'S2k 2015',
    sign: 'S2k',
    text: 'Hager A, Wühl E, Bönner G, et al. Arterielle Hypertonie im Kindes- und Jugendalter. S2k-Leitlinie. 2012/2013, updated 30 June 2015.',
  },
  {
    name: headDecisionTree.guideline,
    sign: `(${headDecisionTree.guideline}`,
    text: headDecisionTree.citation,
  },
  { name: waistHalfHeight.source, text: waistHalfHeight.publication.citation },
  {
    name: 'Hui 2023',
    text: 'Hui LL, Ho FK, Wright CM, Cole TJ, et al. Arch Dis Child. 2023;108:373-378. doi:10.1136/archdischild-2022-324661',
  },
  {
    name: 'Thodberg 2012',
    sign: 'Thodberg',
    text: 'Thodberg HH, Juul A, Lomholt J, Martin DD, Jenni OG, Caflisch J, Ranke MB, Molinari L, Kreiborg S. Adult height prediction models. In: Preedy VR, ed. Handbook of growth and growth monitoring in health and disease. New York: Springer; 2012. https://www.zora.uzh.ch/58516',
  },
]

/** The guidelines and papers that a text names itself. */
export function citedIn(text: string): readonly NamedSource[] {
  return citedInText.flatMap(({ name, sign = name, text: citation }) =>
    text.includes(sign) ? [{ name, text: citation }] : [],
  )
}
