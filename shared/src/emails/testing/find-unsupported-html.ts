import { listElements } from './parse-email-html.ts'

/**
 * What Gmail, Outlook for Windows, Outlook.com, Apple Mail and Yahoo support, according to caniemail.com. A client may
 * ignore the properties at the end without making the email worse: corners are then square, and margins differ.
 */
const properties = new Set([
  'background',
  'color',
  'font-family',
  'font-size',
  'font-weight',
  'line-height',
  'letter-spacing',
  'text-align',
  'text-decoration',
  'vertical-align',
  'white-space',
  'width',
  'height',
  'padding',
  'margin',
  'padding-left',
  'border',
  'border-top',
  'border-collapse',
  'display',
  'mso-hide',
  'v-text-anchor',
  '-webkit-text-size-adjust',
  '-ms-text-size-adjust',
  'border-radius',
  'max-width',
  'max-height',
  'overflow',
  'opacity',
  'object-fit',
])
const displays = new Set(['block', 'inline-block', 'none'])
const elements = new Set([
  'html',
  'head',
  'meta',
  'title',
  'style',
  'body',
  'div',
  'span',
  'table',
  'tr',
  'td',
  'p',
  'h1',
  'h2',
  'ul',
  'li',
  'a',
  'img',
  'br',
  'strong',
  'em',
  'center',
  'xml',
  'o:OfficeDocumentSettings',
  'o:PixelsPerInch',
  'v:roundrect',
  'w:anchorlock',
])

/** Elements and inline styles that a large client would drop. The style sheet only changes colors and sizes. */
export function findUnsupportedHtml(html: string): string[] {
  const found = listElements(html).flatMap(({ name, attributes }) => [
    ...(elements.has(name) ? [] : [`<${name}>`]),
    ...attributes.filter((attribute) => attribute.name === 'style').flatMap(({ value }) => findUnsupportedCss(value)),
    ...(name === 'img' &&
    !['alt', 'width', 'height'].every((needed) => attributes.some((given) => given.name === needed))
      ? ['<img> without alt, width and height']
      : []),
  ])
  return [...new Set(found)]
}

const findUnsupportedCss = (style: string) =>
  style.split(';').flatMap((declaration) => {
    const [property = '', value = ''] = declaration.split(':').map((part) => part.trim())
    if (!properties.has(property)) return [declaration]
    if (property === 'display' && !displays.has(value)) return [declaration]
    return /url\(|var\(|calc\(|rgba?\(|expression/i.test(value) ? [declaration] : []
  })
