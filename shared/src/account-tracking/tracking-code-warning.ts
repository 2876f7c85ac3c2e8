/** Whether the code has a tag that loads or runs something. Text such as an ID does nothing. */
export const runsSomething = (code: string): boolean =>
  /<(script|noscript|img|iframe|link|object|embed)\b/i.test(code.replace(/<!--[\s\S]*?-->/g, ''))

export const nothingToRun = 'This text runs nothing. Paste the whole snippet, including its <script> or <img> tag.'

/** Explains why the code probably does not work. It is only a hint: the code can be saved anyway. */
export function getTrackingCodeWarning(code: string): string | undefined {
  if (count(code, /<script\b/gi) !== count(code, /<\/script\s*>/gi))
    return 'A <script> tag is not closed. Paste the whole snippet, including the last </script>.'
  if (/(src|href)\s*=\s*["']?http:/i.test(code))
    return 'The code loads a file over http://, which browsers block. Use https://.'
  return undefined
}

const count = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].length
