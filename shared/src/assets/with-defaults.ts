/** Stored settings in the shape of a pattern: what an older version did not save is filled up, what it saved besides is left out. */
export function withDefaults(pattern: unknown, stored: unknown): unknown {
  if (pattern === null) return stored ?? null
  if (Array.isArray(pattern))
    return Array.isArray(stored) && stored.length > 0 ? stored.map((one) => withDefaults(pattern[0], one)) : pattern
  if (typeof pattern !== 'object') return typeof stored === typeof pattern && !Number.isNaN(stored) ? stored : pattern
  const parts = typeof stored === 'object' ? (stored as Record<string, unknown> | null) : null
  return Object.fromEntries(Object.entries(pattern).map(([name, part]) => [name, withDefaults(part, parts?.[name])]))
}
