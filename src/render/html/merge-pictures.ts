/** An element of a picture: its text, or what it opens and closes around others; and the pictures it belongs to. */
interface Element {
  readonly open: string
  readonly parts?: Element[] | undefined
  readonly pictures: Set<number>
}

/** How what belongs to some of the pictures only is put into groups: their opening tags. */
export type GroupsOf = (pictures: readonly number[]) => readonly string[]

/**
 * Several pictures as one, in which what they share stands once. Each is the
 * SVG elements of a scene, of which none shares a line with another.
 *
 * @param groupsOf the groups for what belongs to some of the pictures; each gets a copy
 */
export function mergePictures(pictures: readonly string[], groupsOf: GroupsOf): string {
  const definitions = new Map<string, string>()
  const merged: Element[] = []
  for (const [i, svg] of pictures.entries()) mergeInto(merged, elementsOf(withCommonClips(svg, definitions), i))
  const clips = [...definitions].map(([box, id]) => `<clipPath id="${id}">${box}</clipPath>\n`).join('')
  return clips + writeElements(merged, pictures.length, groupsOf)
}

/** The elements without their clips, which are collected and have one id for each box. */
function withCommonClips(svg: string, definitions: Map<string, string>): string {
  const names = new Map<string, string>()
  const plain = svg.replace(/<clipPath id="([^"]*)">(.*?)<\/clipPath>\n/g, (_, id: string, box: string) => {
    const name = definitions.get(box) ?? `${id.replace(/\d+$/, '')}${definitions.size + 1}`
    definitions.set(box, name)
    names.set(id, name)
    return ''
  })
  return plain.replace(/url\(#([^)]*)\)/g, (_, id: string) => `url(#${names.get(id) ?? id})`)
}

/** The elements of a picture. A line break within a text is followed by no tag. */
function elementsOf(svg: string, picture: number): Element[] {
  const root: Element[] = []
  const within: Element[][] = [root]
  for (const line of svg.trimEnd().split(/\n(?=<)/)) {
    if (line === '</g>') {
      within.pop()
      continue
    }
    const isGroup = line.startsWith('<g')
    const element: Element = { open: line, parts: isGroup ? [] : undefined, pictures: new Set([picture]) }
    within.at(-1)?.push(element)
    if (element.parts !== undefined) within.push(element.parts)
  }
  return root
}

/** Adds the elements of another picture, in the order in which both are painted. */
function mergeInto(merged: Element[], others: readonly Element[]): void {
  let at = 0
  for (const other of others) {
    const found = merged.findIndex(({ open }, i) => i >= at && open === other.open)
    const same = merged[found]
    if (same === undefined) {
      merged.splice(at++, 0, other)
      continue
    }
    for (const picture of other.pictures) same.pictures.add(picture)
    if (same.parts !== undefined && other.parts !== undefined) mergeInto(same.parts, other.parts)
    at = found + 1
  }
}

/** The elements, those that belong to the same pictures together. */
function writeElements(elements: readonly Element[], count: number, groupsOf: GroupsOf): string {
  const runs: { readonly key: string; text: string; readonly pictures: readonly number[] }[] = []
  for (const { open, parts, pictures } of elements) {
    const text = parts === undefined ? `${open}\n` : `${open}\n${writeElements(parts, count, groupsOf)}</g>\n`
    const key = [...pictures].sort((a, b) => a - b).join()
    const last = runs.at(-1)
    if (last?.key === key) last.text += text
    else runs.push({ key, text, pictures: [...pictures] })
  }
  return runs
    .map(({ text, pictures }) =>
      pictures.length === count
        ? text
        : groupsOf(pictures)
            .map((open) => `${open}\n${text}</g>\n`)
            .join(''),
    )
    .join('')
}
