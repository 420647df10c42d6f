import { halls } from './halls.js'
import { roomOf, wayOfAWeight } from './way-of-a-weight.js'

const introduction = `# Architecture

<!-- Written by scripts/architecture/page.ts; do not edit. -->

The import list is the architecture. The folders of \`src\` are halls in three wings. The library is what a program embeds:
the ground, which everything else is built on; the clinical hall, from the published tables up to a patient checked and computed; the
charts; and what is shown, documents and pictures. The doors lead to the library from record systems, servers, pages and data
warehouses. The command uses both, and nothing imports it.

A hall imports only from halls below it, and a room of a hall only from the floors below its own; \`npm run lint\` enforces
both. \`src/index.ts\` is the library's entry. The tests of a room are in the same place of \`test\`.

![The halls of the library and their rooms, floor by floor](architecture.svg)

A line beside the halls starts at the hall that imports and points at those it imports from; none crosses a dashed fence
upwards. The numbers mark the way of one weight from an XML document to a PDF: the stops below.

## Where to look

| To change | Look in |
| --- | --- |
| a limit, a message's condition | \`src/clinical/validation/rules\`, one file per field |
| a sentence, a label, a title | \`src/ground/languages\`, one folder per language |
| a published figure | \`src/clinical/references/tables\`, one file per publication |
| which table serves what, and where | \`src/clinical/references/built-in-sets.ts\` |
| what a chart type shows | \`src/charts/types\`, one entry per type |
| what a chart looks like | \`src/charts/picture\` |
| a format | \`src/shown/render/formats.ts\`, one row per format |
| an element of a document | \`src/shown/documents\` |
| how any value is written | \`src/ground/text/number.ts\`, and nowhere else; lengths of a picture in \`src/shown/render/picture-lengths.ts\` |

[CONTRIBUTING.md](../CONTRIBUTING.md) has step-by-step recipes.

## The way of a weight
`

const conventions = `
## What holds everywhere

- Data across every boundary is plain and readonly. A value that cannot be computed is \`undefined\`; there is no NaN outside
  the mathematics, no global state, and neither Node nor DOM below \`render\`. The clock is read in one place, for the
  default of \`today\`.
- A chart exists twice: as data in clinical units, which CSV, JSON and XML write, and as a scene of shapes, which all
  pictures draw.
- A message is a code with parameters; its sentence comes last, from the language that was asked for. An error is data
  too; one formatter makes its sentence.
- A number is rounded once, when it is written.
`

/** The text of docs/architecture.md. */
export function architecturePage(): string {
  const rows = wayOfAWeight.map(
    (stop, i) => `| ${i + 1} | ${roomOf(stop)} | [\`${stop.function}\`](../src/${stop.file}) | ${stop.does} |`,
  )
  const table = ['| | Room | Function | It |', '| --: | --- | --- | --- |', ...rows].join('\n')
  return `${introduction}\n${table}\n${conventions}`
}

/** Every room as `hall/room`, and every hall that is one room, the ground first. */
export const rooms: readonly string[] = halls.flatMap(({ name, floors }) =>
  floors.length === 0 ? [name] : floors.flatMap((floor) => Object.keys(floor).map((room) => `${name}/${room}`)),
)
