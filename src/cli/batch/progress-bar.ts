const barWidth = 30

/**
 * The line that shows how far a batch is: a bar, the share of the input read,
 * and the records done.
 */
export function progressLine(share: number, records: number, failures: number, seconds: number): string {
  const filled = Math.round(Math.min(1, share) * barWidth)
  const bar = `${'█'.repeat(filled)}${'░'.repeat(barWidth - filled)}`
  const rate = seconds > 0 ? `, ${Math.round(records / seconds)}/s` : ''
  const failed = failures > 0 ? `, ${failures} failed` : ''
  return `${bar} ${String(Math.floor(Math.min(1, share) * 100)).padStart(3)} %  ${records} records${rate}${failed}`
}
