/** Lists the fields that differ, by path. Descends into objects but not into arrays. */
export function listChangedFields(before: unknown, after: unknown, path = ''): [path: string, value: unknown][] {
  if (JSON.stringify(before) === JSON.stringify(after)) return []
  if (!isRecord(before) || !isRecord(after)) return [[path, after]]
  return Object.keys(after).flatMap((name) =>
    listChangedFields(before[name], after[name], path ? `${path}.${name}` : name),
  )
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
