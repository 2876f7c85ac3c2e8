import type { EmailBlockOf, SocialNetwork } from '../../blocks.ts'
import { toSafeUrl } from '../../safe-url.ts'
import { light } from '../email-theme.ts'
import { emptyHtml, html } from '../html.ts'
import type { BlockContext, RenderedBlock } from '../rendered-block.ts'

const networkLabels: Record<SocialNetwork, string> = {
  FACEBOOK: 'Facebook',
  INSTAGRAM: 'Instagram',
  LINKEDIN: 'LinkedIn',
  YOUTUBE: 'YouTube',
  TIKTOK: 'TikTok',
  X: 'X',
}

/** Names and no logos, which many email clients would not load. */
export function renderSocial({ links }: EmailBlockOf<'SOCIAL'>, context: BlockContext): RenderedBlock {
  const entries = links
    .filter(({ network, url }) => network in networkLabels && toSafeUrl(url))
    .map(({ network, url }) => ({
      label: networkLabels[network],
      href: context.links.add({ kind: 'URL', value: url }),
    }))
  if (entries.length === 0) return { html: emptyHtml, text: () => '' }
  return {
    html: html`<p style="margin:0;font-size:14px;line-height:32px;text-align:center">${entries.map(
      ({ label, href }) =>
        html`<a class="ink line" href="${href}" style="display:inline-block;margin:3px;padding:0 14px;border:1px solid ${light.line};border-radius:16px;color:${light.text};text-decoration:none">${label}</a> `,
    )}</p>`,
    text: (recipient) => entries.map(({ label, href }) => `${label}: ${href(recipient)}`).join('\n'),
  }
}
