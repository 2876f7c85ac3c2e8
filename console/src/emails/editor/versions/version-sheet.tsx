import { withEmailDefaults } from '@gable/shared/emails/email-defaults.ts'
import type { EmailSettings } from '@gable/shared/emails/email-settings.ts'
import { useMemo, useState } from 'react'
import type { VersionSheetProps } from '../../../content/versions-slide-out.tsx'
import type { Device } from '../../../design/layout/editor/device.ts'
import { PreviewFrame } from '../../../design/layout/editor/preview-frame.tsx'
import { BottomSheet } from '../../../design/overlays/bottom-sheet.tsx'
import { PreviewError, PreviewLoading } from '../../../journeys/preview-frame.tsx'
import { EmailFrame } from '../preview/email-frame.tsx'
import { EmailPreviewBar } from '../preview/email-preview-bar.tsx'
import { type PreviewContext, usePreviewContext, usePreviewEmail } from '../preview/use-preview-email.ts'
import { type PreviewOptions, usePreviewOptions } from '../preview/use-preview-options.ts'

/** A version of the email that is not edited. */
export function VersionSheet({ settings: stored, actions, ...sheet }: VersionSheetProps) {
  const settings = useMemo(() => withEmailDefaults(stored), [stored])
  const [device, setDevice] = useState<Device>('desktop')
  const options = usePreviewOptions()
  const { data, error, isValidating, mutate } = usePreviewContext(settings.brandingId, options)
  return (
    <BottomSheet {...sheet} device={device} onDeviceChange={setDevice} actions={actions}>
      <div className="flex min-h-0 flex-1 flex-col border-line border-t">
        <EmailPreviewBar options={options} />
        <div className="relative min-h-0 flex-1">
          {data && <Version title={sheet.title} settings={settings} device={device} options={options} context={data} />}
          {!data && error && <PreviewError onRetry={() => void mutate()} retrying={isValidating} />}
          {!data && !error && <PreviewLoading />}
        </div>
      </div>
    </BottomSheet>
  )
}

interface VersionProps {
  title: string
  settings: EmailSettings
  device: Device
  options: PreviewOptions
  context: PreviewContext
}

function Version({ title, settings, device, options, context }: VersionProps) {
  const email = usePreviewEmail(settings, context)
  return (
    <PreviewFrame device={device} width={700} mobileWidth={375}>
      <p className="shrink-0 truncate border-line border-b px-4 py-3 font-semibold">{email.subject}</p>
      <EmailFrame title={title} email={email} theme={options.theme} />
    </PreviewFrame>
  )
}
