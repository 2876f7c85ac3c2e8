import { cannotEditArchived } from '@gable/shared/widgets/messages.ts'
import type { Widget } from '@gable/shared/widgets/widget.ts'
import { ChevronDown } from 'lucide-react'
import { EditButton } from '../assets/edit-buttons.tsx'
import { Button } from '../design/inputs/button.tsx'
import type { OpenWidgetDialog } from './use-widget-dialogs.tsx'
import { WidgetMenu } from './widget-menu.tsx'
import { useWidgetPaths } from './widget-paths.ts'

export const WidgetHeaderActions = ({ widget, openDialog }: { widget: Widget; openDialog: OpenWidgetDialog }) => (
  <>
    <WidgetMenu widget={widget} openDialog={openDialog} trigger={<Button iconAfter={ChevronDown}>Actions</Button>} />
    <EditButton
      to={useWidgetPaths().getEditorPath(widget)}
      disabledReason={widget.status === 'ARCHIVED' && cannotEditArchived}
    />
  </>
)
