import type { Widget } from '@gable/shared/widgets/widget.ts'
import { Ellipsis, Pencil } from 'lucide-react'
import { Button } from '../design/button.tsx'
import { IconButton } from '../design/icon-button.tsx'
import type { Ask } from './use-widget-dialogs.tsx'
import { WidgetMenu } from './widget-menu.tsx'
import { useWidgetPath } from './widget-paths.ts'

/** What is at hand in a row: what is archived cannot be edited. */
export function WidgetRowActions({ widget }: { widget: Widget }) {
  const { editorOf } = useWidgetPath()
  if (widget.status === 'ARCHIVED') return null
  return (
    <Button variant="quiet" size="sm" icon={Pencil} to={editorOf(widget)} aria-label={`Edit ${widget.name}`}>
      Edit
    </Button>
  )
}

export const WidgetRowMenu = ({ widget, ask }: { widget: Widget; ask: Ask }) => (
  <WidgetMenu widget={widget} ask={ask} trigger={<IconButton icon={Ellipsis} label={`Actions for ${widget.name}`} />} />
)
