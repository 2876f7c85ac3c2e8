import { type Edition, renderEmbedCode } from '@gable/shared/widgets/embed-code.ts'
import type { EmbeddedWidget } from '@gable/shared/widgets/embed-parts.ts'
import { renderReactCode } from '@gable/shared/widgets/react-code.ts'
import { renderVueCode } from '@gable/shared/widgets/vue-code.ts'

export type CodeFormat = 'html' | 'react' | 'vue' | 'wordpress' | 'pinned'

/** In which ways a widget's code is written. */
export const codeFormats = [
  { value: 'html', label: 'HTML' },
  { value: 'react', label: 'React' },
  { value: 'vue', label: 'Vue' },
  { value: 'wordpress', label: 'WordPress' },
  { value: 'pinned', label: 'Pinned' },
] as const satisfies readonly { value: CodeFormat; label: string }[]

/** When to use which. */
export const codeFormatHints: Record<CodeFormat, string> = {
  html: 'For any website whose pages you can edit: paste it where the widget should appear.',
  react: 'For React and Next: save it as a component and use that where the widget should appear.',
  vue: 'For Vue and Nuxt: save it as a component and use that where the widget should appear.',
  wordpress: 'For WordPress: add a “Custom HTML” block where the widget should appear and paste this into it.',
  pinned: 'For websites that check every script: it stays at today’s edition and gets no improvements by itself.',
}

export function getWidgetCode(kind: CodeFormat, widget: EmbeddedWidget, edition: Edition): string {
  if (kind === 'react') return renderReactCode(widget)
  if (kind === 'vue') return renderVueCode(widget)
  return kind === 'pinned' ? renderEmbedCode(widget, edition) : renderEmbedCode(widget)
}
