import type { Branding } from '@gable/shared/branding/branding.ts'
import type { Signature } from '@gable/shared/branding/signature.ts'
import { useEffect, useState } from 'react'
import { TextSkeleton } from '../design/feedback/skeleton.tsx'
import { ErrorState } from '../design/feedback/states.tsx'
import { call } from '../platform/use-api.ts'
import { LetterFrame } from './letter-frame.tsx'

interface MailPreviewProps {
  branding: Branding
  /** The signature as it is being written; the stored one where none is. */
  signature: Signature | undefined
}

/** A letter with this brand, written by the server as it writes all of them. The old one stays until the new one is there. */
export function MailPreview({ branding: { _id, style, details, compliance }, signature }: MailPreviewProps) {
  const [html, setHtml] = useState<string>()
  const [hasFailed, setFailed] = useState(false)
  const [attempt, setAttempt] = useState(0)
  const text = JSON.stringify({ style, details, compliance, signature })

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks for the same letter again
  useEffect(() => {
    let isOutdated = false
    const later = setTimeout(async () => {
      try {
        const asked = { params: { brandingId: _id }, body: JSON.parse(text) }
        const letter = await call('POST /agent/branding/:brandingId/mail-preview', asked)
        if (isOutdated) return
        setHtml(letter.html)
        setFailed(false)
      } catch {
        if (!isOutdated) setFailed(true)
      }
    }, 250)
    return () => {
      isOutdated = true
      clearTimeout(later)
    }
  }, [_id, text, attempt])

  if (hasFailed)
    return <ErrorState title="The letter could not be loaded" onRetry={() => setAttempt((count) => count + 1)} />
  if (html === undefined)
    return (
      <div className="p-6">
        <TextSkeleton lines={8} />
      </div>
    )
  return <LetterFrame html={html} title="The brand in a letter" />
}
