/** What this file needs of Trusted Types, which not all browsers and type libraries have. */
interface TrustedPolicy {
  readonly createHTML: (html: string) => string
}

interface TrustedTypes {
  readonly createPolicy: (name: string, rules: TrustedPolicy) => TrustedPolicy
}

/** A function that fills a node with markup, every value in which is escaped; also under `require-trusted-types-for`. */
export function markupWriter(): (node: Element | ShadowRoot, html: string) => void {
  const { trustedTypes } = globalThis as { readonly trustedTypes?: TrustedTypes }
  const policy = trustedTypes?.createPolicy('auxology', { createHTML: (html) => html })
  return (node, html) => {
    node.innerHTML = policy?.createHTML(html) ?? html
  }
}
