import { type EmbeddedWidget, getEmbedParts } from './embed-parts.ts'
import { renderReactFallback } from './fallback-markup.ts'
import { renderScriptLoader } from './script-loader.ts'
import type { WidgetType } from './settings.ts'

/** A component for React and Next.js that also loads the script. */
export function renderReactCode<T extends WidgetType>(widget: EmbeddedWidget<T>): string {
  const parts = getEmbedParts(widget)
  const { widgetId, tag, script, minHeight, comment } = parts
  return `'use client'

import { useEffect } from 'react'

// ${comment}
export function ${toComponentName(tag)}() {
  useEffect(() => {
${renderScriptLoader(script, '    ')}
  }, [])

  return (
    <${tag} widget-id="${widgetId}" style={{ display: 'block', minHeight: '${minHeight}' }}>
${renderReactFallback(parts)
  .map((line) => `      ${line}`)
  .join('\n')}
    </${tag}>
  )
}`
}

const toComponentName = (tag: string) => tag.replace(/(?:^|-)(\w)/g, (_, initial: string) => initial.toUpperCase())
