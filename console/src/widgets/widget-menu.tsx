import type { Widget } from '@gable/shared/widgets/widget.ts'
import type { ReactElement } from 'react'
import { SubjectMenu } from '../assets/subject-menu.tsx'
import { useRemaining } from './use-remaining.ts'
import type { Ask } from './use-widget-dialogs.tsx'
import { useWidgetWrites } from './use-widget-writes.ts'
import { widgetLimits } from './widget-words.ts'

interface WidgetMenuProps {
  widget: Widget
  /** The button that opens it. */
  trigger: ReactElement
  ask: Ask
}

/** What can be done with a widget as a whole. */
export function WidgetMenu({ widget, trigger, ask }: WidgetMenuProps) {
  const { isFull } = useRemaining()
  const { unarchive } = useWidgetWrites()
  return (
    <SubjectMenu
      status={widget.status}
      trigger={trigger}
      withheld={isFull ? widgetLimits : undefined}
      onClone={() => ask('clone', widget)}
      onArchive={() => ask('archive', widget)}
      onUnarchive={() => void unarchive(widget)}
    />
  )
}
