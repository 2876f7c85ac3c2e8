/**
 * What is read from a font file to place its letters. The text of each field is split when it is first needed: parsed
 * tables would be much longer. `kerning` has a line for each left class with a number, or nothing for 0, for each right
 * class.
 */
export interface FontTable {
  unitsPerEm: number
  characters: string
  advances: string
  leftClasses: string
  rightClasses: string
  kerning: string
}

/** Advances and kerning of one font, in parts of its size. */
export interface FontMetrics {
  has(character: string): boolean
  getAdvance(character: string): number
  getKerning(left: string, right: string): number
}

export function readFontTable(table: FontTable): FontMetrics {
  const toNumbers = (text: string) => text.split(' ').map(Number)
  const [advances, lefts, rights] = [table.advances, table.leftClasses, table.rightClasses].map(toNumbers)
  const places = new Map(Array.from(table.characters, (character, index) => [character, index]))
  const kerning = table.kerning.split('\n').map(toNumbers)
  const getPlace = (character: string) => places.get(character) ?? -1
  return {
    has: (character) => places.has(character),
    getAdvance: (character) => (advances?.[getPlace(character)] ?? 0) / table.unitsPerEm,
    getKerning(left, right) {
      const row = kerning[lefts?.[getPlace(left)] ?? -1]
      return (row?.[rights?.[getPlace(right)] ?? -1] ?? 0) / table.unitsPerEm
    },
  }
}
