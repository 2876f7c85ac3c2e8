import type { ShownWidget } from '@gable/shared/widgets/shown-widget.ts'

/** What the console sets on an element to show what is not saved: nothing is counted or sent of it. */
export interface Preview {
  shown: ShownWidget
  stage: 'view' | 'form'
}
