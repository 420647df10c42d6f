import { type AnyRule, rule, ruleList } from '../rule.js'
import { ourChoice } from '../sources.js'

const highestLevel = 5

function isLevel(level: number): boolean {
  return Number.isInteger(level) && level >= 1 && level <= highestLevel
}

const levelImpossible = rule({
  asks: 'patientFields',
  code: 'gmfcs_level_impossible',
  target: 'gmfcs_level',
  cases: {
    impossible: {
      severity: 'error',
      when: 'other than 1, 2, 3, 4 or 5',
      source: { name: 'Palisano 2008', because: 'Five levels (Dev Med Child Neurol 2008;50:744-750).' },
    },
  },
  find: ({ patient: { gmfcsLevel } }) =>
    gmfcsLevel === undefined || isLevel(gmfcsLevel)
      ? undefined
      : { case: 'impossible', parameters: { level: gmfcsLevel }, drops: ['gmfcsLevel'] },
})

const levelUnscored = rule({
  asks: 'patient',
  code: 'gmfcs_level_unscored',
  target: 'gmfcs_level',
  cases: {
    feeding: {
      severity: 'hint',
      when: 'level 5 without how the child is fed',
      source: ourChoice('The references of level 5 differ by it.'),
    },
    references: {
      severity: 'hint',
      when: 'given, and the set has no references by level',
      source: ourChoice('The reader should know why there is no score.'),
    },
  },
  find: ({ patient: { gmfcsLevel, tubeFed }, growth: { subject } }) => {
    if (gmfcsLevel === undefined || subject.references.series.cerebralPalsyHeight !== undefined) return undefined
    const lacks = gmfcsLevel === highestLevel && typeof tubeFed !== 'boolean' ? 'feeding' : 'references'
    return { case: lacks, parameters: { level: gmfcsLevel, lacks } }
  },
})

/** The level of motor function in cerebral palsy, which selects references. */
export const gmfcsRules: readonly AnyRule[] = ruleList(levelImpossible, levelUnscored)
