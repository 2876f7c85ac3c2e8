/**
 * Runs in the page. Names each element by what an accessibility check can see of it: structure, styles and what it stands in,
 * but not its words, so that each kind of row, button or card has one name on every page. Returns the distinct names.
 */
export function namePageParts(): string[] {
  const names = new Map<Element, string>()
  const references = [
    'aria-labelledby',
    'aria-describedby',
    'aria-controls',
    'aria-owns',
    'aria-activedescendant',
    'for',
  ]
  const wordy = [
    'aria-label',
    'aria-description',
    'aria-valuetext',
    'alt',
    'title',
    'placeholder',
    'value',
    'href',
    'src',
  ]
  const exact = ['role', 'tabindex', 'type', 'lang', 'scope', 'autocomplete', 'disabled', 'contenteditable', 'controls']
  const counting = [
    'aria-valuenow',
    'aria-posinset',
    'aria-setsize',
    'aria-rowindex',
    'aria-rowcount',
    'aria-keyshortcuts',
  ]
  const wide = innerWidth > 700 ? 'wide' : 'narrow'
  const { theme = '' } = document.documentElement.dataset
  const state = [wide, theme, document.title === ''].join(' ')
  nameElement(document.documentElement, state)
  Object.assign(window, { pageParts: names })
  return [...new Set(names.values())]

  function nameElement(element: Element, surroundings: string): string {
    const style = getComputedStyle(element)
    if (style.display === 'none') return 'hidden'
    const isFilled = style.backgroundImage !== 'none' || !style.backgroundColor.endsWith(', 0)')
    const ground = isFilled || style.opacity !== '1' ? describeGround(style) : ''
    const within = hash(`${surroundings} ${ground} ${element.localName} ${describeRole(element)}`)
    // What is drawn inside a picture is not checked.
    const nodes = element instanceof SVGElement ? element.querySelectorAll(':scope > title') : element.childNodes
    const children = [...(element.shadowRoot?.childNodes ?? []), ...nodes].map((node) => {
      if (node instanceof Element) return nameElement(node, within)
      return node instanceof Text && node.data.trim() !== '' ? 'text' : ''
    })
    const name = hash(
      [
        within,
        [...element.attributes].map(describeAttribute).sort().join(' '),
        [style.color, style.fontSize, style.fontWeight, style.visibility, style.position, style.textShadow].join(' '),
        describeSize(element, style),
        // A list of five is checked like one of two.
        children.filter((child, n) => child !== '' && child !== children[n - 1]).join(' '),
      ].join('\n'),
    )
    names.set(element, name)
    return name
  }

  function describeGround({ backgroundColor, backgroundImage, opacity }: CSSStyleDeclaration) {
    return `${backgroundColor} ${backgroundImage.slice(0, 200)} ${opacity}`
  }

  function describeRole(element: Element) {
    return ['role', 'aria-hidden', 'inert', 'lang'].map((name) => element.getAttribute(name)).join(' ')
  }

  function describeAttribute({ name, value }: Attr) {
    if (counting.includes(name)) return name
    if (wordy.includes(name)) return `${name}=${value.trim() === '' ? '' : 'words'}`
    if (references.includes(name))
      return `${name}=${value.split(/\s+/).every((id) => document.getElementById(id)) ? 'whole' : 'broken'}`
    return exact.includes(name) || name.startsWith('aria-') ? `${name}=${value}` : ''
  }

  /** Small targets and scrolling regions have rules of their own. */
  function describeSize(element: Element, { overflowX, overflowY }: CSSStyleDeclaration) {
    const { width, height } = element.getBoundingClientRect()
    const scrolls = [
      overflowX !== 'visible' && element.scrollWidth > element.clientWidth,
      overflowY !== 'visible' && element.scrollHeight > element.clientHeight,
    ]
    return [width === 0 || height === 0, Math.min(width, height) < 24, ...scrolls].join(' ')
  }

  /** FNV-1a with two seeds: parts of different names must not meet. */
  function hash(text: string) {
    let [a, b] = [0x811c9dc5, 0x1b873593]
    for (let n = 0; n < text.length; n += 1) {
      a = Math.imul(a ^ text.charCodeAt(n), 0x01000193)
      b = Math.imul(b ^ text.charCodeAt(n), 0x85ebca6b)
    }
    return (a >>> 0).toString(36) + (b >>> 0).toString(36)
  }
}
