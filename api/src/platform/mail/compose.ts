import { escapeHtml } from './escape-html.ts'
import { type Dress, layout, roofIn } from './layout.ts'
import { type ComposedLetter, Letter } from './letter.ts'
import { closingText, dressOf, type Letterhead } from './letterhead.ts'

export interface Content {
  to: string
  subject: string
  heading: string
  /** Plain text. Nothing in it is read as markup. */
  paragraphs: string[]
  button?: { label: string; url: string }
  footnote?: string
  /** Whose letter it is, where that is nobody with a brand. */
  sender?: string
  /** The brand of the agency whose letter it is. */
  letterhead?: Letterhead
}

/** Every letter of the product: one good-looking page that any mail program shows, and the same as plain text. */
export function compose(content: Content): ComposedLetter {
  const { to, subject, button } = content
  if (button && !/^https?:\/\//.test(button.url)) throw new Error('A button of a letter leads to a web address')
  const html = asHtml(content)
  return { ...Letter.parse({ to, subject, text: asText(content), html }), html }
}

const asText = ({ heading, paragraphs, button, footnote, sender = 'Gable', letterhead }: Content) =>
  [
    heading,
    ...paragraphs,
    ...(button ? [`${button.label}:\n${button.url}`] : []),
    footnote,
    letterhead ? closingText(letterhead) : `— ${sender}`,
  ]
    .filter((part) => part !== undefined)
    .join('\n\n')

const asHtml = ({ subject, heading, paragraphs, button, footnote, sender = 'Gable', letterhead }: Content) =>
  layout({
    title: escapeHtml(subject),
    preview: escapeHtml(paragraphs[0] ?? ''),
    heading: escapeHtml(heading),
    paragraphs: paragraphs.map((text) => escapeHtml(text).replaceAll('\n', '<br>')),
    ...(button && { button: { label: escapeHtml(button.label), url: escapeHtml(button.url) } }),
    ...(footnote !== undefined && { footnote: escapeHtml(footnote) }),
    dress: letterhead ? dressOf(letterhead) : plainDress(sender),
  })

const plainDress = (sender: string): Dress => ({ look: ownLook, head: roofIn(ownLook.colour) + escapeHtml(sender) })

const ownLook = {
  colour: '#cc3616',
  onColour: '#ffffff',
  ink: '#b02e12',
  inkOnDark: '#fca38e',
  corners: '8px',
  font: `Inter,-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,Helvetica,Arial,sans-serif`,
}
