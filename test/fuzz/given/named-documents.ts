/** A mebibyte, the largest document that is read unless a caller allows more. */
export const mebibyte = 1_048_576

const byteLength = (text: string) => new TextEncoder().encode(text).length

/** This number of bytes of the same piece. */
export const repeated = (piece: string, bytes: number) => piece.repeat(Math.floor(bytes / byteLength(piece)))
const filled = (piece: string, around: (content: string) => string) =>
  around(repeated(piece, mebibyte - byteLength(around(''))))
const numbered = (piece: (index: number) => string, count: number) =>
  Array.from({ length: count }, (_, i) => piece(i)).join('')
const inName = (content: string) => `<Patient><FirstName>${content}</FirstName></Patient>`
const inMember = (content: string) => `{"FirstName":"${content}"}`

const laughs = numbered((i) => `<!ENTITY l${i + 1} "${`&l${i};`.repeat(10)}">`, 10)

/** Documents that were thought up to do harm, by what they are. */
export const namedDocuments: Readonly<Record<string, string>> = {
  'a billion laughs': `<!DOCTYPE Patient [<!ENTITY l0 "ha">${laughs}]>${inName('&l10;')}`,
  'one long entity many times': `<!DOCTYPE Patient [<!ENTITY a "${'a'.repeat(50_000)}">]>${inName('&a;'.repeat(50_000))}`,
  'an entity without end': `<!DOCTYPE Patient [<!ENTITY a "&b;"><!ENTITY b "&a;">]>${inName('&a;')}`,
  'undeclared entities': filled('&a;', inName),
  'an entity that is a file': `<!DOCTYPE Patient [<!ENTITY x SYSTEM "file:///dev/zero">]>${inName('&x;')}`,
  '100,000 elements in one another': `${'<Patient>'.repeat(100_000)}${'</Patient>'.repeat(100_000)}`,
  '100,000 elements never closed': '<a>'.repeat(100_000),
  '100,000 arrays in one another': `${'['.repeat(100_000)}${']'.repeat(100_000)}`,
  '100,000 objects in one another': `${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}`,
  '100,000 arrays in an unknown member': `{"a":${'['.repeat(100_000)}${']'.repeat(100_000)}}`,
  'a number of ten megabytes in XML': `<Patient><SizeFatherCm>${'1'.repeat(10_000_000)}</SizeFatherCm></Patient>`,
  'a number of ten megabytes in JSON': `{"SizeFatherCm":${'1'.repeat(10_000_000)}}`,
  'a number of a mebibyte in XML': filled(
    '9',
    (content) => `<Patient><SizeFatherCm>${content}</SizeFatherCm></Patient>`,
  ),
  'a number of a mebibyte in JSON': filled('9', (content) => `{"SizeFatherCm":${content}}`),
  'a fraction of a mebibyte in XML': filled(
    '0',
    (content) => `<Patient><SizeFatherCm>0.${content}1</SizeFatherCm></Patient>`,
  ),
  'a fraction of a mebibyte in JSON': filled('0', (content) => `{"SizeFatherCm":0.${content}1}`),
  'an exponent of a mebibyte': filled('9', (content) => `{"SizeFatherCm":1e-${content}}`),
  'a date of a mebibyte': filled('0', (content) => `{"DateOfBirth":"2014-06-04T00:00:00.${content}"}`),
  'a gender of a mebibyte': filled('ﬃ', (content) => `{"Gender":"${content}"}`),
  'a disease of a mebibyte': filled(' x', (content) => `{"Diseases":["${content}"]}`),
  'a name of a mebibyte': filled('é', inName),
  'a name of a mebibyte of combining characters': filled('\u0301', inName),
  'a name of escapes': filled('\\uD83D\\uDE00', inMember),
  'a name of half escapes': filled('\\uD83D', inMember),
  'a name of character references': filled('&#x41;', inName),
  'a name of CDATA sections': filled('<![CDATA[a]]>', inName),
  'a name of comments': filled('a<!---->', inName),
  'a name of processing instructions': filled('a<?b?>', inName),
  'lone surrogates escaped': '{"FirstName":"\\uD800","LastName":"\\uDC00\\uD800"}',
  'lone surrogates as they are': '{"FirstName":"\uD800","LastName":"\uDC00\uD800"}',
  'lone surrogates as references': inName('&#xD800;&#xDC00;'),
  'a member twice': '{"Gender":"m","Gender":"f"}',
  'a member twice, once escaped': '{"Gender":"m","\\u0047ender":"f"}',
  'an unknown member 100,000 times': `{${'"a":1,'.repeat(100_000)}"b":1}`,
  '100,000 unknown members': `{${numbered((i) => `"a${i}":1,`, 70_000)}"b":1}`,
  'members of the machinery':
    '{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}},"toString":1}',
  'a patient as a prototype': '{"__proto__":{"Gender":"m","FirstName":"x"}}',
  'elements of the machinery':
    '<Patient><__proto__><polluted>1</polluted></__proto__><constructor>1</constructor></Patient>',
  '50,000 attributes': `<Patient ${numbered((i) => `a${i}="" `, 50_000)}/>`,
  '50,000 namespaces': `<Patient ${numbered((i) => `xmlns:a${i}="u" `, 40_000)}/>`,
  'a namespace at every level': `<Patient>${numbered((i) => `<a xmlns:p${i}="u${i}">`, 60)}${'</a>'.repeat(60)}</Patient>`,
  'an element of a long name': filled('a', (content) => `<Patient><${content}/></Patient>`),
  'an attribute of a long name': filled('a', (content) => `<Patient ${content}=""/>`),
  'an attribute of a long value': filled('&lt;', (content) => `<Patient a="${content}"/>`),
  'a member of a long name': filled('a', (content) => `{"${content}":1}`),
  '100,000 unknown elements': filled('<a/>', (content) => `<Patient>${content}</Patient>`),
  '10,001 measurements': `{"Measurements":[${'{},'.repeat(10_000)}{}]}`,
  '200,000 empty lists': filled('[],', (content) => `{"a":[${content}[]]}`),
  'blanks around everything': filled(' ', (content) => `${content}<Patient/>`),
  'blanks within a tag': filled(' ', (content) => `<Patient${content}/>`),
  'lines, then an error': filled('\n', (content) => `<Patient>${content}<`),
  'lines ended by CR, then an error': filled('\r', (content) => `{${content}x`),
  'UTF-16 read as Latin-1': `\u00FF\u00FE${[...'<Patient/>'].join('\u0000')}\u0000`,
  'UTF-16 without a mark': `{${[...'"Gender":"m"'].map((character) => `\u0000${character}`).join('')}\u0000}`,
  'look-alikes of quotes and brackets': '｛＂Gender＂：＂m＂｝＜Patient／＞',
  'UTF-32 read as UTF-8': '\u0000\u0000\uFFFD\uFFFD\u0000\u0000\u0000<',
}

/** What documents full of the same are made of. */
export const garbagePieces = [
  ...['<', '>', '</', '/>', '<a', '<a ', '<a b=', '<a b="', "<a b='c'", '<a b="c" ', '<a:b:c>', '</a>', '<a></b>'],
  ...['<>', '&', '&#', '&#x', '&a', '&a;', '&amp', ';', ']]>', ']]', '<!', '<!-', '<!--', '-->', '--', '<![CDATA['],
  ...['<?', '?>', '<?xml ', '<!DOCTYPE', '<!DOCTYPE a [', '<!ENTITY a "b">', '%', '{', '}', '[', ']', '{"', '{"a'],
  ...['{"a":', '[{', '[[],', ',', ':', '"', "'", '\\', '"\\', '"\\u', '"\\uD800"', '-', '+', '.', '0', '1', '1e', '1.'],
  ...['e', 'null', 'true,', 'nul', ' ', '\t', '\n', '\r', '\r\n', '\u0000', '\u0001', '\u007F', '\u0085', '\u00A0'],
  ...['\u2028', '\uFEFF', '\uFFFE', '\uFFFF', 'a', 'é', 'é', '€', '😀', '�', '�', '‮', '​', 'ש', '中', '􏿿', '__proto__'],
  ...['<Patient>'],
]
