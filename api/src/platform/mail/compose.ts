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
  /** Where its reader asks for no more of them: the last words of the footnote, and a button of mail programs. */
  leave?: { label: string; url: string }
  /** Whose letter it is, where that is nobody with a brand. */
  sender?: string
  /** The brand of the agency whose letter it is. */
  letterhead?: Letterhead
}

/** Every letter of the product: one good-looking page that any mail program shows, and the same as plain text. */
export function compose(content: Content): ComposedLetter {
  const { to, subject, button, leave } = content
  for (const link of [button, leave])
    if (link && !/^https?:\/\//.test(link.url)) throw new Error('A button of a letter leads to a web address')
  const html = asHtml(content)
  return {
    ...Letter.parse({ to, subject, text: asText(content), html, ...(leave && { unsubscribe: leave.url }) }),
    html,
  }
}

const asText = ({ heading, paragraphs, button, footnote, leave, sender = 'Gable', letterhead }: Content) =>
  [
    heading,
    ...paragraphs,
    ...(button ? [`${button.label}:\n${button.url}`] : []),
    footnote,
    leave && `${leave.label}:\n${leave.url}`,
    letterhead ? closingText(letterhead) : `— ${sender}`,
  ]
    .filter((part) => part !== undefined)
    .join('\n\n')

const asHtml = ({ subject, heading, paragraphs, button, footnote, leave, sender = 'Gable', letterhead }: Content) =>
  layout({
    title: escapeHtml(subject),
    preview: escapeHtml(paragraphs[0] ?? ''),
    heading: escapeHtml(heading),
    paragraphs: paragraphs.map((text) => escapeHtml(text).replaceAll('\n', '<br>')),
    ...(button && { button: { label: escapeHtml(button.label), url: escapeHtml(button.url) } }),
    ...((footnote !== undefined || leave) && { footnote: smallPrintOf(footnote, leave) }),
    dress: letterhead ? dressOf(letterhead) : plainDress(sender),
  })

const smallPrintOf = (footnote: string | undefined, leave: Content['leave']) =>
  [
    ...(footnote === undefined ? [] : [escapeHtml(footnote)]),
    ...(leave
      ? [`<a class="link" href="${escapeHtml(leave.url)}" style="color:${ownLook.ink}">${escapeHtml(leave.label)}</a>`]
      : []),
  ].join('<br>')

const plainDress = (sender: string): Dress => ({ look: ownLook, head: roofIn(ownLook.colour) + escapeHtml(sender) })

const ownLook = {
  colour: '#cc3616',
  onColour: '#ffffff',
  ink: '#b02e12',
  inkOnDark: '#fca38e',
  corners: '8px',
  font: `Inter,-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,Helvetica,Arial,sans-serif`,
}
