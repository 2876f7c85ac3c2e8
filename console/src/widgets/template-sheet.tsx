import type { WidgetTemplate } from '@gable/shared/widgets/widget.ts'
import { useRef, useState } from 'react'
import { BottomSheet } from '../design/bottom-sheet.tsx'
import type { Device } from '../design/editor/device.ts'
import { PreviewFrame } from '../design/editor/preview-frame.tsx'
import { UseTemplateButton } from './use-template-button.tsx'
import { WidgetPreview } from './widget-preview.tsx'

interface TemplateSheetProps {
  template: WidgetTemplate | undefined
  onClose: () => void
}

/** A template at full size, and the way to a widget of one's own. */
export function TemplateSheet({ template, onClose }: TemplateSheetProps) {
  const [device, setDevice] = useState<Device>('desktop')
  // What slides out of sight still shows what it showed.
  const last = useRef(template)
  if (template) last.current = template
  const shown = last.current
  if (!shown) return null
  const { type, settings } = shown.config
  return (
    <BottomSheet
      open={template !== undefined}
      onClose={onClose}
      title={shown.name}
      description={shown.description}
      device={device}
      onDevice={setDevice}
      aside={<UseTemplateButton template={shown} />}
    >
      <div className="min-h-0 flex-1">
        <PreviewFrame device={device}>
          <WidgetPreview key={shown._id} stage="view" title={`Preview of ${shown.name}`} {...{ type, settings }} />
        </PreviewFrame>
      </div>
    </BottomSheet>
  )
}
