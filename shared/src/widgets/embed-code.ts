import { type EmbeddedWidget, getEmbedParts } from './embed-parts.ts'
import { escapeHtml } from './escape-html.ts'
import type { WidgetType } from './settings.ts'

/** One build of a widget's script. Websites pin it when they want no automatic updates. */
export interface Edition {
  file: string
  integrity: string
}

/** HTML for any website. The link inside the element is for browsers that cannot run it. */
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
