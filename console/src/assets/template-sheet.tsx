import { type ReactNode, useState } from 'react'
import type { Device } from '../design/layout/editor/device.ts'
import { PreviewFrame } from '../design/layout/editor/preview-frame.tsx'
import { BottomSheet } from '../design/overlays/bottom-sheet.tsx'
import { useLastShown } from '../design/overlays/use-last-shown.ts'
import type { Template } from './template.ts'

interface TemplateSheetProps<T extends Template> {
  template: T | undefined
  onClose: () => void
  renderPreview: (template: T) => ReactNode
  renderUseButton: (template: T) => ReactNode
}

/** A full-size preview of a template, with the button that uses it. */
export function TemplateSheet<T extends Template>({
  template,
  onClose,
  renderPreview,
  renderUseButton,
}: TemplateSheetProps<T>) {
  const [device, setDevice] = useState<Device>('desktop')
  const visibleTemplate = useLastShown(template)
  if (!visibleTemplate) return null
  return (
    <BottomSheet
      open={template !== undefined}
      onClose={onClose}
      title={visibleTemplate.name}
      description={visibleTemplate.description}
      device={device}
      onDeviceChange={setDevice}
      actions={renderUseButton(visibleTemplate)}
    >
      <div key={visibleTemplate._id} className="min-h-0 flex-1">
        <PreviewFrame device={device}>{renderPreview(visibleTemplate)}</PreviewFrame>
      </div>
    </BottomSheet>
  )
}
