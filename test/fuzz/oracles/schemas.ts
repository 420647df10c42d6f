import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import { validateXML } from 'xmllint-wasm'
import { jsonSchema } from '../../../src/ground/codec/json/json-schema.js'
import { xmlSchema } from '../../../src/ground/codec/xml/xsd.js'
import { type DocumentName, describedDocuments } from '../../../src/shown/documents/catalogue.js'

/** The most documents of each kind that xmllint checks: compiled for the browser, it is slow. */
const mostSamples = 60

/** Every eighth document is sampled, so that later ones are checked as well as early ones. */
const everySo = 8

/** Documents that were written; a sample is held against the schemas. */
export interface SchemaSamples {
  /** Kept until the end, when all are checked at once. */
  readonly addXml: (name: DocumentName, text: string) => void
  /** @throws Error if the schema is broken */
  readonly addJson: (name: DocumentName, text: string) => void
  /** What xmllint has to say of the XML. */
  readonly xmlTroubles: () => Promise<string[]>
}

export function schemaSamples(): SchemaSamples {
  const xmlSamples = new Map<DocumentName, Set<string>>()
  const validators = new Map<DocumentName, ValidateFunction>()
  let seen = 0

  return {
    addXml: (name, text) => {
      const samples = xmlSamples.get(name) ?? new Set()
      xmlSamples.set(name, samples)
      if (samples.size < mostSamples && seen++ % everySo === 0) samples.add(text)
    },
    addJson: (name, text) => {
      if (seen++ % everySo !== 0) return
      const isValid = validators.get(name) ?? new Ajv2020({ allowUnionTypes: true }).compile(schemaOf(name))
      validators.set(name, isValid)
      if (isValid(JSON.parse(text))) return
      throw new Error(
        `${name} breaks its JSON Schema: ${JSON.stringify(isValid.errors?.[0])} in ${text.slice(0, 3000)}`,
      )
    },
    xmlTroubles: async () => {
      const troubles: string[] = []
      for (const [name, samples] of xmlSamples) {
        const xml = [...samples].map((contents, index) => ({ fileName: `${index}.xml`, contents }))
        if (xml.length === 0) continue
        const { errors } = await validateXML({ xml, schema: xmlSchema(describedDocuments[name]) })
        troubles.push(...errors.map(({ rawMessage, loc }) => `${name}: ${rawMessage} ${lineOf(xml, loc)}`))
      }
      return troubles
    },
  }
}

const schemaOf = (name: DocumentName) => jsonSchema(describedDocuments[name])

interface XmlFile {
  readonly fileName: string
  readonly contents: string
}

function lineOf(files: readonly XmlFile[], loc: { fileName: string; lineNumber: number } | null): string {
  const file = files.find(({ fileName }) => fileName === loc?.fileName)
  return file?.contents.split('\n')[(loc?.lineNumber ?? 1) - 1]?.slice(0, 200) ?? ''
}
