import { noneRemaining } from '@gable/shared/widgets/messages.ts'
import type { WidgetTemplate } from '@gable/shared/widgets/widget.ts'
import { useNavigate } from 'react-router-dom'
import { UseTemplateButton } from '../assets/use-template-button.tsx'
import { useRemaining } from './use-remaining.ts'
import { useWidgetActions } from './use-widget-actions.ts'
import { nameField } from './widget-labels.ts'
import { useWidgetPaths } from './widget-paths.ts'

/** Creates a widget from a template and opens its editor. */
export function UseWidgetButton({ template }: { template: WidgetTemplate }) {
  const { isFull } = useRemaining()
  const { create } = useWidgetActions()
  const { getEditorPath } = useWidgetPaths()
  const navigate = useNavigate()
  return (
    <UseTemplateButton
      nameDialog={nameDialog}
      disabledReason={isFull && noneRemaining}
      onUse={async (name) => void navigate(getEditorPath(await create(template, name)))}
    >
      Use Widget
    </UseTemplateButton>
  )
}

const nameDialog = {
  ...nameField,
  title: 'Name your widget',
  description: 'Only you and your colleagues see this name.',
}
