import { create, loadScript } from '../playground/dom.js'

declare global {
  /** What `snippets.js` brings: the very snippets of the guides, compiled. */
  var auxologySnippets: readonly ((scope: object) => Promise<Readonly<Record<string, unknown>>>)[] | undefined
  /** What `library.js` brings: all that the package exports, and the children of the examples. */
  var auxology: Readonly<Record<string, unknown>> | undefined
}

const root = document.getElementById('search')?.dataset['root'] ?? ''
const longest = 6000

/** Runs a snippet, and shows what it declares. */
async function run(button: HTMLButtonElement): Promise<void> {
  const output = button.nextElementSibling as HTMLOutputElement
  await loadScript(`${root}library.js`)
  await loadScript(`${root}snippets.js`)
  const snippet = globalThis.auxologySnippets?.[Number(button.dataset['snippet'])]
  try {
    const values = await snippet?.(globalThis.auxology ?? {})
    output.replaceChildren(...Object.entries(values ?? {}).flatMap(([name, value]) => shown(name, value)))
    if (output.childNodes.length === 0) output.append(create('p', {}, 'Done: every statement held.'))
  } catch (error) {
    output.replaceChildren(create('p', { class: 'message error' }, String(error)))
    output.dataset['failed'] = 'true'
  }
}

function shown(name: string, value: unknown): Node[] {
  if (typeof value === 'function') return []
  if (typeof value === 'string' && value.startsWith('<svg')) {
    const svg = new DOMParser().parseFromString(value, 'image/svg+xml').documentElement
    return [create('h3', {}, name), document.importNode(svg, true)]
  }
  const text = typeof value === 'string' ? value : (JSON.stringify(value, undefined, 2) ?? String(value))
  const cut = text.length > longest ? `${text.slice(0, longest)} …` : text
  return [create('h3', {}, name), create('pre', { tabindex: 0 }, create('code', {}, cut))]
}

/** Shows the element of a snippet unchanged, with an example child. */
async function showElement(button: HTMLButtonElement): Promise<void> {
  await loadScript(`${root}library.js`)
  const { defineChartElement, jakob } = (globalThis.auxology ?? {}) as {
    readonly defineChartElement?: () => void
    readonly jakob?: object
  }
  defineChartElement?.()
  const markup = button.closest('.run')?.previousElementSibling?.textContent ?? ''
  const element = new DOMParser().parseFromString(markup, 'text/html').body.firstElementChild
  if (element === null) return
  const shown = document.importNode(element, true)
  button.nextElementSibling?.replaceChildren(shown)
  Object.assign(shown, { patient: jakob })
}

for (const button of document.querySelectorAll<HTMLButtonElement>('[data-live]')) {
  button.addEventListener('click', () => void showElement(button))
}
for (const button of document.querySelectorAll<HTMLButtonElement>('[data-snippet]')) {
  button.addEventListener('click', () => void run(button))
}
