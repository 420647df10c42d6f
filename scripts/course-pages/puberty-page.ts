import { pubertyPublication } from '../../src/clinical/course/puberty/puberty-publication.js'
import {
  menarcheScore,
  pubertyProvenance,
  shareReached,
  stageScore,
} from '../../src/clinical/course/puberty/tanner-score.js'
import type { WrittenPage } from './course-page.js'

/** `1.183275` */
const shown = (value: number | undefined) => Number((value ?? Number.NaN).toPrecision(8))

/** A girl of 11.0 years at B3, and one with her menarche at that age. */
function example(): string[] {
  const share = (stage: number) => shown(shareReached('female', 'breastStage', stage, 11))
  const [here, next] = [share(3), share(4)]
  const ahead = shown(stageScore('female', 'breastStage', 3, 11)?.value)
  const menarche = shown(menarcheScore(11)?.value)
  return [
    `Fredriks 2000 (x = 11 years): share at B3 or beyond = ${here}; share at B4 or beyond = ${next}`,
    `less advanced and half of those alike = 1 - (${here} + ${next}) / 2 = ${shown(1 - (here + next) / 2)}`,
    `SDS of B3 = ${ahead}`,
    `normal share below that score = Phi(${ahead}) = ${shown(1 - (here + next) / 2)}`,
    `SDS of a menarche on this day = ${menarche}`,
    `normal share below that score = Phi(${menarche}) = ${shown(1 - 0.0399)}`,
  ]
}

/** The page of the stage-line method, by which stages of puberty are scored. */
export const pubertyPage: WrittenPage = {
  name: 'stage-line',
  title: 'Stages of puberty',
  summary: 'a score of a Tanner stage, a testicular volume or menarche, by the stage-line method',
  publications: [pubertyPublication],
  citations: [
    'van Buuren S, Ooms JCL. Stage line diagram: an age-conditional reference diagram for tracking development. Stat Med. 2009;28:1569-1579.',
    'Mul D, Fredriks AM, van Buuren S, Oostdijk W, Verloove-Vanhorick SP, Wit JM. Pubertal development in the Netherlands 1965-1997. Pediatr Res. 2001;50:479-486.',
  ],
  what: [
    'How far ahead of others of the age and sex a child is by what was found: breast, genital or pubic hair stage, the volume of the larger testis, or the day of menarche. `assessPuberty` gives these scores, with hints of early and late onset that are decided by ages, not by scores: [growth over time](../course.md#puberty) has the rules.',
  ],
  facts: {
    Inputs: 'sex; age since birth, never corrected; a stage of 1 to 5, a volume in ml, or the day of menarche',
    Formula:
      'SDS of a stage = quantile of 1 − (share at this stage or beyond + share beyond it) / 2; straight lines between the ages of the table',
    Menarche:
      'SDS = quantile of the share of girls of that age without it yet. The authors’ program scores a girl who has had it at any time before; here the day itself is scored',
    Ages: '8 to 21 years, every quarter; volumes 8.75 to 20.75. An age at most three days beyond is read at the end: an eighth birthday is mostly a little less than 8.000 years',
    Volumes: 'columns for 3, 4, 8, 12, 16, 20 and 25 ml; a volume counts by the highest it has reached',
    Ends: 'beyond ±3 a score says only ≥ +3 or ≤ −3, since shares have four decimals',
    Set: `\`${pubertyProvenance.references}\`, checksum \`${pubertyProvenance.checksum}\``,
  },
  quality: [
    'The 1,244 shares are transcribed from the authors’ own file, from which they draw stage line diagrams, in ten-thousandths; 192 of them, every column at eight ages, are compared with it by a test: [accuracy](accuracy.md#stages-of-puberty).',
    'The formula is that of the authors’ program. Three medians that Mul 2001 printed are met within 0.05 years.',
    'The shares are a smooth model, not counts. No share falls with age. In places a higher stage has a larger share than the one below it, by at most 0.0002 (breast stage 3 above 2 from 16.25 years): nothing where nearly all, or hardly any, have reached both.',
    'The column of 16 ml lies within 3 % of that of 20 ml, so that volumes of 12 to 19 ml are hard to tell apart.',
  ],
  limits: [
    'At its ends a scale has no room: a girl of 8 years at B1 has about 0, not less, since nearly all are at B1, and a woman of 20 at B5 about 0.1, not more. Such a score says that nothing is late or early yet; the distance to the neighbouring stage says how far it could go.',
    'Stages are coarse. While a stage stays, its score falls with every visit, and jumps with the next stage: a fall between two visits is no delay.',
    'Children of Dutch origin, 1997. Since then breast development has begun earlier in several countries, so that such girls score above 0.',
    'By inspection fat is taken for breast tissue, and observers differ by a stage; a volume by beads includes the skin. Neither is known to the score.',
    'Not for children under treatment of their puberty, nor with a disease that changes it: the score is given, and is that among healthy children.',
  ],
  example: { told: 'A girl of 11.0 years, breast stage 3.', lines: example },
}
