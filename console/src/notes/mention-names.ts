export interface Mentionable {
  _id: string
  fullName: string
}

const shown = 6

/** Whom a beginning after `@` may mean: any of their names begins so. */
export function namesLike(agents: readonly Mentionable[], query: string): Mentionable[] {
  const wanted = plain(query)
  const found = agents.filter(({ fullName }) => {
    const name = plain(fullName)
    return name.startsWith(wanted) || name.split(/\s+/).some((word) => word.startsWith(wanted))
  })
  return found.slice(0, shown)
}

const plain = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .trim()
