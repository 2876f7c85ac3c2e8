import { type ComponentType, h, render } from 'preact'
import { adoptStyles } from './adopt-styles.ts'
import { scriptUrl } from './origin.ts'

interface Definition<Props> {
  component: ComponentType<Props>
  /** Passed to the component as props; a missing attribute is undefined. */
  attributes: readonly string[]
  /** JavaScript properties that scripts may set on the element. */
  properties?: readonly string[]
  css: string
}

/** Every component rendered into an element also receives the element itself. */
export interface HostProps {
  element: HTMLElement
}

/** Statics of the element class: the script that defined it, and whether a different script tried to define it again. */
export interface EmbedClass {
  script?: string
  isDefinedTwice?: boolean
}

/** Defines `<tag>` as a custom element that renders the component into its shadow root. */
export function defineElement<Props extends object>(
  tag: string,
  { component, attributes, properties = [], css }: Definition<Props>,
) {
  // Each snippet loads the script, and a page may carry two versions of it: the first one wins.
  const existing = customElements.get(tag) as EmbedClass | undefined
  if (existing) {
    existing.isDefinedTwice ||= existing.script !== scriptUrl
    return
  }

  class Embed extends HTMLElement {
    static observedAttributes = attributes
    static script = scriptUrl
    #root = this.attachShadow({ mode: 'open' })
    #properties: Record<string, unknown> = {}

    constructor() {
      super()
      // Adopted style sheets, because a strict CSP blocks style elements and style attributes.
      adoptStyles(this, css)
      stopTypingKeys(this.#root)
      for (const name of properties) this.#defineProperty(name)
    }

    connectedCallback() {
      this.#render()
    }

    disconnectedCallback() {
      // Moving a node disconnects and reconnects it at once: what was typed must survive that.
      queueMicrotask(() => {
        if (!this.isConnected) render(null, this.#root)
      })
    }

    attributeChangedCallback() {
      this.#render()
    }

    /** Also takes over a value that was set before the element was defined. */
    #defineProperty(name: string) {
      this.#properties[name] = (this as unknown as Record<string, unknown>)[name]
      Object.defineProperty(this, name, {
        // The page may have put a `value` on Object.prototype, which would make this descriptor invalid.
        __proto__: null,
        get: () => this.#properties[name],
        set: (value: unknown) => {
          this.#properties[name] = value
          this.#render()
        },
      } as PropertyDescriptor)
    }

    #render() {
      if (!this.isConnected) return
      const props: Record<string, unknown> = { element: this, ...this.#properties }
      for (const name of attributes) props[name] = this.getAttribute(name) ?? undefined
      render(h(component, props as unknown as Props), this.#root)
    }
  }
  customElements.define(tag, Embed)
}

/**
 * Keeps typing from triggering the page's keyboard shortcuts, which see the element and not the field as the target.
 * Tab and Escape still reach the page: they leave a field or close a dialog around it.
 */
function stopTypingKeys(root: ShadowRoot) {
  for (const type of ['keydown', 'keypress', 'keyup'])
    root.addEventListener(type, (event) => {
      const { key } = event as KeyboardEvent
      const isTyping = (event.target as Element).matches('input, textarea, select')
      if (isTyping && key !== 'Tab' && key !== 'Escape') event.stopPropagation()
    })
}
