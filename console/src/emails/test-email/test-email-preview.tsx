import type { FilledEmail } from '@gable/shared/emails/email-context.ts'
import type { EmailSettings } from '@gable/shared/emails/email-settings.ts'
import { compileEmail, fillEmail } from '@gable/shared/emails/render/compile-email.ts'
import { useMemo } from 'react'
import { EmailFrame } from '../../branding/email-frame.tsx'
import type { Device } from '../../design/layout/editor/device.ts'
import { PreviewFrame } from '../../design/layout/editor/preview-frame.tsx'
import { PreviewError, PreviewLoading } from '../../journeys/preview-frame.tsx'
import { useApiRead } from '../../platform/use-api-read.ts'
import type { Suggestion } from './use-contact-suggestions.ts'

/** The email as the contact would get it, or a sample contact while none is chosen. */
export function useTestEmail(settings: EmailSettings, contact: Suggestion | null, isOpen: boolean) {
  const body = {
    brandingId: settings.brandingId,
    contactId: contact?.contactId ?? null,
    propertyId: contact?.propertyId ?? null,
  }
  const { data, error, isValidating, mutate } = useApiRead('POST /agent/emails/preview-context', isOpen && { body })
  const email = useMemo(() => data && fillEmail(compileEmail(settings, data.sender), data.recipient), [settings, data])
  return { email, error, isValidating, retry: () => void mutate() }
}

interface TestEmailPreviewProps extends Omit<ReturnType<typeof useTestEmail>, 'email'> {
  title: string
  email: FilledEmail | undefined
  device: Device
}

export function TestEmailPreview({ title, email, error, isValidating, retry, device }: TestEmailPreviewProps) {
  if (!email)
    return (
      <div className="relative h-full min-h-0 w-full">
        {error ? <PreviewError onRetry={retry} retrying={isValidating} /> : <PreviewLoading />}
      </div>
    )
  return (
    <PreviewFrame device={device} width={700} mobileWidth={375}>
      <p className="shrink-0 truncate border-line border-b px-4 py-3 font-semibold">{email.subject || 'No subject'}</p>
      <div className="min-h-0 flex-1">
        <EmailFrame html={email.html} title={`Preview of ${title}`} />
      </div>
    </PreviewFrame>
  )
}
