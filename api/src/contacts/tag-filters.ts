/** Replaces the tags of every tag filter in a JSON value, at any depth. */
export function replaceTagsOfFilters(json: unknown, replace: (tags: string[]) => string[]): unknown {
  if (Array.isArray(json)) return json.map((item) => replaceTagsOfFilters(item, replace))
  if (json === null || typeof json !== 'object') return json
  if (isTagFilter(json)) return { ...json, anyOf: replace(json.anyOf) }
  return Object.fromEntries(Object.entries(json).map(([key, value]) => [key, replaceTagsOfFilters(value, replace)]))
}

export const replaceTag = (tags: readonly string[], tag: string, to: string): string[] => [
  ...new Set(tags.map((item) => (item === tag ? to : item))),
]

const isTagFilter = (value: object): value is { key: 'tags'; anyOf: string[] } =>
  'key' in value && value.key === 'tags' && 'anyOf' in value && Array.isArray(value.anyOf)
