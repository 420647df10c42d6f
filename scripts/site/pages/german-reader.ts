import { create } from '../playground/dom.js'

/** What the parts of the site are called in German, by their `data-words`. */
const parts: { readonly [name: string]: string } = {
  title: 'Ausprobieren',
  guides: 'Anleitungen',
  gallery: 'Galerie',
  set: 'Referenzen',
  skip: 'Zum Inhalt',
}

/** Tells a German reader of an English page that it is English only, and names the parts of the site in German. */
export function tellGermanReader(root: string): void {
  if (document.documentElement.lang !== 'en' || !navigator.language.toLowerCase().startsWith('de')) return
  for (const part of document.querySelectorAll<HTMLElement>('header.site [data-words], .skip [data-words]')) {
    const name = parts[part.dataset['words'] ?? '']
    if (name === undefined) continue
    part.textContent = name
    part.lang = 'de'
  }
  const way = create('a', { href: `${root}index.html` }, 'Ausprobieren lässt sich die Bibliothek auf Deutsch.')
  const note = create('p', { class: 'note', lang: 'de' }, 'Diese Seite gibt es nur auf Englisch. ', way)
  document.getElementById('main')?.prepend(note)
}
