import { rightsRecordOf } from '../../src/clinical/references/rights/rights-by-publication.js'
import { type Publication, publicationName } from '../../src/clinical/references/table.js'
import { coursePublications } from '../../src/command/printed/rights-list.js'
import { textIn } from '../../src/ground/model/localized.js'
import { pageText } from '../page-text.js'
import { tables } from '../reference-tables.js'
import { byCitation, cited } from '../rights-pages.js'
import { type Holder, holders } from './holders.js'

/** What is asked about though the library leaves it out, by its name. */
const leftOut: Readonly<Record<string, string>> = {
  'Bocca-Tjeertes 2012':
    'Bocca-Tjeertes IFA, van Buuren S, Bos AF, Kerstjens JM, ten Vergert EM, Reijneveld SA. Growth of preterm and full-term children aged 0-4 years: integrating median growth and variability in growth charts. J Pediatr. 2012;161:460-465.',
}

const publications: ReadonlyMap<string, Publication> = new Map(
  [...tables.flatMap((table) => table.publications), ...coursePublications].map((each) => [
    publicationName(each),
    each,
  ]),
)

/** The letters of docs/letters by file name, with a list of them. */
export function letters(): ReadonlyMap<string, string> {
  return new Map([
    ['README.md', overview()],
    ...holders.map((holder) => [`${holder.file}.md`, letter(holder)] as const),
  ])
}

function overview(): string {
  return pageText([
    '# Letters to the holders of rights',
    '',
    'One letter for each holder of figures that are `unstated`, non-commercial or left out ([rights](../rights.md)), ready to be sent: sender and date',
    'are left blank. They are written by `npm run docs` from `scripts/letters`, so that each says what the library has.',
    '',
    ...holders.map(({ file, to }) => `- [${file}](${file}.md): ${to}`),
  ])
}

/** What is used of a publication, and what was changed. */
function used(names: readonly string[], tag: 'en' | 'de'): string[] {
  const known = names.flatMap((name) => publications.get(name) ?? [])
  const missing = names.flatMap((name) => leftOut[name] ?? [])
  return [...byCitation(known).flatMap((alike) => usedOf(alike, tag)), ...missing.map((citation) => `- ${citation}`)]
}

function usedOf(alike: readonly Publication[], tag: 'en' | 'de'): string[] {
  const members = tables.filter((table) => table.publications.some((publication) => alike.includes(publication)))
  const changes = [...new Set(members.map(({ limits }) => textIn(limits, { tag })).filter((text) => text !== ''))]
  const note = rightsRecordOf(alike[0] as Publication)?.takenFrom
  const words = texts[tag]
  return [
    `- ${cited(alike[0] as Publication)}`,
    ...(members.length === 0 ? [] : [`  - ${words.tables}: ${members.map(({ id }) => `\`${id}\``).join(', ')}`]),
    ...changes.map((text) => `  - ${words.asStated}: ${text}`),
    ...(note === undefined ? [] : [`  - ${words.takenFrom}: ${note}`]),
  ]
}

function letter({ language, to, publications: names, found, asksToo }: Holder): string {
  const words = texts[language]
  return pageText([
    words.sender,
    '',
    to,
    '',
    words.date,
    '',
    `**${words.subject}**`,
    '',
    words.salutation,
    '',
    words.introduction,
    '',
    ...used(names, language),
    '',
    words.numbersOnly,
    '',
    `${found ?? words.nothingFound} ${words.consent}`,
    '',
    ...words.choices.map((choice, i) => `${i + 1}. ${choice}`),
    '',
    words.questions,
    ...(asksToo === undefined ? [] : ['', asksToo]),
    '',
    words.answer,
    '',
    words.thanks,
    '',
    words.closing,
    '',
    words.signature,
  ])
}

const texts = {
  en: {
    sender: '[name and address of sender]',
    date: '[date]',
    subject: 'Your published growth figures in a free software library',
    salutation: 'Dear colleagues,',
    introduction:
      'auxology is a library for programs that show children’s growth in medical practice: it computes standard deviation scores and percentiles and draws growth charts. It costs nothing, and its code is under the MIT licence, so others build it into their programs, and some of these are sold. The library contains figures of (or, where this is said below, would like to contain them):',
    tables: 'Tables',
    asStated: 'What the library says of them',
    takenFrom: 'Taken from',
    numbersOnly:
      'They are numbers only. No text, chart or layout of a publication is reproduced. The library names the publication with every score and chart, says what was changed, and does not suggest that you endorse it.',
    nothingFound: 'We found no terms for the use of these figures.',
    consent: 'We would like to have your consent. To which of these do you agree?',
    choices: [
      'Anyone may use, copy and pass on the figures, also commercially, if the publication is cited. A named licence such as CC BY 4.0 or CC0 would help us most.',
      'The same, but for non-commercial use only. We would say so, and programs can leave the figures out.',
      'The figures should not be in the library. We would take them out of the next version.',
    ],
    questions:
      'Three questions more: Do you hold the rights in these figures, or does someone else have to agree? Are there corrections, or a file of your own that we should use in place of our copy? How would you like to be cited?',
    answer:
      'A short answer by e-mail is enough. With your leave we will quote it, with your name and its date, in the notice that comes with the library.',
    thanks: 'Thank you for your work, and for your time.',
    closing: 'Yours sincerely,',
    signature: '[name, role, address, e-mail]',
  },
  de: {
    sender: '[Name und Anschrift des Absenders]',
    date: '[Datum]',
    subject: 'Ihre veröffentlichten Wachstumswerte in einer freien Softwarebibliothek',
    salutation: 'Sehr geehrte Damen und Herren,',
    introduction:
      'auxology ist eine Bibliothek für Programme, die in Praxis und Klinik das Wachstum von Kindern zeigen: Sie berechnet SD-Scores und Perzentile und zeichnet Wachstumskurven. Sie ist kostenlos, ihr Code steht unter der MIT-Lizenz; andere können sie also in ihre Programme einbauen, auch in solche, die verkauft werden. Die Bibliothek enthält Werte aus:',
    tables: 'Tabellen',
    asStated: 'Was die Bibliothek dazu angibt',
    takenFrom: 'Übernommen aus',
    numbersOnly:
      'Es handelt sich nur um Zahlen. Text, Kurven und Gestaltung der Veröffentlichungen sind nicht übernommen. Die Bibliothek nennt die Quelle bei jedem Score und jeder Kurve, sagt, was geändert wurde, und erweckt nicht den Eindruck, dass Sie sie empfehlen.',
    nothingFound: 'Bedingungen für die Nutzung dieser Werte haben wir nicht gefunden.',
    consent: 'Wir möchten sie mit Ihrem Einverständnis nutzen. Womit sind Sie einverstanden?',
    choices: [
      'Alle dürfen die Werte mit Quellenangabe nutzen, kopieren und weitergeben, auch kommerziell. Am meisten hilft uns, wenn Sie eine Lizenz nennen, etwa CC BY 4.0 oder CC0.',
      'Wie 1, aber nur zu nicht kommerziellen Zwecken. Wir würden das angeben; Programme können die Werte dann weglassen.',
      'Die Werte sollen nicht in der Bibliothek stehen. Wir würden sie mit der nächsten Version entfernen.',
    ],
    questions:
      'Drei weitere Fragen: Liegen die Rechte an diesen Werten bei Ihnen, oder muss noch jemand zustimmen? Gibt es Korrekturen oder eine Datei von Ihnen, die wir statt unserer Abschrift verwenden sollten? Wie möchten Sie zitiert werden?',
    answer:
      'Eine kurze Antwort per E-Mail genügt. Wenn Sie einverstanden sind, zitieren wir sie mit Namen und Datum in den Hinweisen, die der Bibliothek beiliegen.',
    thanks: 'Vielen Dank für Ihre Arbeit und Ihre Zeit.',
    closing: 'Mit freundlichen Grüßen',
    signature: '[Name, Funktion, Anschrift, E-Mail]',
  },
} as const
