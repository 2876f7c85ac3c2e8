import { cannotEditArchived } from '@gable/shared/widgets/messages.ts'
import type { Widget } from '@gable/shared/widgets/widget.ts'
import { ChevronDown } from 'lucide-react'
import { EditButton } from '../assets/edit-buttons.tsx'
import { Button } from '../design/inputs/button.tsx'
import type { Ask } from './use-widget-dialogs.tsx'
import { WidgetMenu } from './widget-menu.tsx'
import { useWidgetPath } from './widget-paths.ts'

export const WidgetHeadActions = ({ widget, ask }: { widget: Widget; ask: Ask }) => (
  <>
    <WidgetMenu widget={widget} ask={ask} trigger={<Button iconAfter={ChevronDown}>Actions</Button>} />
    <EditButton to={useWidgetPath().editorOf(widget)} withheld={widget.status === 'ARCHIVED' && cannotEditArchived} />
  </>
)
