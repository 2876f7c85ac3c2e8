import type { ContentSettings } from '@gable/shared/content/content.ts'
import { withEmailDefaults } from '@gable/shared/emails/email-defaults.ts'
import { compileEmail, fillEmail } from '@gable/shared/emails/render/compile-email.ts'
import { useMemo } from 'react'
import { EmailFrame } from '../branding/email-frame.tsx'
import { PreviewError, PreviewLoading } from '../journeys/preview-frame.tsx'
import { useApiRead } from '../platform/use-api-read.ts'

interface EmailPreviewProps {
  settings: ContentSettings
  /** The accessible name of the frame. */
  title: string
}

/** The email as it is sent, with the brand of the account and the figures of a sample home. It fills its container. */
export function EmailPreview({ settings, title }: EmailPreviewProps) {
  const email = useMemo(() => withEmailDefaults(settings), [settings])
  const { data, error, isValidating, mutate } = useApiRead('POST /agent/emails/preview-context', {
    body: { brandingId: email.brandingId },
  })
  const html = useMemo(() => data && fillEmail(compileEmail(email, data.sender), data.recipient).html, [email, data])
  if (html !== undefined) return <EmailFrame html={html} title={title} />
  if (error) return <PreviewError onRetry={() => void mutate()} retrying={isValidating} />
  return (
    <div className="relative h-full min-h-0 w-full">
      <PreviewLoading />
    </div>
  )
}
