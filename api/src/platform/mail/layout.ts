/** Everything in here is HTML already: compose.ts and letterhead.ts escape. */
interface Parts {
  title: string
  preview: string
  heading: string
  paragraphs: string[]
  button?: { label: string; url: string }
  footnote?: string
  dress: Dress
}

/** What is the sender's own about a letter. */
export interface Dress {
  look: Look
  /** Above the letter: who writes. */
  head: string
  /** Under its last words: who signs. */
  closing?: string | undefined
  small?: string[]
  marks?: string[]
}

interface Look {
  colour: string
  onColour: string
  ink: string
  inkOnDark: string
  corners: string
  font: string
}

/** Tables and inline styles, because that is what every mail program understands; classes only repaint for the dark. */
export const layout = ({
  title,
  preview,
  heading,
  paragraphs,
  button,
  footnote,
  dress: { look, head, closing, small = [], marks = [] },
}: Parts): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${title}</title>
<style>${dark(look)}</style>
</head>
<body class="ground" style="margin:0;padding:0;background:#f5f5f4;-webkit-text-size-adjust:100%">
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all" aria-hidden="true">${preview}</div>
<table role="presentation" class="ground" width="100%" cellpadding="0" cellspacing="0" style="background:#f5f5f4">
<tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;font-family:${look.font};text-align:left">
<tr><td class="brand" style="padding:0 8px 16px;font-size:15px;font-weight:600;color:#1c1917">${head}</td></tr>
<tr><td class="card" style="padding:32px;background:#ffffff;border:1px solid #e7e5e4;border-radius:8px">
<h1 class="ink" style="margin:0 0 16px;font-size:20px;line-height:28px;font-weight:600;color:#1c1917">${heading}</h1>
${paragraphs.map((html) => `<p class="ink" style="${paragraph};color:#292524">${html}</p>`).join('\n')}
${button ? buttonOf(button, look) : ''}${closing === undefined ? '' : `<p class="ink line" style="${signed};color:#292524">${closing}</p>`}</td></tr>
${[footnote, ...small]
  .filter((html) => html !== undefined)
  .map((html) => `<tr><td class="quiet" style="${smallPrint}">${html}</td></tr>`)
  .join('\n')}
${marks.length === 0 ? '' : `<tr><td class="quiet" style="${smallPrint}">${marks.map(markOf).join(' ')}</td></tr>`}
</table>
</td></tr>
</table>
</body>
</html>
`

const paragraph = 'margin:0 0 16px;font-size:15px;line-height:24px'
const signed = 'margin:24px 0 0;padding:16px 0 0;border-top:1px solid #e7e5e4;font-size:14px;line-height:22px'
const smallPrint = 'padding:16px 8px 0;font-size:13px;line-height:20px;color:#57534e'

// A roof drawn by a character: pictures are blocked by most mail programs until somebody allows them.
export const roofIn = (colour: string) => `<span aria-hidden="true" style="color:${colour}">&#9650;</span>&nbsp;&nbsp;`

const markOf = (label: string) =>
  `<span style="display:inline-block;margin:0 4px 4px 0;padding:2px 8px;border:1px solid #a8a29e;border-radius:4px;font-size:12px">${label}</span>`

// The address is also written out, for programs that do not show links and people who do not trust them.
const buttonOf = ({ label, url }: { label: string; url: string }, { colour, onColour, ink, corners }: Look) => `
<table role="presentation" cellpadding="0" cellspacing="0" style="margin:8px 0 24px"><tr>
<td style="border-radius:${corners};background:${colour}"><a href="${url}" style="display:inline-block;padding:12px 20px;font-size:15px;line-height:20px;font-weight:600;color:${onColour};text-decoration:none;border-radius:${corners}">${label}</a></td>
</tr></table>
<p class="quiet" style="margin:0;font-size:13px;line-height:20px;color:#57534e">Or open this address in your browser:<br><a class="link" href="${url}" style="color:${ink};word-break:break-all">${url}</a></p>
`

const dark = ({ inkOnDark }: Look) => `
@media (prefers-color-scheme: dark) {
  .ground { background: #0c0a09 !important }
  .card { background: #1c1917 !important; border-color: #44403c !important }
  .line { border-color: #44403c !important }
  .brand, .ink { color: #fafaf9 !important }
  .quiet { color: #d6d3d1 !important }
  .link { color: ${inkOnDark} !important }
}`
