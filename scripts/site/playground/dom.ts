/** Attributes and properties of a new element; a function listens to an event. */
type Attributes = { readonly [name: string]: string | number | boolean | undefined | ((event: Event) => void) }

/** What an element can hold. */
export type Content = Node | string | undefined

/** A new element. Text is never read as markup. */
export function create<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...content: readonly Content[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === 'function') element.addEventListener(name, value)
    else if (value === true) element.setAttribute(name, '')
    else if (value !== undefined && value !== false) element.setAttribute(name, String(value))
  }
  element.append(...content.filter((each) => each !== undefined))
  return element
}

/** The element of the page with this id. */
export function byId<Found extends HTMLElement = HTMLElement>(id: string): Found {
  const element = document.getElementById(id)
  if (element === null) throw new RangeError(`the page has no element #${id}`)
  return element as Found
}

/** A table that scrolls by itself where it is wider than the page, and then can be reached by the keyboard. */
export function table(
  caption: string,
  heads: readonly string[],
  rows: readonly (readonly Content[])[],
  shownCaption?: string,
): HTMLElement {
  return create(
    'div',
    { class: 'table', tabindex: 0, role: 'region', 'aria-label': caption },
    create(
      'table',
      {},
      shownCaption === undefined ? undefined : create('caption', {}, shownCaption),
      create('thead', {}, create('tr', {}, ...heads.map((head) => create('th', { scope: 'col' }, head)))),
      create(
        'tbody',
        {},
        ...rows.map((cells) =>
          create(
            'tr',
            {},
            ...cells.map((cell, i) => (i === 0 ? create('th', { scope: 'row' }, cell) : create('td', {}, cell))),
          ),
        ),
      ),
    ),
  )
}

/** Loads a classic script once: from a folder a page can load no module. */
export function loadScript(source: string): Promise<void> {
  const known = loaded.get(source)
  if (known !== undefined) return known
  const loading = new Promise<void>((resolve, reject) => {
    const script = create('script', { src: source, load: () => resolve(), error: () => reject(new Error(source)) })
    document.head.append(script)
  })
  loaded.set(source, loading)
  return loading
}

const loaded: Map<string, Promise<void>> = new Map()
