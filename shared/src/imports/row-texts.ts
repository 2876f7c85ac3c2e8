import { unescapeFormula } from '../exports/csv.ts'
import { cleanLine, cleanText } from '../text/clean-text.ts'

/** The texts of a row by the field that their columns are mapped to. */
export interface RowTexts {
  /** The texts of all columns with this target, in the order of the columns. */
  all: (target: string) => string[]
  first: (target: string) => string
}

export function toRowTexts(cells: readonly string[], mapping: readonly string[]): RowTexts {
  const texts = new Map<string, string[]>()
  for (const [index, target] of mapping.entries()) {
    const cell = cells[index]
    if (target === '' || !cell) continue
    const clean = multiLineTargets.includes(target) ? cleanText : cleanLine
    const text = clean(unescapeFormula(cell))
    if (text === '') continue
    const existing = texts.get(target)
    if (existing) existing.push(text)
    else texts.set(target, [text])
  }
  return { all: (target) => texts.get(target) ?? [], first: (target) => texts.get(target)?.[0] ?? '' }
}

/** Line breaks and double spaces separate the parts of an address. */
const multiLineTargets = ['note', 'address']
