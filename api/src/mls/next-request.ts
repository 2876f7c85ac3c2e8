import { parseInstant } from './parse-listing.ts'
import type { ResoPage } from './reso-client.ts'
import { type ResoSource, toChangesUrl, toKeysUrl, toUrlAfter } from './reso-urls.ts'

interface PageOptions {
  source: ResoSource
  /** The number of rows that were asked for. */
  top: number
  keysOnly: boolean
}

export interface PagePosition {
  /** The latest change on the page, with its key. Undefined if no row has both. */
  latest: { at: Date; key: string } | undefined
  /** Everything up to the latest change has been served, so a later run may begin there. */
  isSorted: boolean
  /** Undefined after the last page. */
  nextUrl: string | undefined
}

/** The order of the MLS is not the one that was asked for, and it has no next link. */
export class UnsortedError extends Error {
  override name = 'UnsortedError'
}

/**
 * Where to continue after a page. Next links often count rows, and a listing that changes meanwhile moves others to a page
 * that was read before. So a next link only says that there is more: the next request begins at the latest change
 * instead, or behind its key among changes of one moment, which a bulk edit at the MLS makes.
 */
export function toNextRequest({ rows, nextLink }: ResoPage, { source, top, keysOnly }: PageOptions): PagePosition {
  const read = rows.flatMap((row) => {
    const { ListingKey: key, ModificationTimestamp: modifiedAt } = (row ?? {}) as Record<string, unknown>
    const at = parseInstant(modifiedAt)
    return at && (typeof key === 'string' || typeof key === 'number')
      ? [{ at, key: String(key), modifiedAt: String(modifiedAt) }]
      : []
  })
  const isSorted = read.every(({ at }, index) => index === 0 || at >= (read[index - 1]?.at ?? at))
  const [first] = read
  const latest = read.reduce<(typeof read)[number] | undefined>(
    (best, row) => (!best || row.at >= best.at ? row : best),
    undefined,
  )
  const isLastPage = nextLink === undefined && rows.length < top
  const position = { latest, isSorted }
  if (isLastPage || !latest || !first) return { ...position, nextUrl: nextLink }
  if (!isSorted) {
    if (nextLink === undefined) throw new UnsortedError('The MLS does not sort its listings by their last change.')
    return { ...position, nextUrl: nextLink }
  }
  if (first.at.getTime() === latest.at.getTime())
    return { ...position, nextUrl: toUrlAfter(source, latest, top, keysOnly) }
  const toUrl = keysOnly ? toKeysUrl : toChangesUrl
  return { ...position, nextUrl: toUrl(source, latest.at, top) }
}
