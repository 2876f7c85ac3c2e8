export type EmailTheme = 'light' | 'dark'

/**
 * Shows an email in a document without scripts, and changes only what differs from the email before, so that the scroll
 * position and the pictures stay. The console's content security policy blocks inline styles, but not styles that are
 * set from script.
 */
export function showEmail(target: Document, html: string, theme: EmailTheme) {
  // Comments are for Outlook alone.
  const visible = html.replace(comments, '')
  const cssText = Array.from(visible.matchAll(styleElements), ([, css]) => css).join('\n')
  // Quotes in the text of an email are escaped, so ` style="` occurs only in tags.
  const markup = visible.replace(styleElements, '').replaceAll(' style="', ` ${styleAttribute}="`)
  const parsed = new DOMParser().parseFromString(markup, 'text/html')
  target.title = parsed.title
  target.documentElement.lang = parsed.documentElement.lang
  target.documentElement.style.colorScheme = theme
  applyStyleSheet(target, withTheme(cssText, theme))
  updateElement(target.body, parsed.body)
}

const comments = /<!--[\s\S]*?-->/g
const styleElements = /<style\b[^>]*>([\s\S]*?)<\/style>/g

/** Attributes of the editor, which no email has. */
export const blockAttribute = 'data-gable-block'
const styleAttribute = 'data-gable-style'

/** The theme of the preview is chosen in the editor, whatever the browser prefers. */
export const withTheme = (cssText: string, theme: EmailTheme): string =>
  cssText.replace(/\(\s*prefers-color-scheme\s*:\s*(\w+)\s*\)/g, (_, scheme: string) =>
    scheme === theme ? '(min-width:0)' : '(max-width:0)',
  )

const styleSheets = new WeakMap<Document, string>()

function applyStyleSheet(target: Document, cssText: string) {
  if (styleSheets.get(target) === cssText) return
  styleSheets.set(target, cssText)
  // A document accepts only style sheets created in its own window.
  const { CSSStyleSheet } = target.defaultView as Window & typeof globalThis
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(`${cssText}\n${selectionCss}`)
  target.adoptedStyleSheets = [sheet]
}

const selectionCss = `
[${blockAttribute}] { cursor: pointer }
[${blockAttribute}]:hover { outline: 1px dashed #6366f1; outline-offset: -2px }
[${blockAttribute}][data-selected] { outline: 2px solid #6366f1; outline-offset: -2px }`

function updateElement(current: Element, next: Element) {
  for (const name of current.getAttributeNames()) {
    if (next.hasAttribute(name) || name === 'style' || name === blockAttribute || name === 'data-selected') continue
    current.removeAttribute(name)
    if (name === styleAttribute) current.removeAttribute('style')
  }
  for (const { name, value } of next.attributes) {
    if (current.getAttribute(name) === value) continue
    current.setAttribute(name, value)
    if (name === styleAttribute) (current as HTMLElement).style.cssText = value
  }
  const nextNodes = [...next.childNodes]
  for (const [index, node] of nextNodes.entries()) {
    const existing = current.childNodes[index]
    if (!existing) current.append(adopt(current, node))
    else if (existing.nodeName !== node.nodeName) existing.replaceWith(adopt(current, node))
    else if (isElement(existing) && isElement(node)) updateElement(existing, node)
    else if (existing.nodeValue !== node.nodeValue) existing.nodeValue = node.nodeValue
  }
  while (current.childNodes.length > nextNodes.length) current.lastChild?.remove()
}

function adopt(parent: Element, node: Node): Node {
  const adopted = parent.ownerDocument.adoptNode(node)
  if (isElement(adopted))
    for (const element of [adopted, ...adopted.querySelectorAll(`[${styleAttribute}]`)])
      (element as HTMLElement).style.cssText = element.getAttribute(styleAttribute) ?? ''
  return adopted
}

/** Nodes of a frame are no instances of this window's classes. */
const isElement = (node: Node): node is Element => node.nodeType === 1
