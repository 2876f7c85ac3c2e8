import { noneRemaining } from '@gable/shared/widgets/messages.ts'
import { WidgetName, type WidgetTemplate } from '@gable/shared/widgets/widget.ts'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { BottomSheet } from '../design/bottom-sheet.tsx'
import { Button } from '../design/button.tsx'
import type { Device } from '../design/editor/device.ts'
import { PreviewFrame } from '../design/editor/preview-frame.tsx'
import { NameDialog } from '../design/name-dialog.tsx'
import { Tooltip } from '../design/tooltip.tsx'
import { useRemaining } from './use-remaining.ts'
import { useWidgetWrites } from './use-widget-writes.ts'
import { useWidgetPath } from './widget-paths.ts'
import { WidgetPreview } from './widget-preview.tsx'

interface TemplateSheetProps {
  template: WidgetTemplate | undefined
  onClose: () => void
}

/** A template at full size, and the way to a widget of one's own. */
export function TemplateSheet({ template, onClose }: TemplateSheetProps) {
  const [device, setDevice] = useState<Device>('desktop')
  const [isNaming, setNaming] = useState(false)
  const { isFull } = useRemaining()
  const { create } = useWidgetWrites()
  const { editorOf } = useWidgetPath()
  const navigate = useNavigate()
  // What slides out of sight still shows what it showed.
  const last = useRef(template)
  if (template) last.current = template
  const shown = last.current
  if (!shown) return null
  const { type, settings } = shown.config
  return (
    <>
      <BottomSheet
        open={template !== undefined}
        onClose={onClose}
        title={shown.name}
        description={shown.description}
        device={device}
        onDevice={setDevice}
        aside={
          <Tooltip text={isFull && noneRemaining} side="bottom">
            <Button variant="primary" disabled={isFull} onClick={() => setNaming(true)}>
              Use Widget
            </Button>
          </Tooltip>
        }
      >
        <div className="min-h-0 flex-1">
          <PreviewFrame device={device}>
            <WidgetPreview key={shown._id} stage="view" title={`Preview of ${shown.name}`} {...{ type, settings }} />
          </PreviewFrame>
        </div>
      </BottomSheet>
      <NameDialog
        open={isNaming}
        onClose={() => setNaming(false)}
        title="Name your widget"
        description="Only you and your colleagues see this name."
        label="Widget Name"
        rules={WidgetName}
        max={120}
        submit="Create"
        onSubmit={async (name) => void navigate(editorOf(await create(shown, name)))}
      />
    </>
  )
}
