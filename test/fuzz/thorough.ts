/** Whether there is time for everything, as there is at night: `scripts/fuzz.ts` says so. */
export const thorough = process.env['FUZZ_THOROUGH'] !== undefined
