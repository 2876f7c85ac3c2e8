import { type ReactNode, useRef, useState } from 'react'
import type { Device } from '../design/layout/editor/device.ts'
import { PreviewFrame } from '../design/layout/editor/preview-frame.tsx'
import { BottomSheet } from '../design/overlays/bottom-sheet.tsx'
import type { Template } from './template.ts'

interface TemplateSheetProps<T extends Template> {
  template: T | undefined
  onClose: () => void
  renderPreview: (template: T) => ReactNode
  renderUseButton: (template: T) => ReactNode
}

/** A template at full size, and the way to something of one's own. */
export function TemplateSheet<T extends Template>({ template, onClose, renderPreview, renderUseButton }: TemplateSheetProps<T>) {
  const [device, setDevice] = useState<Device>('desktop')
  // What slides out of sight still shows what it showed.
  const last = useRef(template)
  if (template) last.current = template
  const shown = last.current
  if (!shown) return null
  return (
    <BottomSheet
      open={template !== undefined}
      onClose={onClose}
      title={shown.name}
      description={shown.description}
      device={device}
      onDeviceChange={setDevice}
      actions={renderUseButton(shown)}
    >
      <div key={shown._id} className="min-h-0 flex-1">
        <PreviewFrame device={device}>{renderPreview(shown)}</PreviewFrame>
      </div>
    </BottomSheet>
  )
}
