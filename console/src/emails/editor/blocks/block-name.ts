import { isMergeField, mergeFields } from '@gable/shared/content/merge-fields.ts'
import { blockLabels, type EmailBlock } from '@gable/shared/emails/blocks.ts'
import { pluralize } from '@gable/shared/text/pluralize.ts'

/** The start of what a block says, to tell it from others of its type. */
export function getBlockExcerpt(block: EmailBlock): string {
  switch (block.type) {
    case 'HEADING':
    case 'TEXT':
    case 'AGENT':
      return shorten(block.text)
    case 'IMAGE':
      return shorten(block.alt)
    case 'BUTTON':
      return shorten(block.label)
    case 'HOME_VALUE':
    case 'EQUITY':
    case 'COMPARABLES':
    case 'MARKET':
    case 'EVENT':
      return shorten(block.title)
    case 'SOCIAL':
      return pluralize(block.links.length, 'link')
    case 'SPACER':
      return `${block.height} px`
    case 'COLUMNS':
      return `${block.left.length + block.right.length} blocks`
    case 'DIVIDER':
      return ''
  }
}

/** The name of a block in announcements and buttons. */
export function getBlockName(block: EmailBlock): string {
  const excerpt = getBlockExcerpt(block)
  return excerpt ? `${blockLabels[block.type]}: ${excerpt}` : blockLabels[block.type]
}

/** Markup and the braces of merge fields mean little in a list. */
function shorten(text: string): string {
  const plain = text
    .replace(
      /\{\{\s*([\w.]+)\s*(?:\|\s*([^{}]*?)\s*)?\}\}/g,
      (_, name: string, fallback?: string) => fallback || getFieldLabel(name),
    )
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\*\*|_|^- /gm, '')
    .replace(/\s+/g, ' ')
    .trim()
  return plain.length > excerptMaximum ? `${plain.slice(0, excerptMaximum - 1).trimEnd()}…` : plain
}

const getFieldLabel = (name: string) => (isMergeField(name) ? mergeFields[name].label : name)

const excerptMaximum = 60
