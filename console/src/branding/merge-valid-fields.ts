import type * as z from 'zod'

type Fields = Record<PropertyKey, unknown>

/** The form values that can be saved: an invalid field keeps its saved value. */
export function mergeValidFields<T extends object>(schema: z.ZodType<T>, values: unknown, saved: T) {
  const parsed = schema.safeParse(values)
  if (parsed.success) return { value: parsed.data, invalidFields: [] }
  const { issues } = parsed.error
  const merged = structuredClone(values) as Fields
  for (const { path } of issues) setAtPath(merged, path, getAtPath(saved, path))
  // A saved value may be invalid too if the rules have changed since.
  const parsedMerged = schema.safeParse(merged)
  return {
    value: parsedMerged.success ? parsedMerged.data : saved,
    invalidFields: issues.map(({ path }) => path.join('.')),
  }
}

const getAtPath = (object: unknown, path: PropertyKey[]) => path.reduce((value, key) => (value as Fields)[key], object)

function setAtPath(object: Fields, path: PropertyKey[], value: unknown) {
  const lastKey = path.at(-1)
  if (lastKey !== undefined) (getAtPath(object, path.slice(0, -1)) as Fields)[lastKey] = value
}
