import { floors } from './drawing.js'
import { roomOf, wayOfAWeight } from './way-of-a-weight.js'

const introduction = `# Architecture

<!-- Written by scripts/architecture/page.ts; do not edit. -->

The import list is the architecture. Each folder of \`src\` is a room on a floor, and imports only from the floors below;
\`npm run lint\` enforces it. The rooms at the bottom know no patient. Above them is the clinical column, from the published
tables up to a patient checked and computed; above that, what is drawn, written and served.

![The rooms of the library, floor by floor](architecture.svg)

The numbers mark the way of one weight from an XML document to a PDF: the stops below.

## Where to look

| To change | Look in |
| --- | --- |
| a limit, a message's condition | \`src/validation/rules\`, one file per field |
| a sentence, a label, a title | \`src/languages\`, one folder per language |
| a published figure | \`src/references/tables\`, one file per publication |
| which table serves what, and where | \`src/references/built-in-sets.ts\` |
| what a chart type shows | \`src/charts/types\`, one entry per type |
| what a chart looks like | \`src/charts/picture\` |
| a format | \`src/render/formats.ts\`, one row per format |
| an element of a document | \`src/documents\` |
| how any value is written | \`src/text/number.ts\`, and nowhere else; lengths of a picture in \`src/render/picture-lengths.ts\` |

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

/** Every room, the ground first. */
export const rooms: readonly string[] = floors.flatMap((floor) => Object.keys(floor))
