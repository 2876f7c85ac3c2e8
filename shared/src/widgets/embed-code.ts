import { type EmbeddedWidget, getEmbedParts } from './embed-parts.ts'
import { renderFallback } from './fallback-markup.ts'
import type { WidgetType } from './settings.ts'

/** One build of a widget's script. Websites pin it when they want no automatic updates. */
export interface Edition {
  file: string
  integrity: string
}

/** HTML for any website. */
export function renderEmbedCode<T extends WidgetType>(widget: EmbeddedWidget<T>, pinned?: Edition): string {
  const parts = getEmbedParts(widget)
  const { widgetId, tag, script, minHeight, comment } = parts
  const source = pinned
    ? `src="${widget.origin}/embed/${pinned.file}" integrity="${pinned.integrity}" crossorigin="anonymous"`
    : `src="${script}"`
  return [
    `<!-- ${comment} -->`,
    `<script async ${source}></script>`,
    `<${tag} widget-id="${widgetId}" style="display:block;min-height:${minHeight}">${renderFallback(parts)}</${tag}>`,
  ].join('\n')
}
