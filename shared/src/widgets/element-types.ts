import { elementEvents } from './element-api.ts'
import { tagOf } from './tags.ts'

/** One declaration file for TypeScript, React and Vue, with nothing to install. */
export const renderElementTypes = (): string => `${head}
${elementEvents.map(({ name, detail, about }) => `  /** ${about} */\n  ${name}: ${detail}`).join('\n')}
}

export type WidgetEvents = {
  [Name in keyof WidgetEventDetails as \`gable:\${Name}\`]: CustomEvent<WidgetEventDetails[Name]>
}

/** Attributes in JSX and in Vue templates. */
export interface WidgetAttributes {
  'widget-id': string
  lang?: string
  id?: string
  slot?: string
  hidden?: boolean
  class?: unknown
  className?: string
  style?: unknown
  key?: string | number | null
  ref?: unknown
  children?: unknown
}

/** Event handlers for React 19 and newer. */
export type WidgetListeners = {
  [Name in keyof WidgetEvents as \`on\${Name}\`]?: (event: WidgetEvents[Name]) => void
}

/** Event handlers for Vue templates, such as \`@gable:success\`. */
export type WidgetHandlers = {
  [Name in keyof WidgetEvents as \`on\${Capitalize<Name>}\`]?: (event: WidgetEvents[Name]) => void
}

export interface WidgetElements {
${renderTags('WidgetAttributes & WidgetListeners')}
}

interface WidgetComponent {
  new (): { $props: WidgetAttributes & WidgetHandlers }
}

declare global {
  interface HTMLElementTagNameMap {
${renderTags('HTMLElement', '    ')}
  }
  interface GlobalEventHandlersEventMap extends WidgetEvents {}
  // React 18
  namespace JSX {
    interface IntrinsicElements extends WidgetElements {}
  }
}

// React 19
// @ts-ignore: optional dependency
declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends WidgetElements {}
  }
}

// @ts-ignore: optional dependency
declare module 'vue' {
  interface GlobalComponents {
${renderTags('WidgetComponent', '    ')}
  }
}
`

const head = `// Types for the Gable widget elements.

export {}

/** Details of the \`gable:<name>\` events. They never contain anything that a visitor typed. */
export interface WidgetEventDetails {`

const renderTags = (type: string, indent = '  ') =>
  Object.values(tagOf)
    .map((tag) => `${indent}'${tag}': ${type}`)
    .join('\n')
