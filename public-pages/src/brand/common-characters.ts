/** What English and Spanish are written with, and the marks that our texts and the times of `Intl` use. */
export const commonCharacters = `${toText(0x20, 0x7e)}\u00a0¡©®²·º¿ÁÉÍÑÓÚÜ×áéíñóúü–—‘’“”•…\u202f−`

/** All that the Latin files of the fonts have. */
const latinCharacters = [
  toText(0x20, 0x7e),
  toText(0xa0, 0xff),
  toText(0x2000, 0x206f),
  'ıŒœʻʼˆ˚˜\u0304\u0308\u0329€™↑↓−∕',
].join('')

/** Values of `unicode-range`: a browser loads a font file when the page has a character in its range. */
export const commonRange = toRange([...commonCharacters])
export const otherRange = toRange([...latinCharacters].filter((character) => !commonCharacters.includes(character)))

function toRange(characters: string[]): string {
  const runs: [first: number, last: number][] = []
  for (const code of characters.map((character) => character.charCodeAt(0)).sort((a, b) => a - b)) {
    const run = runs.at(-1)
    if (run && code <= run[1] + 1) run[1] = code
    else runs.push([code, code])
  }
  const toHex = (code: number) => code.toString(16)
  return runs.map(([first, last]) => `U+${toHex(first)}${last > first ? `-${toHex(last)}` : ''}`).join()
}

function toText(first: number, last: number): string {
  return String.fromCharCode(...Array.from({ length: last - first + 1 }, (_, index) => first + index))
}
