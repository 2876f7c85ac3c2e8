import { type Edition, embedCode } from '@gable/shared/widgets/embed-code.ts'
import type { Embedded } from '@gable/shared/widgets/embedded.ts'
import { reactCode } from '@gable/shared/widgets/react-code.ts'
import { vueCode } from '@gable/shared/widgets/vue-code.ts'

export type CodeKind = 'html' | 'react' | 'vue' | 'wordpress' | 'pinned'

/** In which ways a widget's code is written. */
export const codeKinds = [
  { value: 'html', label: 'HTML' },
  { value: 'react', label: 'React' },
  { value: 'vue', label: 'Vue' },
  { value: 'wordpress', label: 'WordPress' },
  { value: 'pinned', label: 'Pinned' },
] as const satisfies readonly { value: CodeKind; label: string }[]

/** When to use which. */
export const hintOf: Record<CodeKind, string> = {
  html: 'For any website whose pages you can edit: paste it where the widget should appear.',
  react: 'For React and Next: save it as a component and use that where the widget should appear.',
  vue: 'For Vue and Nuxt: save it as a component and use that where the widget should appear.',
  wordpress: 'For WordPress: add a “Custom HTML” block where the widget should appear and paste this into it.',
  pinned: 'For websites that check every script: it stays at today’s edition and gets no improvements by itself.',
}

export function codeOf(kind: CodeKind, widget: Embedded, edition: Edition): string {
  if (kind === 'react') return reactCode(widget)
  if (kind === 'vue') return vueCode(widget)
  return kind === 'pinned' ? embedCode(widget, edition) : embedCode(widget)
}
