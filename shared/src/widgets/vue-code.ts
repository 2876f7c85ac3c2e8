import { type Embedded, embedPartsOf } from './embedded.ts'
import { inMarkup } from './in-markup.ts'
import { loadScript } from './load-script.ts'
import type { WidgetType } from './settings.ts'

/** The same for Vue. With `v-pre` it takes the element for what it is, and leaves braces in its words alone. */
export function vueCode<T extends WidgetType>(widget: Embedded<T>): string {
  const { widgetId, tag, script, link, call, minHeight, remark } = embedPartsOf(widget)
  return `<script setup>
import { onMounted } from 'vue'

onMounted(() => {
${loadScript(script, '  ')}
})
</script>

<template>
  <!-- ${remark} -->
  <${tag} v-pre widget-id="${widgetId}" style="display:block;min-height:${minHeight}">
    <a href="${link}">${inMarkup(call)}</a>
  </${tag}>
</template>`
}
