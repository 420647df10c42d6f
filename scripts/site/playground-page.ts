import { wordOf } from './playground/words.js'
import { dePlayground } from './playground/words-de.js'

/** The page itself has the name of each part, in German, so that it shows before any script. */
export function playgroundPage(): string {
  return frame.replaceAll(
    / data-words="([\w.]+)">(?=<)/g,
    (attribute, name) => `${attribute}${wordOf(dePlayground, name) ?? ''}`,
  )
}

const frame = `<div class="intro"><h1 data-words="title"></h1>
<p class="lead" data-words="lead"></p></div>
<p class="note" data-words="note"></p>
<noscript><p class="note">JavaScript ist ausgeschaltet; die Anleitungen und die Galerie gehen auch ohne. JavaScript is off; guides and gallery work without it.</p></noscript>
<div class="playground">
<section class="panel child" aria-labelledby="child-title">
<div class="line">
<h2 id="child-title" data-words="child"></h2>
<label class="field"><span data-words="language"></span><select id="locale"><option value="de" lang="de">Deutsch</option><option value="en" lang="en">English</option></select></label>
</div>
<label class="field"><span data-words="examples"></span><select id="example"></select></label>
<a class="to-results" href="#results" data-words="toResults"></a>
<div class="tabs" id="tabs" role="tablist" aria-labelledby="child-title">
<button type="button" role="tab" id="tab-form" aria-controls="form" data-words="form"></button>
<button type="button" role="tab" id="tab-json" aria-controls="source">JSON</button>
<button type="button" role="tab" id="tab-xml" aria-controls="source">XML</button>
</div>
<div id="form" role="tabpanel" aria-labelledby="tab-form"></div>
<div id="source" role="tabpanel" aria-labelledby="tab-json" hidden><textarea id="text" spellcheck="false" autocomplete="off" rows="24"></textarea></div>
<div id="problem" role="alert" hidden></div>
<div class="share"><button type="button" id="share" aria-describedby="share-note"><span data-words="share"></span></button> <span id="share-status" role="status"></span>
<p class="quiet" id="share-note" data-words="shareNote"></p></div>
</section>
<div class="results" id="results">
<section class="panel chart-panel" aria-labelledby="chart-title">
<h2 id="chart-title" class="unseen" data-words="chart"></h2>
<div class="settings">
<div class="fields">
<label class="field"><span data-words="chart"></span><select id="type"></select></label>
<label class="field"><span data-words="set"></span><select id="set"></select></label>
<label class="field" id="bone-age-method" hidden><span data-words="boneAgeMethodHeading"></span><select id="boneAgeMethod"></select></label>
</div>
<details>
<summary data-words="settings"></summary>
<div class="fields">
<label class="field"><span data-words="lines"></span><select id="lines"></select></label>
<label class="field"><span data-words="outlook"></span><select id="expected"></select></label>
<label class="field"><span data-words="correction"></span><select id="correction"></select></label>
<label class="field"><span data-words="theme"></span><select id="theme"></select></label>
<label class="field"><span data-words="today"></span><input type="date" id="today"></label>
</div>
</details>
</div>
<p id="no-chart" data-words="noChart" hidden></p>
<auxology-chart></auxology-chart>
</section>
<section class="panel" id="latest" aria-live="off"></section>
<section class="panel"><h2 data-words="advice.title"></h2><div id="advice"></div></section>
<section class="panel"><h2 data-words="growth.title"></h2><div id="growth"></div></section>
<section class="panel"><h2 data-words="treatment.title"></h2><div id="treatment"></div></section>
<section class="panel papers"><h2 data-words="paper.title"></h2><p class="quiet" data-words="paper.note"></p><p><button type="button" data-paper="sheet"><span data-words="paper.sheet"></span></button> <button type="button" data-paper="chart"><span data-words="paper.chart"></span></button> <button type="button" data-paper="page"><span data-words="paper.page"></span></button> <span id="paper-status" role="status"></span></p></section>
<section class="panel"><h2 data-words="messages"></h2><div id="messages"></div></section>
<section class="panel"><h2 data-words="family"></h2><div id="family"></div></section>
<section class="panel"><h2 data-words="sideBySide"></h2><p class="quiet" data-words="sideBySideNote"></p><div id="comparison"></div></section>
<section class="panel"><div class="line"><h2 data-words="explained"></h2><label class="field"><span data-words="ofVisit"></span><select id="explained-visit"></select></label></div><p class="quiet" data-words="explainedNote"></p><div id="explained"></div></section>
<section class="panel"><h2 data-words="references"></h2><div id="references" lang="en"></div></section>
<section class="panel"><div class="line"><h2 data-words="code"></h2><span><span id="code-status" role="status"></span> <button type="button" id="copy-code"><span data-words="copyCode"></span></button></span></div><pre tabindex="0"><code id="code"></code></pre></section>
</div>
</div>
`
