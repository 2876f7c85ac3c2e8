import { type Edition, renderEmbedCode } from '@gable/shared/widgets/embed-code.ts'
import type { EmbeddedWidget } from '@gable/shared/widgets/embed-parts.ts'
import { renderReactCode } from '@gable/shared/widgets/react-code.ts'
import { renderVueCode } from '@gable/shared/widgets/vue-code.ts'

export type CodeFormat = 'html' | 'react' | 'vue' | 'wordpress' | 'pinned'

export const codeFormats = [
  { value: 'html', label: 'HTML' },
  { value: 'react', label: 'React' },
  { value: 'vue', label: 'Vue' },
  { value: 'wordpress', label: 'WordPress' },
  { value: 'pinned', label: 'Pinned' },
] as const satisfies readonly { value: CodeFormat; label: string }[]

export const codeFormatHints: Record<CodeFormat, string> = {
  html: 'For any website you can edit. Paste it where the widget should appear.',
  react: 'For React and Next. Save it as a component and use it where the widget should appear.',
  vue: 'For Vue and Nuxt. Save it as a component and use it where the widget should appear.',
  wordpress: 'For WordPress. Add a “Custom HTML” block where the widget should appear and paste the code into it.',
  pinned: 'For websites that verify every script. It stays on today’s version and does not get updates.',
}

export function getWidgetCode(format: CodeFormat, widget: EmbeddedWidget, edition: Edition): string {
  if (format === 'react') return renderReactCode(widget)
  if (format === 'vue') return renderVueCode(widget)
  return format === 'pinned' ? renderEmbedCode(widget, edition) : renderEmbedCode(widget)
}
