import { formatNumber } from '../../text/number.js'
import type { BatchState } from './batch-state.js'

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
