/**
 * Growth in a record system, as a SMART app of one page: it is launched from a record
 * (`?iss=…&launch=…`) or by itself, and shows the chart one works with and the clinic sheet.
 */
import { defineChartElement } from 'auxology/element'
import { showGrowth } from './growth-view.js'
import { fetchRecord } from './record.js'
import { type AppConfig, authorize, receiveSession } from './smart.js'
import { type AppLanguage, words } from './words.js'

defineChartElement()

const main = document.querySelector('main') as HTMLElement
let language: AppLanguage = /^en\b/i.test(navigator.language) ? 'en' : 'de'
/** Draws the page again, in another language. */
let redraw: () => void = () => {}

for (const button of document.querySelectorAll<HTMLButtonElement>('[data-language]')) {
  button.addEventListener('click', () => setLanguage(button.dataset['language'] === 'en' ? 'en' : 'de'))
}
setLanguage(language)
start().catch(showFailure)

function setLanguage(chosen: AppLanguage): void {
  language = chosen
  document.documentElement.lang = chosen
  document.title = words[chosen].title
  for (const button of document.querySelectorAll<HTMLButtonElement>('[data-language]')) {
    button.setAttribute('aria-pressed', String(button.dataset['language'] === chosen))
  }
  redraw()
}

async function start(): Promise<void> {
  const config = (await (await fetch('./config.json')).json()) as AppConfig
  const query = new URLSearchParams(location.search)
  const server = query.get('iss')?.replace(/\/$/, '')
  if (server !== undefined) return launch(config, server, query.get('launch') ?? undefined)
  if (query.has('code') || query.has('error')) return show(query, config)
  redraw = () => showStart(config)
  redraw()
}

/** Only systems that are registered may launch the app: another could show a record of its own making. */
async function launch(config: AppConfig, server: string, given: string | undefined): Promise<void> {
  if (!config.servers.some(({ url }) => url === server)) throw new Error(`${words[language].unknownServer} ${server}`)
  redraw = () => main.replaceChildren(card(paragraph(words[language].leaving, 'waiting')))
  redraw()
  await authorize(server, given, config)
}

async function show(query: URLSearchParams, config: AppConfig): Promise<void> {
  redraw = () => main.replaceChildren(card(paragraph(words[language].loading, 'waiting')))
  redraw()
  const session = await receiveSession(query, config)
  const record = await fetchRecord(session)
  redraw = () => showGrowth(main, record, session, language)
  redraw()
}

function showStart(config: AppConfig): void {
  const text = words[language]
  const title = document.createElement('h1')
  title.textContent = text.title
  const buttons = config.servers.map(({ name, url }) => {
    const button = document.createElement('button')
    button.className = 'primary'
    button.textContent = text.connect
    const label = paragraph(name, 'server')
    button.addEventListener('click', () => launch(config, url, undefined).catch(showFailure))
    const row = document.createElement('div')
    row.className = 'connect'
    row.append(label, button)
    return row
  })
  main.replaceChildren(card(title, paragraph(text.explain), ...buttons))
}

function showFailure(error: unknown): void {
  redraw = () => {
    const text = words[language]
    const again = document.createElement('a')
    again.href = location.pathname
    again.className = 'primary'
    again.textContent = text.again
    const reason = paragraph(error instanceof Error ? error.message : String(error), 'reason')
    const failure = card(paragraph(text.failed, 'failed'), reason, again)
    failure.setAttribute('role', 'alert')
    main.replaceChildren(failure)
  }
  redraw()
}

function card(...parts: readonly HTMLElement[]): HTMLElement {
  const section = document.createElement('section')
  section.className = 'card'
  section.append(...parts)
  return section
}

function paragraph(text: string, className = ''): HTMLElement {
  const element = document.createElement('p')
  element.className = className
  element.textContent = text
  return element
}
