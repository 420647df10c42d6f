import type { FhirResource } from 'auxology/fhir'
import type { Session } from './smart.js'

/** The parts of a record that growth is read from. */
const searches = ['Observation', 'Condition', 'FamilyMemberHistory', 'MedicationStatement', 'MedicationRequest']

interface Page {
  readonly entry?: readonly { readonly resource: FhirResource }[]
  readonly link?: readonly { readonly relation: string; readonly url: string }[]
}

/** The record of the session's patient, every page of it. What the server refuses is named. */
export async function fetchRecord(
  session: Session,
): Promise<{ readonly resources: readonly FhirResource[]; readonly refused: readonly string[] }> {
  const patient = (await get(session, `${session.server}/Patient/${session.patient}`)) as FhirResource
  const parts = await Promise.all(
    searches.map(async (type) => {
      try {
        return { type, resources: await fetchAll(session, `${type}?patient=${session.patient}&_count=200`) }
      } catch {
        return { type, resources: undefined }
      }
    }),
  )
  if (parts[0]?.resources === undefined) throw new Error('Observation')
  return {
    resources: [patient, ...parts.flatMap(({ resources = [] }) => resources)],
    refused: parts.flatMap(({ type, resources }) => (resources === undefined ? [type] : [])),
  }
}

async function fetchAll(session: Session, search: string): Promise<readonly FhirResource[]> {
  const found: FhirResource[] = []
  let url: string | undefined = `${session.server}/${search}`
  while (url !== undefined) {
    const page = (await get(session, url)) as Page
    found.push(...(page.entry ?? []).map(({ resource }) => resource))
    url = page.link?.find(({ relation }) => relation === 'next')?.url
  }
  return found
}

/** The token goes to the server that gave it, and nowhere else, whatever a page's link says. */
async function get({ server, token }: Session, url: string): Promise<unknown> {
  if (!url.startsWith(`${server}/`) && !url.startsWith(`${server}?`)) throw new Error('link to another server')
  const response = await fetch(url, {
    headers: { Accept: 'application/fhir+json', Authorization: `Bearer ${token}` },
  })
  if (!response.ok) throw new Error(`${response.status}`)
  return response.json()
}

/** Stores a transaction in the record. */
export async function store({ server, token }: Session, bundle: FhirResource): Promise<void> {
  const response = await fetch(server, {
    method: 'POST',
    headers: { 'Content-Type': 'application/fhir+json', Authorization: `Bearer ${token}` },
    body: JSON.stringify(bundle),
  })
  if (!response.ok) throw new Error(`${response.status}`)
}
