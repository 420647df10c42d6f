import { declareTable } from '../declare-table.js'
import type { Publication, ReferenceTable } from '../table.js'
import { kdca2017HeightFigures } from './figures/kdca2017-height.js'
import { kdca2017WeightFigures } from './figures/kdca2017-weight.js'

const kdca2017: Publication = {
  shortName: 'KDCA',
  year: 2017,
  citation:
    'Kim JH, Yun S, Hwang SS, et al. The 2017 Korean National Growth Charts for children and adolescents: development, improvement, and prospects. Korean J Pediatr. 2018;61:135-149.',
  population: {
    de: 'Südkorea, nationale Erhebungen',
    en: 'South Korea, national surveys',
  },
  rights: { status: 'licensed', licence: 'CC BY-NC 4.0', nonCommercial: true },
}

/** Height by age, 3 to 18.92 years (KDCA). South Korea, national surveys. */
export const kdca2017Height: ReferenceTable = declareTable({
  id: 'kdca2017-height',
  measure: 'height',
  publications: kdca2017,
  limits: {
    de: 'Ab 3 Jahren; darunter übernehmen die koreanischen Kurven von 2017 die Standards der WHO.',
    en: 'From 3 years; below, the Korean charts of 2017 are the standards of WHO.',
  },
  figures: kdca2017HeightFigures,
})

/** Weight by age, 3 to 18.92 years (KDCA). South Korea, national surveys. */
export const kdca2017Weight: ReferenceTable = declareTable({
  id: 'kdca2017-weight',
  measure: 'weight',
  publications: kdca2017,
  limits: {
    de: 'Ab 3 Jahren; darunter übernehmen die koreanischen Kurven von 2017 die Standards der WHO.',
    en: 'From 3 years; below, the Korean charts of 2017 are the standards of WHO.',
  },
  figures: kdca2017WeightFigures,
})
