import type { Widget } from '@gable/shared/widgets/widget.ts'
import { Ellipsis } from 'lucide-react'
import { RowEditButton } from '../assets/edit-buttons.tsx'
import { IconButton } from '../design/inputs/icon-button.tsx'
import type { OpenWidgetDialog } from './use-widget-dialogs.tsx'
import { WidgetMenu } from './widget-menu.tsx'
import { useWidgetPaths } from './widget-paths.ts'

export function WidgetRowActions({ widget }: { widget: Widget }) {
  const { getEditorPath } = useWidgetPaths()
  if (widget.status === 'ARCHIVED') return null
  return <RowEditButton to={getEditorPath(widget)} name={widget.name} />
}

export const WidgetRowMenu = ({ widget, openDialog }: { widget: Widget; openDialog: OpenWidgetDialog }) => (
  <WidgetMenu
    widget={widget}
    openDialog={openDialog}
    trigger={<IconButton icon={Ellipsis} label={`Actions for ${widget.name}`} />}
  />
)
