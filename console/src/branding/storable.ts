import type * as z from 'zod'

/** What can be stored of what stands in a form: where something cannot, its stored value stays in its place. */
export function storable<T extends object>(schema: z.ZodType<T>, values: unknown, stored: T) {
  const parsed = schema.safeParse(values)
  if (parsed.success) return { value: parsed.data, refused: [] }
  const mended = structuredClone(values) as Record<PropertyKey, unknown>
  for (const { path } of parsed.error.issues) put(mended, path, at(stored, path))
  // What was stored under older rules may be refused by today's.
  const again = schema.safeParse(mended)
  return { value: again.success ? again.data : stored, refused: parsed.error.issues.map(({ path }) => path.join('.')) }
}

const at = (from: unknown, path: PropertyKey[]) =>
  path.reduce((part, key) => (part as Record<PropertyKey, unknown>)[key], from)

function put(into: Record<PropertyKey, unknown>, path: PropertyKey[], value: unknown) {
  const last = path.at(-1)
  if (last !== undefined) (at(into, path.slice(0, -1)) as Record<PropertyKey, unknown>)[last] = value
}
