import type { ShownWidget } from '@gable/shared/widgets/shown-widget.ts'

/** Undefined of a widget that is archived or that nobody has made; rejects where there is no telling. */
export function fetchShown(address: string): Promise<ShownWidget | undefined> {
  const before = asked.get(address)
  if (before) return before
  const answer = fetch(address, { credentials: 'omit' }).then(async (answer) => {
    if (answer.ok) return answer.json()
    if (answer.status >= 500 || answer.status === 429) throw new Error(String(answer.status))
  })
  asked.set(address, answer)
  answer.catch(() => asked.delete(address))
  return answer
}

// The same widget may stand many times on one page.
const asked = new Map<string, Promise<ShownWidget | undefined>>()
