import type { FoundLink } from './find-link.ts'

/**
 * Remembers where links lead, so that a page is read with its link in one message. That never changes, but a link may be
 * revoked or deleted meanwhile, so the statement that reads the page asks again.
 */
export function createKnownLinks(maximum = 10_000) {
  // The longest unused first.
  const links = new Map<string, FoundLink>()

  return {
    get(code: string): FoundLink | undefined {
      const link = links.get(code)
      if (!link) return undefined
      links.delete(code)
      links.set(code, link)
      return link
    },
    add(link: FoundLink) {
      const [longestUnused] = links.keys()
      if (links.size >= maximum && longestUnused !== undefined) links.delete(longestUnused)
      links.set(link.code, link)
    },
    delete: (code: string) => links.delete(code),
  }
}
