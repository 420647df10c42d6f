import { formatNumber } from '../../../ground/text/number.js'

/** What a batch, or a part of it, came to. */
export interface BatchState {
  readonly records: number
  /** Records without a result. */
  readonly failures: number
  /** Records with a result that lacks visits or findings which can't be read. */
  readonly incomplete: number
  /** Records with an error about the patient, which concerns the scores of all visits. */
  readonly patientErrors: number
  /** The visits of all results. */
  readonly visits: number
  /** Those with a score. */
  readonly scoredVisits: number
  /** Results without any score: not even of birth or of puberty. */
  readonly unscored: number
  /** Visits with a height that looks like inches. */
  readonly lowHeights: number
}

/** Before the first record. */
export const emptyState: BatchState = {
  records: 0,
  failures: 0,
  incomplete: 0,
  patientErrors: 0,
  visits: 0,
  scoredVisits: 0,
  unscored: 0,
  lowHeights: 0,
}

/** The counts of both together, and nothing else that they hold. */
export function summed(one: BatchState, other: BatchState): BatchState {
  return {
    records: one.records + other.records,
    failures: one.failures + other.failures,
    incomplete: one.incomplete + other.incomplete,
    patientErrors: one.patientErrors + other.patientErrors,
    visits: one.visits + other.visits,
    scoredVisits: one.scoredVisits + other.scoredVisits,
    unscored: one.unscored + other.unscored,
    lowHeights: one.lowHeights + other.lowHeights,
  }
}

/** `4 records, 1 failed; 4 visits, 3 with a score; 1 child without a score` */
export function stateText({ records, failures, incomplete, patientErrors, ...of }: BatchState): string {
  const { visits, scoredVisits, unscored } = of
  const mistaken = patientErrors > 0 ? `, ${patientErrors} with an error about the patient` : ''
  const ofRecords = `${counted(records, 'record')}, ${failures} failed${incomplete > 0 ? `, ${incomplete} incomplete` : ''}${mistaken}`
  const without = unscored > 0 ? `; ${counted(unscored, 'child', 'children')} without a score` : ''
  return `${ofRecords}; ${counted(visits, 'visit')}, ${scoredVisits} with a score${without}`
}

function counted(count: number, one: string, several = `${one}s`): string {
  return `${count} ${count === 1 ? one : several}`
}

const barWidth = 30
const whole = { min: 0, max: 0 }

/**
 * The progress of a batch: a bar of the share of the input that is completed, if its
 * length is known, the records, and how long it will still take.
 */
export function progressLine(
  { records, failures, incomplete }: BatchState,
  share: number | undefined,
  seconds: number,
): string {
  const rate = seconds > 0 ? `, ${formatNumber(records / seconds, whole)}/s` : ''
  const failed = failures + incomplete > 0 ? `, ${failures} failed, ${incomplete} incomplete` : ''
  const done = `${records} records${rate}${failed}`
  if (share === undefined) return done
  const part = Math.min(1, share)
  const filled = Math.round(part * barWidth)
  const bar = `${'█'.repeat(filled)}${'░'.repeat(barWidth - filled)}`
  const left = part > 0 && part < 1 ? `, ${duration((seconds * (1 - part)) / part)} left` : ''
  return `${bar} ${formatNumber(Math.floor(part * 100)).padStart(3)} %  ${done}${left}`
}

/** `45 s`, `12 min`, `3 h 20 min` */
export function duration(seconds: number): string {
  if (seconds < 90) return `${Math.ceil(seconds)} s`
  const minutes = Math.round(seconds / 60)
  return minutes < 90 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`
}
