import { type EmbeddedWidget, getEmbedParts } from './embed-parts.ts'
import { escapeHtml } from './escape-html.ts'
import type { WidgetType } from './settings.ts'

/** The very file a website runs, for sites that want it never to change under them. */
export interface Edition {
  file: string
  integrity: string
}

/**
 * What is pasted into a website. The element keeps its place from the beginning, so that nothing moves when it comes to
 * life, and holds a link for browsers in which it never does.
 */
export function renderEmbedCode<T extends WidgetType>(widget: EmbeddedWidget<T>, pinned?: Edition): string {
  const { widgetId, tag, script, link, buttonText, minHeight, comment } = getEmbedParts(widget)
  const source = pinned
    ? `src="${widget.origin}/embed/${pinned.file}" integrity="${pinned.integrity}" crossorigin="anonymous"`
    : `src="${script}"`
  return [
    `<!-- ${comment} -->`,
    `<script async ${source}></script>`,
    `<${tag} widget-id="${widgetId}" style="display:block;min-height:${minHeight}"><a href="${link}">${escapeHtml(buttonText)}</a></${tag}>`,
  ].join('\n')
}
