import { describe, expect, it } from 'vitest'
import { AuxologyError } from '../../../src/ground/model/errors.js'
import { parsePatientXml } from '../../../src/shown/documents/patient-document.js'
import { parseResultXml } from '../../../src/shown/documents/patient-result-document.js'
import { parseReferencesXml } from '../../../src/shown/documents/references-document.js'
import { errorOf, troubleOf } from '../../fixtures/error-of.js'

const xsi = 'xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"'
const field = (xml: string) => `<Patient>\n  ${xml}\n</Patient>`

describe('XML that is not well-formed', () => {
  it.each([
    ['nothing', '', 1, 1],
    ['white space only', ' \n ', 2, 2],
    ['plain text', 'Patient', 1, 1],
    ['JSON', '{"Gender":"Male"}', 1, 1],
    ['truncated after a tag', '<Patient>\n<Gender>Male</Gender>', 2, 22],
    ['truncated in a tag', '<Patient>\n<Gen', 2, 5],
    ['truncated in an attribute', '<Patient a="', 1, 13],
    ['truncated in CDATA', '<Patient><FirstName><![CDATA[x', 1, 30],
    ['truncated in a comment', '<Patient><!-- x', 1, 14],
    ['a second root', '<Patient/>\n<Patient/>', 2, 1],
    ['trailing text', '<Patient/>\ntext', 2, 1],
    ['leading text', 'text<Patient/>', 1, 1],
    ['crossed tags', '<Patient><Gender>Male</Patient></Gender>', 1, 22],
    ['a closing tag too many', '<Patient></Patient></Patient>', 1, 20],
    ['an undeclared prefix', '<Patient>\n<p:Gender>Male</p:Gender></Patient>', 2, 1],
    ['an undeclared prefix at the root', '<p:Patient></p:Patient>', 1, 1],
    ['an undeclared xsi', '<Patient><SizeCm xsi:nil="true"/></Patient>', 1, 10],
    ['a named HTML entity', '<Patient><FirstName>J&auml;ger</FirstName></Patient>', 1, 22],
    ['an entity named after a property', '<Patient><FirstName>&constructor;</FirstName></Patient>', 1, 21],
    ['a bare ampersand', '<Patient><FirstName>A & B</FirstName></Patient>', 1, 23],
    ['a bare ampersand and a reference', '<Patient><FirstName>A & B &amp; C</FirstName></Patient>', 1, 23],
    ['a bare ampersand after a reference', '<Patient><FirstName>&lt; & B</FirstName></Patient>', 1, 26],
    ['a bare ampersand before another', '<Patient><FirstName>A && B</FirstName></Patient>', 1, 23],
    ['a bare ampersand in an attribute', '<Patient a="A & B"/>', 1, 15],
    ['a bare ampersand at the end of a line', '<Patient>A &\n</Patient>', 1, 12],
    ['a bare ampersand at the end', '<Patient>A &', 1, 12],
    ['a wrong tag after a sound reference', '<Patient><FirstName>J&#228;</Name></Patient>', 1, 28],
    ['a fault after an emoji', '<Patient><FirstName>😀</Name></Patient>', 1, 23],
    ['a bare ampersand after an emoji', '<Patient>😀\n😀 & B</Patient>', 2, 4],
    ['truncated after an ampersand in CDATA', '<Patient><![CDATA[a & b]]>', 1, 27],
    ['a reference to a forbidden character', '<Patient><FirstName>&#0;</FirstName></Patient>', 1, 21],
    ['a reference to a lone surrogate', '<Patient><FirstName>&#xD800;</FirstName></Patient>', 1, 21],
    ['XML 1.1 does not widen what is allowed', '<?xml version="1.1"?><Patient>&#1;</Patient>', 1, 31],
    ['a control character', '<Patient>\n<FirstName>\u0008</FirstName></Patient>', 2, 12],
    ['a null character', '<Patient>\u0000</Patient>', 1, 10],
    ['a lone high surrogate', '<Patient><FirstName>\uD800x</FirstName></Patient>', 1, 21],
    ['a lone high surrogate before a tag', '<Patient><FirstName>\uD83D</FirstName></Patient>', 1, 21],
    ['a lone low surrogate', '<Patient><FirstName>\uDC00</FirstName></Patient>', 1, 21],
    ['U+FFFE', '<Patient><FirstName>\uFFFE</FirstName></Patient>', 1, 21],
    ['an attribute twice', '<Patient a="1" a="2"/>', 1, 21],
    ['an attribute without quotes', '<Patient a=1/>', 1, 12],
    ['a declaration not at the start', ' <?xml version="1.0"?><Patient/>', 1, 2],
    ['a processing instruction without its end', '<Patient><?x </Patient>', 1, 14],
    ['an angle bracket in an attribute', '<Patient a="<b>"/>', 1, 13],
    ['lines ended by CR', '<Patient>\r\r<Gender></Patient>', 3, 9],
    ['lines ended by CR LF', '<Patient>\r\n\r\n<Gender></Patient>', 3, 9],
  ])('%s', (_, xml, line, column) => {
    expect(troubleOf(() => parsePatientXml(xml))).toEqual({ code: 'malformed_document', path: undefined, line, column })
  })

  it.each([
    ['<Patient>\n<Gender></Patient>', 'line 2, column 9: not well-formed XML: Missing end tag for element Gender.'],
    ['<p:Patient/>', 'line 1, column 1: not well-formed XML: the prefix "p" is not declared.'],
    ['<Patient>\u0000</Patient>', 'line 1, column 10: not well-formed XML: a character that XML does not allow.'],
  ])('%j says where and what', (xml, message) => {
    expect(errorOf(() => parsePatientXml(xml)).message).toBe(message)
  })

  it('does not quote a long name whole', () => {
    const name = 'x'.repeat(100_000)
    expect(errorOf(() => parsePatientXml(`<${name}>`)).message.length).toBeLessThan(200)
    expect(errorOf(() => parsePatientXml(`<${name}:a/>`)).message.length).toBeLessThan(200)
  })
})

describe('namespaces', () => {
  const xml = 'http://www.w3.org/XML/1998/namespace'

  it.each([
    ['a prefix out of the scope that declares it', '<Patient><a xmlns:p="u"/><p:b/></Patient>', 1, 26],
    ['an attribute with an undeclared prefix', '<Patient><a p:x="1"/></Patient>', 1, 10],
    ['a prefix taken back', '<Patient xmlns:p="u"><a xmlns:p=""/></Patient>', 1, 22],
    ['an attribute twice under two prefixes', '<Patient xmlns:p="u" xmlns:q="u"><a p:x="" q:x=""/></Patient>', 1, 34],
    ['the prefix xml for something else', '<Patient xmlns:xml="u"/>', 1, 1],
    ['another prefix for xml', `<Patient xmlns:p="${xml}"/>`, 1, 1],
    ['xml as the default', `<Patient xmlns="${xml}"/>`, 1, 1],
    ['the namespace of declarations', '<Patient xmlns="http://www.w3.org/2000/xmlns/"/>', 1, 1],
    ['the prefix of declarations', '<Patient><xmlns:a/></Patient>', 1, 10],
    ['the prefix of declarations declared', '<Patient xmlns:xmlns="u"/>', 1, 1],
    ['two colons', '<Patient xmlns:p="u"><p:a:b/></Patient>', 1, 22],
    ['a colon first', '<Patient><:a/></Patient>', 1, 10],
    ['a colon last', '<Patient xmlns:p="u"><p:/></Patient>', 1, 22],
    ['two colons in an attribute', '<Patient a:b:c=""/>', 1, 1],
    ['a declaration without its prefix', '<Patient xmlns:="u"/>', 1, 1],
  ])('%s is refused', (_, document, line, column) => {
    const trouble = troubleOf(() => parsePatientXml(document))
    expect(trouble).toEqual({ code: 'malformed_document', path: undefined, line, column })
  })

  it.each([
    ['none', '<Patient><FirstName>J</FirstName></Patient>'],
    ['a default', '<Patient xmlns="u"><FirstName>J</FirstName></Patient>'],
    ['a prefix', '<p:Patient xmlns:p="u"><p:FirstName>J</p:FirstName></p:Patient>'],
    ['another prefix for the same', '<p:Patient xmlns:p="u"><FirstName xmlns="u">J</FirstName></p:Patient>'],
    ['a default taken back', '<Patient xmlns="u"><FirstName xmlns="">J</FirstName></Patient>'],
    ['others, unread', '<Patient xmlns:o="o"><o:FirstName>K</o:FirstName><FirstName o:x="1">J</FirstName></Patient>'],
    [
      'a prefix declared again',
      '<p:Patient xmlns:p="u"><p:FirstName xmlns:p="o">K</p:FirstName><p:FirstName>J</p:FirstName></p:Patient>',
    ],
    ['xml, which needs no declaration', '<Patient><FirstName xml:lang="de">J</FirstName></Patient>'],
    ['xml, declared', `<Patient xmlns:xml="${xml}"><FirstName xml:lang="de">J</FirstName></Patient>`],
  ])('%s: read', (_, document) => {
    const { unknownElements, ...patient } = parsePatientXml(document)
    expect(patient).toEqual({ firstName: 'J' })
    expect(unknownElements).toEqual(document.includes('>K<') ? ['Patient/{o}FirstName'] : undefined)
  })
})

describe('a document type declaration', () => {
  const bomb = `<!DOCTYPE Patient [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;">]>`
  it.each([
    ['an entity bomb', `<?xml version="1.0"?>\n${bomb}<Patient>&b;</Patient>`, 2],
    ['an external entity', '<!DOCTYPE Patient [<!ENTITY x SYSTEM "file:///etc/passwd">]><Patient>&x;</Patient>', 1],
    ['an external DTD', '<!DOCTYPE Patient SYSTEM "http://localhost/x.dtd"><Patient/>', 1],
    ['a plain one', '<!DOCTYPE Patient><Patient/>', 1],
  ])('%s is refused', (_, xml, line) => {
    expect(troubleOf(() => parsePatientXml(xml))).toEqual({
      code: 'doctype_not_allowed',
      path: undefined,
      line,
      column: 1,
    })
  })

  it('after a comment, an instruction and in an element is refused where it begins', () => {
    const prolog = `<?xml version="1.0"?><!-- ' --><?x " ?>\n`
    for (const xml of [`${prolog}<!DOCTYPE a><Patient/>`, `<Patient>\n<!DOCTYPE a></Patient>`]) {
      expect(troubleOf(() => parsePatientXml(xml))).toMatchObject({ code: 'doctype_not_allowed', line: 2, column: 1 })
    }
  })

  it('in CDATA, a comment, an instruction or a reference does not count', () => {
    const xml =
      '<Patient><!-- <!DOCTYPE a> --><?x <!DOCTYPE a> ?><FirstName><![CDATA[<!DOCTYPE a>]]></FirstName></Patient>'
    expect(parsePatientXml(xml)).toEqual({ firstName: '<!DOCTYPE a>' })
    expect(parsePatientXml('<Patient><FirstName>&lt;!DOCTYPE a></FirstName></Patient>')).toEqual({
      firstName: '<!DOCTYPE a>',
    })
  })
})

describe('values that cannot be read', () => {
  it.each([
    ['a decimal comma', '<SizeFatherCm>181,5</SizeFatherCm>', 'SizeFatherCm'],
    ['text', '<SizeFatherCm>tall</SizeFatherCm>', 'SizeFatherCm'],
    ['a unit', '<SizeFatherCm>181 cm</SizeFatherCm>', 'SizeFatherCm'],
    ['an exponent', '<WeightBirthG>3e3</WeightBirthG>', 'WeightBirthG'],
    ['hexadecimal', '<WeekBirth>0x28</WeekBirth>', 'WeekBirth'],
    ['Infinity', '<WeekBirth>Infinity</WeekBirth>', 'WeekBirth'],
    ['INF', '<WeekBirth>INF</WeekBirth>', 'WeekBirth'],
    ['NaN', '<WeekBirth>NaN</WeekBirth>', 'WeekBirth'],
    ['underscores', '<WeightBirthG>3_480</WeightBirthG>', 'WeightBirthG'],
    ['a no-break space', '<WeightBirthG>\u00A03480</WeightBirthG>', 'WeightBirthG'],
    ['too large', `<WeightBirthG>${'9'.repeat(310)}</WeightBirthG>`, 'WeightBirthG'],
    ['29 February in a common year', '<DateOfBirth>2019-02-29</DateOfBirth>', 'DateOfBirth'],
    ['a German date', '<DateOfBirth>28.02.2009</DateOfBirth>', 'DateOfBirth'],
    ['a time that does not exist', '<DateOfBirth>2009-02-28T25:00:00</DateOfBirth>', 'DateOfBirth'],
    ['a name of a property', '<Gender>constructor</Gender>', 'Gender'],
    ['an unknown gender', '<Gender>lass</Gender>', 'Gender'],
  ])('%s', (_, xml, name) => {
    const trouble = troubleOf(() => parsePatientXml(field(xml)))
    expect(trouble).toEqual({ code: 'invalid_value', path: `Patient/${name}`, line: 2, column: 3 })
  })

  it.each([
    ['a position that does not exist', 'Measurements/Measurement', '<SizePosition>sitting</SizePosition>'],
    ['a position that is a name of a property', 'Measurements/Measurement', '<SizePosition>toString</SizePosition>'],
    ['two positions', 'Measurements/Measurement', '<SizePosition>lying standing</SizePosition>'],
    ['a kind that does not exist', 'Markers/Marker', '<Kind>growth hormone</Kind>'],
    ['an end that does not exist', 'Markers/Marker', '<Until>2019-02-30</Until>'],
    ['an end in words', 'Markers/Marker', '<Until>today</Until>'],
  ])('%s', (_, place, xml) => {
    const [list, entry] = place.split('/')
    const element = /\w+/.exec(xml)?.[0]
    const trouble = troubleOf(() =>
      parsePatientXml(`<Patient><${list}><${entry}>\n${xml}</${entry}></${list}></Patient>`),
    )
    expect(trouble).toEqual({ code: 'invalid_value', path: `Patient/${place}[1]/${element}`, line: 2, column: 1 })
  })

  it('lists the positions and the kinds that are accepted', () => {
    const measured = '<Measurements><Measurement><SizePosition>x</SizePosition></Measurement></Measurements>'
    const marked = '<Markers><Marker><Kind>x</Kind></Marker></Markers>'
    expect(errorOf(() => parsePatientXml(field(measured))).message).toContain(
      'expected lying, liegend, standing or stehend',
    )
    expect(errorOf(() => parsePatientXml(field(marked))).message).toContain(
      'expected growth-hormone, puberty-suppression or other',
    )
  })

  it('names the place, the value and what is accepted', () => {
    const error = errorOf(() => parsePatientXml(field('<SizeFatherCm>181,5</SizeFatherCm>')))
    expect(error.message).toBe(
      'Patient/SizeFatherCm (line 2, column 3) is "181,5"; expected a finite number with a decimal point, such as 86.5.',
    )
  })

  it('lists the genders that are accepted', () => {
    const { message } = errorOf(() => parsePatientXml(field('<Gender>y</Gender>')))
    expect(message).toContain(
      'Male, m, männlich, maennlich, Knabe, Junge, boy, Mann, man, Female, f, w, weiblich, Mädchen, maedchen, girl, Frau, woman, Diverse, divers, d, x, other, Unknown, unbekannt, unbestimmt or u',
    )
  })

  it('shows no text of an element that has the wrong shape: it may be a name', () => {
    const error = errorOf(() => parsePatientXml(field('<FirstName>Jakob<b/></FirstName>')))
    expect(error).toMatchObject({ code: 'unexpected_structure', path: 'Patient/FirstName', value: undefined })
    expect(error.message).toBe(
      'Patient/FirstName (line 2, column 3): unexpected content; expected text without child elements, and nothing where xsi:nil is true.',
    )
  })

  it('counts entries from 1', () => {
    const xml = `<Patient>
  <Measurements>
    <Measurement><SizeCm>86</SizeCm></Measurement>
    <Other/>
    <Measurement>
      <SizeCm>86,5</SizeCm>
    </Measurement>
  </Measurements>
</Patient>`
    expect(troubleOf(() => parsePatientXml(xml))).toEqual({
      code: 'invalid_value',
      path: 'Patient/Measurements/Measurement[2]/SizeCm',
      line: 6,
      column: 7,
    })
  })
})

describe('a shape that the document does not have', () => {
  const [structure, value] = ['unexpected_structure', 'invalid_value']
  it.each([
    ['another root', '<Person/>', 'Patient', 1, 1],
    ['a root in other letters', '<patient/>', 'Patient', 1, 1],
    ['a field twice', '<Patient>\n<Gender>Male</Gender><Gender>Male</Gender></Patient>', 'Patient/Gender', 2, 22],
    ['an empty field twice', '<Patient><WeekBirth/><WeekBirth/></Patient>', 'Patient/WeekBirth', 1, 22],
    ['a list twice', '<Patient><Markers/><Markers/></Patient>', 'Patient/Markers', 1, 20],
    ['elements in a number', '<Patient><WeekBirth>3<b>9</b></WeekBirth></Patient>', 'Patient/WeekBirth', 1, 10],
    ['elements in a name', '<Patient><FirstName><b>J</b></FirstName></Patient>', 'Patient/FirstName', 1, 10],
    ['text in a list', '<Patient><Diseases>TurnerSyndrome</Diseases></Patient>', 'Patient/Diseases', 1, 10],
    ['text in the patient', '<Patient>Jakob</Patient>', 'Patient', 1, 1],
    ['CDATA in the patient', '<Patient><![CDATA[Jakob]]></Patient>', 'Patient', 1, 1],
    [
      'text in a measurement',
      '<Patient><Measurements><Measurement>86</Measurement></Measurements></Patient>',
      'Patient/Measurements/Measurement[1]',
      1,
      24,
    ],
    [
      'nil with a value',
      `<Patient ${xsi}><WeekBirth xsi:nil="true">39</WeekBirth></Patient>`,
      'Patient/WeekBirth',
      1,
      64,
    ],
    ['nil neither true nor false', `<Patient ${xsi}><WeekBirth xsi:nil="yes"/></Patient>`, 'Patient/WeekBirth', 1, 64],
  ])('%s', (_, xml, path, line, column) => {
    expect(troubleOf(() => parsePatientXml(xml))).toEqual({ code: 'unexpected_structure', path, line, column })
  })

  it('a nesting of 100,000 levels', () => {
    const xml = `<Patient>\n${'<a>'.repeat(100_000)}${'</a>'.repeat(100_000)}</Patient>`
    expect(troubleOf(() => parsePatientXml(xml))).toEqual({
      code: 'unexpected_structure',
      path: undefined,
      line: 2,
      column: 63 * 3 + 1,
    })
  })

  it.each([
    ['quotes around an end', '<a b="/>">'],
    ['quotes of the other kind', `<a b='"/>'>`],
    ['comments that close it', '<a><!--</a></a>-->'],
    ['CDATA that closes it', '<a><![CDATA[</a></a>]]>'],
    ['instructions that close it', '<a><?x </a></a>?>'],
  ])('a nesting of 100,000 levels hidden by %s', (_, level) => {
    const hidden = troubleOf(() => parsePatientXml(`<Patient>${level.repeat(100_000)}`, { maxBytes: 1e7 }))
    expect(hidden).toMatchObject({ code: 'unexpected_structure', line: 1, column: 10 + 63 * level.length })
  })

  it('64 levels at most, whatever looks like more', () => {
    const levels = (count: number) => `${'<a>'.repeat(count - 1)}<a/>${'</a>'.repeat(count - 1)}`
    const document = (inner: string) => `<Patient>${inner}<FirstName>J</FirstName></Patient>`
    expect(parsePatientXml(document(levels(63)))).toEqual({ firstName: 'J', unknownElements: ['Patient/a'] })
    expect(errorOf(() => parsePatientXml(document(levels(64)))).code).toBe('unexpected_structure')
    const many = '<a>'.repeat(100)
    const harmless = [`<!--${many}-->`, `<a><![CDATA[${many}]]></a>`, `<?x ${many}?>`, '<a b=">" c="/"/>'.repeat(100)]
    expect(parsePatientXml(document(harmless.join('')))).toEqual({ firstName: 'J', unknownElements: ['Patient/a'] })
  })

  it.each([
    ['a score without its accuracy', '<TargetSizeSds>0.5</TargetSizeSds>', structure, '/TargetSizeSds/accuracy'],
    ['a score without its value', '<TargetSizeSds accuracy="exact"/>', structure, '/TargetSizeSds/value'],
    ['an unknown accuracy', '<TargetSizeSds accuracy="about">1</TargetSizeSds>', value, '/TargetSizeSds/accuracy'],
    [
      'a score that is not a number',
      '<TargetSizeSds accuracy="exact">x</TargetSizeSds>',
      value,
      '/TargetSizeSds/value',
    ],
    ['a boolean', '<SizeBirthUndersized>no</SizeBirthUndersized>', value, '/SizeBirthUndersized'],
    [
      'a message without severity',
      '<validation_message target="head">x</validation_message>',
      structure,
      '/validation_message[1]/severity',
    ],
    [
      'a score before the clamp in words',
      '<TargetSizeSds accuracy="exact" raw="low">1</TargetSizeSds>',
      value,
      '/TargetSizeSds/raw',
    ],
    [
      'a score that is about approximate',
      '<TargetSizeSds accuracy="exact" approximate="maybe">1</TargetSizeSds>',
      value,
      '/TargetSizeSds/approximate',
    ],
  ])('in a result: %s', (_, xml, code, path) => {
    const trouble = troubleOf(() => parseResultXml(field(xml)))
    expect(trouble).toEqual({ code, path: `Patient${path}`, line: 2, column: 3 })
  })

  it.each([
    ['text for a class', '<BmiClass>obesity</BmiClass>', structure, '/BmiClass'],
    ['no class', '<BmiClass><Reference>AGA 2015</Reference></BmiClass>', structure, '/BmiClass/Class'],
    [
      'an unknown class',
      '<BmiClass><Class>toString</Class><Reference>a</Reference></BmiClass>',
      value,
      '/BmiClass/Class',
    ],
    [
      'a score by an unknown disease',
      '<DiseaseScores><DiseaseScore><Disease>Down</Disease></DiseaseScore></DiseaseScores>',
      value,
      '/DiseaseScores/DiseaseScore[1]/Disease',
    ],
    [
      'a score twice',
      '<WeightForLengthSds accuracy="exact">1</WeightForLengthSds><WeightForLengthSds />',
      structure,
      '/WeightForLengthSds',
    ],
  ])('among the extensions of a visit: %s', (_, xml, code, path) => {
    const document = `<Patient><Measurements><Measurement>${xml}</Measurement></Measurements></Patient>`
    const trouble = troubleOf(() => parseResultXml(document))
    expect(trouble).toMatchObject({ code, path: `Patient/Measurements/Measurement[1]${path}` })
  })

  it('a reference without its name', () => {
    const xml = '<references><reference><x_axis_value>0</x_axis_value><text>t</text></reference></references>'
    expect(troubleOf(() => parseReferencesXml(xml))).toEqual({
      code: 'unexpected_structure',
      path: 'references/reference[1]/name',
      line: 1,
      column: 13,
    })
  })
})

describe('limits', () => {
  const named = (name: string) => `<Patient><FirstName>${name}</FirstName></Patient>`

  it('counts bytes in UTF-8', () => {
    const empty = named('').length
    expect(parsePatientXml(named('ü€😀'), { maxBytes: empty + 9 })).toEqual({ firstName: 'ü€😀' })
    expect(troubleOf(() => parsePatientXml(named('ü€😀'), { maxBytes: empty + 8 }))).toEqual({
      code: 'document_too_large',
      path: undefined,
      line: undefined,
      column: undefined,
    })
  })

  const reference = (text: string) =>
    `<references><reference><x_axis_value>0</x_axis_value><name>x</name><text>${text}</text></reference></references>`

  it('takes one mebibyte by default', () => {
    const room = 1_048_576 - reference('').length
    expect(parseReferencesXml(reference('x'.repeat(room)))[0]?.text).toHaveLength(room)
    expect(errorOf(() => parseReferencesXml(reference('x'.repeat(room + 1)))).code).toBe('document_too_large')
  })

  const list = (outer: string, inner: string, count: number) =>
    `<Patient><${outer}>\n${`<${inner}/>`.repeat(count)}</${outer}></Patient>`

  it.each([
    ['Measurements', 'Measurement'],
    ['Markers', 'Marker'],
    ['Diseases', 'Disease'],
  ])('takes 10,000 entries in %s, not more', (outer, inner) => {
    expect(() => parsePatientXml(list(outer, inner, 10_000))).not.toThrow()
    const trouble = troubleOf(() => parsePatientXml(list(outer, inner, 10_001)))
    expect(trouble).toMatchObject({ code: 'too_many_entries', path: `Patient/${outer}`, line: 2 })
    const few = troubleOf(() => parsePatientXml(list(outer, inner, 3), { maxMeasurements: 2 }))
    expect(few).toMatchObject({ code: 'too_many_entries', column: 2 * (inner.length + 3) + 1 })
  })

  it.each([Number.NaN, -1])('of %d are a bug of the caller', (maxBytes) => {
    expect(() => parsePatientXml('<Patient/>', { maxBytes })).toThrow(
      expect.objectContaining({ code: 'invalid_parameter' }),
    )
  })

  it('takes long stretches of white space in its stride', () => {
    const xml = reference(`a${' '.repeat(900_000)}b`)
    expect(parseReferencesXml(xml)[0]?.text).toHaveLength(900_002)
  })

  it.each([
    ['line ends', named('\r'.repeat(1_000_000))],
    ['references', named('&#13;'.repeat(200_000))],
    ['quotes without end', `<Patient ${'""'.repeat(500_000)}`],
    ['tags without end', '<a '.repeat(340_000)],
    ['ampersands', named('&'.repeat(1_000_000))],
    ['comments without end', '<!--'.repeat(250_000)],
    [
      'prefixes declared again and again',
      `<Patient ${Array.from({ length: 20_000 }, (_, i) => `xmlns:p${i}="u"`).join(' ')}>${'<a xmlns:p="u"/>'.repeat(30_000)}</Patient>`,
    ],
    // In time that grew with the square of their number, these would run into the time limit of every test.
  ])('a mebibyte of %s is answered', (_, xml) => {
    try {
      parsePatientXml(xml)
    } catch (error) {
      expect(error).toBeInstanceOf(AuxologyError)
    }
  })
})
