import { attributeText, legibleText } from '../../../ground/text/markup.js'
import { elementOf } from '../fhir-json.js'
import type { FhirBundle } from './written-resources.js'

/**
 * A bundle that {@link resultToFhir} wrote, in FHIR's XML. Its members are in the
 * order that XML asks for; those of other bundles may not.
 *
 * @example
 * ```ts
 * const result = calculatePatient({ measurements: [] }, { today: '2024-06-04' })
 * formatFhirXml(resultToFhir(result)).slice(39, 100)
 * // '<Bundle xmlns="http://hl7.org/fhir"><type value="collection"/'
 * ```
 */
export function formatFhirXml(bundle: FhirBundle): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${resourceXml(bundle, ' xmlns="http://hl7.org/fhir"')}\n`
}

function resourceXml(resource: object, namespace = ''): string {
  const { resourceType } = elementOf(resource) ?? {}
  return `<${resourceType}${namespace}>${membersXml(resource)}</${resourceType}>`
}

/** The members of an element. One with an underscore holds the extensions of a text. */
function membersXml(element: object): string {
  const members = element as { readonly [name: string]: unknown }
  const names = Object.keys(members)
  const hasExtensions = names.some(holdsExtensions)
  let xml = ''
  for (const name of names) {
    if (name === 'resourceType') continue
    if (!holdsExtensions(name)) xml += memberXml(name, members[name], hasExtensions ? members[`_${name}`] : undefined)
    else if (!Object.hasOwn(members, name.slice(1))) xml += memberXml(name.slice(1), undefined, members[name])
  }
  return xml
}

function holdsExtensions(name: string): boolean {
  return name.startsWith('_')
}

function memberXml(name: string, value: unknown, extensions: unknown): string {
  if (Array.isArray(value)) return value.map((entry: unknown) => memberXml(name, entry, undefined)).join('')
  const element = elementOf(value)
  if (element?.resourceType !== undefined) return `<${name}>${resourceXml(element)}</${name}>`
  if (element !== undefined && name === 'extension') {
    const { url, ...rest } = element
    return tag(name, attribute('url', url), membersXml(rest))
  }
  const content = membersXml(element ?? elementOf(extensions) ?? {})
  return tag(name, element === undefined && value !== undefined ? attribute('value', value) : '', content)
}

function tag(name: string, attributes: string, content: string): string {
  return content === '' ? `<${name}${attributes}/>` : `<${name}${attributes}>${content}</${name}>`
}

function attribute(name: string, value: unknown): string {
  return ` ${name}="${attributeText(legibleText(String(value)))}"`
}
