import { type InlineNode, type MarkupBlock, parseInline, parseMarkup } from '../inline-markup.ts'
import { light } from './email-theme.ts'
import { emptyHtml, html, type ReadText } from './html.ts'
import { readMergeText } from './merge-text.ts'
import type { BlockContext, RenderedBlock } from './rendered-block.ts'

/** Paragraphs and lists. */
export function renderMarkup(text: string, align: string, context: BlockContext): RenderedBlock {
  const blocks = parseMarkup(text).map((block) => renderMarkupBlock(block, align, context))
  return {
    html: html`${blocks.map((block, index) => block.html(index === blocks.length - 1 ? 0 : 16))}`,
    text: (recipient) => blocks.map((block) => block.text(recipient)).join('\n\n'),
  }
}

function renderMarkupBlock(block: MarkupBlock, align: string, context: BlockContext) {
  if (block.type === 'paragraph') {
    const line = renderNodes(block.children, context)
    return {
      html: (bottom: number) =>
        html`<p class="ink" style="margin:0 0 ${bottom}px;font-size:16px;line-height:26px;color:${light.text};text-align:${align}">${line.html}</p>`,
      text: line.text,
    }
  }
  const items = block.items.map((item) => renderNodes(item, context))
  return {
    html: (bottom: number) =>
      html`<ul class="ink" style="margin:0 0 ${bottom}px;padding:0 0 0 22px;font-size:16px;line-height:26px;color:${light.text};text-align:left">${items.map((item) => html`<li style="margin:0 0 6px">${item.html}</li>`)}</ul>`,
    text: ((recipient) => items.map((item) => `- ${item.text(recipient)}`).join('\n')) satisfies ReadText,
  }
}

/** One line, such as a heading. */
export const renderLine = (text: string, context: BlockContext): RenderedBlock =>
  renderNodes(parseInline(text.replace(/\s+/g, ' ').trim()), context)

function renderNodes(nodes: InlineNode[], context: BlockContext): RenderedBlock {
  const rendered = nodes.map((node) => renderNode(node, context))
  return {
    html: rendered.length > 0 ? html`${rendered.map((node) => node.html)}` : emptyHtml,
    text: (recipient) => rendered.map((node) => node.text(recipient)).join(''),
  }
}

function renderNode(node: InlineNode, context: BlockContext): RenderedBlock {
  switch (node.type) {
    case 'text': {
      const read = readMergeText(node.text)
      return { html: html`${read}`, text: read }
    }
    case 'break':
      return { html: html`<br>`, text: () => '\n' }
    case 'strong': {
      const content = renderNodes(node.children, context)
      return { html: html`<strong>${content.html}</strong>`, text: content.text }
    }
    case 'emphasis': {
      const content = renderNodes(node.children, context)
      return { html: html`<em>${content.html}</em>`, text: content.text }
    }
    case 'link':
      return renderLink(node.url, renderNodes(node.children, context), context)
  }
}

function renderLink(url: string, content: RenderedBlock, { links, theme }: BlockContext): RenderedBlock {
  const href = links.add({ kind: 'URL', value: url })
  return {
    html: html`<a class="link" href="${href}" style="color:${theme.ink};text-decoration:underline">${content.html}</a>`,
    text: (recipient) => {
      const [label, address] = [content.text(recipient), href(recipient)]
      return label === address || `mailto:${label}` === address ? label : `${label} (${address})`
    },
  }
}
