interface TextLength {
  /** UCS-2 as soon as one character is outside of the GSM alphabet. */
  encoding: 'GSM-7' | 'UCS-2'
  units: number
  segments: number
}

/** What a text is billed as. Long texts are sent in parts, each with a header that takes room. */
export function measureText(text: string): TextLength {
  const characters = [...text]
  if (!characters.every((character) => basic.has(character) || extended.has(character))) {
    const units = text.length
    return {
      encoding: 'UCS-2',
      units,
      segments: units <= 70 ? 1 : countParts(text, 67, (character) => character.length),
    }
  }
  const widthOf = (character: string) => (extended.has(character) ? 2 : 1)
  const units = characters.reduce((sum, character) => sum + widthOf(character), 0)
  return { encoding: 'GSM-7', units, segments: units <= 160 ? 1 : countParts(text, 153, widthOf) }
}

/** A character of two units is never cut in half, so a part may end one unit early. */
function countParts(text: string, size: number, widthOf: (character: string) => number): number {
  let [parts, used] = [1, 0]
  for (const character of text) {
    const width = widthOf(character)
    if (used + width > size) [parts, used] = [parts + 1, 0]
    used += width
  }
  return parts
}

/** The same text in the GSM alphabet: typographic characters become plain ones, unknown accents are dropped. */
export const toGsm7 = (text: string): string =>
  [...text.normalize('NFC')]
    .map((character) => {
      if (basic.has(character) || extended.has(character)) return character
      const plain = replacements[character] ?? character.normalize('NFD').replace(/\p{M}/gu, '')
      return [...plain].every((part) => basic.has(part)) ? plain : '?'
    })
    .join('')

/** 3GPP TS 23.038, 6.2.1. */
const basic = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
)
/** They take two units: an escape comes before them. */
const extended = new Set('\f^{}\\[~]|€')

const replacements: Record<string, string> = {
  '‘': "'",
  '’': "'",
  '“': '"',
  '”': '"',
  '–': '-',
  '—': '-',
  '…': '...',
  '•': '*',
  '\u00a0': ' ',
  '\u202f': ' ',
  '\t': ' ',
}
