import type { ChartInLanguage } from '../../../charts/data/chart-data.js'
import { geometryOf } from '../../../charts/picture/chart-geometry.js'
import { chartScene } from '../../../charts/picture/chart-scene.js'
import type { RoomAround, SceneLayout } from '../../../charts/picture/lay-out-chart.js'
import { type Described, describeChart } from '../../../charts/picture/summary/describe-chart.js'
import type { Look } from '../../../charts/picture/themes.js'
import { valueTicks } from '../../../charts/types/value-axis.js'
import type { Scene } from '../../../ground/scene/scene.js'
import { attributeText, elementText } from '../../../ground/text/markup.js'
import { sceneSvg } from '../scene-svg.js'
import { compactPath } from './compact-paths.js'
import { linkedValues } from './linked-values.js'
import { mergePictures } from './merge-pictures.js'
import { type ChartViews, type Chosen, combinationsOf, describeCombinations, type SwitchName } from './page-choices.js'
import { pagePalette } from './page-style.js'
import { pointTargets } from './point-targets.js'

/** Size of a picture, and the screens that show it. */
export interface PictureSize {
  /** Pixels. */
  readonly width: number
  readonly height: number
  /** On wide screens and in print, on narrow screens, or always. */
  readonly shown: 'wide' | 'narrow' | 'always'
}

/** The look of a picture as requested. */
export interface PictureLook extends Look {
  /** False where the page around it has title and patient. */
  readonly header?: boolean | undefined
}

/** What has a picture of its own, and what is switched within a picture. */
const apart: readonly SwitchName[] = ['window', 'reference']
const within: readonly SwitchName[] = ['lines', 'age', 'boneAge']

/**
 * The pictures of a page, for every choice: inline SVG, with the places over it
 * that tell what a value is. All but what was requested is hidden by attributes,
 * so that a browser without the page's style shows that one.
 */
export function htmlPictures(
  views: ChartViews,
  sizes: readonly PictureSize[],
  look: PictureLook,
  idPrefix: string,
): string {
  const combinations = combinationsOf(views, apart)
  const pages = combinations.map((chosen, i) => {
    const summary = describeChart(views.view(chosen).data)
    const summaryId = [idPrefix, 'summary', ...(i > 0 ? [`${i + 1}`] : [])].join('-')
    const sized = sizes.map((size) => {
      const id = [idPrefix, ...(size.shown === 'narrow' ? ['narrow'] : []), ...(i > 0 ? [`${i + 1}`] : [])].join('-')
      return picture({ views, chosen, size: { ...look, ...size }, id, idPrefix, summaryId })
    })
    const pictures = [...sized, summaryParagraph(summary, summaryId)]
    const [combination] = describeCombinations([chosen], views, apart)
    if (combination === undefined || combination.className === '') return pictures.join('')
    const { className, isRequested } = combination
    return `<div class="choice ${className}"${isRequested ? '' : ' hidden=""'}>\n${pictures.join('')}</div>\n`
  })
  return pages.join('')
}

/** A picture of a page, and what it shows. */
interface PlacedPicture {
  readonly views: ChartViews
  readonly chosen: Chosen
  readonly size: PictureSize & PictureLook
  /** The prefix of its ids. */
  readonly id: string
  /** The prefix of the page's. */
  readonly idPrefix: string
  /** The id of what describes it. */
  readonly summaryId: string
}

/** A picture with everything that is switched within it. */
function picture({ views, chosen, size, id, idPrefix, summaryId }: PlacedPicture): string {
  const combinations = combinationsOf(views, within)
  const linked = linkedValues(views)
  const charts = onOneScale(
    combinations.map((inner) => {
      const { data } = views.view({ ...inner, window: chosen.window, reference: chosen.reference })
      // Cautions, notes and references are left to the page.
      return { ...data, cautions: [], notes: [] }
    }),
  )
  const { width, height, shown, theme, background, header } = size
  const palette = pagePalette(charts[0]?.gender ?? 'male', size)
  const layout: SceneLayout = { width, height, theme, background, header, references: false, palette }
  const around = roomAroundAll(charts, layout)
  const drawn = charts.map((data) => ({ data, scene: chartScene(data, { ...layout, around }) }))
  const bodies = drawn.map(({ data, scene }) => bodyOf(scene, id) + pointTargets(data, scene, linked, idPrefix))
  const groups = (pictures: readonly number[]) =>
    describeCombinations(
      pictures.flatMap((i) => combinations[i] ?? []),
      views,
      within,
    ).map(({ className, isRequested }) => `<g class="choice ${className}"${isRequested ? '' : ' display="none"'}>`)
  const [requested] = drawn
  if (requested === undefined) return ''
  const attribute = shown === 'narrow' ? ' hidden=""' : ''
  return framed(
    { ...requested.scene, width, height },
    { className: shown, attribute, summaryId },
    mergePictures(bodies, groups),
  )
}

/** The picture of a sheet: as large as the screen is wide, but legible; there it is moved sideways. */
export function sheetPicture(scene: Scene, idPrefix: string): string {
  const summaryId = `${idPrefix}-summary`
  const frame = { className: 'sheet', attribute: ' tabindex="0"', summaryId }
  return framed(scene, frame, bodyOf(scene, idPrefix)) + summaryParagraph(scene, summaryId)
}

/** What a picture shows, in words, for those who don't see it. */
function summaryParagraph({ description }: Described, id: string): string {
  return `<p class="unseen" id="${id}">${elementText(description)}</p>\n`
}

interface Frame {
  readonly className: string
  /** Further attributes. */
  readonly attribute: string
  readonly summaryId: string
}

/** A picture is one image with a description, none of whose letters is read aloud: the figures are in the tables. */
function framed(scene: Scene, { className, attribute, summaryId }: Frame, body: string): string {
  const { width, height, title, fontFamily } = scene
  return (
    `<div class="picture ${className}" role="img" aria-label="${attributeText(title)}" aria-describedby="${summaryId}"${attribute}>\n` +
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"` +
    ` aria-hidden="true" font-family="${attributeText(fontFamily)}" fill="none">\n${body}</svg>\n</div>\n`
  )
}

/** What an Svg draws, without its frame. */
function bodyOf(scene: Scene, idPrefix: string): string {
  const svg = sceneSvg(scene, idPrefix, false, compactPath)
  return svg.slice(svg.indexOf(endOfDescription) + endOfDescription.length, svg.lastIndexOf('</svg>'))
}

const endOfDescription = '</desc>\n'
/** A common axis is at most this many times as long as the shortest. */
const mostStretched = 1.25

/** The charts with one y axis, so that a switch moves nothing, unless that would squeeze one of them. */
function onOneScale(charts: readonly ChartInLanguage[]): readonly ChartInLanguage[] {
  const from = Math.min(...charts.map(({ yAxis }) => yAxis.from))
  const to = Math.max(...charts.map(({ yAxis }) => yAxis.to))
  if (charts.some(({ yAxis }) => to - from > mostStretched * (yAxis.to - yAxis.from))) return charts
  return charts.map((data) => ({
    ...data,
    yAxis: { ...data.yAxis, from, to, ticks: valueTicks(from, to, data.language) },
  }))
}

/** The room around the plot that all of the charts need. */
function roomAroundAll(charts: readonly ChartInLanguage[], layout: SceneLayout): RoomAround {
  const plots = charts.map((data) => geometryOf(data, layout).plot)
  return {
    left: Math.max(...plots.map(({ left }) => left)),
    top: Math.max(...plots.map(({ top }) => top)),
    right: layout.width - Math.min(...plots.map(({ right }) => right)),
    bottom: layout.height - Math.min(...plots.map(({ bottom }) => bottom)),
  }
}
