/** Gives a shadow root a style sheet, once. */
export function adopt(element: HTMLElement, css: string) {
  const root = element.shadowRoot as ShadowRoot
  const sheet = sheets.get(css) ?? sheetOf(css)
  if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet]
}

// The same sheet serves every element on the page.
const sheets = new Map<string, CSSStyleSheet>()

function sheetOf(css: string) {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  sheets.set(css, sheet)
  return sheet
}
