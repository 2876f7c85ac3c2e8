import r2wc from '@r2wc/react-to-web-component'
import type { FunctionComponent } from 'preact'
import { adoptStyles } from './adopt-styles.ts'
import { scriptUrl } from './origin.ts'
import type { Preview } from './preview.ts'

/** Every component rendered into an element also receives the element itself. */
export interface HostProps {
  element: HTMLElement
}

export interface ElementProps extends HostProps {
  preview?: Preview | undefined
}

/** Statics of the element class: the script that defined it, and whether a different script tried to define it again. */
export interface EmbedClass {
  script?: string
  isDefinedTwice?: boolean
}

/** Defines `<tag>` as a custom element that renders the component into its shadow root. */
export function defineElement(tag: string, component: FunctionComponent<ElementProps>, css: string) {
  // Each snippet loads the script, and a page may carry two versions of it: the first one wins.
  const existing = customElements.get(tag) as EmbedClass | undefined
  if (existing) {
    existing.isDefinedTwice ||= existing.script !== scriptUrl
    return
  }

  // No props of the wrapper: it would define them in a way that fails where a page extends Object.prototype.
  const Wrapper = r2wc(component as never, { shadow: 'open', props: [] }) as unknown as typeof WrapperElement

  class Embed extends Wrapper {
    static observedAttributes = ['widget-id', 'lang']
    static script = scriptUrl

    constructor() {
      super()
      this[props].element = this
      // A value that was set before the element was defined hides the accessors of the class.
      this[props].preview = this.preview
      Reflect.deleteProperty(this, 'preview')
      // Adopted style sheets, because a strict CSP blocks style elements and style attributes.
      adoptStyles(this, css)
      stopTypingKeys(this.container)
    }

    override get preview() {
      return this[props].preview
    }

    override set preview(preview) {
      this[props].preview = preview
      this[render]()
    }

    override disconnectedCallback() {
      // Moving a node disconnects and reconnects it at once: what was typed must survive that.
      queueMicrotask(() => {
        if (!this.isConnected) super.disconnectedCallback()
      })
    }

    /** The wrapper overlooks an attribute that is removed. */
    override attributeChangedCallback() {
      this[render]()
    }

    /** The wrapper would also render an element that is not on the page. */
    override [render]() {
      if (this.isConnected) super[render]()
    }
  }
  customElements.define(tag, Embed)
}

const props = Symbol.for('r2wc.props')
const render = Symbol.for('r2wc.render')

/** The wrapper's class, of which its types declare only that it is an element. */
declare class WrapperElement extends HTMLElement {
  readonly container: ShadowRoot
  readonly [props]: Partial<ElementProps>;
  [render](): void
  get preview(): Preview | undefined
  set preview(preview: Preview | undefined)
  disconnectedCallback(): void
  attributeChangedCallback(): void
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
