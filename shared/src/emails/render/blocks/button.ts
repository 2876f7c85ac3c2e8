import type { EmailBlockOf, EmailLink } from '../../blocks.ts'
import type { EmailRecipient } from '../../email-context.ts'
import { type Html, html, type ReadText, when } from '../html.ts'
import { canFollow } from '../link-list.ts'
import { readMergeLine } from '../merge-text.ts'
import type { BlockContext, RenderedBlock } from '../rendered-block.ts'

export function renderButtonBlock(
  { label, link, align }: EmailBlockOf<'BUTTON'>,
  context: BlockContext,
): RenderedBlock {
  const button = renderButton(label, link, context)
  const isShown = (recipient: EmailRecipient) => canFollow(link, recipient)
  return {
    html: when(
      isShown,
      html`<div align="${align.toLowerCase()}" style="text-align:${align.toLowerCase()}">${button.html}</div>`,
    ),
    text: (recipient) => (isShown(recipient) ? button.text(recipient) : ''),
  }
}

interface ButtonColors {
  background: string
  text: string
  /** The class that changes the colors in dark mode. */
  className: string
}

/** A button with a large area to press. Outlook for Windows draws it as a shape, because it ignores the padding of links. */
export function renderButton(
  label: string,
  link: EmailLink,
  { links, theme }: BlockContext,
  colors: ButtonColors = { background: theme.color, text: theme.onColor, className: 'button' },
): RenderedBlock {
  const [text, href] = [readMergeLine(label), links.add(link)]
  return {
    html: html`${renderOutlookShape(text, href, theme.radius, colors)}<!--[if !mso]><!--><a class="${colors.className}" href="${href}" style="display:inline-block;padding:13px 26px;font-size:16px;line-height:20px;font-weight:600;background:${colors.background};border:1px solid ${colors.background};color:${colors.text};border-radius:${theme.radius};text-align:center;text-decoration:none">${text}</a><!--<![endif]-->`,
    text: (recipient) => `${text(recipient)}: ${href(recipient)}`,
  }
}

/** For what is worth a look, but is not what the email is about. */
export function renderTextButton(label: string, link: EmailLink, { links, theme }: BlockContext): RenderedBlock {
  const [text, href] = [readMergeLine(label), links.add(link)]
  return {
    html: html`<a class="link" href="${href}" style="font-size:16px;line-height:24px;font-weight:600;color:${theme.ink};text-decoration:underline">${text}</a>`,
    text: (recipient) => `${text(recipient)}: ${href(recipient)}`,
  }
}

function renderOutlookShape(text: ReadText, href: ReadText, radius: string, colors: ButtonColors): Html {
  const arc = radius === '0' ? '0%' : radius === '999px' ? '50%' : '17%'
  // The width of a shape does not follow its text.
  const width: ReadText = (recipient) => String(56 + Math.ceil(text(recipient).length * 9.5))
  return html`<!--[if mso]><v:roundrect xmlns:v="urn:schemas-microsoft-com:vml" xmlns:w="urn:schemas-microsoft-com:office:word" href="${href}" style="height:48px;width:${width}px;v-text-anchor:middle" arcsize="${arc}" stroke="f" fillcolor="${colors.background}"><w:anchorlock/><center style="color:${colors.text};font-size:16px;font-weight:bold">${text}</center></v:roundrect><![endif]-->`
}
