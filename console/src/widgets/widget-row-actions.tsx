import type { Widget } from '@gable/shared/widgets/widget.ts'
import { Ellipsis } from 'lucide-react'
import { RowEditButton } from '../assets/edit-buttons.tsx'
import { IconButton } from '../design/inputs/icon-button.tsx'
import type { Ask } from './use-widget-dialogs.tsx'
import { WidgetMenu } from './widget-menu.tsx'
import { useWidgetPath } from './widget-paths.ts'

/** What is at hand in a row: what is archived cannot be edited. */
export function WidgetRowActions({ widget }: { widget: Widget }) {
  const { editorOf } = useWidgetPath()
  if (widget.status === 'ARCHIVED') return null
  return <RowEditButton to={editorOf(widget)} name={widget.name} />
}

export const WidgetRowMenu = ({ widget, ask }: { widget: Widget; ask: Ask }) => (
  <WidgetMenu widget={widget} ask={ask} trigger={<IconButton icon={Ellipsis} label={`Actions for ${widget.name}`} />} />
)
