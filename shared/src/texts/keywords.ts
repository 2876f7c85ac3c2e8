export type TextKeyword = 'STOP' | 'START' | 'HELP'

/**
 * The keyword that a reply is. Only the word alone counts, as carriers do it: "Please stop by on Friday" opts nobody out.
 * Case, blanks and punctuation around it do not matter.
 */
export function readKeyword(body: string): TextKeyword | undefined {
  const word = body
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]+/gu, '')
  return keywords.get(word)
}

const keywords = new Map<string, TextKeyword>([
  ...toEntries('STOP', [
    'STOP',
    'STOPALL',
    'UNSUBSCRIBE',
    'CANCEL',
    'END',
    'QUIT',
    'REVOKE',
    'OPTOUT',
    'ALTO',
    'PARAR',
  ]),
  ...toEntries('START', ['START', 'YES', 'UNSTOP']),
  ...toEntries('HELP', ['HELP', 'INFO', 'AYUDA']),
])

function toEntries(keyword: TextKeyword, words: string[]) {
  return words.map((word): [string, TextKeyword] => [word, keyword])
}
