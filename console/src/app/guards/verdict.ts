/** What a guard decides: let the page open, or lead to another one instead of it. */
export type Verdict = 'open' | { go: string }

export interface Place {
  pathname: string
  search: string
  hash: string
}

/** A place as a `next` parameter names it: no leading slash, with query and fragment. */
export const nextOf = ({ pathname, search, hash }: Place) => pathname.replace(/^\/+/, '') + search + hash

/** The part of a place inside its account. */
export const withinAccount = (place: Place): Place => ({
  ...place,
  pathname: place.pathname.replace(/^\/a\/[^/]+\/?/, ''),
})

export const withNext = (path: string, next: string | undefined) =>
  next ? `${path}?next=${encodeURIComponent(next)}` : path

/** The first segment inside an account: `contacts` of `contacts/12?tab=notes`. */
export const areaOf = (within: Pick<Place, 'pathname'>) => within.pathname.split('/')[0] ?? ''
