import type { ContentSettings } from '@gable/shared/content/content.ts'
import { useState } from 'react'
import type { Device } from '../design/layout/editor/device.ts'
import { BottomSheet } from '../design/overlays/bottom-sheet.tsx'
import { useLastShown } from '../design/overlays/use-last-shown.ts'
import { FramedEmailPreview } from './framed-email-preview.tsx'

interface EmailPreviewSheetProps {
  email: { title: string; settings: ContentSettings } | undefined
  onClose: () => void
}

/** An email at full size, on a desktop or a phone. */
export function EmailPreviewSheet({ email, onClose }: EmailPreviewSheetProps) {
  const [device, setDevice] = useState<Device>('desktop')
  const visible = useLastShown(email)
  if (!visible) return null
  return (
    <BottomSheet
      open={email !== undefined}
      onClose={onClose}
      title={visible.title}
      device={device}
      onDeviceChange={setDevice}
    >
      <div className="min-h-0 flex-1">
        <FramedEmailPreview email={visible} device={device} />
      </div>
    </BottomSheet>
  )
}
