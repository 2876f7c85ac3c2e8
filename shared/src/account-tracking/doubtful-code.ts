/** Why code would probably do nothing, as a sentence. It may be saved all the same: who wrote it may know better. */
export function doubtAbout(code: string): string | undefined {
  if (code.trim() === '') return undefined
  if (!/<[a-z!]/i.test(code)) return 'There is no tag in it: paste the whole snippet, with <script> and </script>.'
  if (count(code, /<script\b/gi) !== count(code, /<\/script\s*>/gi))
    return 'A <script> is not closed: paste the whole snippet, to its last </script>.'
  if (/(src|href)\s*=\s*["']?http:/i.test(code))
    return 'It loads something over http://, which browsers refuse. Use https://.'
  return undefined
}

const count = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].length
