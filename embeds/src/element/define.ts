import { type ComponentType, h, render } from 'preact'
import { adopt } from './adopt.ts'
import { scriptAddress } from './origin.ts'

interface Definition<Props> {
  component: ComponentType<Props>
  /** Attributes of the element, each a property of the component; one that is missing is undefined. */
  attributes: readonly string[]
  /** What is set on the element itself, by scripts. */
  properties?: readonly string[]
  css: string
}

/** What every component that is an element is told besides. */
export interface InElement {
  element: HTMLElement
}

/** Of the class of an element: which script made it, and whether another one wanted to. */
export interface Defined {
  script?: string
  isDefinedTwice?: boolean
}

/** Makes `<tag>` show a component inside its own shadow root, on a page that nobody here controls. */
export function define<Props extends object>(
  tag: string,
  { component, attributes, properties = [], css }: Definition<Props>,
) {
  // Each snippet brings the script, and a page may carry it in two versions: the first one stays.
  const before = customElements.get(tag) as Defined | undefined
  if (before) {
    before.isDefinedTwice ||= before.script !== scriptAddress
    return
  }

  class Embed extends HTMLElement {
    static observedAttributes = attributes
    static script = scriptAddress
    #root = this.attachShadow({ mode: 'open' })
    #given: Record<string, unknown> = {}

    constructor() {
      super()
      // Adopted, because the strictest pages allow no style element and no style attribute.
      adopt(this, css)
      keepTyping(this.#root)
      for (const name of properties) this.#hear(name)
    }

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
      this.#draw()
    }

    /** What was set before the element was defined is kept. */
    #hear(name: string) {
      this.#given[name] = (this as unknown as Record<string, unknown>)[name]
      Object.defineProperty(this, name, {
        // A page may have given every object a `value`, and what is heard of has none.
        __proto__: null,
        get: () => this.#given[name],
        set: (value: unknown) => {
          this.#given[name] = value
          this.#draw()
        },
      } as PropertyDescriptor)
    }

    #draw() {
      if (!this.isConnected) return
      const props: Record<string, unknown> = { element: this, ...this.#given }
      for (const name of attributes) props[name] = this.getAttribute(name) ?? undefined
      render(h(component, props as unknown as Props), this.#root)
    }
  }
  customElements.define(tag, Embed)
}

/**
 * A page with keys of its own takes every letter that is typed here for one: it sees the element, not the field. Those
 * with which one leaves a field or a dialog around it are the page's as well.
 */
function keepTyping(root: ShadowRoot) {
  for (const type of ['keydown', 'keypress', 'keyup'])
    root.addEventListener(type, (event) => {
      const { key } = event as KeyboardEvent
      const isTyped = (event.target as Element).matches('input, textarea, select')
      if (isTyped && key !== 'Tab' && key !== 'Escape') event.stopPropagation()
    })
}
