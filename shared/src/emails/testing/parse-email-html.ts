interface HtmlElement {
  name: string
  attributes: { name: string; value: string }[]
}

/** Strict where browsers forgive, so that text which got out of its place is found. */
function parseEmailHtml(source: string): { elements: HtmlElement[]; errors: string[] } {
  const [elements, errors, open]: [HtmlElement[], string[], string[]] = [[], [], []]
  let position = 0
  while (position < source.length) {
    const token = matchAt(source, position)
    if (!token) return { elements, errors: [...errors, `Not HTML: ${source.slice(position, position + 60)}`] }
    position += token.length
    const [, closing, name = '', attributes = '', selfClosing] = tag.exec(token) ?? []
    if (!name) errors.push(...findEntityErrors(token.startsWith('<') ? '' : token))
    else if (closing) {
      const expected = open.pop()
      if (expected !== name) errors.push(`</${name}> closes <${expected}>`)
    } else {
      elements.push({ name, attributes: parseAttributes(attributes) })
      errors.push(...findEntityErrors(attributes))
      if (name === 'style') position = source.indexOf('</style>', position)
      if (!selfClosing && !voidElements.includes(name)) open.push(name)
    }
  }
  return { elements, errors: [...errors, ...open.map((name) => `<${name}> is not closed`)] }
}

/** What browsers read, and what Outlook for Windows reads. */
const getHtmlViews = (html: string): string[] => [
  html.replace(/<!--\[if !mso\]><!-->|<!--<!\[endif\]-->/g, '').replace(/<!--[\s\S]*?-->/g, ''),
  html
    .replace(/<!--\[if !mso\]><!-->[\s\S]*?<!--<!\[endif\]-->/g, '')
    .replace(/<!--\[if mso\]>([\s\S]*?)<!\[endif\]-->/g, '$1'),
]

export const listElements = (html: string): HtmlElement[] =>
  getHtmlViews(html).flatMap((view) => parseEmailHtml(view).elements)

export const findHtmlErrors = (html: string): string[] =>
  getHtmlViews(html).flatMap((view) => parseEmailHtml(view).errors)

const attribute = String.raw`\s+[a-z][\w:-]*="[^"<>]*"`
const tag = new RegExp(String.raw`^<(/?)([a-z][\w:]*)((?:${attribute})*)\s*(/?)>$`, 'i')
const tokens = new RegExp(String.raw`<!doctype html>|</?[a-z][\w:]*(?:${attribute})*\s*/?>|[^<>]+`, 'iy')
const voidElements = ['meta', 'img', 'br', 'hr']

function matchAt(source: string, position: number): string | undefined {
  tokens.lastIndex = position
  return tokens.exec(source)?.[0]
}

const parseAttributes = (text: string) =>
  [...text.matchAll(/\s([a-z][\w:-]*)="([^"]*)"/gi)].map(([, name = '', value = '']) => ({
    name,
    value: value
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&quot;', '"')
      .replaceAll('&#39;', "'")
      .replaceAll('&amp;', '&'),
  }))

const findEntityErrors = (text: string) =>
  [...text.matchAll(/&(?!(?:amp|lt|gt|quot|nbsp|zwnj|#\d+);).{0,20}/g)].map(([found]) => `Not escaped: ${found}`)
