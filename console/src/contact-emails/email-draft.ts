export interface EmailDraft {
  subject: string
  text: string
}

export const emptyDraft: EmailDraft = { subject: '', text: '' }

/** Stores an unsent email for this browser tab, so that closing the panel or the page does not lose it. */
export function saveEmailDraft(key: string, draft: EmailDraft) {
  try {
    if (draft.subject.trim() === '' && draft.text.trim() === '') sessionStorage.removeItem(toStorageKey(key))
    else sessionStorage.setItem(toStorageKey(key), JSON.stringify(draft))
  } catch {
    // Emails can be written without storage too.
  }
}

export function getEmailDraft(key: string): EmailDraft | undefined {
  try {
    const stored = sessionStorage.getItem(toStorageKey(key))
    return stored === null ? undefined : (JSON.parse(stored) as EmailDraft)
  } catch {
    return undefined
  }
}

export const toEmailDraftKey = (accountId: string | undefined, contactId: string) => `${accountId}:${contactId}`

const toStorageKey = (key: string) => `email-draft:${key}`
