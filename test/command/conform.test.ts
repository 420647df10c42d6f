import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { auxology } from './auxology.js'

const folder = mkdtempSync(join(tmpdir(), 'conform-'))
afterAll(() => rmSync(folder, { recursive: true }))

const question = { group: 'tails', reference: 'who2006-height', edition: '2006', sex: 'male', measure: 'height' }
const sources = { s1: { kind: 'printed', meaning: 'printed', text: 'a table' } }
const file = JSON.stringify({
  sources,
  cases: [
    { id: 'a', ...question, value: 50, expected: { score: 1, percentile: 84.1344746 }, tolerance: 0.01, source: 's1' },
    { id: 'b', ...question, value: -1, expected: { none: 'value' }, tolerance: 0, source: 's1' },
    { id: 'c', ...question, expected: { class: 'obesity' }, tolerance: 0, source: 's1' },
    { id: 'd', ...question, expected: { cm: 170.1 }, tolerance: 0.05, source: 's1' },
  ],
})

let programs = 0

/** Puts the cases to a program of these lines of JavaScript. */
async function conform(program: string, ...options: readonly string[]) {
  const path = join(folder, `port-${programs++}.cjs`)
  writeFileSync(path, program)
  const command = `"${process.execPath}" "${path}"`
  const language = options.includes('--locale') ? [] : ['--locale', 'en']
  return auxology(['conform', 'cases.json', '--command', command, ...language, ...options], { read: () => file })
}

const right = [
  { id: 'a', score: 1.004, percentile: 84.2 },
  { id: 'b', none: 'negative' },
  { id: 'c', class: 'obesity' },
  { id: 'd', cm: 170.12 },
]
const printing = (answers: readonly object[]) =>
  answers.map((answer) => `console.log(${JSON.stringify(JSON.stringify(answer))})`).join('\n')
const withFirst = (answer: object) => printing([{ id: 'a', ...answer }, ...right.slice(1)])

describe('auxology conform', () => {
  it('holds where every answer is right, in whichever order', async () => {
    const { status, output } = await conform(printing([...right].reverse()))
    expect(output).toContain('all 4 cases hold')
    expect(status).toBe(0)
  })

  it('gives the program questions without answers', async () => {
    const program = `require('node:fs').readFileSync(0, 'utf8').trim().split('\\n').map(JSON.parse).forEach((one) => {
      if (one.expected || one.tolerance || one.source || !one.sex) process.exit(4)
    }); ${printing(right)}`
    expect((await conform(program)).status).toBe(0)
  })

  it.each([
    ['a score that is off', withFirst({ score: 1.02 }), 'a: score: expected 1, got 1.02, 0.02 apart; allowed 0.01'],
    ['a percentile that is off', withFirst({ score: 1, percentile: 85 }), 'a: percentile: expected 84.134475, got 85'],
    ['no number', withFirst({ score: '1' }), 'a: score: expected 1, got "1"'],
    ['none for a score', withFirst({ none: 'age' }), 'a: expected a score of 1, got none: "age"'],
    [
      'a score for none',
      printing([right[0]!, { id: 'b', score: 2 }, ...right.slice(2)]),
      'b: expected no score (value), got 2',
    ],
    [
      'another class',
      printing([...right.slice(0, 2), { id: 'c', class: 'normal' }, right[3]!]),
      'c: class: expected obesity, got "normal"',
    ],
    [
      'another height',
      printing([...right.slice(0, 3), { id: 'd', cm: 171 }]),
      'd: cm: expected 170.1, got 171, 0.9 apart; allowed 0.05',
    ],
    ['a missing answer', printing(right.slice(1)), 'a: no answer'],
    [
      'a line that is no JSON',
      `${printing(right)}\nconsole.log('Warning: old')`,
      'line 5 is not a JSON object with an id: "Warning: old"',
    ],
    ['an extra answer', printing([...right, { id: 'x', score: 1 }]), 'line 5 answers "x", which was not asked'],
    ['a second answer', printing([...right, right[0]!]), 'line 5 answers a again'],
    [
      'a dead program',
      "console.error('No table.'); process.exit(7)",
      '\n4 cases unanswered: the program ended with status 7: No table.\n0 of 4 cases hold; 1 other fault\n',
    ],
    [
      'a late death',
      `${printing(right)}\nprocess.exitCode = 7`,
      '\nthe program ended with status 7\n4 of 4 cases hold; 1 other fault',
    ],
  ])('says %s', async (_, program, said) => {
    const { status, output } = await conform(program)
    expect(output).toContain(said)
    expect(status).toBe(3)
  })

  it('ends a program that says nothing', async () => {
    const { status, output } = await conform(
      `${printing(right.slice(0, 1))}\nsetInterval(() => {}, 1000)`,
      '--timeout',
      '1',
    )
    expect(output).toContain('\n3 cases unanswered: the program printed nothing for 1 s and was ended\n')
    expect(output).toContain('1 of 4 cases hold; 1 other fault')
    expect(status).toBe(3)
  })

  it('ends a program that says no end', async () => {
    const endless =
      "const line = 'x'.repeat(1e6) + '\\n'; const write = () => { while (process.stdout.write(line)); }; process.stdout.on('drain', write); write()"
    const { status, output } = await conform(endless)
    expect(output).toContain('unanswered: the program printed more than 67108864 bytes and was ended')
    expect(status).toBe(3)
  })

  it.each([
    [printing([...right].reverse()), 'Alle 4 Fälle sind erfüllt.'],
    [
      withFirst({ score: 1.02 }),
      'a: score: 1 erwartet, 1.02 erhalten, Abstand 0.02; erlaubt ist 0.01\n3 von 4 Fällen erfüllt\n',
    ],
    [withFirst({ score: 1, percentile: 85 }), 'a: percentile: 84.134475 erwartet, 85 erhalten; erlaubt ist 83.'],
    [withFirst({}), 'a: score: 1 erwartet, nichts erhalten'],
    [withFirst({ score: { sds: 1 } }), 'a: score: 1 erwartet, {"sds":1} erhalten'],
    [withFirst({ none: 'age' }), 'a: Score 1 erwartet, aber nichts erhalten: "age"'],
    [
      printing([right[0]!, { id: 'b', score: 2 }]),
      'b: kein Score erwartet (value), aber 2 erhalten\nc: keine Antwort\n',
    ],
    [
      printing([...right, { id: 'x' }]),
      'Zeile 5 beantwortet "x": danach war nicht gefragt\n4 von 4 Fällen erfüllt; 1 weiterer Fehler',
    ],
    [
      `console.log('x');${printing([...right, right[0]!])}`,
      'Zeile 1 ist kein JSON-Objekt mit id: "x"\nZeile 6 beantwortet a noch einmal\n4 von 4 Fällen erfüllt; 2 weitere Fehler',
    ],
    [
      "console.error('No table.'); process.exit(7)",
      '\n4 Fälle ohne Antwort: Das Programm endete mit Status 7: No table.\n0 von 4',
    ],
    [
      withFirst({ unsupported: true }),
      'Gruppe  Fälle  erfüllt  abweichend  nicht unterstützt  ohne Antwort  größte, SD',
    ],
  ])('says it in German, which is the default: %s', async (program, said) => {
    expect((await conform(program, '--locale', 'de')).output).toContain(said)
  })

  it('counts what is not supported apart, and does not pass', async () => {
    const { status, output } = await conform(withFirst({ unsupported: true }))
    expect(output).toMatch(/tails +4 +3 +0 +1 +0/)
    expect(output).toContain('3 of 4 cases hold')
    expect(status).toBe(3)
  })

  it('allows a program that rounds what it is told to', async () => {
    expect((await conform(withFirst({ score: 1.02 }), '--tolerance', '0.03')).status).toBe(0)
  })

  it('writes every form', async () => {
    const program = withFirst({ score: 1.5, percentile: '<b>' })
    const json = JSON.parse((await conform(program, '--to', 'json')).output)
    expect(json).toMatchObject({
      conforms: false,
      troubles: [],
      groups: [{ group: 'tails', outcomes: { held: 3, different: 1 } }],
    })
    expect(json.cases[0]).toMatchObject({ id: 'a', outcome: 'different', difference: 0.5, source: 'printed' })
    const junit = (await conform(program, '--to', 'junit')).output
    expect(junit).toContain('<testsuite name="tails" tests="4" failures="1" skipped="0">')
    expect(junit).toContain('<testcase classname="tails" name="b"/>')
    const html = (await conform(withFirst({ score: '<b>' }), '--to', 'html')).output
    expect(html).toContain('<td>score: expected 1, got "&lt;b&gt;"</td>')
    expect(html).toContain('3 of 4 cases hold')
    const german = (await conform(withFirst({ score: 9 }), '--to', 'html', '--locale', 'de')).output
    expect(german).toMatch(/<html lang="de">.*<title>Konformität<\/title>.*<h2>Fälle<\/h2>.*<td>abweichend<\/td>/s)
  })
})

describe('the command line of conform', () => {
  const read = (path: string) =>
    ({ 'cases.json': file, 'text.json': 'x', 'list.json': '[]', 'bare.json': '{"cases":[{}]}' })[path] ?? ''
  it.each([
    [
      'conform --self',
      'missing CASES: conformance/cases of the repository, or of auxology-conformance.tar.gz of a release',
    ],
    ['conform cases.json', 'expected one of --command "…", a program to check, and --self'],
    ['conform cases.json --self --command x', 'expected one of --command "…", a program to check, and --self'],
    ['conform cases.json --self --only heads', '--only names heads, which no case has'],
    ['conform cases.json --self --timeout 0', '--timeout is "0"; expected a whole number from 1 to 3600'],
    ['conform list.json --self', 'list.json has no cases: expected a file of conformance/cases'],
    ['conform bare.json --self', 'bare.json: case 1 has no id'],
    ['conform text.json --self', 'text.json is not JSON: '],
    ['conform package.json/cases --self', 'package.json/cases is neither a file of cases (*.json) nor a folder'],
    ['conform LICENSE --self', 'LICENSE is neither a file of cases (*.json) nor a folder'],
    ['conform /nowhere/cases --self', "can't read /nowhere/cases (no such file or folder, ENOENT)"],
  ])('%s is refused', async (words, said) => {
    const { status, errors } = await auxology(words, { read })
    expect(errors.join()).toContain(said)
    expect(status).toBe(1)
  })
})
