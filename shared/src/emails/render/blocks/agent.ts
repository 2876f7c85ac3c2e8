import type { EmailBlockOf } from '../../blocks.ts'
import type { EmailAgent, EmailRecipient } from '../../email-context.ts'
import { light } from '../email-theme.ts'
import { emptyHtml, type Html, html, when } from '../html.ts'
import { canFollow } from '../link-list.ts'
import { renderMarkup } from '../markup.ts'
import type { BlockContext, RenderedBlock } from '../rendered-block.ts'
import { addSpace } from './spaced.ts'

/** Photo, name and contact details, below a few words of the agent. */
export function renderAgent(
  { text, showPhone, showEmail }: EmailBlockOf<'AGENT'>,
  context: BlockContext,
): RenderedBlock {
  const words = text.trim() === '' ? undefined : renderMarkup(text, 'left', context)
  const phone = renderContact('CALL_AGENT', showPhone, ({ agent }) => agent.phone, context)
  const email = renderContact('EMAIL_AGENT', showEmail, ({ agent }) => agent.email, context)
  return {
    html: html`${words ? addSpace(words.html, 0, 20) : emptyHtml}<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr>
<td width="64" valign="top" style="padding:0 16px 0 0;vertical-align:top">${renderPhoto(context)}</td>
<td valign="middle" style="vertical-align:middle"><p class="ink" style="margin:0;font-size:17px;line-height:24px;font-weight:700;color:${light.text}">${({ agent }) => agent.fullName}</p><p class="quiet" style="margin:0;font-size:14px;line-height:20px;color:${light.quiet}">${({ agent }) => describeRole(agent, context)}</p>${phone.html}${email.html}</td>
</tr></table>`,
    text: (recipient) =>
      [
        ...(words ? [words.text(recipient), ''] : []),
        recipient.agent.fullName,
        describeRole(recipient.agent, context),
        phone.text(recipient),
        email.text(recipient),
      ]
        .filter((line, index) => line !== '' || index === 1)
        .join('\n'),
  }
}

const describeRole = ({ title }: EmailAgent, { sender }: BlockContext) =>
  [title, sender.brand.name].filter((part) => part !== '').join(' · ')

function renderContact(
  kind: 'CALL_AGENT' | 'EMAIL_AGENT',
  isEnabled: boolean,
  read: (recipient: EmailRecipient) => string,
  { links, theme }: BlockContext,
): RenderedBlock {
  if (!isEnabled) return { html: emptyHtml, text: () => '' }
  const link = { kind, value: '' }
  const href = links.add(link)
  const isShown = (recipient: EmailRecipient) => read(recipient) !== '' && canFollow(link, recipient)
  return {
    html: when(
      isShown,
      html`<p style="margin:2px 0 0;font-size:15px;line-height:22px"><a class="link" href="${href}" style="color:${theme.ink};text-decoration:none">${read}</a></p>`,
    ),
    text: (recipient) => (isShown(recipient) ? read(recipient) : ''),
  }
}

/** Initials stand in for a missing photo. */
function renderPhoto({ sender: { origin }, theme }: BlockContext): Html {
  const circle = 'width:64px;height:64px;border-radius:32px'
  return html`${when(
    ({ agent }) => toImageUrl(origin, agent.photoUrl) !== '',
    html`<img src="${({ agent }) => toImageUrl(origin, agent.photoUrl)}" alt="${({ agent }) => agent.fullName}" width="64" height="64" style="display:block;border:0;${circle};object-fit:cover">`,
  )}${when(
    ({ agent }) => toImageUrl(origin, agent.photoUrl) === '',
    html`<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr><td class="fill on-fill" width="64" height="64" align="center" bgcolor="${theme.color}" style="${circle};background:${theme.color};color:${theme.onColor};font-size:22px;line-height:64px;font-weight:600;text-align:center" aria-hidden="true">${({ agent }) => getInitials(agent.fullName)}</td></tr></table>`,
  )}`
}

const toImageUrl = (origin: string, url: string | null) =>
  url === null ? '' : /^\/[\w/.-]+$/.test(url) ? origin + url : /^https?:\/\/[^\s"<>]+$/i.test(url) ? url : ''

const getInitials = (name: string) => {
  const words = name.split(/\s+/).filter((word) => /\p{L}/u.test(word))
  return [words[0], words.length > 1 ? words.at(-1) : '']
    .map((word) => Array.from(word ?? '')[0] ?? '')
    .join('')
    .toUpperCase()
}
