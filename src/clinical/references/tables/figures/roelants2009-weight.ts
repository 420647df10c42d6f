// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const roelants2009WeightFigures: Figures = {
  range: [0, 21],
  per: { x: 12, l: 10, m: 10, s: 1000 },
  male: '1ACEGGGMMYYYYYYYYYYYYYYYYYYY 1OAFFFDFDHDFFDDAACEGEAFDDADA 3mCUMJRGSVebEGDEFAAOAEfbKEKAE 1qIxBDFDAACKMQSUUWUQQOAflBZPHDD',
  female: '1ACEGGGMMYYYYYYYYYYYYYYYYYYY 1KNADDADADDDDDAAACCAFDFDAADA 2iCSKGNFMFSFEAKKAGOMAJVXVNHDF 1kIvBADAAECMOUYaYWYWEXnBbPFDDAA',
}
