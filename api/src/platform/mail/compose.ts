import { escapeHtml } from './escape-html.ts'
import { layout } from './layout.ts'
import { Letter } from './letter.ts'

export interface Content {
  to: string
  subject: string
  heading: string
  /** Plain text. Nothing in it is read as markup. */
  paragraphs: string[]
  button?: { label: string; url: string }
  footnote?: string
  /** Whose letter it is. */
  sender?: string
}

/** Every letter of the product: one good-looking page that any mail program shows, and the same as plain text. */
export function compose(content: Content): Letter {
  const { to, subject, button } = content
  if (button && !/^https?:\/\//.test(button.url)) throw new Error('A button of a letter leads to a web address')
  return Letter.parse({ to, subject, text: asText(content), html: asHtml(content) })
}

const asText = ({ heading, paragraphs, button, footnote, sender = 'Gable' }: Content) =>
  [heading, ...paragraphs, ...(button ? [`${button.label}:\n${button.url}`] : []), footnote, `— ${sender}`]
    .filter((part) => part !== undefined)
    .join('\n\n')

const asHtml = ({ subject, heading, paragraphs, button, footnote, sender = 'Gable' }: Content) =>
  layout({
    title: escapeHtml(subject),
    preview: escapeHtml(paragraphs[0] ?? ''),
    sender: escapeHtml(sender),
    heading: escapeHtml(heading),
    paragraphs: paragraphs.map((text) => escapeHtml(text).replaceAll('\n', '<br>')),
    ...(button && { button: { label: escapeHtml(button.label), url: escapeHtml(button.url) } }),
    ...(footnote !== undefined && { footnote: escapeHtml(footnote) }),
  })
