import { type EmbeddedWidget, getEmbedParts } from './embed-parts.ts'
import { renderScriptLoader } from './script-loader.ts'
import type { WidgetType } from './settings.ts'

/** The same for React and Next: a component that brings its script along. */
export function renderReactCode<T extends WidgetType>(widget: EmbeddedWidget<T>): string {
  const { widgetId, tag, script, link, buttonText, minHeight, comment } = getEmbedParts(widget)
  return `'use client'

import { useEffect } from 'react'

// ${comment}
export function ${toComponentName(tag)}() {
  useEffect(() => {
${renderScriptLoader(script, '    ')}
  }, [])

  return (
    <${tag} widget-id="${widgetId}" style={{ display: 'block', minHeight: '${minHeight}' }}>
      <a href="${link}">{${JSON.stringify(buttonText)}}</a>
    </${tag}>
  )
}`
}

const toComponentName = (tag: string) => tag.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())
