import type { Signature } from '@gable/shared/branding/signature.ts'
import { escapeMarkup } from '@gable/shared/escape-markup.ts'

type Inline = NonNullable<Signature['content'][number]['content']>[number]
type Mark = NonNullable<Extract<Inline, { type: 'text' }>['marks']>[number]

/** The signature as email HTML: lines and text marks only. */
export const renderSignatureHtml = ({ content }: Signature): string =>
  content.map(({ content = [] }) => content.map(renderInlineHtml).join('') || '&nbsp;').join('<br>\n')

/** The signature as plain text. The URL of a link follows its text where they differ. */
export const renderSignatureText = ({ content }: Signature): string =>
  content
    .map(({ content = [] }) => content.map(renderInlineText).join(''))
    .join('\n')
    .trim()

function renderInlineHtml(inline: Inline): string {
  if (inline.type === 'hardBreak') return '<br>'
  return (inline.marks ?? []).reduce(applyMark, escapeMarkup(inline.text))
}

function applyMark(html: string, mark: Mark): string {
  if (mark.type !== 'link') return `<${tags[mark.type]}>${html}</${tags[mark.type]}>`
  return `<a class="link" href="${escapeMarkup(mark.attrs.href)}" style="color:inherit">${html}</a>`
}

const tags = { bold: 'strong', italic: 'em', underline: 'u' } as const

function renderInlineText(inline: Inline): string {
  if (inline.type === 'hardBreak') return '\n'
  const link = inline.marks?.find((mark) => mark.type === 'link')
  const address = link?.attrs.href.replace(/^(mailto|tel):/i, '')
  return address === undefined || address === inline.text ? inline.text : `${inline.text} (${address})`
}
