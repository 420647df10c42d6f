const isWhiteSpace = (code: number): boolean => code === 0x20 || code === 0x0a || code === 0x09 || code === 0x0d

/** Text without the white space (as XML has it) around it. */
export function trimmed(text: string): string {
  let start = 0
  let end = text.length
  while (start < end && isWhiteSpace(text.charCodeAt(start))) start++
  while (end > start && isWhiteSpace(text.charCodeAt(end - 1))) end--
  return start === 0 && end === text.length ? text : text.slice(start, end)
}

/** Whether text is nothing but white space. */
export function isBlank(text: string): boolean {
  for (let index = 0; index < text.length; index++) {
    if (!isWhiteSpace(text.charCodeAt(index))) return false
  }
  return true
}
