import MiniSearch from 'minisearch'
import { create, loadScript } from '../playground/dom.js'
import { tellGermanReader } from './german-reader.js'

declare global {
  /** What `search-index.js` brings: the index, packed. */
  var auxologySearchIndex: string | undefined
}

/** What is stored of an entry. */
interface Found {
  readonly page: string
  readonly title: string
  readonly heading: string
}

const input = document.getElementById('search') as HTMLInputElement
const list = document.getElementById('found') as HTMLUListElement
const root = input.dataset['root'] ?? ''
let index: MiniSearch | undefined

async function search(): Promise<void> {
  const text = input.value.trim()
  list.hidden = text === ''
  if (text === '') return
  await loadScript(`${root}search-index.js`)
  index ??= MiniSearch.loadJSON(globalThis.auxologySearchIndex ?? '', {
    fields: ['title', 'heading', 'text'],
    storeFields: ['page', 'title', 'heading'],
  })
  const found = index.search(text, { prefix: true, fuzzy: 0.15, boost: { heading: 4, title: 2 }, combineWith: 'AND' })
  const items = found.slice(0, 12).map((each) => item(each as unknown as Found))
  list.replaceChildren(...(items.length > 0 ? items : [create('li', { class: 'none' }, noneText(text))]))
}

/** In the language of the page: that of the playground can change. */
function noneText(text: string): string {
  return document.documentElement.lang === 'de'
    ? `In keiner Anleitung steht „${text}“. Die Anleitungen sind englisch.`
    : `No guide has “${text}”.`
}

function item({ page, title, heading }: Found): HTMLElement {
  const anchor = heading
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Number} _-]/gu, '')
    .replaceAll(' ', '-')
  const href = `${root}${page}${heading === title ? '' : `#${anchor}`}`
  return create('li', {}, create('a', { href }, heading, heading === title ? undefined : create('small', {}, title)))
}

input.addEventListener('input', () => void search())
document.addEventListener('keydown', ({ key }) => {
  if (list.hidden) return
  const links = [...list.querySelectorAll('a')]
  const at = links.indexOf(document.activeElement as HTMLAnchorElement)
  if (key === 'Escape') {
    list.hidden = true
    input.focus()
  } else if (key === 'ArrowDown') (links[at + 1] ?? links[0])?.focus()
  else if (key === 'ArrowUp') (at > 0 ? links[at - 1] : input)?.focus()
})
document.addEventListener('click', ({ target }) => {
  if (!(target as Element).closest('.search')) list.hidden = true
})
tellGermanReader(root)
