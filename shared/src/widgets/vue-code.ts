import { type EmbeddedWidget, getEmbedParts } from './embed-parts.ts'
import { escapeHtml } from './escape-html.ts'
import { renderScriptLoader } from './script-loader.ts'
import type { WidgetType } from './settings.ts'

/** A component for Vue. `v-pre` keeps Vue from resolving the element as a component and from reading braces in the text. */
export function renderVueCode<T extends WidgetType>(widget: EmbeddedWidget<T>): string {
  const { widgetId, tag, script, link, buttonText, minHeight, comment } = getEmbedParts(widget)
  return `<script setup>
import { onMounted } from 'vue'

onMounted(() => {
${renderScriptLoader(script, '  ')}
})
</script>

<template>
  <!-- ${comment} -->
  <${tag} v-pre widget-id="${widgetId}" style="display:block;min-height:${minHeight}">
    <a href="${link}">${escapeHtml(buttonText)}</a>
  </${tag}>
</template>`
}
