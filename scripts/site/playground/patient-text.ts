import { AuxologyError } from '../../../src/ground/model/errors.js'
import type { Patient } from '../../../src/ground/model/patient.js'
import {
  formatPatientJson,
  formatPatientXml,
  parsePatientJson,
  parsePatientXml,
} from '../../../src/shown/documents/patient-document.js'
import { byId, create } from './dom.js'
import type { PlaygroundWords } from './words.js'

/** How a patient is edited. */
export const editors = ['form', 'json', 'xml'] as const
export type Editor = (typeof editors)[number]

/** A patient as a text to edit. */
export function writePatient(patient: Patient, editor: Editor): string {
  const { unknownElements: _, ...known } = patient
  return editor === 'xml' ? formatPatientXml(known) : formatPatientJson(known)
}

/** Pasted text tells by its first character what it is. */
export function readPatient(text: string): Patient {
  return text.trimStart().startsWith('<') ? parsePatientXml(text) : parsePatientJson(text)
}

/** What is wrong with a text, where, and a button that leads there. */
export function showProblem(error: unknown, words: PlaygroundWords, area?: HTMLTextAreaElement): void {
  const box = byId('problem')
  area?.setAttribute('aria-invalid', String(error !== undefined))
  box.hidden = error === undefined
  box.replaceChildren()
  if (error === undefined) return
  const { line, column } = error instanceof AuxologyError ? error : { line: undefined, column: undefined }
  const isPlaced = line !== undefined && column !== undefined
  box.replaceChildren(
    create('b', {}, isPlaced ? `${words.error} (${words.errorAt(line, column)}): ` : `${words.error}: `),
    create('span', { lang: 'en' }, error instanceof Error ? error.message : String(error)),
    ...(isPlaced && area !== undefined
      ? [create('button', { type: 'button', click: () => select(area, line, column) }, words.showPlace)]
      : []),
    create('span', { class: 'quiet' }, ` ${words.lastGood}`),
  )
}

function select(area: HTMLTextAreaElement, line: number, column: number): void {
  const lines = area.value.split('\n')
  const before = lines.slice(0, line - 1).join('\n').length + (line > 1 ? 1 : 0)
  const start = before + column - 1
  area.focus()
  area.setSelectionRange(start, Math.max(start + 1, before + (lines[line - 1]?.length ?? 0)))
}
