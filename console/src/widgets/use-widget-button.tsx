import { noneRemaining } from '@gable/shared/widgets/messages.ts'
import type { WidgetTemplate } from '@gable/shared/widgets/widget.ts'
import { useNavigate } from 'react-router-dom'
import { UseTemplateButton } from '../assets/use-template-button.tsx'
import { useRemaining } from './use-remaining.ts'
import { useWidgetWrites } from './use-widget-writes.ts'
import { useWidgetPath } from './widget-paths.ts'
import { widgetNaming } from './widget-words.ts'

/** Makes a widget of a template and opens its editor. */
export function UseWidgetButton({ template }: { template: WidgetTemplate }) {
  const { isFull } = useRemaining()
  const { create } = useWidgetWrites()
  const { editorOf } = useWidgetPath()
  const navigate = useNavigate()
  return (
    <UseTemplateButton
      naming={naming}
      withheld={isFull && noneRemaining}
      onUse={async (name) => void navigate(editorOf(await create(template, name)))}
    >
      Use Widget
    </UseTemplateButton>
  )
}

const naming = {
  ...widgetNaming,
  title: 'Name your widget',
  description: 'Only you and your colleagues see this name.',
}
