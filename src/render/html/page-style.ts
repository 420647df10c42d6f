import { type Palette, palettes } from '../../charts/picture/styles.js'
import type { Gender } from '../../model/patient.js'

const dark = {
  page: '#12181f',
  plot: '#161d25',
  frame: '#64717f',
  grid: { 1: '#34404c', 2: '#29333e', 3: '#1f2831' },
  text: '#e6ebf0',
  quietText: '#a7b2be',
  background: '#8b97a3',
  backgroundBand: '#1e252d',
  limit: '#e0a07a',
  patient: '#f4f7fa',
  patientHalo: '#12181f',
  boneAge: '#f4f7fa',
  target: '#f2a863',
  targetChannel: '#f2a863',
  marker: '#93a1b0',
} as const

const darkPalettes: { readonly [gender in Gender]: Palette } = {
  male: { ...dark, curve: '#62c4da', bands: ['#17242d', '#1a2d38', '#1e3844'] },
  female: { ...dark, curve: '#e892c3', bands: ['#251c27', '#302231', '#3c283b'] },
}

/** The colours of a palette by the names of the page's custom properties. */
function customProperties({ grid, bands, ...plain }: Palette): Readonly<Record<string, string>> {
  return {
    ...plain,
    grid1: grid[1],
    grid2: grid[2],
    grid3: grid[3],
    outerBand: bands[0],
    middleBand: bands[1],
    innerBand: bands[2],
  }
}

/**
 * Colours that follow the style of the page: light, dark and print. Each has its
 * light value too, for a host whose policy keeps the style out.
 */
export function pagePalette(gender: Gender): Palette {
  const { grid, bands, ...plain } = palettes[gender]
  const [outer, middle, inner] = bands
  const single = Object.entries(plain).map(([name, colour]) => [name, property(name, colour)])
  return {
    ...(Object.fromEntries(single) as typeof plain),
    grid: { 1: property('grid1', grid[1]), 2: property('grid2', grid[2]), 3: property('grid3', grid[3]) },
    bands: [property('outerBand', outer), property('middleBand', middle), property('innerBand', inner)],
  }
}

function property(name: string, colour: string): string {
  return `var(--${name},${colour})`
}

/** The rules that set these colours. */
export function colourRules(gender: Gender): string {
  return (
    `:root{color-scheme:light dark;${paletteDeclarations(palettes[gender])}}\n` +
    `@media screen and (prefers-color-scheme:dark){:root{${paletteDeclarations(darkPalettes[gender])}}}\n`
  )
}

function paletteDeclarations(palette: Palette): string {
  return Object.entries(customProperties(palette))
    .map(([name, colour]) => `--${name}:${colour}`)
    .join(';')
}

/** How the page looks, apart from its colours. It contains neither `<` nor `&`, so that HTML and XML parse it alike. */
export const pageStyle = `
*{box-sizing:border-box}
html{-webkit-text-size-adjust:100%;text-size-adjust:100%}
body{margin:0;background:var(--page);color:var(--text);font:16px/1.55 Roboto,'Helvetica Neue',Arial,sans-serif;overflow-wrap:break-word}
main{max-width:1040px;margin:0 auto;padding:20px}
.unseen:not(:focus):not(:active),caption:not(.visible){position:absolute;width:1px;height:1px;margin:-1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.skip:focus{position:absolute;z-index:3;top:8px;left:8px;padding:6px 12px;border-radius:4px;background:var(--text);color:var(--page)}
a{color:inherit}
:focus-visible{outline:2px solid var(--target);outline-offset:2px}
.picture{position:relative;margin:0 auto}
.picture svg{display:block;width:100%;height:auto;pointer-events:none}
.picture svg text{pointer-events:auto}
.narrow{display:none;max-width:560px}
.points{position:absolute;inset:0;margin:0;padding:0;list-style:none;pointer-events:none}
.points a{position:absolute;width:24px;height:24px;margin:-12px 0 0 -12px;border-radius:50%;pointer-events:auto}
.points a:hover{z-index:1;box-shadow:0 0 0 2px var(--target)}
.points a:focus-visible{z-index:2;outline-offset:0}
.points span{position:absolute;bottom:28px;left:0;width:max-content;max-width:min(28rem,44vw);text-wrap:balance;padding:5px 10px;border-radius:5px;background:var(--text);color:var(--page);font-size:14px;line-height:1.4;opacity:0;pointer-events:none}
.points .back span{left:auto;right:0}
.points .low span{bottom:auto;top:28px}
.points a:hover span,.points a:focus-visible span{opacity:1}
section{margin:32px 0 0;padding:0 2.8%;scroll-margin-top:16px}
h3{margin:20px 0 4px;font-size:16px;line-height:1.3}
h2{margin:0 0 8px;font-size:18px;line-height:1.3;font-weight:700;color:var(--curve)}
section p,section ul,.cautions,dl{margin:8px 0 0;max-width:46rem}
section ul,.cautions{padding:0 0 0 1.2em}
.cautions{margin:4px 2.8% 0;font-size:15px}
.scroll{overflow-x:auto;background:linear-gradient(to left,var(--page) 1.2rem,transparent) right/1.5rem 100% no-repeat local,linear-gradient(to left,var(--grid1),transparent) right/1.2rem 100% no-repeat scroll}
.scroll+.scroll{margin-top:16px}
tbody th{position:sticky;left:0;background:var(--page)}
table{border-collapse:collapse;font-size:15px;font-variant-numeric:tabular-nums}
th,td{padding:5px 15px 5px 0;text-align:left;vertical-align:top;white-space:nowrap;border-bottom:1px solid var(--grid2)}
th:last-child,td:last-child{padding-right:0}
.curves th,.curves td{padding-right:13px}
.events td:last-child{white-space:normal;min-width:14rem}
.curves tr.marked>*{background:var(--outerBand)}
.curves tr.marked>:nth-last-child(2){font-weight:700}
caption.visible{text-align:left;font-weight:700;padding:8px 0 2px}
thead th{white-space:normal;vertical-align:bottom;font-size:13px;line-height:1.35;font-weight:400;color:var(--quietText);border-bottom-color:var(--frame)}
tbody th{font-weight:400}
.number{text-align:right}
tr:target{background:var(--innerBand);scroll-margin-top:80px}
.notes,.references,.unused{font-size:14px}
dt{font-weight:700}
dd{margin:0 0 8px;color:var(--quietText)}
@media screen and (max-width:760px){
main{padding:8px 10px 24px}
.wide{display:none}
.narrow{display:block}
body{font-size:15px}
th,td,.curves th,.curves td{padding-right:12px}
.curves th{white-space:normal;min-width:6.5rem}
.curves .number{min-width:0}
table{font-size:14px}
.points span{font-size:13px}
thead th{font-size:12px}
}
@media (prefers-reduced-motion:no-preference){html{scroll-behavior:smooth}}
@page{size:A4;margin:14mm}
@media print{
body{font-size:9.5pt;line-height:1.35}
main{max-width:none;padding:0}
.points,.skip{display:none}
.picture svg{max-height:185mm}
section{margin-top:5mm}
h2{font-size:11pt}
h2,h3,thead,dt,caption{break-after:avoid}
tr,li,dd,p{break-inside:avoid}
.scroll{overflow:visible}
th,td,.curves th,.curves td{padding:.6mm 2.6mm .6mm 0}
table{font-size:8.5pt}
thead th,.cautions,.notes,.references,.unused{font-size:8.5pt}
}
`
