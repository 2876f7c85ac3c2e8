import type { Language } from '@gable/shared/journeys/journey.ts'

/** All texts are escaped HTML. render-email.ts and email-layout.ts escape them. */
interface TemplateParts {
  language: Language
  title: string
  preview: string
  heading: string
  paragraphs: string[]
  button?: { label: string; url: string }
  footnote?: string
  brand: TemplateBrand
}

/** The sender's branding. */
export interface TemplateBrand {
  theme: TemplateTheme
  /** The sender's name or logo, above the email. */
  header: string
  /** The signature. */
  closing?: string | undefined
  smallPrint?: string[]
  badges?: string[]
}

interface TemplateTheme {
  color: string
  onColor: string
  ink: string
  inkOnDark: string
  corners: string
  font: string
}

/** Uses tables and inline styles, which every email client supports. Classes only change colors for dark mode. */
export const renderTemplate = ({
  language,
  title,
  preview,
  heading,
  paragraphs,
  button,
  footnote,
  brand: { theme, header, closing, smallPrint = [], badges = [] },
}: TemplateParts): string => `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${title}</title>
<style>${darkModeCss(theme)}</style>
</head>
<body class="ground" style="margin:0;padding:0;background:#f5f5f4;-webkit-text-size-adjust:100%">
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all" aria-hidden="true">${preview}</div>
<table role="presentation" class="ground" width="100%" cellpadding="0" cellspacing="0" style="background:#f5f5f4">
<tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;font-family:${theme.font};text-align:left">
<tr><td class="brand" style="padding:0 8px 16px;font-size:15px;font-weight:600;color:#1c1917">${header}</td></tr>
<tr><td class="card" style="padding:32px;background:#ffffff;border:1px solid #e7e5e4;border-radius:8px">
<h1 class="ink" style="margin:0 0 16px;font-size:20px;line-height:28px;font-weight:600;color:#1c1917">${heading}</h1>
${paragraphs.map((html) => `<p class="ink" style="${paragraphStyle};color:#292524">${html}</p>`).join('\n')}
${button ? renderButton(button, theme, language) : ''}${closing === undefined ? '' : `<p class="ink line" style="${closingStyle};color:#292524">${closing}</p>`}</td></tr>
${[footnote, ...smallPrint]
  .filter((html) => html !== undefined)
  .map((html) => `<tr><td class="quiet" style="${smallPrintStyle}">${html}</td></tr>`)
  .join('\n')}
${badges.length === 0 ? '' : `<tr><td class="quiet" style="${smallPrintStyle}">${badges.map(renderBadge).join(' ')}</td></tr>`}
</table>
</td></tr>
</table>
</body>
</html>
`

const paragraphStyle = 'margin:0 0 16px;font-size:15px;line-height:24px'
const closingStyle = 'margin:24px 0 0;padding:16px 0 0;border-top:1px solid #e7e5e4;font-size:14px;line-height:22px'
const smallPrintStyle = 'padding:16px 8px 0;font-size:13px;line-height:20px;color:#57534e'

// The roof is a character, because most email clients block images by default.
export const renderRoof = (color: string) =>
  `<span aria-hidden="true" style="color:${color}">&#9650;</span>&nbsp;&nbsp;`

const renderBadge = (label: string) =>
  `<span style="display:inline-block;margin:0 4px 4px 0;padding:2px 8px;border:1px solid #a8a29e;border-radius:4px;font-size:12px">${label}</span>`

// The URL is also shown as text, for clients that do not show links and people who do not trust them.
const renderButton = (
  { label, url }: { label: string; url: string },
  { color, onColor, ink, corners }: TemplateTheme,
  language: Language,
) => `
<table role="presentation" cellpadding="0" cellspacing="0" style="margin:8px 0 24px"><tr>
<td style="border-radius:${corners};background:${color}"><a href="${url}" style="display:inline-block;padding:12px 20px;font-size:15px;line-height:20px;font-weight:600;color:${onColor};text-decoration:none;border-radius:${corners}">${label}</a></td>
</tr></table>
<p class="quiet" style="margin:0;font-size:13px;line-height:20px;color:#57534e">${copyLinkLabels[language]}<br><a class="link" href="${url}" style="color:${ink};word-break:break-all">${url}</a></p>
`

const copyLinkLabels: Record<Language, string> = {
  en: 'Or copy this link into your browser:',
  es: 'O copie este enlace en su navegador:',
}

const darkModeCss = ({ inkOnDark }: TemplateTheme) => `
@media (prefers-color-scheme: dark) {
  .ground { background: #0c0a09 !important }
  .card { background: #1c1917 !important; border-color: #44403c !important }
  .line { border-color: #44403c !important }
  .brand, .ink { color: #fafaf9 !important }
  .quiet { color: #d6d3d1 !important }
  .link { color: ${inkOnDark} !important }
}`
