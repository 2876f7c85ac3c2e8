/** Explains why the code probably does nothing. It is only a hint: the code can be saved anyway. */
export function getTrackingCodeWarning(code: string): string | undefined {
  if (code.trim() === '') return undefined
  if (!/<[a-z!]/i.test(code))
    return 'The code has no HTML tag. Paste the whole snippet, including <script> and </script>.'
  if (count(code, /<script\b/gi) !== count(code, /<\/script\s*>/gi))
    return 'A <script> tag is not closed. Paste the whole snippet, including the last </script>.'
  if (/(src|href)\s*=\s*["']?http:/i.test(code))
    return 'The code loads a file over http://, which browsers block. Use https://.'
  return undefined
}

const count = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].length
