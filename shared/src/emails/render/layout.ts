import type { EmailSender } from '../email-context.ts'
import { toSafeUrl } from '../safe-url.ts'
import { darkModeCss } from './dark-mode.ts'
import { type EmailTheme, emailWidth, light } from './email-theme.ts'
import { emptyHtml, type Html, html, type ReadText, when } from './html.ts'

interface LayoutParts {
  subject: ReadText
  /** Without one, inboxes show the first words of the email. */
  previewText: ReadText | undefined
  sender: EmailSender
  theme: EmailTheme
  /** Table rows of the card. */
  rows: Html
  footer: Html
}

/** Tables and inline styles, which every email client supports. The style sheet is for dark mode and phones only. */
export const renderLayout = ({
  subject,
  previewText,
  sender,
  theme,
  rows,
  footer,
}: LayoutParts): Html => html`<!doctype html>
<html lang="en" dir="ltr" xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="x-apple-disable-message-reformatting">
<meta name="format-detection" content="telephone=no,date=no,address=no,email=no">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${subject}</title>
<!--[if mso]><xml><o:OfficeDocumentSettings><o:PixelsPerInch>96</o:PixelsPerInch></o:OfficeDocumentSettings></xml><style>td,p,h1,h2,li,a,center{font-family:${theme.outlookFont} !important}table{border-collapse:collapse}</style><![endif]-->
<style>${darkModeCss(theme)}</style>
</head>
<body class="ground" style="margin:0;padding:0;width:100%;background:${light.ground};-webkit-text-size-adjust:100%;-ms-text-size-adjust:100%">
${previewText ? renderPreviewText(previewText) : emptyHtml}
<table role="presentation" class="ground" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="${light.ground}" style="background:${light.ground}">
<tr><td class="frame" align="center" style="padding:32px 16px 40px">
<!--[if mso]><table role="presentation" width="${emailWidth}" cellpadding="0" cellspacing="0" border="0"><tr><td><![endif]-->
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:${emailWidth}px;margin:0 auto;font-family:${theme.font};text-align:left">
<tr><td class="edge" style="padding:0 8px 20px">${renderHeader(sender, theme)}</td></tr>
<tr><td>
<table role="presentation" class="card" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="${light.card}" style="background:${light.card};border:1px solid ${light.line};border-radius:12px;border-collapse:separate;overflow:hidden">
${rows}<tr><td style="height:40px;font-size:1px;line-height:40px">&nbsp;</td></tr>
</table>
</td></tr>
<tr><td class="edge" style="padding:28px 8px 0">${footer}</td></tr>
</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr>
</table>
${openPixel}
</body>
</html>
`

/** Inboxes show it after the subject. The invisible spaces keep the first words of the email out of it. */
function renderPreviewText(read: ReadText): Html {
  const space = html`&#847;&zwnj;&nbsp;`
  return html`<div style="display:none;max-height:0;max-width:0;overflow:hidden;opacity:0;font-size:1px;line-height:1px;mso-hide:all" aria-hidden="true">${read}${Array.from({ length: 80 }, () => space)}</div>`
}

/** The logo, or the name with a roof. The roof is a character, because many email clients block images by default. */
function renderHeader({ brand: { name, logo }, origin }: EmailSender, { ink }: EmailTheme): Html {
  if (!logo || !/^\/[\w/.-]+$/.test(logo.url))
    return html`<p class="ink" style="margin:0;font-size:16px;line-height:24px;font-weight:700;color:${light.text}"><span class="link" aria-hidden="true" style="color:${ink}">&#9650;</span>&nbsp;&nbsp;${name}</p>`
  const scale = Math.min(1, 200 / logo.width, 56 / logo.height)
  const [width, height] = [logo.width, logo.height].map((side) => Math.max(1, Math.round(side * scale)))
  return html`<span class="logo" style="display:inline-block"><img src="${origin + logo.url}" alt="${name}" width="${width ?? 0}" height="${height ?? 0}" style="display:block;border:0"></span>`
}

/** Records the opening of the email. Previews have none. */
const openPixel: Html = when(
  ({ links }) => links.openPixel !== null && toSafeUrl(links.openPixel) !== undefined,
  html`<img src="${({ links }) => links.openPixel ?? ''}" alt="" width="1" height="1" style="display:block;width:1px;height:1px;border:0">`,
)
