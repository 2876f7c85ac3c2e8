import { cannotEditArchived } from '@gable/shared/widgets/messages.ts'
import type { Widget } from '@gable/shared/widgets/widget.ts'
import { ChevronDown } from 'lucide-react'
import { Button } from '../design/button.tsx'
import { Tooltip } from '../design/tooltip.tsx'
import { useBackHere } from '../editing/way-out.ts'
import type { Ask } from './use-widget-dialogs.tsx'
import { WidgetMenu } from './widget-menu.tsx'
import { useWidgetPath } from './widget-paths.ts'

export function WidgetHeadActions({ widget, ask }: { widget: Widget; ask: Ask }) {
  const { editorOf } = useWidgetPath()
  const backHere = useBackHere()
  const isArchived = widget.status === 'ARCHIVED'
  return (
    <>
      <WidgetMenu widget={widget} ask={ask} trigger={<Button iconAfter={ChevronDown}>Actions</Button>} />
      <Tooltip text={isArchived && cannotEditArchived} side="bottom">
        <Button variant="primary" disabled={isArchived} to={editorOf(widget) + backHere}>
          Edit
        </Button>
      </Tooltip>
    </>
  )
}
