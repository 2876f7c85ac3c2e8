/** Where what was typed into a step is kept until it is saved: in this tab, for this person, in this account. */
export const draftPlace = (accountId: string, userId: string, step: string) => `${prefix}${accountId}.${userId}.${step}`

/** A browser may refuse storage; the form then simply forgets on reload. */
export function keepDraft(place: string, values: object) {
  try {
    sessionStorage.setItem(place, JSON.stringify(values))
  } catch {}
}

export function readDraft(place: string): string | null {
  try {
    return sessionStorage.getItem(place)
  } catch {
    return null
  }
}

export function dropDraft(place: string) {
  try {
    sessionStorage.removeItem(place)
  } catch {}
}

/** Whoever signs out leaves nothing of theirs in the tab. */
export function dropAllDrafts() {
  try {
    for (const place of Object.keys(sessionStorage)) if (place.startsWith(prefix)) dropDraft(place)
  } catch {}
}

/** The values to begin with, and over them whatever of a draft still fits. */
export function withDraft<V extends object>(values: V, draft: string | null): V {
  const kept = parsed(draft)
  const fitting = Object.entries(values).flatMap(([name, value]) =>
    name in kept && kindOf(kept[name]) === kindOf(value) ? [[name, kept[name]]] : [],
  )
  return { ...values, ...Object.fromEntries(fitting) }
}

const prefix = 'gable.onboarding.'

function parsed(draft: string | null): Record<string, unknown> {
  try {
    const kept: unknown = JSON.parse(draft ?? '{}')
    return kept !== null && typeof kept === 'object' ? (kept as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}

/** A choice not made yet is null and may have become text. */
function kindOf(value: unknown) {
  if (value === null || typeof value === 'string') return 'text'
  return Array.isArray(value) && value.every((one) => typeof one === 'string') ? 'texts' : 'neither'
}
