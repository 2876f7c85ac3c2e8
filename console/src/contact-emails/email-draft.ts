import { getFromTab, saveInTab } from '../platform/tab-storage.ts'

export interface EmailDraft {
  subject: string
  text: string
}

export const emptyDraft: EmailDraft = { subject: '', text: '' }

/** Stores an unsent email for this browser tab, so that closing the panel or the page does not lose it. */
export function saveEmailDraft(key: string, draft: EmailDraft) {
  const isEmpty = draft.subject.trim() === '' && draft.text.trim() === ''
  saveInTab(toStorageKey(key), isEmpty ? undefined : draft)
}

export const getEmailDraft = (key: string) => getFromTab<EmailDraft>(toStorageKey(key))

export const toEmailDraftKey = (accountId: string | undefined, contactId: string) => `${accountId}:${contactId}`

const toStorageKey = (key: string) => `email-draft:${key}`
