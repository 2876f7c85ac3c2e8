const css = '@media print{:not(:has([data-gable-prints])):not([data-gable-prints]){display:none!important}}'

/** Prints the element without the rest of the page, across nested shadow roots. */
export function printElement(element: HTMLElement) {
  const undo: (() => void)[] = []
  for (let node: Element | undefined = element; node; node = hideOthers(node, undo));
  const restore = () => {
    for (const step of undo) step()
  }
  addEventListener('afterprint', restore, { once: true })
  print()
}

/** Hides everything but the node and its ancestors within its tree. Returns the host of that tree, if it is a shadow tree. */
function hideOthers(node: Element, undo: (() => void)[]): Element | undefined {
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
