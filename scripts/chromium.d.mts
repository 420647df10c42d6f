export const chromiumPath: string
export const chromiumOptions: { readonly executablePath: string; readonly args: string[] }
