import { useApiRead } from '../../platform/use-api-read.ts'

/** What a preview is filled with: the brand, and a contact or a sample. */
export const usePostcardContext = (brandingId: string | null, contactId?: string) =>
  useApiRead('POST /agent/postcards/preview-context', { body: { brandingId, contactId: contactId ?? null } })
