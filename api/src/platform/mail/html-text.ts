/** What an HTML email says, a line per block. Links to addresses and numbers that the text does not show are kept. */
interface HtmlText {
  text: string
  /** `<meta name="lead_email" content="…">` by name. */
  meta: Map<string, string>
  /** The targets of `mailto:` and `tel:` links. */
  links: string[]
}

/** One pass from tag to tag, so that no input takes longer than its length. */
export function readHtml(html: string): HtmlText {
  const meta = new Map<string, string>()
  const links: string[] = []
  const parts: string[] = []
  const lower = html.toLowerCase()
  let at = 0
  while (at < html.length) {
    const open = html.indexOf('<', at)
    if (open < 0) break
    parts.push(html.slice(at, open))
    if (html.startsWith('<!--', open)) {
      const end = html.indexOf('-->', open)
      if (end < 0) return finish(parts, meta, links)
      at = end + 3
      continue
    }
    const close = findTagEnd(html, open)
    if (close < 0) return finish(parts, meta, links)
    const tag = html.slice(open + 1, Math.min(close, open + maxTagLength))
    const name = /^\/?([a-z][a-z0-9]*)/i.exec(tag)?.[1]?.toLowerCase() ?? ''
    at = close + 1
    if (hidden.has(name) && !tag.startsWith('/')) {
      const end = lower.indexOf(`</${name}`, at)
      if (end < 0) return finish(parts, meta, links)
      at = end
    } else if (name === 'meta') {
      const key = readAttribute(tag, 'name').toLowerCase()
      if (key.startsWith('lead_') && !meta.has(key)) meta.set(key, decodeEntities(readAttribute(tag, 'content')))
    } else if (name === 'a' && !tag.startsWith('/')) {
      const target = /^(?:mailto|tel):([^?]*)/i.exec(decodeEntities(readAttribute(tag, 'href')))?.[1]
      if (target && links.length < 50) links.push(decodeComponent(target))
    }
    if (cells.has(name)) parts.push(tag.startsWith('/') ? '\t' : '')
    else if (blocks.has(name)) parts.push('\n')
  }
  parts.push(html.slice(at))
  return finish(parts, meta, links)
}

const finish = (parts: string[], meta: Map<string, string>, links: string[]): HtmlText => ({
  text: toLines(decodeEntities(parts.map((part) => (isBreak(part) ? part : part.replace(/\s+/g, ' '))).join(''))),
  meta,
  links,
})

const isBreak = (part: string) => part === '\n' || part === '\t'

/** Trims lines, and leaves one empty line where there are several. Callers need lines that the dot of a pattern matches whole. */
export const toLines = (text: string): string =>
  // Decoders read windows-1252 as if it were ISO 8859-1, where its quotes and dashes are control characters.
  text
    .replace(/[\u0080-\u009f]/g, (character) => windows1252[character.charCodeAt(0) - 0x80] ?? '')
    .split(/\r\n|[\r\n\u2028\u2029]/)
    .map((line) =>
      line
        .replace(/[\u00a0\u2007\u202f]/g, ' ')
        .replace(/\u034f|[\u200b-\u200d\ufeff\u00ad]/g, '')
        .trim(),
    )
    .filter((line, n, lines) => line !== '' || (n > 0 && lines[n - 1] !== ''))
    .join('\n')
    .trim()

/** A `>` inside a quoted attribute is no end. */
function findTagEnd(html: string, open: number): number {
  let quote = ''
  // A tag without an end would make every `<` read the rest.
  const limit = Math.min(html.length, open + maxTagLength)
  for (let at = open + 1; at < limit; at += 1) {
    const character = html[at] ?? ''
    if (quote) {
      if (character === quote) quote = ''
    } else if ((character === '"' || character === "'") && html[at - 1] === '=') quote = character
    else if (character === '>') return at
  }
  return html.indexOf('>', limit)
}

function readAttribute(tag: string, name: string): string {
  const match = new RegExp(`(?:^|\\s)${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s"'>]+))`, 'i').exec(tag)
  return match?.[1] ?? match?.[2] ?? match?.[3] ?? ''
}

const decodeEntities = (text: string): string =>
  text.replace(/&(#x[0-9a-f]{1,6}|#\d{1,7}|[a-z]{2,8});?/gi, (entity, name: string) => {
    if (name.startsWith('#')) {
      const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1))
      return code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff) ? String.fromCodePoint(code) : ''
    }
    return entities[name.toLowerCase()] ?? entity
  })

function decodeComponent(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

const windows1252 = [...'€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ']

const maxTagLength = 4000

const hidden = new Set(['style', 'script', 'title', 'template'])
const cells = new Set(['td', 'th'])
const blocks = new Set([
  'br',
  'p',
  'div',
  'tr',
  'li',
  'ul',
  'ol',
  'table',
  'tbody',
  'section',
  'article',
  'header',
  'footer',
  'hr',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'dt',
  'dd',
  'dl',
  'blockquote',
  'pre',
  'center',
  'body',
])

const entities: Record<string, string> = {
  nbsp: ' ',
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  rsquo: '’',
  lsquo: '‘',
  ldquo: '“',
  rdquo: '”',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  bull: '•',
  middot: '·',
  copy: '©',
  reg: '®',
  trade: '™',
  zwnj: '',
  shy: '',
  aacute: 'á',
  eacute: 'é',
  iacute: 'í',
  oacute: 'ó',
  uacute: 'ú',
  ntilde: 'ñ',
  uuml: 'ü',
  ouml: 'ö',
  auml: 'ä',
}
