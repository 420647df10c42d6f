// @pedi-growth/core: WHO, trisomy 21 by Zemel and cerebral palsy by Brooks in TypeScript.
import { createInterface } from 'node:readline'
import { calculateZScore } from '@pedi-growth/core'

const indicators = {
  height: 'length-height-for-age',
  weight: 'weight-for-age',
  bmi: 'bmi-for-age',
  head: 'head-circumference-for-age',
}
const chartSets = { who2006: 'who-standard', who2007: 'who-standard', zemel2015: 'down-syndrome', brooks2011: 'cerebral-palsy' }

function inputOf({ reference, sex, measure, value, ageDays, sizeCm }) {
  const chartSet = chartSets[reference.split('-')[0]]
  const indicator = sizeCm === undefined ? indicators[measure] : reference.replace(/^\w+-/, '')
  if (chartSet === undefined || indicator === undefined || (sizeCm !== undefined && chartSet !== 'who-standard')) return undefined
  const [, level, feeding] = /gmfcs-(\d)(-\w+)?-(?:height|weight|bmi)$/.exec(reference) ?? []
  const gmfcsLevel = feeding === undefined ? level && Number(level) : `5${feeding}`
  return { chartSet, indicator, sex, ageInDays: Math.round(ageDays), measurement: value, lengthHeight: sizeCm, gmfcsLevel }
}

async function answer(question) {
  const input = inputOf(question)
  if (input === undefined) return { unsupported: true }
  try {
    const found = await calculateZScore(input)
    return found === null ? { none: 'null' } : { score: found.zScore }
  } catch (error) {
    return { none: String(error.message) }
  }
}

for await (const line of createInterface({ input: process.stdin })) {
  const question = JSON.parse(line)
  console.log(JSON.stringify({ id: question.id, ...(await answer(question)) }))
}
