import { printableText } from '../../scene/typeface.js'

/** A node, and all within it, in characters that the bundled typeface has. */
export function printableNode<Node>(node: Node): Node {
  return printable(node) as Node
}

function printable(part: unknown): unknown {
  if (typeof part === 'string') return printableText(part)
  if (Array.isArray(part)) return part.map(printable)
  if (typeof part !== 'object' || part === null) return part
  return Object.fromEntries(Object.entries(part).map(([key, value]) => [key, printable(value)]))
}
