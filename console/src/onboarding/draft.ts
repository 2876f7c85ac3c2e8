/** Drafts are kept per tab, user, account and step until the step is saved. */
export const getDraftKey = (accountId: string, userId: string, step: string) =>
  `${prefix}${accountId}.${userId}.${step}`

/** Without browser storage, a reload loses the draft. */
export function saveDraft(key: string, values: object) {
  try {
    sessionStorage.setItem(key, JSON.stringify(values))
  } catch {}
}

export function getDraft(key: string): string | null {
  try {
    return sessionStorage.getItem(key)
  } catch {
    return null
  }
}

export function deleteDraft(key: string) {
  try {
    sessionStorage.removeItem(key)
  } catch {}
}

/** Signing out deletes the user's drafts in this tab. */
export function deleteAllDrafts() {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(prefix)) deleteDraft(key)
  } catch {}
}

/** Overrides values with those of the draft that have the same type. */
export function applyDraft<V extends object>(values: V, draft: string | null): V {
  const saved = parseDraft(draft)
  const valid = Object.entries(values).flatMap(([name, value]) =>
    name in saved && typeOf(saved[name]) === typeOf(value) ? [[name, saved[name]]] : [],
  )
  return { ...values, ...Object.fromEntries(valid) }
}

const prefix = 'gable.onboarding.'

function parseDraft(draft: string | null): Record<string, unknown> {
  try {
    const saved: unknown = JSON.parse(draft ?? '{}')
    return saved !== null && typeof saved === 'object' ? (saved as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}

/** Null counts as text: it is a choice that was not made yet. */
function typeOf(value: unknown) {
  if (value === null || typeof value === 'string') return 'text'
  return Array.isArray(value) && value.every((item) => typeof item === 'string') ? 'texts' : 'other'
}
