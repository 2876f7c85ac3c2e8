interface Tags {
  before: readonly string[]
  mine: readonly string[]
  theirs: readonly string[]
}

/** Theirs, with what I have put on and without what I have taken off. */
export function tagsOfBoth({ before, mine, theirs }: Tags): string[] {
  const stay = theirs.filter((tag) => mine.includes(tag) || !before.includes(tag))
  const added = mine.filter((tag) => !before.includes(tag) && !has(theirs, tag))
  return [...stay, ...added]
}

const has = (tags: readonly string[], tag: string) => tags.some((one) => one.toLowerCase() === tag.toLowerCase())
