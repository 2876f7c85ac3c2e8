import type { EmailBlock } from '../blocks.ts'

/** The texts of a block that people write, without those of its columns. */
export function listBlockTexts(block: EmailBlock): string[] {
  switch (block.type) {
    case 'HEADING':
    case 'TEXT':
    case 'AGENT':
      return [block.text]
    case 'IMAGE':
      return [block.alt]
    case 'BUTTON':
      return [block.label]
    case 'HOME_VALUE':
    case 'EQUITY':
    case 'COMPARABLES':
      return [block.title, block.buttonLabel]
    case 'MARKET':
      return [block.title]
    case 'EVENT':
      return [block.title, block.place, block.label]
    case 'COLUMNS':
    case 'DIVIDER':
    case 'SPACER':
    case 'SOCIAL':
      return []
  }
}
