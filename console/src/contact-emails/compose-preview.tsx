import type { EmailRecipient, EmailSender } from '@gable/shared/emails/email-context.ts'
import { addSignature, createPersonalEmail } from '@gable/shared/emails/personal-email.ts'
import { compileEmail, fillEmail } from '@gable/shared/emails/render/compile-email.ts'
import { useMemo } from 'react'
import { EmailFrame } from '../branding/email-frame.tsx'
import type { EmailDraft } from './email-draft.ts'

interface ComposePreviewProps {
  draft: EmailDraft
  context: { sender: EmailSender; recipient: EmailRecipient; signature: string }
}

/** The very email that the contact will get. */
export function ComposePreview({ draft: { subject, text }, context }: ComposePreviewProps) {
  const { sender, recipient, signature } = context
  const email = useMemo(
    () => fillEmail(compileEmail(createPersonalEmail(subject, addSignature(text, signature)), sender), recipient),
    [subject, text, signature, sender, recipient],
  )
  return (
    <div className="flex min-h-0 flex-1 flex-col overflow-hidden rounded-lg border border-line">
      <p className="shrink-0 truncate border-line border-b px-4 py-3 font-semibold">{email.subject || 'No subject'}</p>
      <div className="min-h-0 flex-1">
        <EmailFrame html={email.html} title="Preview of your email" />
      </div>
    </div>
  )
}
