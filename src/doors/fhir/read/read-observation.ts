import { growthObservation, meaningOfCodings, strangeSystem } from '../codes/code-tables.js'
import { combinedMeaning, type GrowthObservation } from '../codes/growth-codes.js'
import { elementsOf, type FhirElement, givenText, nameOf, type RecordResource } from '../fhir-json.js'
import {
  type GrowthValue,
  gestationValues,
  growthValuesOf,
  isBoneAgeMethod,
  type ObservationContext,
} from './growth-values.js'
import { gestationInWords, memberPath, type ValuePlace } from './read-quantity.js'
import { hasUsedStatus } from './whose-resource.js'

const usedStatuses = ['final', 'amended', 'corrected']

/** An observation, or one of its components. */
interface Part {
  readonly element: FhirElement
  readonly path: string
  readonly meaning: GrowthObservation | undefined
}

/** The values of growth in an observation; what gives none is added to `unused`. */
export function readObservation(entry: RecordResource, context: ObservationContext): readonly GrowthValue[] {
  const { resource, reference } = entry
  const { tables, unused } = context
  const components = elementsOf(resource.component)
  const parts: readonly Part[] = [
    { element: resource, path: '', meaning: growthObservation(resource.code, tables) },
    ...components.map((element, index) => ({
      element,
      path: `component[${index}]`,
      meaning: growthObservation(element.code, tables),
    })),
  ]
  const known = parts.filter(isKnown)
  if (known.length === 0) {
    tellUnknownCode(resource, '', entry, context)
    return []
  }
  if (!hasUsedStatus(usedStatuses, entry, unused)) return []
  const own = parts[0]?.meaning
  const place: ValuePlace = { element: resource, path: '', reference, tables, unused }
  const worded = own?.kind === 'gestation' ? gestationInWords(components, place) : undefined
  if (own?.kind === 'gestation' && worded !== undefined) {
    return worded === 'unreadable' ? [] : gestationValues(worded, own, { entry, place, context, source: reference })
  }
  for (const { element, path, meaning } of parts) {
    if (meaning === undefined && path !== '' && !isBoneAgeMethod(element)) {
      tellUnknownCode(element, path, entry, context)
    }
  }
  // A panel's own code has no value: its components have.
  return known.flatMap((part) =>
    part.path === '' && known.length > 1 && part.element.valueQuantity === undefined
      ? []
      : valuesOfPart(part, entry, context),
  )
}

function tellUnknownCode(
  { code }: FhirElement,
  path: string,
  { reference }: RecordResource,
  { tables, unused }: ObservationContext,
): void {
  const strange = strangeSystem(code, tables, (codings) => meaningOfCodings(codings, tables) !== undefined)
  if (strange === undefined) unused.add('code', reference, path, nameOf(code))
  else unused.add('system', reference, memberPath(path, 'code'), strange)
}

/** A part whose code means something for growth. */
type KnownPart = Part & { readonly meaning: GrowthObservation }

function isKnown(part: Part): part is KnownPart {
  return part.meaning !== undefined
}

/** The values of a part, unless an extension or a code in a system of another spelling may say more. */
function valuesOfPart(
  { element, path, meaning }: KnownPart,
  entry: RecordResource,
  context: ObservationContext,
): readonly GrowthValue[] {
  const { reference } = entry
  const { tables, unused } = context
  const [modifier] = path === '' ? [] : elementsOf(element.modifierExtension)
  if (modifier !== undefined) {
    unused.add('modifier_extension', reference, memberPath(path, 'modifierExtension'), givenText(modifier.url))
    return []
  }
  const strange = strangeSystem(element.code, tables, (codings) => {
    const other = meaningOfCodings(codings, tables)
    return other !== undefined && combinedMeaning([meaning, other]) !== meaning
  })
  if (strange !== undefined) {
    unused.add('system', reference, memberPath(path, 'code'), strange)
    return []
  }
  const place: ValuePlace = { element, reference, path, tables, unused }
  const source = path === '' ? reference : `${reference}#${path}`
  return growthValuesOf(meaning, { entry, place, context, source })
}
