/**
 * Replaces an agent wherever the steps of a flow name one: to assign, in turn or by area, and to notify. Filters stay,
 * because a filter by owner would enroll the contacts that the successor already has.
 */
export function replaceAgent(json: unknown, from: string, to: string): unknown {
  const map = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(map)
    if (value === null || typeof value !== 'object') return value
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, mapEntry(key, inner)]))
  }
  const mapEntry = (key: string, value: unknown) => {
    if (singleKeys.has(key) && value === from) return to
    if (key !== 'agentIds' || !Array.isArray(value)) return map(value)
    return [...new Set(value.map((id) => (id === from ? to : id)))]
  }
  return map(json)
}

/** `otherwise` is who gets the homes outside of all areas. */
const singleKeys = new Set(['agentId', 'otherwise'])
