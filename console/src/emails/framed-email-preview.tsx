import type { ContentSettings } from '@gable/shared/content/content.ts'
import { lazy, Suspense } from 'react'
import type { Device } from '../design/layout/editor/device.ts'
import { PreviewFrame } from '../design/layout/editor/preview-frame.tsx'

const EmailPreview = lazy(async () => ({ default: (await import('./email-preview.tsx')).EmailPreview }))

interface FramedEmailPreviewProps {
  email: { title: string; settings: ContentSettings }
  device: Device
}

/** An email as it looks on a device. The renderer loads when it is shown. */
export const FramedEmailPreview = ({ email, device }: FramedEmailPreviewProps) => (
  <PreviewFrame device={device} width={700}>
    <Suspense>
      <EmailPreview settings={email.settings} title={`Preview of ${email.title}`} />
    </Suspense>
  </PreviewFrame>
)
