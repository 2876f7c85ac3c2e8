/** Adds a style sheet to a shadow root, unless it has it already. */
export function adoptStyles(element: HTMLElement, css: string) {
  const root = element.shadowRoot as ShadowRoot
  const sheet = sheets.get(css) ?? createSheet(css)
  if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet]
}

// All elements on the page share one sheet.
const sheets = new Map<string, CSSStyleSheet>()

function createSheet(css: string) {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  sheets.set(css, sheet)
  return sheet
}
