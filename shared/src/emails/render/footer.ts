import { marks } from '../../branding/marks.ts'
import type { EmailRecipient, EmailSender } from '../email-context.ts'
import { toSafeUrl } from '../safe-url.ts'
import { light } from './email-theme.ts'
import { emptyHtml, html, type ReadText } from './html.ts'
import type { RenderedBlock } from './rendered-block.ts'

/** What the law requires of every marketing email, below the card. No block can remove it. */
export function renderFooter({ brand, postalAddress }: EmailSender): RenderedBlock {
  const reason = `You are receiving this email because you are a client or contact of ${brand.name}.`
  const sender = [brand.name, postalAddress.replace(/\s*\n\s*/g, ', '), brand.phone].filter((part) => part !== '')
  const labels = brand.marks.map((mark) => marks[mark].label)
  const unsubscribe = readLink(({ links }) => links.unsubscribe)
  const preferences = readLink(({ links }) => links.preferences)
  const legal = [brand.license, brand.disclaimer].filter((part) => part !== '')
  const pages = [
    { label: 'Privacy policy', url: toSafeUrl(brand.privacyUrl) },
    { label: 'Terms', url: toSafeUrl(brand.termsUrl) },
  ].filter(({ url }) => url !== undefined)
  const paragraph = (content: ReturnType<typeof html>) =>
    html`<p class="quiet" style="margin:0 0 12px;font-size:13px;line-height:20px;color:${light.quiet}">${content}</p>`
  const link = (label: string, href: string | ReadText) =>
    html`<a class="quiet" href="${href}" style="color:${light.quiet};text-decoration:underline">${label}</a>`
  return {
    html: html`${paragraph(html`<strong>${sender[0] ?? ''}</strong>${sender.slice(1).map((part) => html` · ${part}`)}`)}
${paragraph(html`${reason}`)}
${paragraph(html`${link('Unsubscribe', unsubscribe)} &nbsp;·&nbsp; ${link('Email preferences', preferences)}${pages.map(({ label, url }) => html` &nbsp;·&nbsp; ${link(label, url ?? '#')}`)}`)}
${legal.map((text) => paragraph(html`${text.split('\n').map((line, index) => (index === 0 ? html`${line}` : html`<br>${line}`))}`))}
${labels.length === 0 ? emptyHtml : paragraph(html`${labels.map((label) => html`<span class="mark" style="display:inline-block;margin:0 4px 4px 0;padding:2px 8px;border:1px solid #a8a29e;border-radius:4px;font-size:12px">${label}</span> `)}`)}`,
    text: (recipient) =>
      [
        '----------',
        sender.join(' · '),
        reason,
        `Unsubscribe: ${unsubscribe(recipient)}\nEmail preferences: ${preferences(recipient)}`,
        pages.map(({ label, url }) => `${label}: ${url}`).join('\n'),
        ...legal,
        labels.join(' · '),
      ]
        .filter((part) => part !== '')
        .join('\n\n'),
  }
}

const readLink =
  (read: (recipient: EmailRecipient) => string): ReadText =>
  (recipient) =>
    toSafeUrl(read(recipient)) ?? '#'
