/** Whether two values are equal as data: as JSON, with labels that are functions. */
export function isSame(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true
  if (!isData(a) || !isData(b) || Array.isArray(a) !== Array.isArray(b)) return false
  const keys = Object.keys(a)
  return keys.length === Object.keys(b).length && keys.every((key) => key in b && isSame(a[key], b[key]))
}

/**
 * Elements of Preact have no constructor, and refer to each other in circles. The constructors of data are those of the
 * console's window.
 */
const isData = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && value.constructor !== undefined
