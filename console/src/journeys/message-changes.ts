export type PreviewMessage = { type: 'gable:preview' } & Record<string, unknown>

/**
 * Remembers what a preview frame knows, so that a keystroke sends what it changed instead of the whole page. A value that is the
 * same object as before has not changed; other values are compared as JSON, because form values are new objects after each
 * keystroke.
 */
export function createMessageChanges() {
  const known = new Map<string, { value: unknown; text: string | undefined }>()

  return {
    /** A copy of what the frame does not know yet. Undefined if it knows everything. */
    take({ type, ...message }: PreviewMessage): PreviewMessage | undefined {
      const changed = Object.entries(message).flatMap(([key, value]) => {
        const before = known.get(key)
        if (before && before.value === value) return []
        const text = JSON.stringify(value)
        known.set(key, { value, text })
        if (before && before.text === text) return []
        return [[key, text === undefined ? undefined : JSON.parse(text)]]
      })
      return changed.length > 0 ? { type, ...Object.fromEntries(changed) } : undefined
    },
    /** Called when the frame has lost everything. */
    forget: () => known.clear(),
  }
}
