/** What is not the same any more, each with its path: as deep as records go, lists as a whole. */
export function listChangedFields(before: unknown, now: unknown, path = ''): [path: string, value: unknown][] {
  if (JSON.stringify(before) === JSON.stringify(now)) return []
  if (!isRecord(before) || !isRecord(now)) return [[path, now]]
  return Object.keys(now).flatMap((name) => listChangedFields(before[name], now[name], path ? `${path}.${name}` : name))
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
