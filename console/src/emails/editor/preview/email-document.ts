export type EmailTheme = 'light' | 'dark'

/** A filled email, and the table row of each block in it. */
export interface ShownEmail {
  html: string
  rows: readonly string[]
}

/**
 * Shows an email in a document without scripts, and changes only what differs from the email before, so that the scroll
 * position and the pictures stay. The console's content security policy blocks inline styles, but not styles that are
 * set from script.
 */
export function showEmail(target: Document, email: ShownEmail, theme: EmailTheme) {
  const last = shownEmails.get(target)
  const next = { frame: getFrame(email), rows: email.rows, theme }
  shownEmails.set(target, next)
  // Typing changes one row. Reading the others again takes longer than all else that a letter needs.
  if (last?.frame === next.frame && last.theme === theme && last.rows.length === next.rows.length)
    updateRows(target, last.rows, next.rows)
  else updateDocument(target, email.html, theme)
}

const shownEmails = new WeakMap<Document, { frame: string; rows: readonly string[]; theme: EmailTheme }>()

/** What is around the rows. */
function getFrame({ html, rows }: ShownEmail): string {
  const [joined, start] = [rows.join(''), html.indexOf(rows.join(''))]
  return start === -1 ? html : html.slice(0, start) + html.slice(start + joined.length)
}

function updateDocument(target: Document, html: string, theme: EmailTheme) {
  const cssText = Array.from(html.replace(comments, '').matchAll(styleElements), ([, css]) => css).join('\n')
  const parsed = new DOMParser().parseFromString(toInertMarkup(html), 'text/html')
  target.title = parsed.title
  target.documentElement.lang = parsed.documentElement.lang
  target.documentElement.style.colorScheme = theme
  applyStyleSheet(target, withTheme(cssText, theme))
  updateElement(target.body, parsed.body)
}

function updateRows(target: Document, before: readonly string[], rows: readonly string[]) {
  const elements = listRows(target)
  for (const [index, row] of rows.entries()) {
    if (row === before[index]) continue
    const template = document.createElement('template')
    template.innerHTML = toInertMarkup(row)
    const [current, next] = [elements[index], template.content.firstElementChild]
    if (current && next) updateElement(current, next)
  }
}

/** The elements of the rows, which a last one without a block follows. */
export const listRows = (target: Document) => target.querySelectorAll('table.card > tbody > tr')

/** Comments are for Outlook alone. Quotes in the text of an email are escaped, so ` style="` occurs only in tags. */
const toInertMarkup = (html: string) =>
  html.replace(comments, '').replace(styleElements, '').replaceAll(' style="', ` ${styleAttribute}="`)

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
