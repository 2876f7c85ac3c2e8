import { type ComponentType, h, render } from 'preact'

interface Definition<Props> {
  component: ComponentType<Props>
  /** Attributes of the element, each a property of the component in camel case; one that is missing is undefined. */
  attributes: readonly string[]
  css: string
}

/** Makes `<tag>` show a component inside its own shadow root, on a page that nobody here controls. */
export function define<Props extends object>(tag: string, { component, attributes, css }: Definition<Props>) {
  // A page may carry our script twice, in two versions: the first one stays.
  if (customElements.get(tag)) return
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)

  class Embed extends HTMLElement {
    static observedAttributes = attributes
    // Adopted, because the strictest pages allow no style element and no style attribute.
    #root = ownKeys(adopting(this.attachShadow({ mode: 'open' }), sheet))

    connectedCallback() {
      this.#draw()
    }

    disconnectedCallback() {
      // A node that is moved leaves and comes back at once, and must keep what was typed into it.
      queueMicrotask(() => {
        if (!this.isConnected) render(null, this.#root)
      })
    }

    attributeChangedCallback() {
      if (this.isConnected) this.#draw()
    }

    #draw() {
      const given = attributes.map((name) => [camelCase(name), this.getAttribute(name) ?? undefined])
      render(h(component, Object.fromEntries(given) as Props), this.#root)
    }
  }
  customElements.define(tag, Embed)
}

function adopting(root: ShadowRoot, sheet: CSSStyleSheet) {
  root.adoptedStyleSheets = [sheet]
  return root
}

/** A page with keys of its own takes every letter that is typed here for one: it sees the element, not the field. */
function ownKeys(root: ShadowRoot) {
  for (const type of ['keydown', 'keypress', 'keyup'])
    root.addEventListener(type, (event) => {
      if ((event.target as Element).matches('input, textarea, select')) event.stopPropagation()
    })
  return root
}

const camelCase = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
