import type { EmailBlockOf, EmailBlockType } from '../blocks.ts'
import type { EmailSender } from '../email-context.ts'
import type { EmailTheme } from './email-theme.ts'
import type { Html, ReadText } from './html.ts'
import type { LinkList } from './link-list.ts'

/** A block as HTML and as plain text. Both are empty for recipients to whom the block does not apply. */
export interface RenderedBlock {
  html: Html
  text: ReadText
}

export interface BlockContext {
  sender: EmailSender
  theme: EmailTheme
  links: LinkList
  /** In pixels. Half of the card in columns. */
  width: number
  /** The first block of the card, where an image reaches the edges. */
  isFirst: boolean
  /** The first heading is the title of the email. */
  isTitle: boolean
  /** Inside a column, which has no padding of its own. */
  isColumn: boolean
}

export type RenderBlock<T extends EmailBlockType> = (block: EmailBlockOf<T>, context: BlockContext) => RenderedBlock
