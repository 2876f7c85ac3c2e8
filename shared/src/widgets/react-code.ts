import { type Embedded, embedPartsOf } from './embedded.ts'
import { loadScript } from './load-script.ts'
import type { WidgetType } from './settings.ts'

/** The same for React and Next: a component that brings its script along. */
export function reactCode<T extends WidgetType>(widget: Embedded<T>): string {
  const { widgetId, tag, script, link, call, minHeight, remark } = embedPartsOf(widget)
  return `'use client'

import { useEffect } from 'react'

// ${remark}
export function ${nameOf(tag)}() {
  useEffect(() => {
${loadScript(script, '    ')}
  }, [])

  return (
    <${tag} widget-id="${widgetId}" style={{ display: 'block', minHeight: '${minHeight}' }}>
      <a href="${link}">{${JSON.stringify(call)}}</a>
    </${tag}>
  )
}`
}

const nameOf = (tag: string) => tag.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())
