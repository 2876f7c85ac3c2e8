import { type EmbeddedWidget, getEmbedParts } from './embed-parts.ts'
import { renderFallback } from './fallback-markup.ts'
import { renderScriptLoader } from './script-loader.ts'
import type { WidgetType } from './settings.ts'

/** A component for Vue. `v-pre` keeps Vue from resolving the element as a component and from reading braces in the text. */
export function renderVueCode<T extends WidgetType>(widget: EmbeddedWidget<T>): string {
  const parts = getEmbedParts(widget)
  const { widgetId, tag, script, minHeight, comment } = parts
  return `<script setup>
import { onMounted } from 'vue'

onMounted(() => {
${renderScriptLoader(script, '  ')}
})
</script>

<template>
  <!-- ${comment} -->
  <${tag} v-pre widget-id="${widgetId}" style="display:block;min-height:${minHeight}">
    ${renderFallback(parts)}
  </${tag}>
</template>`
}
