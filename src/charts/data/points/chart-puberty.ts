import { yearsBetween } from '../../../clinical/growth/growth-age.js'
import { foundSigns } from '../../../clinical/growth/puberty-findings.js'
import { lateFrom, usualOnset } from '../../../clinical/growth/puberty-onset.js'
import { isoDate } from '../../../ground/model/calendar-date.js'
import { mostMarkersDrawn } from '../../../ground/model/limits.js'
import type { ChartPuberty, ChartPubertySign } from '../chart-data.js'
import type { ChartFrame } from '../frame/frame.js'

/**
 * What a chart shows of puberty: where there are findings, or where it was asked for. Ages are
 * those since birth: no stage is read by an age corrected for gestation.
 */
export function chartPuberty({
  definition,
  settings,
  assessment: { patient, days, growth },
  gender,
}: ChartFrame): ChartPuberty | undefined {
  if (definition.showsPuberty !== true || settings.puberty === false) return undefined
  const { birthDay } = growth.subject
  const { puberty: findings = [] } = patient
  if (settings.puberty === undefined && findings.length === 0 && patient.menarche === undefined) return undefined
  const { menarche, today, puberty } = days
  const { found, unused } =
    birthDay === undefined
      ? { found: [], unused: findings.length }
      : foundSigns({ findings, days: puberty, menarche, birthDay, today, gender })
  const signs = found.map(({ day, sign, value }): ChartPubertySign => {
    const x = yearsBetween(birthDay ?? day, day)
    return { x, date: isoDate(day), sign, ...(value === undefined ? {} : { value }) }
  })
  const latest = signs.slice(-mostMarkersDrawn)
  const { from } = usualOnset[gender]
  const to = lateFrom(gender, growth.subject.references)
  return { signs: latest, notShown: signs.length - latest.length + unused, onsetFrom: from, onsetTo: to }
}
