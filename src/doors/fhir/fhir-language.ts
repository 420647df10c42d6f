import { type Locale, locales } from '../../ground/languages/built-in.js'
import { servingTag } from '../../ground/model/localized.js'
import { invalidParameter } from '../../ground/text/invalid-input.js'

/** The words for the option `locale`. */
export function fhirLanguage<Words>(locale: string | undefined, languages: { readonly [tag in Locale]: Words }): Words {
  const wanted = locale === undefined ? locales[0] : locale
  const tag = typeof wanted === 'string' ? servingTag(wanted, locales) : undefined
  if (tag === undefined) throw invalidParameter('locale', locale, locales)
  return languages[tag]
}
