export interface CardProperty {
  name: string
  value: string
  /** Lower-case types such as `work` or `cell`, however the version of the card writes them. */
  types: ReadonlySet<string>
  isPreferred: boolean
}

/** Parses a line such as `item1.EMAIL;type=HOME:nora@example.com`. Undefined if it is no property. */
export function parseCardLine(line: string): CardProperty | undefined {
  const [, name, parameters = '', value = ''] =
    /^(?:[\w-]+\.)?([\w-]+)((?:;(?:"[^"]*"|[^":])*)?):(.*)$/s.exec(line) ?? []
  if (!name) return undefined
  const isQuotedPrintable = /quoted-printable/i.test(parameters)
  return {
    name: name.toUpperCase(),
    value: isQuotedPrintable ? decodeQuotedPrintable(value) : value,
    types: new Set(parameters.toLowerCase().split(/[;,="]+/)),
    // Version 4 ranks from 1 to 100.
    isPreferred: /[;,="]pref([;,"]|=1(;|$)|$)/i.test(parameters),
  }
}

/** Splits at unescaped separators. */
export const splitCardValue = (value: string, separator: ';' | ','): string[] =>
  value.split(separator === ';' ? /(?<!\\);/ : /(?<!\\),/).map(unescapeCardText)

export const unescapeCardText = (text: string): string =>
  text.replace(/\\([nN,;:\\])/g, (_, character: string) => (/n/i.test(character) ? '\n' : character))

/** Old phones encode letters outside ASCII as the bytes of UTF-8. */
const decodeQuotedPrintable = (text: string): string =>
  text.replace(/(?:=[\dA-F]{2})+/gi, (codes) => Buffer.from(codes.replaceAll('=', ''), 'hex').toString())
