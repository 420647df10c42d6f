/** One page of the site. */
export interface SitePage {
  /** Where it is in the site: `docs/charts.html`. */
  readonly path: string
  readonly title: string
  readonly main: string
  /** Scripts of its own, from the site's root. */
  readonly scripts?: readonly string[]
  readonly language?: string
  readonly aside?: string
}

/**
 * Nothing from elsewhere, nothing inline, no connection at all: what is entered can't leave the page. `'self'` is nothing
 * in a folder, hence `file:`.
 */
const policy =
  "default-src 'none'; script-src 'self' file:; style-src 'self' file:; img-src 'self' file: data: blob:; connect-src 'none'; form-action 'none'; base-uri 'none'"

/** The way from a page to the site's root: `../` for each folder. */
export function toRoot(path: string): string {
  return '../'.repeat(path.split('/').length - 1)
}

/** The page with what all have: policy, style, the way to every other part. */
export function sitePage({ path, title, main, aside, scripts = [], language = 'en' }: SitePage): string {
  const root = toRoot(path)
  const parts = [
    ['index.html', 'Playground', ' data-words="title"'],
    ['docs/index.html', 'Guides', ' data-words="guides"'],
    ['docs/gallery/index.html', 'Gallery', ' data-words="gallery"'],
    ['docs/references/index.html', 'References', ' data-words="set"'],
    ['api/index.html', 'API', ' lang="en"'],
  ]
  const isPart = (part: string) => part === path
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<meta name="color-scheme" content="light dark">
<title>${title === 'auxology' ? title : `auxology: ${title}`}</title>
<link rel="icon" href="${root}icon.svg">
<link rel="stylesheet" href="${root}site.css">
</head>
<body>
<a class="skip" href="#main"><span data-words="skip">Skip to content</span></a>
<header class="site">
<a class="brand" href="${root}index.html" translate="no">auxology</a>
<nav aria-label="Site">
${parts.map(([to = '', name, more]) => `<a href="${root}${to}"${isPart(to) ? ' aria-current="page"' : ''}><span${more}>${name}</span></a>`).join('\n')}
</nav>
<div class="search"><input type="search" id="search" placeholder="Search" aria-label="Search the guides" autocomplete="off" data-root="${root}"><ul id="found" hidden></ul></div>
</header>
<div class="page">
${aside === undefined ? '' : `<nav class="aside" aria-label="Guides">${aside}</nav>`}
<main id="main" tabindex="-1">
${main}
</main>
</div>
<script src="${root}search.js" defer></script>
${scripts.map((script) => `<script src="${root}${script}" defer></script>`).join('\n')}
</body>
</html>
`
}

/** Text within markup. */
export function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}
