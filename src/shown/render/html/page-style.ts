import { type ChartColour, chartThemes } from '../../../charts/chart-theme.js'
import type { Palette } from '../../../charts/picture/styles.js'
import {
  asCustomProperties,
  colourProperty,
  type Look,
  namedColours,
  paletteFor,
  paletteOf,
  themePalettes,
} from '../../../charts/picture/themes.js'
import { type Gender, genders } from '../../../ground/model/patient.js'
import { mostLinked, valueClass } from './linked-values.js'
import { hidingClass, type SwitchName, switchLetters } from './page-choices.js'

/**
 * Colours that follow the style of the page: light, dark and print. Each has its
 * own value too, for a host whose policy keeps the style out; colours that were
 * asked for have that alone.
 */
export function pagePalette(gender: Gender, look: Look = {}): Palette {
  const plain = paletteFor(look, gender)
  const { base, ...own } = look.theme ?? {}
  const asked: readonly string[] = [...Object.keys(own), ...(look.background === undefined ? [] : ['page'])]
  const colours = Object.entries(namedColours(asCustomProperties(plain))).map(([name, property]) => [
    name,
    asked.includes(name) ? namedColours(plain)[name as ChartColour] : property,
  ])
  return paletteOf(Object.fromEntries(colours) as Record<ChartColour, string>)
}

/** The classes of a page: its theme, the sex whose colours it has, and whether it follows the light of the reader. */
export function pageClasses(gender: Gender, { theme = { base: 'default' }, background }: Look = {}): string {
  const { base, ...own } = theme
  const isAsked = Object.keys(own).length > 0 || background !== undefined
  return `${base} ${gender}${isAsked ? ' fixed' : ''}`
}

/** The rules that set the colours: for all themes and both sexes, so that the style is the same on every page. */
export function colourRules(): string {
  const rules = chartThemes.flatMap((theme) =>
    genders.map((gender) => `.${theme}.${gender}{${declarations(themePalettes[theme][gender])}}\n`),
  )
  const other = (from: string, theme: 'default' | 'dark') =>
    genders.map((gender) => `${from}.${gender}{${declarations(themePalettes[theme][gender])}}\n`).join('')
  return `
:root{color-scheme:light}
.default:not(.fixed){color-scheme:light dark}
.dark{color-scheme:dark}
${rules.join('')}@media screen and (prefers-color-scheme:dark){
${other('.default:not(.fixed)', 'dark')}}
@media print{
:root{color-scheme:light}
${other('.dark', 'default')}}
`
}

function declarations(palette: Palette): string {
  return Object.entries(namedColours(palette))
    .map(([name, colour]) => `${colourProperty(name)}:${colour}`)
    .join(';')
}

/** Fonts that are wider than the one the picture is laid out for, made narrower, so that its texts don't touch. */
const fontRules = `
@font-face{font-family:Narrowed;src:local('DejaVu Sans'),local('DejaVuSans'),local('Bitstream Vera Sans'),local('Verdana');size-adjust:87%}
@font-face{font-family:Narrowed;font-weight:700;src:local('DejaVu Sans Bold'),local('DejaVuSans-Bold'),local('Bitstream Vera Sans Bold'),local('Verdana Bold');size-adjust:82%}
@font-face{font-family:Humanist;src:local('Noto Sans'),local('NotoSans-Regular'),local('Open Sans');size-adjust:94%}
@font-face{font-family:Humanist;font-weight:700;src:local('Noto Sans Bold'),local('NotoSans-Bold'),local('Open Sans Bold');size-adjust:92%}
`

/** The most options that a switch can have. */
const mostOptions = 5

/** What the checked options hide, and how a value is lit in all parts of the page: where it is checked or pointed at. */
function choiceRules(): string {
  return `
@supports selector(:has(*)){
.switches{display:flex}
.strip{display:grid}
.choice,.targets{display:block}
${(Object.keys(switchLetters) as SwitchName[]).map(hidingRules).join('')}${everyValue((v) => `main:has(.${v}:checked) .${v}`)}{--lit:visible;--glow:var(--auxology-inner-band)}
main:has(.value:hover) :is(.value,.reading){--lit:hidden;--glow:transparent}
${everyValue((v) => `main:has(.${v}.value:hover) .${v}`)}{--lit:visible;--hair:visible;--glow:var(--auxology-inner-band)}
main:has(.strip :focus-visible) .hair{visibility:var(--lit,hidden)}
}
`
}

function hidingRules(name: SwitchName): string {
  return Array.from({ length: mostOptions }, (_, i) => {
    return `main:has(.${switchLetters[name]}${i}:checked) .${hidingClass(name, i)}{display:none}\n`
  }).join('')
}

function everyValue(selector: (value: string) => string): string {
  return Array.from({ length: mostLinked }, (_, i) => selector(valueClass(i))).join(',')
}

/** How the page looks, apart from its colours. */
const layoutRules = `
*{box-sizing:border-box}
html{-webkit-text-size-adjust:100%;text-size-adjust:100%}
body{margin:0;background:var(--auxology-page);color:var(--auxology-text);font:16px/1.55 Roboto,'Helvetica Neue',Arial,'Liberation Sans',Humanist,Narrowed,sans-serif;overflow-wrap:break-word}
main{max-width:1040px;margin:0 auto;padding:14px 20px}
.unseen:not(a:focus):not(a:active),caption:not(.visible){position:absolute;width:1px;height:1px;margin:-1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.skip:focus{position:absolute;z-index:3;top:8px;left:8px;padding:6px 12px;border-radius:4px;background:var(--auxology-text);color:var(--auxology-page)}
a{color:inherit}
:focus-visible{outline:2px solid var(--auxology-target);outline-offset:2px}
.switches{flex-wrap:wrap;gap:8px 22px;margin:0 2.8% 6px}
fieldset{position:relative;border:0;margin:0;padding:0;min-width:0}
legend{padding:0 0 3px;font-size:12px;line-height:1.3;color:var(--auxology-quiet-text)}
fieldset div{display:flex;border:1px solid var(--auxology-frame);border-radius:7px;overflow:hidden}
fieldset input{position:absolute;opacity:0;margin:0}
fieldset span{display:block;padding:6px 13px;font-size:14px;line-height:20px;cursor:pointer}
label+label span{border-left:1px solid var(--auxology-frame)}
fieldset span:hover{background:var(--auxology-middle-band)}
fieldset :checked+span{background:var(--auxology-curve);color:var(--auxology-page);font-weight:700}
@media (forced-colors:active){fieldset :checked+span{background:Highlight;color:HighlightText;forced-color-adjust:none}}
fieldset :focus-visible+span{outline:2px solid var(--auxology-target);outline-offset:-5px;box-shadow:inset 0 0 0 3px var(--auxology-page)}
.picture svg{display:block;max-width:100%;height:auto;margin:0 auto;font-family:Roboto,'Helvetica Neue',Arial,'Liberation Sans',Humanist,Narrowed,sans-serif}
@media screen{.wide svg{max-height:max(520px,calc(100vh - 162px))}}
.narrow svg{width:100%;max-width:560px}
.narrow{display:none}
.sheet{overflow-x:auto}
.sheet svg{min-width:660px;width:100%;max-width:1000px}
.targets label{display:block;height:100%;cursor:pointer}
.hair,.ring{fill:none;stroke:var(--auxology-target);pointer-events:none}
.hair{stroke-width:1;stroke-dasharray:3 3;visibility:var(--hair,hidden)}
.ring{stroke-width:2;visibility:var(--lit,hidden)}
@media screen{.strip{position:sticky;bottom:0;z-index:1;box-shadow:0 -4px 6px -2px var(--auxology-page)}}
.strip{grid-template-columns:minmax(0,1fr);margin:6px 2.8% 0;padding:9px 14px;border:1px solid var(--auxology-grid1);border-left:4px solid var(--auxology-curve);border-radius:6px;background:var(--auxology-outer-band)}
.strip:has(:focus-visible){outline:2px solid var(--auxology-target);outline-offset:2px}
.strip input{inset:0 auto auto 0}
.reading{grid-area:1/1;visibility:var(--lit,hidden)}
.reading,.reading .choice{font-size:15px;line-height:1.45}
.reading p,.facts{display:inline;margin:0 14px 0 0}
.measured{font-size:18px;font-weight:700;white-space:nowrap}
.facts span{margin-right:14px}
.hint{margin:4px 0 0;font-size:12px;line-height:1.3;color:var(--auxology-quiet-text)}
section{padding:0 2.8%;scroll-margin-top:16px}
h3{margin:20px 0 4px;font-size:16px;line-height:1.3}
h2{margin:0 0 8px;padding-top:32px;font-size:18px;line-height:1.3;font-weight:700;color:var(--auxology-curve)}
section p,section ul,.cautions,dl{margin:8px 0 0;max-width:46rem}
section ul,.cautions{padding:0 0 0 1.2em}
.cautions{margin:10px 2.8% 0;font-size:15px}
.scroll{overflow-x:auto;background:linear-gradient(to left,var(--auxology-page) 1.2rem,transparent) right/1.5rem 100% no-repeat local,linear-gradient(to left,var(--auxology-grid1),transparent) right/1.2rem 100% no-repeat scroll}
.scroll+.scroll{margin-top:16px}
tbody th{position:sticky;left:0;background:var(--auxology-page)}
table{border-collapse:collapse;font-size:15px;font-variant-numeric:tabular-nums}
th,td{padding:5px 15px 5px 0;text-align:left;vertical-align:top;white-space:nowrap;border-bottom:1px solid var(--auxology-grid2)}
th:first-child{padding-left:6px}
th:last-child,td:last-child{padding-right:6px}
.value>td,.value>th{background:var(--glow,var(--auxology-page))}
.curves th,.curves td{padding-right:13px}
.events td:last-child,.gains td:last-child,.clinic td:last-child{white-space:normal;min-width:14rem}
.curves tr.marked>*{background:var(--auxology-outer-band)}
.curves tr.marked>:nth-last-child(2){font-weight:700}
caption.visible{text-align:left;font-weight:700;padding:16px 0 2px}
thead th{white-space:normal;vertical-align:bottom;font-size:13px;line-height:1.35;font-weight:400;color:var(--auxology-quiet-text);border-bottom-color:var(--auxology-frame)}
tbody th{font-weight:400}
.number{text-align:right}
.notes,.references,.unused{font-size:14px}
dt{font-weight:700}
dd{margin:0 0 8px;color:var(--auxology-quiet-text)}
@media screen and (max-width:760px){
main{padding:8px 10px 24px}
.wide{display:none}
.narrow{display:block}
body{font-size:15px}
.switches{gap:8px 14px;margin:4px 0 10px}
fieldset span{padding:7px 10px}
.strip{margin:4px 0 0;padding:8px 12px}
.facts,.facts span{display:block}
section{padding:0}
.cautions{margin:10px 0 0}
th,td,.curves th,.curves td{padding-right:12px}
.curves th{white-space:normal;min-width:6.5rem}
.curves .number{min-width:0}
table{font-size:14px}
thead th{font-size:12px}
}
@media (prefers-reduced-motion:no-preference){html{scroll-behavior:smooth}}
@page{size:A4;margin:14mm}
@media print{
body{font-size:9.5pt;line-height:1.35}
main{max-width:none;padding:0}
.skip,.hint,.ring,.hair{display:none}
.picture svg{max-height:162mm}
.sheet svg{max-height:268mm;min-width:0}
.switches{gap:0 5mm;margin:0 2.8% 0}
fieldset,fieldset div{display:flex;border:0;border-radius:0;gap:1.5mm}
legend{float:left;padding:0 1.5mm 0 0}
fieldset label:not(:has(:checked)){display:none}
fieldset span,fieldset :checked+span{padding:0;border:0;background:none;color:var(--auxology-text);font-size:8.5pt;line-height:1.35}
legend{font-size:8.5pt;line-height:1.35}
legend::after{content:':'}
.strip{margin:1mm 2.8% 0;padding:1mm 3mm;background:none}
.reading,.reading .choice{font-size:9pt;line-height:1.3}
.measured{font-size:10pt}
.reading p,.facts span{margin-right:3mm}
.value>td,.value>th{background:none}
h2{margin:0 0 1mm;padding-top:4mm;font-size:11pt}
section p,section ul,.cautions,dl{margin-top:1mm}
dd{margin-bottom:1mm}
tbody th{position:static}
.scroll+.scroll{margin-top:2mm}
caption.visible{padding-top:1mm}
h2,h3,thead,dt,caption{break-after:avoid}
tr,li,dd,p,.strip{break-inside:avoid}
.scroll{overflow:visible;background:none}
th,td,.curves th,.curves td{padding:.25mm 2.6mm .25mm 0}
th:first-child{padding-left:0}
table{font-size:8.2pt;line-height:1.25}
thead th,.cautions,.notes,.references,.unused{font-size:8.5pt}
}
`

/**
 * The style of every page: it depends neither on the chart nor on the language,
 * so that a host can allow it by its hash. It contains neither `<` nor `&`, so
 * that HTML and XML parse it alike.
 */
export function pageStyle(): string {
  return fontRules + colourRules() + layoutRules + choiceRules()
}
