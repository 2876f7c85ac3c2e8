/**
 * Stored settings in the shape of the defaults: missing or mistyped values take the default, unknown keys are dropped.
 * The first item of a default array is the default for every stored item. An empty default array and a null default
 * accept any array and any value.
 */
export function withDefaults(defaults: unknown, stored: unknown): unknown {
  if (defaults === null) return stored ?? null
  if (Array.isArray(defaults)) {
    if (!Array.isArray(stored) || stored.length === 0) return defaults
    return defaults.length === 0 ? stored : stored.map((item) => withDefaults(defaults[0], item))
  }
  if (typeof defaults !== 'object')
    return typeof stored === typeof defaults && !Number.isNaN(stored) ? stored : defaults
  const values = typeof stored === 'object' ? (stored as Record<string, unknown> | null) : null
  return Object.fromEntries(Object.entries(defaults).map(([key, value]) => [key, withDefaults(value, values?.[key])]))
}
