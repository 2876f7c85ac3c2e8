import type { EmailBlock, EmailBlockType, EmailLink } from '../blocks.ts'
import type { EmailRecipient, EmailSender, FilledEmail } from '../email-context.ts'
import type { EmailSettings } from '../email-settings.ts'
import { contentWidth, toEmailTheme } from './email-theme.ts'
import { renderFooter } from './footer.ts'
import { fillHtml, type Html, html, type ReadText, wrap } from './html.ts'
import { renderLayout } from './layout.ts'
import { LinkList } from './link-list.ts'
import { readMergeLine } from './merge-text.ts'
import { renderBlock } from './render-block.ts'
import type { RenderedBlock } from './rendered-block.ts'

/** An email that is filled for each recipient. */
export interface CompiledEmail {
  subject: ReadText
  html: Html
  text: ReadText
  /** By position, which is in the address that records a click. Links to phone numbers and email addresses are direct. */
  links: EmailLink[]
  /** The table row of each block, which is empty for recipients to whom the block does not apply. */
  rows: { blockId: string; html: Html }[]
}

/** Renders what is the same for all recipients. Runs in the browser for previews and on the server for sending. */
export function compileEmail(settings: EmailSettings, sender: EmailSender): CompiledEmail {
  const [theme, links] = [toEmailTheme(sender.brand), new LinkList()]
  const titleId = settings.blocks.find(({ type }) => type === 'HEADING')?.id
  const blocks = settings.blocks.map((block, index) => ({
    id: block.id,
    type: block.type,
    ...renderBlock(block as EmailBlock, {
      sender,
      theme,
      links,
      width: contentWidth,
      isFirst: index === 0,
      isTitle: block.id === titleId,
      isColumn: false,
    }),
  }))
  const rows = blocks.map(({ id, type, html: content }, index) => ({
    blockId: id,
    html: renderRow(type, content, blocks[index - 1]?.type),
  }))
  const [subject, footer] = [readMergeLine(settings.subject), renderFooter(sender)]
  return {
    subject,
    html: renderLayout({
      subject,
      previewText: settings.previewText.trim() === '' ? undefined : readMergeLine(settings.previewText),
      sender,
      theme,
      rows: html`${rows.map((row) => row.html)}`,
      footer: footer.html,
    }),
    text: (recipient) => joinTexts([...blocks, footer], recipient),
    links: links.links,
    rows,
  }
}

export const fillEmail = (compiled: CompiledEmail, recipient: EmailRecipient): FilledEmail => ({
  subject: compiled.subject(recipient),
  html: fillHtml(compiled.html, recipient),
  text: compiled.text(recipient),
})

function renderRow(type: EmailBlockType, content: Html, previous: EmailBlockType | undefined): Html {
  const isBleeding = previous === undefined && type === 'IMAGE'
  const top = previous === undefined ? 40 : getSpaceAbove(type, previous)
  const cell = isBleeding
    ? html`<tr><td class="bleed" style="padding:0">`
    : html`<tr><td class="pad" style="padding:${top}px 40px 0">`
  return wrap(cell, content, html`</td></tr>\n`)
}

/** Text is close to its heading, and farther from a card or an image. */
const getSpaceAbove = (type: EmailBlockType, previous: EmailBlockType) =>
  type === 'TEXT' && previous !== 'HEADING' && previous !== 'TEXT' ? 24 : spaceAbove[type]

const spaceAbove: Record<EmailBlockType, number> = {
  HEADING: 32,
  TEXT: 16,
  IMAGE: 28,
  BUTTON: 28,
  DIVIDER: 32,
  SPACER: 0,
  HOME_VALUE: 28,
  EQUITY: 28,
  COMPARABLES: 36,
  MARKET: 36,
  AGENT: 32,
  EVENT: 28,
  SOCIAL: 28,
  COLUMNS: 32,
}

const joinTexts = (blocks: RenderedBlock[], recipient: EmailRecipient) =>
  `${blocks
    .map(({ text }) => text(recipient))
    .filter((text) => text !== '')
    .join('\n\n')}\n`
