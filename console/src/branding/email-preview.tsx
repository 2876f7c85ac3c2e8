import type { Branding } from '@gable/shared/branding/branding.ts'
import type { Signature } from '@gable/shared/branding/signature.ts'
import { useEffect, useState } from 'react'
import { TextSkeleton } from '../design/feedback/skeleton.tsx'
import { ErrorState } from '../design/feedback/states.tsx'
import { call } from '../platform/use-api.ts'
import { EmailFrame } from './email-frame.tsx'

interface EmailPreviewProps {
  branding: Branding
  /** An unsaved signature. Undefined shows the saved one. */
  signature: Signature | undefined
}

/** A sample email with this brand, rendered by the server. The previous one stays visible while the next one loads. */
export function EmailPreview({ branding: { _id, style, details, compliance }, signature }: EmailPreviewProps) {
  const [html, setHtml] = useState<string>()
  const [hasFailed, setFailed] = useState(false)
  const [attempt, setAttempt] = useState(0)
  const body = JSON.stringify({ style, details, compliance, signature })

  // biome-ignore lint/correctness/useExhaustiveDependencies: a retry loads the same email again
  useEffect(() => {
    let isOutdated = false
    const timer = setTimeout(async () => {
      try {
        const options = { params: { brandingId: _id }, body: JSON.parse(body) }
        const email = await call('POST /agent/branding/:brandingId/mail-preview', options)
        if (isOutdated) return
        setHtml(email.html)
        setFailed(false)
      } catch {
        if (!isOutdated) setFailed(true)
      }
    }, 250)
    return () => {
      isOutdated = true
      clearTimeout(timer)
    }
  }, [_id, body, attempt])

  if (hasFailed)
    return <ErrorState title="The email preview could not be loaded" onRetry={() => setAttempt((count) => count + 1)} />
  if (html === undefined)
    return (
      <div className="p-6">
        <TextSkeleton lines={8} />
      </div>
    )
  return <EmailFrame html={html} title="The brand in an email" />
}
