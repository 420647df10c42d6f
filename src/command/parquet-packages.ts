import { UsageError } from './command.js'

/**
 * The package that reads Parquet, which is optional.
 *
 * @throws UsageError if it isn't installed
 */
export function parquetReader(): Promise<typeof import('hyparquet')> {
  return installed(import('hyparquet'))
}

/**
 * What reads the headers of Parquet's pages, in the same package.
 *
 * @throws UsageError if it isn't installed
 */
export async function parquetPageHeaders(): Promise<typeof import('hyparquet/src/column.js')['parquetHeader']> {
  return (await installed(import('hyparquet/src/column.js'))).parquetHeader
}

/**
 * The package that writes Parquet, which is optional.
 *
 * @throws UsageError if it isn't installed
 */
export function parquetWriter(): Promise<typeof import('hyparquet-writer')> {
  return installed(import('hyparquet-writer'))
}

async function installed<Package>(loading: Promise<Package>): Promise<Package> {
  try {
    return await loading
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND')) throw error
    // Whoever reads it writes it too: one message, not one after the other.
    throw new UsageError('Parquet needs two packages beside auxology: npm install hyparquet hyparquet-writer')
  }
}
