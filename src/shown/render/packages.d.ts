declare module 'pdfmake/js/Printer.js'
declare module 'pdfmake/build/pdfmake.js'
declare module '*.ttf' {
  const base64: string
  // biome-ignore lint/style/noDefaultExport: the bundler's loader exports it so
  export default base64
}
