import { cannotEditArchived } from '@gable/shared/widgets/messages.ts'
import type { Widget } from '@gable/shared/widgets/widget.ts'
import { ChevronDown, Code } from 'lucide-react'
import { EditButton } from '../assets/edit-buttons.tsx'
import { Button } from '../design/inputs/button.tsx'
import { useReturnQuery } from '../editing/back-link.ts'
import { withPanel } from '../editing/use-editor-panels.ts'
import type { OpenWidgetDialog } from './use-widget-dialogs.tsx'
import { WidgetMenu } from './widget-menu.tsx'
import { useWidgetPaths } from './widget-paths.ts'

interface WidgetHeaderActionsProps {
  widget: Widget
  openDialog: OpenWidgetDialog
}

export function WidgetHeaderActions({ widget, openDialog }: WidgetHeaderActionsProps) {
  const editorPath = useWidgetPaths().getEditorPath(widget)
  const returnQuery = useReturnQuery()
  const isArchived = widget.status === 'ARCHIVED'
  return (
    <>
      <WidgetMenu widget={widget} openDialog={openDialog} trigger={<Button iconAfter={ChevronDown}>Actions</Button>} />
      {!isArchived && (
        <Button icon={Code} to={withPanel(editorPath + returnQuery, 'settings')}>
          Get code
        </Button>
      )}
      <EditButton to={editorPath} disabledReason={isArchived && cannotEditArchived} />
    </>
  )
}
