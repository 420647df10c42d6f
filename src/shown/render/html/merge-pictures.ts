/** An element of a picture: its text, or what it opens and closes around others. */
interface Element {
  readonly open: string
  readonly parts?: Element[] | undefined
  /** The pictures it belongs to: a bit for each, of eight at most. */
  pictures: number
}

/** How what belongs to some of the pictures only is put into groups: their opening tags. */
export type GroupsOf = (pictures: readonly number[]) => readonly string[]

/**
 * Several pictures as one, with what they share written once. Each is the
 * SVG elements of a scene, each on lines of its own.
 *
 * @param groupsOf the groups for what belongs to some of the pictures; each gets a copy
 */
export function mergePictures(pictures: readonly string[], groupsOf: GroupsOf): string {
  const definitions = new Map<string, string>()
  const merged: Element[] = []
  for (const [i, svg] of pictures.entries()) mergeInto(merged, elementsOf(withCommonClips(svg, definitions), i))
  const known = new Map<number, readonly string[]>()
  const openings = (bits: number) => {
    const kept = known.get(bits)
    if (kept !== undefined) return kept
    const groups = groupsOf(pictures.flatMap((_, i) => (bits & (1 << i) ? i : [])))
    known.set(bits, groups)
    return groups
  }
  const clips = [...definitions].map(([box, id]) => `<clipPath id="${id}">${box}</clipPath>\n`).join('')
  return clips + writeElements(merged, 2 ** pictures.length - 1, openings)
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
  const bit = 1 << picture
  const all = svg.trimEnd()
  for (let from = 0; from < all.length; ) {
    const next = all.indexOf('\n<', from)
    const to = next < 0 ? all.length : next
    const line = all.slice(from, to)
    from = to + 1
    if (line === '</g>') {
      within.pop()
      continue
    }
    const element: Element = { open: line, parts: line.startsWith('<g') ? [] : undefined, pictures: bit }
    within.at(-1)?.push(element)
    if (element.parts !== undefined) within.push(element.parts)
  }
  return root
}

/** Adds the elements of another picture, in the order in which both are painted. */
function mergeInto(merged: Element[], others: readonly Element[]): void {
  let at = 0
  for (const other of others) {
    let found = at
    while (found < merged.length && merged[found]?.open !== other.open) found++
    const same = merged[found]
    if (same === undefined) {
      merged.splice(at++, 0, other)
      continue
    }
    same.pictures |= other.pictures
    if (same.parts !== undefined && other.parts !== undefined) mergeInto(same.parts, other.parts)
    at = found + 1
  }
}

/** The elements, those that belong to the same pictures together. */
function writeElements(
  elements: readonly Element[],
  everywhere: number,
  openings: (pictures: number) => readonly string[],
): string {
  let written = ''
  let run = ''
  const endRun = (pictures: number) => {
    if (pictures === everywhere) written += run
    else for (const open of openings(pictures)) written += `${open}\n${run}</g>\n`
    run = ''
  }
  elements.forEach(({ open, parts, pictures }, i) => {
    run += parts === undefined ? `${open}\n` : `${open}\n${writeElements(parts, everywhere, openings)}</g>\n`
    if (elements[i + 1]?.pictures !== pictures) endRun(pictures)
  })
  return written
}
