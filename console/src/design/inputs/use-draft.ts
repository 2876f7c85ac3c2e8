import { useState } from 'react'

/** What stands in a box whose value is not text: the person's own text while it means the value, else the value's. */
export function useDraft<T>(value: T, parse: (text: string) => T, format: (value: T) => string) {
  const [draft, setDraft] = useState<string | null>(null)
  const text = draft !== null && Object.is(parse(draft), value) ? draft : format(value)
  return {
    text,
    type: setDraft,
    /** Leaving the box tidies the text, unless it is nonsense that still has to be put right. */
    tidy: () => setDraft((now) => (now !== null && Number.isNaN(parse(now)) ? now : null)),
  }
}
