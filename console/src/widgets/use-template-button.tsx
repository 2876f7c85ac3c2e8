import { noneRemaining } from '@gable/shared/widgets/messages.ts'
import { WidgetName, type WidgetTemplate } from '@gable/shared/widgets/widget.ts'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { Button } from '../design/button.tsx'
import { NameDialog } from '../design/name-dialog.tsx'
import { Tooltip } from '../design/tooltip.tsx'
import { useRemaining } from './use-remaining.ts'
import { useWidgetWrites } from './use-widget-writes.ts'
import { useWidgetPath } from './widget-paths.ts'

/** Asks what the new widget is called, makes it and opens its editor. */
export function UseTemplateButton({ template }: { template: WidgetTemplate }) {
  const [isNaming, setNaming] = useState(false)
  const { isFull } = useRemaining()
  const { create } = useWidgetWrites()
  const { editorOf } = useWidgetPath()
  const navigate = useNavigate()
  return (
    <>
      <Tooltip text={isFull && noneRemaining} side="bottom">
        <Button variant="primary" disabled={isFull} onClick={() => setNaming(true)}>
          Use Widget
        </Button>
      </Tooltip>
      <NameDialog
        open={isNaming}
        onClose={() => setNaming(false)}
        title="Name your widget"
        description="Only you and your colleagues see this name."
        label="Widget Name"
        rules={WidgetName}
        max={120}
        submit="Create"
        onSubmit={async (name) => void navigate(editorOf(await create(template, name)))}
      />
    </>
  )
}
