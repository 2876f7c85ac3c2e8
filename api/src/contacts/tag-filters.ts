/** Tags that were replaced, in the order in which they are found. */
interface ReplacedTags {
  before: string[]
  after: string[]
  /** Tells lists of the same tags apart. Missing in what was stored by earlier versions. */
  place?: string
}

/**
 * Replaces a tag wherever a JSON value names it, at any depth: in tag filters, and in the steps and triggers of flows.
 * Returns what undoing it needs.
 */
export function replaceTag(json: unknown, { tag, to }: { tag: string; to: string }) {
  const replaced: ReplacedTags[] = []
  const mapped = mapTags(json, (before, place, isSingle) => {
    // A step or trigger names a tag in lower or upper case. A filter has the tag of the contacts.
    const isTag = (item: string) => (isSingle ? item.toLowerCase() === tag.toLowerCase() : item === tag)
    if (!before.some(isTag)) return before
    const after = [...new Set(before.map((item) => (isTag(item) ? to : item)))]
    replaced.push({ before, after, place })
    return after
  })
  return { json: mapped, replaced }
}

/** Restores the tags that are still as they were left. */
export const restoreTags = (json: unknown, replaced: readonly ReplacedTags[]): unknown =>
  mapTags(json, (tags, place) => {
    const isLeft = (item: ReplacedTags) =>
      (item.place ?? place) === place && JSON.stringify(item.after) === JSON.stringify(tags)
    return replaced.find(isLeft)?.before ?? tags
  })

type MapTags = (tags: string[], place: string, isSingle: boolean) => string[]

/** The place is the ID of the object around the tags, such as a step. */
function mapTags(json: unknown, map: MapTags, place = ''): unknown {
  if (Array.isArray(json)) return json.map((item) => mapTags(item, map, place))
  if (json === null || typeof json !== 'object') return json
  if (isTagFilter(json)) return mapTagFilter(json, (tags) => map(tags, place, false))
  const inner = 'id' in json && typeof json.id === 'string' ? json.id : place
  const mapped = Object.fromEntries(Object.entries(json).map(([key, value]) => [key, mapTags(value, map, inner)]))
  return isTagStep(json) ? { ...mapped, tag: map([json.tag], `${inner} tag`, true)[0] ?? json.tag } : mapped
}

type TagFilter = { key: 'tags' } & ({ anyOf: string[] } | { noneOf: string[] })

const isTagFilter = (value: object): value is TagFilter =>
  'key' in value &&
  value.key === 'tags' &&
  (('anyOf' in value && Array.isArray(value.anyOf)) || ('noneOf' in value && Array.isArray(value.noneOf)))

const mapTagFilter = (filter: TagFilter, map: (tags: string[]) => string[]): TagFilter =>
  'anyOf' in filter ? { ...filter, anyOf: map(filter.anyOf) } : { ...filter, noneOf: map(filter.noneOf) }

/** A step that adds or removes a tag, or a trigger or event that is about one. */
const isTagStep = (value: object): value is { tag: string } =>
  'tag' in value &&
  typeof value.tag === 'string' &&
  (('kind' in value && (value.kind === 'ADD_TAG' || value.kind === 'REMOVE_TAG')) ||
    ('type' in value && (value.type === 'TAG_ADDED' || value.type === 'TAG_REMOVED')))
