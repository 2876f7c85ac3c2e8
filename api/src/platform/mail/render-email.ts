import { escapeMarkup } from '@gable/shared/escape-markup.ts'
import type { Language } from '@gable/shared/journeys/journey.ts'
import { Email, type RenderedEmail } from './email.ts'
import { type EmailLayout, renderClosingText, toTemplateBrand } from './email-layout.ts'
import { renderRoof, renderTemplate, type TemplateBrand } from './email-template.ts'

interface EmailContent {
  to: string
  subject: string
  heading: string
  /** Plain text, not markup. */
  paragraphs: (string | EmailFigure)[]
  button?: { label: string; url: string }
  footnote?: string
  /** The unsubscribe link, shown in the footnote and as a button in email clients. */
  unsubscribe?: { label: string; url: string }
  /** A link in the footnote only, such as to settings. */
  footnoteLink?: { label: string; url: string }
  /** The sender's name, for an email without a brand. */
  sender?: string
  /** English unless said otherwise. */
  language?: Language
  /** The brand of the agency that sends the email. */
  layout?: EmailLayout
}

/** A figure that stands out between the paragraphs. */
interface EmailFigure {
  label: string
  figure: string
  details: string[]
}

/** Renders an email of the product as HTML and as plain text. */
export function renderEmail(content: EmailContent): RenderedEmail {
  const { to, subject, button, unsubscribe, footnoteLink } = content
  for (const link of [button, unsubscribe, footnoteLink])
    if (link && !/^https?:\/\//.test(link.url)) throw new Error('An email button must link to an http or https URL')
  const html = renderHtml(content)
  return {
    ...Email.parse({
      to,
      subject,
      text: renderText(content),
      html,
      ...(unsubscribe && { unsubscribe: unsubscribe.url }),
    }),
    html,
  }
}

const renderText = ({
  heading,
  paragraphs,
  button,
  footnote,
  unsubscribe,
  footnoteLink,
  sender = 'Gable',
  layout,
}: EmailContent) =>
  [
    heading,
    ...paragraphs.map(toPlainText),
    ...(button ? [`${button.label}:\n${button.url}`] : []),
    footnote,
    ...[footnoteLink, unsubscribe].map((link) => link && `${link.label}:\n${link.url}`),
    layout ? renderClosingText(layout) : `— ${sender}`,
  ]
    .filter((part) => part !== undefined)
    .join('\n\n')

const renderHtml = ({
  subject,
  heading,
  paragraphs,
  button,
  footnote,
  unsubscribe,
  footnoteLink,
  sender = 'Gable',
  language = 'en',
  layout,
}: EmailContent) =>
  renderTemplate({
    language,
    title: escapeMarkup(subject),
    preview: escapeMarkup(toPlainText(paragraphs[0] ?? '')),
    heading: escapeMarkup(heading),
    paragraphs: paragraphs.map(renderParagraph),
    ...(button && { button: { label: escapeMarkup(button.label), url: escapeMarkup(button.url) } }),
    ...((footnote !== undefined || unsubscribe || footnoteLink) && {
      footnote: renderFootnote(footnote, [footnoteLink, unsubscribe]),
    }),
    brand: layout ? toTemplateBrand(layout) : defaultBrand(sender),
  })

const toPlainText = (paragraph: string | EmailFigure) =>
  typeof paragraph === 'string' ? paragraph : [paragraph.label, paragraph.figure, ...paragraph.details].join('\n')

const renderParagraph = (paragraph: string | EmailFigure) => {
  if (typeof paragraph === 'string') return escapeMarkup(paragraph).replaceAll('\n', '<br>')
  const { label, figure, details } = paragraph
  const strong = `<strong style="${figureStyle}">${escapeMarkup(figure)}</strong>`
  return [`${escapeMarkup(label)}<br>${strong}`, ...details.map(escapeMarkup)].join('<br>')
}

const figureStyle = 'font-size:24px;line-height:32px;font-weight:700'

const renderFootnote = (footnote: string | undefined, links: EmailContent['footnoteLink'][]) =>
  [
    ...(footnote === undefined ? [] : [escapeMarkup(footnote)]),
    ...links.flatMap((link) =>
      link
        ? [
            `<a class="link" href="${escapeMarkup(link.url)}" style="color:${defaultTheme.ink}">${escapeMarkup(link.label)}</a>`,
          ]
        : [],
    ),
  ].join('<br>')

const defaultBrand = (sender: string): TemplateBrand => ({
  theme: defaultTheme,
  header: renderRoof(defaultTheme.color) + escapeMarkup(sender),
})

const defaultTheme = {
  color: '#cc3616',
  onColor: '#ffffff',
  ink: '#b02e12',
  inkOnDark: '#fca38e',
  corners: '8px',
  font: `Inter,-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,Helvetica,Arial,sans-serif`,
}
