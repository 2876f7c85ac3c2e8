interface TagVersions {
  base: readonly string[]
  mine: readonly string[]
  theirs: readonly string[]
}

/** Applies my added and removed tags to their version. */
export function mergeTags({ base, mine, theirs }: TagVersions): string[] {
  const remaining = theirs.filter((tag) => mine.includes(tag) || !base.includes(tag))
  const added = mine.filter((tag) => !base.includes(tag) && !has(theirs, tag))
  return [...remaining, ...added]
}

const has = (tags: readonly string[], tag: string) => tags.some((item) => item.toLowerCase() === tag.toLowerCase())
