export interface PageLocation {
  pathname: string
  search: string
  hash: string
}

/** Formats a location for the `next` parameter: without the leading slash, with query and fragment. */
export const toNextPath = ({ pathname, search, hash }: PageLocation) => pathname.replace(/^\/+/, '') + search + hash

/** Strips `/a/:accountId/` from the path. */
export const toLocationInAccount = (location: PageLocation): PageLocation => ({
  ...location,
  pathname: location.pathname.replace(/^\/a\/[^/]+\/?/, ''),
})

export const addNextParam = (path: string, next: string | undefined) =>
  next ? `${path}?next=${encodeURIComponent(next)}` : path

/** Returns the first segment of a path inside an account: `contacts` for `contacts/12?tab=notes`. */
export const getArea = ({ pathname }: Pick<PageLocation, 'pathname'>) => pathname.split('/')[0] ?? ''
