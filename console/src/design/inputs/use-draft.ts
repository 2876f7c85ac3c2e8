import { useState } from 'react'

/** The text of an input whose value is not text: the typed text while it parses to the value, otherwise the formatted value. */
export function useDraft<T>(value: T, parse: (text: string) => T, format: (value: T) => string) {
  const [draft, setDraft] = useState<string | null>(null)
  const text = draft !== null && Object.is(parse(draft), value) ? draft : format(value)
  return {
    text,
    setText: setDraft,
    /** On blur, replaces the typed text with the formatted value, unless the text is invalid. */
    reformat: () => setDraft((current) => (current !== null && Number.isNaN(parse(current)) ? current : null)),
  }
}
