import { calculationDefaults, growthSettings } from '../../../clinical/growth/growth-options.js'
import { provenanceOf } from '../../../clinical/references/edition.js'
import type { OptionValues } from '../../command.js'
import { growthOptions } from '../../options.js'
import type { InputDigest } from '../read/batch-input.js'
import type { TableColumns } from '../read/input-columns.js'
import type { BatchState } from '../run/batch-state.js'
import type { RepeatedIds } from '../run/repeated-ids.js'

/** What the results of a batch came about from. */
export interface BatchHistory {
  readonly version: string
  readonly options: OptionValues
  /** The options as given, with the set of references that they name. */
  readonly references: OptionValues
  readonly input: InputDigest & { readonly file: string; readonly format: string }
  readonly columns: TableColumns | undefined
  readonly state: BatchState
  readonly outputBytes: number
  readonly repeated: RepeatedIds
}

/** Repeated Ids that are listed. */
const mostIds = 100

/** The manifest of a batch: all that it takes to repeat it, without the time, so that a repetition writes the same. */
export async function manifestText({
  version,
  options,
  references: given,
  input,
  columns,
  state,
  outputBytes,
  repeated,
}: BatchHistory): Promise<string> {
  const growth = growthSettings(await growthOptions(given), calculationDefaults)
  const { references, checksum } = provenanceOf(growth.references)
  const content = {
    Version: version,
    References: references,
    Checksum: checksum,
    Options: options,
    Input: { File: input.file, Format: input.format, Bytes: input.bytes, Sha256: input.sha256 },
    ...(columns !== undefined && { Columns: columnsRead(columns) }),
    Records: state.records,
    Failed: state.failures,
    Incomplete: state.incomplete,
    Visits: state.visits,
    VisitsWithScore: state.scoredVisits,
    ChildrenWithoutScore: state.unscored,
    OutputBytes: outputBytes,
    ...(repeated.ids.length > 0 && { IdsInSeveralRecords: repeated.ids.slice(0, mostIds) }),
  }
  return `${JSON.stringify(content, undefined, 2)}\n`
}

/** What every column was read as, and which were passed through. */
function columnsRead({ header, columns }: TableColumns) {
  return Object.fromEntries(header.map((name, i) => [name, columns[i]?.name ?? null]))
}
