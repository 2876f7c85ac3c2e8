import type { Signature } from '@gable/shared/branding/signature.ts'
import { escapeHtml } from './escape-html.ts'

type Inline = NonNullable<Signature['content'][number]['content']>[number]
type Mark = NonNullable<Extract<Inline, { type: 'text' }>['marks']>[number]

/** Signed rich text as a letter shows it: each line a line, its marks and nothing else. */
export const signatureHtml = ({ content }: Signature): string =>
  content.map(({ content = [] }) => content.map(inlineHtml).join('') || '&nbsp;').join('<br>\n')

/** The same where a letter is plain text: a link that says something else than where it leads also says that. */
export const signatureText = ({ content }: Signature): string =>
  content
    .map(({ content = [] }) => content.map(inlineText).join(''))
    .join('\n')
    .trim()

function inlineHtml(inline: Inline): string {
  if (inline.type === 'hardBreak') return '<br>'
  return (inline.marks ?? []).reduce(marked, escapeHtml(inline.text))
}

function marked(html: string, mark: Mark): string {
  if (mark.type !== 'link') return `<${tags[mark.type]}>${html}</${tags[mark.type]}>`
  return `<a class="link" href="${escapeHtml(mark.attrs.href)}" style="color:inherit">${html}</a>`
}

const tags = { bold: 'strong', italic: 'em', underline: 'u' } as const

function inlineText(inline: Inline): string {
  if (inline.type === 'hardBreak') return '\n'
  const link = inline.marks?.find((mark) => mark.type === 'link')
  const address = link?.attrs.href.replace(/^(mailto|tel):/i, '')
  return address === undefined || address === inline.text ? inline.text : `${inline.text} (${address})`
}
