import { escapeMarkup } from '@gable/shared/escape-markup.ts'
import type { CalendarFile } from './email.ts'
import type { OutboxEmail } from './outbox.ts'

export const renderOutboxPage = (emails: OutboxEmail[]): string =>
  renderPage(
    'Outbox',
    `<h1>Outbox</h1>
<p>No mail server is configured, so emails are stored here instead of being sent. Only the newest 500 are kept.</p>
${emails.length === 0 ? '<p class="empty">No emails yet</p>' : `<ul>${emails.map(renderRow).join('\n')}</ul>`}`,
  )

export const renderEmailPage = (email: OutboxEmail): string =>
  renderPage(
    email.subject,
    `<p><a href="/dev/outbox">Outbox</a></p>
<h1>${escapeMarkup(email.subject)}</h1>
<p>From ${escapeMarkup(email.from)} to ${escapeMarkup(email.to)}, ${renderTime(email)}</p>
${email.calendar ? renderAttachment(email.id, email.calendar) : ''}${email.html === undefined ? '' : renderFrame(email)}<pre>${linkify(email.text)}</pre>`,
  )

const renderAttachment = (id: string, { fileName }: CalendarFile) =>
  `<p>Attachment: <a href="/dev/outbox/${id}/calendar.ics">${escapeMarkup(fileName)}</a></p>\n`

const renderFrame = ({ id }: OutboxEmail) => `
<iframe title="Email" sandbox="allow-popups allow-popups-to-escape-sandbox" src="/dev/outbox/${id}/letter.html"></iframe>
<h2>Plain text</h2>
`

/** The HTML for the frame. Its links open in a new tab. */
export const renderFramedEmail = ({ html = '' }: OutboxEmail): string =>
  html.replace(/<head>/i, '<head><base target="_blank">')

export const findLinks = (text: string): string[] => text.match(urlPattern) ?? []

const urlPattern = /https?:\/\/[^\s<>"')\]]+/g

/** Links are found before escaping, because escaping adds characters that end a URL. */
function linkify(text: string): string {
  const links = findLinks(text).map((url) => `<a href="${escapeMarkup(url)}">${escapeMarkup(url)}</a>`)
  return text
    .split(urlPattern)
    .map((between, index) => escapeMarkup(between) + (links[index] ?? ''))
    .join('')
}

const renderRow = ({ id, to, subject, at }: OutboxEmail) =>
  `<li><a href="/dev/outbox/${id}">${escapeMarkup(subject)}</a><span>${escapeMarkup(to)}, ${renderTime({ at })}</span></li>`

const renderTime = ({ at }: Pick<OutboxEmail, 'at'>) =>
  `<time datetime="${escapeMarkup(at)}">${escapeMarkup(at.slice(0, 19).replace('T', ' '))} UTC</time>`

const renderPage = (title: string, body: string) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<title>${escapeMarkup(title)}</title>
<style>${outboxCss}</style>
</head>
<body><main>${body}</main></body>
</html>
`

export const outboxCss = `
:root { color-scheme: light dark; --ink: #1c1917; --quiet: #57534e; --ground: #f5f5f4; --card: #fff; --line: #e7e5e4; --link: #b02e12 }
@media (prefers-color-scheme: dark) {
  :root { --ink: #fafaf9; --quiet: #d6d3d1; --ground: #0c0a09; --card: #1c1917; --line: #44403c; --link: #fca38e }
}
body { margin: 0; background: var(--ground); color: var(--ink); font: 15px/1.6 Inter, system-ui, sans-serif }
main { max-width: 720px; margin: 0 auto; padding: 32px 16px }
h1 { font-size: 20px; line-height: 28px; margin: 0 0 8px }
h2 { font-size: 15px; margin: 24px 0 8px }
p, span, time { color: var(--quiet) }
a { color: var(--link) }
ul { list-style: none; margin: 24px 0; padding: 0; background: var(--card); border: 1px solid var(--line); border-radius: 8px }
li { padding: 12px 16px; overflow-wrap: anywhere }
li + li { border-top: 1px solid var(--line) }
li a { display: block; font-weight: 600 }
li span { font-size: 13px }
iframe, pre { box-sizing: border-box; width: 100%; border: 1px solid var(--line); border-radius: 8px; background: var(--card) }
iframe { height: max(560px, 85vh); margin-top: 16px }
pre { margin: 0; padding: 16px; white-space: pre-wrap; overflow-wrap: anywhere }
`
