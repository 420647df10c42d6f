import type { ChartInLanguage } from '../../charts/data/chart-data.js'
import { bornText } from '../../charts/data/describe-point.js'
import { chartScene } from '../../charts/picture/chart-scene.js'
import { elementText, legibleText } from '../../text/markup.js'
import { htmlPicture } from './html-picture.js'
import { cautionList, type PageParts, pageSections, valuesId } from './page-sections.js'
import { colourRules, pagePalette, pageStyle } from './page-style.js'

/** How the page is laid out. */
export interface HtmlLayout extends PageParts {
  /** Size of the picture where the screen has room for it, pixels. */
  readonly width: number
  readonly height: number
}

/** Size of the picture for a phone, pixels. */
const narrow = { width: 400, height: 600 } as const
/** Up to this width, one picture serves phones too, pixels. */
const narrowUpTo = 480

/**
 * The policy that the page works under: nothing is loaded, nothing runs. The
 * page declares it as well.
 */
export const htmlContentSecurityPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'"

/**
 * A chart as one self-contained page: the picture, the patient's values, the
 * curves, the notes and the references. It is both HTML and well-formed XML;
 * the same data always give the same text.
 */
export function chartHtml(data: ChartInLanguage, layout: HtmlLayout): string {
  const { idPrefix } = layout
  const words = data.language.page
  return legibleText(
    `<!DOCTYPE html>\n<html xmlns="http://www.w3.org/1999/xhtml" lang="${data.language.tag}">\n` +
      `<head>\n<meta charset="utf-8"/>\n` +
      `<meta http-equiv="Content-Security-Policy" content="${htmlContentSecurityPolicy}"/>\n` +
      `<meta name="viewport" content="width=device-width, initial-scale=1"/>\n` +
      `<title>${elementText(pageTitle(data))}</title>\n` +
      `<style>\n${colourRules(data.gender)}${pageStyle}</style>\n</head>\n<body>\n` +
      `<a class="skip unseen" href="#${valuesId(idPrefix)}">${elementText(words.skipToValues)}</a>\n<main>\n` +
      `<h1 class="unseen">${elementText(pageHeading(data))}</h1>\n` +
      `${pictures(data, layout)}${cautionList(data)}${pageSections(data, layout)}</main>\n</body>\n</html>\n`,
  )
}

/** The picture as requested, and one for narrow screens. Cautions, notes and references are left to the page. */
function pictures(data: ChartInLanguage, { width, height, idPrefix }: HtmlLayout): string {
  const withoutNotes = { ...data, cautions: [], notes: [] }
  const scene = (size: { readonly width: number; readonly height: number }) =>
    chartScene(withoutNotes, { ...size, references: false, palette: pagePalette(data.gender) })
  const requested = { scene: scene({ width, height }), id: idPrefix }
  if (width <= narrowUpTo) return htmlPicture({ ...requested, shown: 'always' }, data, idPrefix)
  return (
    htmlPicture({ ...requested, shown: 'wide' }, data, idPrefix) +
    htmlPicture({ scene: scene(narrow), id: `${idPrefix}-narrow`, shown: 'narrow' }, data, idPrefix)
  )
}

function pageTitle({ title, population, patient }: ChartInLanguage): string {
  return [patient.name, title, population].filter(Boolean).join(' · ')
}

function pageHeading(data: ChartInLanguage): string {
  const { patient, language } = data
  const id = patient.id && language.chart.patientId(patient.id)
  return [pageTitle(data), bornText(patient, language), id].filter(Boolean).join(' · ')
}
