/** Whether two values are the same as JSON. The database may have changed the order of the keys. */
export const isSameJson = (a: unknown, b: unknown): boolean => toSortedJson(a) === toSortedJson(b)

const toSortedJson = (value: unknown) =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  )
