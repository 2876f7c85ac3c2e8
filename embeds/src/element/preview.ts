import type { PublicWidget } from '@gable/shared/widgets/public-widget.ts'

/** Set by the console to show unsaved settings; nothing is counted or sent. */
export interface Preview {
  widget: PublicWidget
  stage: 'view' | 'form'
}
