import { useMemo, useState } from 'react'
import type { Choice } from '../../../design/inputs/option.ts'
import type { EmailTheme } from './email-document.ts'

/** For whom and how the preview shows the email. */
export function usePreviewOptions() {
  /** The IDs of a contact and of a home. Without it, the preview shows a sample. */
  const [contact, setContact] = useState<Choice | null>(null)
  const [theme, setTheme] = useState<EmailTheme>('light')
  return useMemo(() => {
    const [contactId, propertyId] = contact?.value.split(' ') ?? []
    return { contact, setContact, contactId, propertyId: propertyId || undefined, theme, setTheme }
  }, [contact, theme])
}

export type PreviewOptions = ReturnType<typeof usePreviewOptions>
