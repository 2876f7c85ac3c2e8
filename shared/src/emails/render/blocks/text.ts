import type { EmailBlockOf } from '../../blocks.ts'
import { light } from '../email-theme.ts'
import { html } from '../html.ts'
import { renderLine, renderMarkup } from '../markup.ts'
import type { BlockContext, RenderedBlock } from '../rendered-block.ts'

/** The first heading of an email is its title. A short one with a number, in a column, is a figure. */
export function renderHeading({ text, align }: EmailBlockOf<'HEADING'>, context: BlockContext): RenderedBlock {
  const line = renderLine(text, context)
  const style = `margin:0;font-weight:700;letter-spacing:-0.01em;text-align:${align.toLowerCase()}`
  const heading = (size: string) => html`<h2 class="ink" style="${style};color:${light.text};${size}">${line.html}</h2>`
  return {
    html: context.isTitle
      ? html`<h1 class="ink title" style="${style};color:${light.text};font-size:32px;line-height:39px">${line.html}</h1>`
      : !context.isColumn
        ? heading('font-size:22px;line-height:29px')
        : isFigure(text)
          ? html`<h2 class="accent" style="${style};color:${context.theme.ink};font-size:36px;line-height:42px">${line.html}</h2>`
          : heading('font-size:18px;line-height:25px'),
    text: (recipient) => {
      const words = line.text(recipient)
      return context.isTitle ? `${words}\n${'='.repeat(Math.min(60, words.length))}` : words
    },
  }
}

const isFigure = (text: string) => /\d/.test(text) && text.trim().length <= 12

export const renderText = ({ text, align }: EmailBlockOf<'TEXT'>, context: BlockContext): RenderedBlock =>
  renderMarkup(text, align.toLowerCase(), context)
