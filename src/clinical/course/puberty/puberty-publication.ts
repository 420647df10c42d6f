import type { Publication } from '../../references/table.js'

/** Where the shares are from that score stages of puberty. */
export const pubertyPublication: Publication = {
  shortName: 'Fredriks (pubertyplot)',
  year: 2000,
  citation:
    'Fredriks AM, van Buuren S, Burgmeijer RJ, Meulmeester JF, Beuker RJ, Brugman E, Roede MJ, Verloove-Vanhorick SP, Wit JM. Continuing positive secular growth change in the Netherlands 1955-1997. Pediatr Res. 2000;47:316-323.',
  doi: '10.1203/00006450-200003000-00006',
  population: {
    de: 'Niederlande 1997, Kinder niederländischer Herkunft, Querschnitt',
    en: 'Netherlands 1997, children of Dutch origin, cross-sectional',
  },
  rights: { status: 'licensed', licence: 'MIT' },
}
