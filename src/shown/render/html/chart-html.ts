import type { ChartInLanguage } from '../../../charts/data/chart-data.js'
import { bornText } from '../../../charts/data/texts/describe-point.js'
import { writeJson } from '../../../ground/codec/json/write-json.js'
import { invalidParameter } from '../../../ground/text/invalid-input.js'
import { attributeText, elementText, isXmlText, legibleText } from '../../../ground/text/markup.js'
import { chartDataDocument } from '../../documents/chart-data-document.js'
import type { ChartToRender } from '../chart-renderer.js'
import { chartViews } from './chart-views.js'
import { htmlPictures, type PictureLook, type PictureSize, sheetPicture } from './html-picture.js'
import { htmlStyleHash } from './html-style-hash.js'
import { asRequested, type ChartViews, onlyView, switchBar } from './page-choices.js'
import { cautionList, noticeLine, pageSections, valuesId } from './page-sections.js'
import { pageClasses, pagePalette, pageStyle } from './page-style.js'
import { readingStrip } from './reading-strip.js'

/** How the page is laid out, and what it needs on its host. */
export interface HtmlLayout extends PictureLook {
  /** Size of the picture where the screen has room for it, pixels. */
  readonly width: number
  readonly height: number
  /** The prefix of every id. */
  readonly idPrefix: string
  /** The nonce of the style. */
  readonly nonce?: string | undefined
}

/** What a nonce may look like (Content Security Policy Level 3, `base64-value`). */
const nonceForm = /^[A-Za-z0-9+/_-]{1,256}={0,2}$/

/**
 * A requested page.
 *
 * @throws AuxologyError `invalid_parameter` for a nonce that no policy can name
 */
export function renderPage(chart: ChartToRender): string {
  const { settings, options } = chart
  const { nonce } = options
  if (nonce !== undefined && !(typeof nonce === 'string' && nonceForm.test(nonce))) {
    throw invalidParameter('nonce', nonce, 'base64: letters, digits, +, /, - and _, at most 256, then at most two =')
  }
  const { sheet, requested } = chart
  const layout = { ...settings, nonce }
  if (sheet === undefined) return chartHtml(chartViews(chart), layout)
  return pageHtml(
    onlyView(requested),
    layout,
    sheetPicture(
      sheet({
        theme: settings.theme,
        background: settings.background,
        palette: pagePalette(requested.data.gender, settings),
      }),
      settings.idPrefix,
    ),
  )
}

/** Size of the picture for a phone, pixels. */
const narrow: PictureSize = { width: 400, height: 600, shown: 'narrow' }
/** Up to this width, one picture serves phones too, pixels. */
const narrowUpTo = 480

/**
 * The policy that the page works under: nothing is loaded, nothing runs, and no
 * style but its own counts. The page declares it as well.
 */
export const htmlContentSecurityPolicy: string = `default-src 'none'; style-src '${htmlStyleHash}'; base-uri 'none'; form-action 'none'`

/**
 * A chart as one self-contained page: the picture with what can be switched, the
 * value pointed at, the patient's values, the curves, the notes, the references
 * and the data of the chart. It is both HTML and well-formed XML; the same chart
 * always gives the same text.
 */
export function chartHtml(views: ChartViews, layout: HtmlLayout): string {
  const { idPrefix } = layout
  const pictures = htmlPictures(views, sizesOf(layout), layout, idPrefix)
  return pageHtml(
    views,
    layout,
    noticeLine(views, idPrefix) + switchBar(views, idPrefix) + pictures + readingStrip(views, idPrefix),
  )
}

/** A page with a picture: the sheet shows its cautions itself, but who can't see it reads them below. */
function pageHtml(views: ChartViews, layout: HtmlLayout, pictures: string): string {
  const { idPrefix, nonce } = layout
  const { data } = views.view(asRequested)
  const { language, gender } = data
  const style = nonce === undefined ? '<style>' : `<style nonce="${attributeText(nonce)}">`
  return legibleText(
    `<!DOCTYPE html>\n<html xmlns="http://www.w3.org/1999/xhtml" lang="${language.tag}" class="${pageClasses(gender, layout)}">\n` +
      `<head>\n<meta charset="utf-8"/>\n` +
      `<meta http-equiv="Content-Security-Policy" content="${htmlContentSecurityPolicy}"/>\n` +
      `<meta name="viewport" content="width=device-width, initial-scale=1"/>\n` +
      `<title>${elementText(pageTitle(data))}</title>\n` +
      `${style}${pageStyle()}</style>\n</head>\n<body>\n` +
      `<a class="skip unseen" href="#${valuesId(idPrefix)}">${elementText(language.page.skipToValues)}</a>\n<main>\n` +
      `<h1 class="unseen">${elementText(pageHeading(data))}</h1>\n` +
      `${pictures}${cautionList(views)}${pageSections(views, idPrefix)}</main>\n` +
      `<script type="application/json" id="${idPrefix}-data">${embeddedData(data)}</script>\n</body>\n</html>\n`,
  )
}

/** The picture as requested, and one for narrow screens. */
function sizesOf({ width, height }: HtmlLayout): readonly PictureSize[] {
  return width <= narrowUpTo ? [{ width, height, shown: 'always' }] : [{ width, height, shown: 'wide' }, narrow]
}

/** The chart data document, in letters that neither HTML nor XML takes for markup. */
function embeddedData({ language, ...data }: ChartInLanguage): string {
  const legible: Omit<ChartInLanguage, 'language'> = isLegible(data)
    ? data
    : JSON.parse(JSON.stringify(data), (_, value) => (typeof value === 'string' ? legibleText(value) : value))
  return writeJson(chartDataDocument, legible, { pretty: false }).replace(
    /[<>&]/g,
    (character) => `\\u00${character.charCodeAt(0).toString(16)}`,
  )
}

/** Whether every text in a value is one that XML can carry: of nearly every chart. */
function isLegible(value: unknown): boolean {
  if (typeof value === 'string') return isXmlText(value)
  return typeof value !== 'object' || value === null || Object.values(value).every(isLegible)
}

function pageTitle({ title, population, patient }: ChartInLanguage): string {
  return [patient.name, title, population].filter(Boolean).join(' · ')
}

function pageHeading(data: ChartInLanguage): string {
  const { patient, language } = data
  const id = patient.id && language.chart.patientId(patient.id)
  return [pageTitle(data), bornText(patient, language), id].filter(Boolean).join(' · ')
}
