import { type ComponentType, h, render } from 'preact'

interface Definition<Props> {
  component: ComponentType<Props>
  /** Attributes of the element, each a property of the component in camel case; one that is missing is undefined. */
  attributes: readonly string[]
  /** What is set on the element itself, by scripts. */
  properties?: readonly string[]
  css: string
}

/** What every component that is an element is told besides. */
export interface InElement {
  element: HTMLElement
}

/** Makes `<tag>` show a component inside its own shadow root, on a page that nobody here controls. */
export function define<Props extends object>(
  tag: string,
  { component, attributes, properties = [], css }: Definition<Props>,
): boolean {
  // A page may carry our script twice, in two versions: the first one stays.
  if (customElements.get(tag)) return false
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)

  class Embed extends HTMLElement {
    static observedAttributes = attributes
    // Adopted, because the strictest pages allow no style element and no style attribute.
    #root = ownKeys(adopting(this.attachShadow({ mode: 'open' }), sheet))
    #given: Record<string, unknown> = {}

    connectedCallback() {
      for (const name of properties) this.#own(name)
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

    /** What was set before the element was defined stands before what would hear of it. */
    #own(name: string) {
      if (!Object.hasOwn(this, name) || name in this.#given) return
      const { [name]: value } = this as unknown as Record<string, unknown>
      delete (this as unknown as Record<string, unknown>)[name]
      this.#given[name] = value
    }

    #draw() {
      const read = attributes.map((name) => [camelCase(name), this.getAttribute(name) ?? undefined])
      const props = { element: this, ...Object.fromEntries(read), ...this.#given }
      render(h(component, props as unknown as Props), this.#root)
    }

    static {
      for (const name of properties)
        Object.defineProperty(Embed.prototype, name, {
          get(this: Embed) {
            return this.#given[name]
          },
          set(this: Embed, value: unknown) {
            this.#given[name] = value
            if (this.isConnected) this.#draw()
          },
        })
    }
  }
  customElements.define(tag, Embed)
  return true
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
