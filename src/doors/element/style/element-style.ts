/** How the element looks, apart from the colours of its picture. */
export const elementStyle = `
:host{display:block;container-type:inline-size;color:var(--text);background:var(--page);font:15px/1.45 var(--auxology-font,Roboto,'Helvetica Neue',Arial,'Liberation Sans','Nimbus Sans','DejaVu Sans Condensed',sans-serif)}
:host([hidden]),[hidden]{display:none!important}
*{box-sizing:border-box}
p,ul,dl,table,fieldset{margin:0;padding:0;border:0}
.chart{position:relative;padding:12px;display:flex;flex-direction:column;gap:8px;background:var(--page)}
.unseen,caption{position:absolute;width:1px;height:1px;margin:-1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.head{display:flex;flex-wrap:wrap;justify-content:space-between;gap:2px 24px;overflow-wrap:anywhere}
.title{font-size:20px;line-height:1.25;font-weight:700;color:var(--curve)}
.name{font-weight:700}
.child{text-align:right}
.latest{font-size:14px}
.quiet{color:var(--quietText);font-size:13px}
.tools{display:flex;flex-wrap:wrap;gap:6px 10px;align-items:center}
.group{display:flex}
button,summary,select,input:not([type=range]){font:inherit;font-size:14px;line-height:1.2;min-height:34px;padding:5px 11px;color:var(--text);background:var(--plot);border:1px solid var(--frame);border-radius:6px}
button,summary,select{cursor:pointer}
select{max-width:14em}
.group button{border-radius:0;margin-left:-1px;min-width:34px}
.group button:first-child{border-radius:6px 0 0 6px;margin-left:0}
.group button:last-child{border-radius:0 6px 6px 0}
button:hover,summary:hover{background:var(--outerBand)}
button[aria-pressed=true]{background:var(--curve);border-color:var(--curve);color:var(--page)}
:focus-visible{outline:3px solid var(--target);outline-offset:2px;z-index:1}
.more{position:relative}
summary{list-style:none;display:flex;align-items:center}
summary::-webkit-details-marker{display:none}
.more>summary::after{content:'▾';content:'▾'/'';margin-left:6px;font-size:12px}
.menu{position:absolute;right:0;z-index:4;width:max-content;max-width:min(22rem,86cqw);padding:8px;display:flex;flex-direction:column;gap:4px;background:var(--page);border:1px solid var(--frame);border-radius:8px;box-shadow:0 6px 20px #0003}
.menu button{text-align:left;border-color:transparent}
.menu .quiet{margin:2px 4px 0;max-width:20rem}
.menu .heading{margin-top:6px;font-weight:700}
dl{display:grid;grid-template-columns:auto 1fr;gap:2px 12px;padding:4px;font-size:13px}
dd{margin:0;color:var(--quietText)}
.body{display:grid;grid-template-columns:minmax(0,1fr) 17rem;gap:12px;align-items:start}
.stage{position:relative;aspect-ratio:4/3;max-height:82vh;min-height:17rem;width:100%}
.picture{position:absolute;inset:0;contain:strict}
.picture svg{display:block;width:100%;height:100%}
.overlay{position:absolute;inset:0;width:100%;height:100%;pointer-events:none;overflow:visible}
.overlay text{font-size:12px;fill:var(--text)}
.overlay .ground{fill:var(--plot);stroke:var(--target);stroke-dasharray:3 3}
.overlay .age{font-weight:700;fill:var(--page)}
.tag{fill:var(--target)}
.hair{stroke:var(--target);stroke-width:1.5;fill:none}
.dot{fill:var(--plot);stroke:var(--target);stroke-width:1.5}
.ring{fill:none;stroke:var(--target);stroke-width:3}
.between{fill:var(--plot);stroke:var(--patient);stroke-width:2}
.other{fill:none;stroke:var(--compared);stroke-width:1.6;stroke-dasharray:7 4}
.key{font-size:13px;padding-left:2.8%}
.key::before{content:'';display:inline-block;width:28px;margin-right:8px;border-top:2px dashed var(--compared);vertical-align:middle}
.supposed{fill:none;stroke:var(--target);stroke-width:1.8;stroke-dasharray:3 3}
.supposed.point{fill:var(--plot);stroke-dasharray:2.5 2}
.ruler{position:absolute;cursor:crosshair;touch-action:pan-y;-webkit-user-select:none;user-select:none}
.ruler:active{cursor:grabbing}
.hint{position:absolute;z-index:3;left:50%;top:40%;width:max-content;max-width:90%;transform:translateX(-50%);padding:8px 14px;border-radius:6px;background:var(--text);color:var(--page);font-size:14px;pointer-events:none}
.range{--handle:24px;position:relative;height:44px;margin-top:2px;touch-action:pan-y}
.range::before{content:'';position:absolute;left:0;right:0;top:19px;height:6px;border-radius:3px;background:var(--grid1)}
.window{position:absolute;top:10px;height:24px;background:var(--curve);opacity:.28;border-radius:4px;cursor:grab;touch-action:none}
.range input{position:absolute;top:0;width:calc(100% - var(--handle));height:44px;margin:0;appearance:none;background:none;pointer-events:none}
.range [data-end=from]{left:0}
.range [data-end=to]{right:0}
.range input::-webkit-slider-thumb{box-sizing:border-box;appearance:none;pointer-events:auto;width:var(--handle);height:36px;border-radius:6px;border:2px solid var(--page);background:var(--curve);cursor:ew-resize}
.range input::-moz-range-thumb{box-sizing:border-box;pointer-events:auto;width:var(--handle);height:36px;border-radius:6px;border:2px solid var(--page);background:var(--curve);cursor:ew-resize}
.range input:focus-visible{outline:0}
.range input:focus-visible::-webkit-slider-thumb{outline:3px solid var(--target);outline-offset:1px}
.reading{padding:10px 12px;border:1px solid var(--grid1);border-radius:8px;background:var(--plot);font-size:14px;min-height:20rem}
.place{font-weight:700;font-size:16px}
.read .value{font-size:20px;font-weight:700;color:var(--patient);font-variant-numeric:tabular-nums}
.read{margin-bottom:8px}
.reading table{width:100%;border-collapse:collapse;font-variant-numeric:tabular-nums}
.reading th,.reading td{padding:2px 0;border-bottom:1px solid var(--grid2);font-weight:400;text-align:left}
.reading td{text-align:right;white-space:nowrap;padding-left:8px}
.reading thead th{font-size:12px;color:var(--quietText);vertical-align:bottom}
.reading .other{color:var(--compared)}
.reading thead th+th{text-align:right;padding-left:8px}
.reading .own>*{font-weight:700;color:var(--patient);background:var(--innerBand)}
.reading .own th{padding-left:6px}
.reading .own td:last-child{padding-right:6px}
.whatif{display:flex;flex-wrap:wrap;gap:10px 20px;align-items:end;padding:10px 12px;border:1px dashed var(--target);border-radius:8px}
fieldset{min-width:0}
.whatif fieldset{display:flex;flex-wrap:wrap;gap:6px 10px}
.whatif legend{font-weight:700;padding:0 0 4px}
.whatif label{display:flex;flex-direction:column;font-size:13px;color:var(--quietText)}
.whatif input{width:9.5em}
.outcome{flex-basis:100%;font-weight:700}
.notes{font-size:14px;display:flex;flex-direction:column;gap:8px}
.notes ul{padding-left:1.2em}
.notes .legend{list-style:none;padding:0;font-size:13px}
.notes .cautions{color:var(--limit)}
.notes summary{display:inline-flex}
.scroll{overflow-x:auto;margin-top:8px}
.notes table{border-collapse:collapse;font-variant-numeric:tabular-nums}
.notes th,.notes td{padding:4px 14px 4px 0;text-align:left;white-space:nowrap;border-bottom:1px solid var(--grid2);font-weight:400}
.notes .number{text-align:right}
.notes thead th{color:var(--quietText);font-size:13px}
.error,.empty{padding:12px;border:1px solid currentcolor;border-radius:8px;overflow-wrap:anywhere}
@container (max-width:820px){
.chart{padding:8px}
.body{display:flex;flex-direction:column;align-items:stretch;gap:6px}
.tools{order:1}
.whatif{order:2}
.notes{order:3}
.child{text-align:left}
.stage{aspect-ratio:3/2}
.more{position:static}
.menu{right:12px;margin-top:4px}
.reading{display:contents}
.read{order:-1;position:sticky;top:0;z-index:2;display:flex;flex-wrap:wrap;align-content:flex-start;gap:0 12px;align-items:baseline;min-height:3.8rem;margin:0;padding:6px 10px;border:1px solid var(--grid1);border-left:4px solid var(--curve);border-radius:6px;background:var(--plot);font-size:14px;line-height:1.35}
.reading table{order:1;font-size:14px}
}
@container (max-width:480px){
.stage{aspect-ratio:8/9}
.title{font-size:17px}
.child{display:flex;flex-wrap:wrap;gap:0 12px;align-items:baseline}
.read{font-size:13px;min-height:8.4rem}
.read .value{font-size:17px}
.menu{right:8px;left:8px;width:auto;max-width:none}
}
@media (pointer:coarse){button,summary,select,input:not([type=range]){min-height:44px;min-width:44px}.group button{min-width:44px}}
:host(:fullscreen){overflow:auto;padding:0}
:host(:fullscreen) .stage{aspect-ratio:auto;height:72vh}
@media (forced-colors:active){button[aria-pressed=true]{forced-color-adjust:none}.range::before{background:CanvasText}.window{background:Highlight;opacity:1}}
@media print{.tools,.range,.whatif,.hint,.ruler,.more{display:none!important}.body{display:block}.stage{max-height:none}.reading table{display:none}.read{position:static}.scroll{overflow:visible}.notes th,.notes td{white-space:normal;padding-right:10px}}
`
