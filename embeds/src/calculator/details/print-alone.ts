const css = '@media print{:not(:has([data-gable-prints])):not([data-gable-prints]){display:none!important}}'

/** Prints the element without the page around it, as far as a browser can tell which part of a page holds which. */
export function printAlone(element: HTMLElement) {
  const undo: (() => void)[] = []
  for (let node: Element | undefined = element; node; node = hide(node, undo));
  const restore = () => {
    for (const step of undo) step()
  }
  addEventListener('afterprint', restore, { once: true })
  print()
}

/** Hides all around a node in its own tree, and answers with what holds that tree. */
function hide(node: Element, undo: (() => void)[]): Element | undefined {
  const root = node.getRootNode() as Document | ShadowRoot
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  node.setAttribute('data-gable-prints', '')
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet]
  undo.push(() => {
    node.removeAttribute('data-gable-prints')
    root.adoptedStyleSheets = root.adoptedStyleSheets.filter((adopted) => adopted !== sheet)
  })
  return root instanceof ShadowRoot ? root.host : undefined
}
