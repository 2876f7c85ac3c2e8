import type { EmailRecipient, EmailSender } from '@gable/shared/emails/email-context.ts'
import type { EmailSettings } from '@gable/shared/emails/email-settings.ts'
import { compileEmail, fillEmail } from '@gable/shared/emails/render/compile-email.ts'
import { fillHtml } from '@gable/shared/emails/render/html.ts'
import { useMemo } from 'react'
import { useApiRead } from '../../../platform/use-api-read.ts'
import type { PreviewOptions } from './use-preview-options.ts'

/** What the preview is filled with: the brand, and a contact or a sample. */
export const usePreviewContext = (
  brandingId: string | null,
  { contactId, propertyId }: Pick<PreviewOptions, 'contactId' | 'propertyId'>,
) =>
  useApiRead('POST /agent/emails/preview-context', {
    body: { brandingId, contactId: contactId ?? null, propertyId: propertyId ?? null },
  })

export interface PreviewContext {
  sender: EmailSender
  recipient: EmailRecipient
}

/** The very email that the recipient would get, and the blocks that it shows to them. */
export function usePreviewEmail(settings: EmailSettings, { sender, recipient }: PreviewContext) {
  return useMemo(() => {
    const compiled = compileEmail(settings, sender)
    const shown = compiled.rows
      .map(({ blockId, html }) => ({ blockId, html: fillHtml(html, recipient) }))
      .filter(({ html }) => html !== '')
    return {
      ...fillEmail(compiled, recipient),
      rows: shown.map(({ html }) => html),
      shownIds: shown.map(({ blockId }) => blockId),
    }
  }, [settings, sender, recipient])
}
