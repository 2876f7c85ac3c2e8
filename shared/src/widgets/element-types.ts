import { elementEvents } from './element-api.ts'
import { tagOf } from './tags.ts'

/** Declarations of the elements, as one file without anything to install: for TypeScript, React and Vue. */
export const renderElementTypes = (): string => `${head}
${elementEvents.map(({ name, detail, about }) => `  /** ${about} */\n  ${name}: ${detail}`).join('\n')}
}

export type WidgetEvents = {
  [Name in keyof WidgetEventDetails as \`gable:\${Name}\`]: CustomEvent<WidgetEventDetails[Name]>
}

/** What can be written on an element in JSX and in templates. */
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

/** React 19 and newer listen by these. */
export type WidgetListeners = {
  [Name in keyof WidgetEvents as \`on\${Name}\`]?: (event: WidgetEvents[Name]) => void
}

/** What a template of Vue listens to by \`@gable:success\`. */
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
// @ts-ignore: not every project has it
declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends WidgetElements {}
  }
}

// @ts-ignore: not every project has it
declare module 'vue' {
  interface GlobalComponents {
${renderTags('WidgetComponent', '    ')}
  }
}
`

const head = `// The elements of the widgets: their attributes and events.

export {}

/** What a widget tells as \`gable:<name>\`. Nothing that a visitor typed is among it. */
export interface WidgetEventDetails {`

const renderTags = (type: string, indent = '  ') =>
  Object.values(tagOf)
    .map((tag) => `${indent}'${tag}': ${type}`)
    .join('\n')
