import type { ColumnBlock, EmailBlockOf } from '../../blocks.ts'
import { contentWidth } from '../email-theme.ts'
import { html } from '../html.ts'
import type { BlockContext, RenderedBlock } from '../rendered-block.ts'
import { renderButtonBlock } from './button.ts'
import { renderImage } from './image.ts'
import { addSpace } from './spaced.ts'
import { renderSpacer } from './spacing.ts'
import { renderHeading, renderText } from './text.ts'

const gap = 20
/** The border of the card and rounding of the client may cost a few pixels. */
const columnWidth = (contentWidth - gap) / 2 - 4

/** Columns stack on a phone. Outlook for Windows needs a table for them, which only it sees. */
export function renderColumns({ left, right }: EmailBlockOf<'COLUMNS'>, context: BlockContext): RenderedBlock {
  const columns = [left, right].map((blocks) => renderColumn(blocks, context))
  return {
    html: html`<div style="font-size:0;line-height:0;text-align:left"><!--[if mso]><table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr><td width="${columnWidth}" valign="top"><![endif]-->${columns.map(
      (column, index) =>
        html`${index === 0 ? html`` : html`<!--[if mso]></td><td width="${gap}">&nbsp;</td><td width="${columnWidth}" valign="top"><![endif]--><div class="gutter" style="display:inline-block;width:${gap}px;height:24px">&nbsp;</div>`}<div class="column" style="display:inline-block;width:100%;max-width:${columnWidth}px;vertical-align:top">${column.html}</div>`,
    )}<!--[if mso]></td></tr></table><![endif]--></div>`,
    text: (recipient) =>
      columns
        .map((column) => column.text(recipient))
        .filter((text) => text !== '')
        .join('\n\n'),
  }
}

function renderColumn(blocks: ColumnBlock[], context: BlockContext): RenderedBlock {
  const inner = { ...context, width: columnWidth, isFirst: false, isTitle: false, isColumn: true }
  const rendered = blocks.map((block) => renderColumnBlock(block, inner))
  return {
    html: html`${rendered.map((block, index) => addSpace(block.html, index === 0 ? 0 : 12))}`,
    text: (recipient) =>
      rendered
        .map((block) => block.text(recipient))
        .filter((text) => text !== '')
        .join('\n\n'),
  }
}

function renderColumnBlock(block: ColumnBlock, context: BlockContext): RenderedBlock {
  switch (block.type) {
    case 'HEADING':
      return renderHeading(block, context)
    case 'TEXT':
      return renderText(block, context)
    case 'IMAGE':
      return renderImage(block, context)
    case 'BUTTON':
      return renderButtonBlock(block, context)
    case 'SPACER':
      return renderSpacer(block)
  }
}
