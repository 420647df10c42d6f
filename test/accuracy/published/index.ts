/**
 * Percentiles and scores as others printed them: what each table must give
 * back. Nothing here was computed by this library, nor from its figures.
 */
import { bfarmValues } from './bfarm.js'
import { cdc2000Values } from './cdc2000.js'
import { cdc2022Scores, cdc2022Values } from './cdc2022.js'
import { fenton2013Scores, fenton2013Values } from './fenton2013.js'
import { intergrowth21Values } from './intergrowth21.js'
import { kdca2017Values } from './kdca2017.js'
import { kiggsValues } from './kiggs.js'
import { merker2018Values } from './merker2018.js'
import { netherlands2009Values } from './netherlands2009.js'
import type { PrintedScore, PrintedTable } from './printed.js'
import { vangameren2012Values } from './vangameren2012.js'
import { who2006Scores, who2006Values } from './who2006.js'
import { who2007Values } from './who2007.js'

export { iotf2000, iotfAtTwoYears } from './iotf.js'

export const printedTables: readonly PrintedTable[] = [
  ...who2006Values,
  ...who2007Values,
  ...cdc2000Values,
  ...cdc2022Values,
  ...kiggsValues,
  ...bfarmValues,
  ...fenton2013Values,
  ...intergrowth21Values,
  ...merker2018Values,
  ...kdca2017Values,
  ...netherlands2009Values,
  ...vangameren2012Values,
]

export const printedScores: readonly PrintedScore[] = [...cdc2022Scores, ...fenton2013Scores, ...who2006Scores]
